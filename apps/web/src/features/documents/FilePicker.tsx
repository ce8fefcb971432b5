import { type ChangeEvent, type DragEvent, useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { documentIcon, photoIcon } from '../../ui/icons.ts'
import { acceptedEndings } from './accept-files.ts'

/** Where files are dropped, picked, or a paper is photographed. */
export function FilePicker({ onTake }: { onTake: (files: readonly File[]) => void }) {
  const [isOver, setOver] = useState(false)
  const picker = useRef<HTMLInputElement>(null)
  const photo = useRef<HTMLInputElement>(null)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onTake([...event.dataTransfer.files])
  }
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onTake([...(target.files ?? [])])
    // The same file can be picked again.
    target.value = ''
  }
  return (
    <fieldset
      aria-label="Files to add"
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`grid min-w-0 justify-items-center gap-3 rounded-card border-2 border-dashed p-6 text-center max-sm:gap-2 max-sm:p-3 ${isOver ? 'border-accent bg-accent-soft' : 'border-edge/60 bg-raised'}`}
    >
      <button type="button" className="grid justify-items-center gap-2 rounded-xl p-2" onClick={() => picker.current?.click()}>
        <Icon path={documentIcon} className="size-9 text-accent-strong max-sm:hidden" />
        <span className="font-semibold">Drop files here or click to browse</span>
      </button>
      <p className="text-sm text-soft">PDF, JPG, PNG, TXT, DOC or DOCX, up to 10 MB each</p>
      <p className="text-sm text-soft pointer-coarse:hidden">
        You can also drop ODT, RTF and TIFF files, saved web pages and emails (.eml) here.
      </p>
      <div className="flex flex-wrap justify-center gap-2">
        <Button className="max-sm:px-3" onClick={() => picker.current?.click()}>
          Select Files
        </Button>
        <Button icon={photoIcon} className="max-sm:px-3 pointer-fine:hidden" onClick={() => photo.current?.click()}>
          Take a photo
        </Button>
      </div>
      <input
        ref={photo}
        type="file"
        accept="image/jpeg,image/png"
        capture="environment"
        aria-label="Take a photo of a document"
        className="sr-only"
        tabIndex={-1}
        onChange={pick}
      />
      <input
        ref={picker}
        type="file"
        multiple
        accept={acceptedEndings}
        aria-label="Select medical documents"
        className="sr-only"
        tabIndex={-1}
        onChange={pick}
      />
    </fieldset>
  )
}
