import { useState } from 'react'
import { useOutsideModel } from '../../session/use-outside-model.ts'
import { useUser } from '../../session/use-user.ts'
import { useStore } from '../../store/create-store.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { lockIcon } from '../../ui/icons.ts'
import { acceptFiles } from './accept-files.ts'
import { type UploadedDocument, uploadsOf } from './create-uploads.ts'
import { FilePicker } from './FilePicker.tsx'
import { UploadRow } from './UploadRow.tsx'
import { useSharedFiles } from './use-shared-files.ts'

const sharedLost = 'Something that was shared could not be taken over. Please select it here.'

interface UploadDialogProps {
  onUploaded: (document: UploadedDocument) => void
  /** Opens what was read in a document. */
  onView: (documentId: string) => void
  /** Opens the list of all documents. */
  onList: () => void
  onClose: () => void
}

/** The upload panel: drop or pick files, see how each fares, look at what was read. */
export function UploadDialog({ onUploaded, onView, onList, onClose }: UploadDialogProps) {
  const { session } = useUser()
  const uploads = uploadsOf(session)
  const items = useStore(uploads.items)
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const model = useOutsideModel()
  const pending = items.filter(({ status }) => status === 'pending').length
  const isUploading = items.some(({ status }) => status === 'uploading')

  const isDone = items.length > 0 && pending === 0 && !isUploading

  const take = (files: readonly File[]) => {
    const { accepted, refusals: refused } = acceptFiles(files)
    setRefusals(refused)
    if (accepted.length > 0) uploads.add(accepted)
  }
  useSharedFiles(({ files, isLost }) => {
    take(files)
    if (isLost) setRefusals((refused) => [...refused, sharedLost])
  })
  const close = () => {
    uploads.clearPending()
    uploads.forgetDone()
    uploads.show(false)
    onClose()
  }
  return (
    <Dialog
      title="Upload Medical Documents"
      subtitle="Share your medical history, test results, or prescriptions"
      onClose={close}
      actions={
        <>
          <Button look={isDone ? 'primary' : 'secondary'} onClick={close}>
            {isDone ? 'Done' : 'Cancel'}
          </Button>
          {!isDone && (
            <Button
              look="primary"
              disabled={items.length === 0 || isUploading || pending === 0}
              onClick={() => void uploads.start(onUploaded)}
            >
              Upload {pending} Files
            </Button>
          )}
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <FilePicker onTake={take} />
        {refusals.length > 0 && (
          <ul role="alert" className="grid gap-1 rounded-xl border border-red/50 bg-red-soft p-3 text-[0.9375rem]">
            {refusals.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
        {items.length > 0 && (
          <section className="grid grid-cols-1 gap-2">
            <h3 className="font-bold">Files to Upload ({items.length})</h3>
            <ul className="grid grid-cols-1 gap-2" aria-live="polite">
              {items.map((item) => (
                <UploadRow
                  key={item.id}
                  item={item}
                  onRemove={() => uploads.remove(item.id)}
                  onView={onView}
                  onUnlock={(password) => {
                    uploads.unlock(item.id, password)
                    void uploads.start(onUploaded)
                  }}
                />
              ))}
            </ul>
          </section>
        )}
        {model && (
          <label className="flex min-h-11 items-start gap-3 text-[0.9375rem]">
            <input type="checkbox" className="mt-1 size-5 shrink-0" onChange={(event) => uploads.show(event.target.checked)} />
            <span>
              Let {model.name} look at the files too. The whole file then leaves this machine and goes to {model.owner}. Without this, files
              are read here alone.
            </span>
          </label>
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <p className="flex items-center gap-2 text-sm text-soft">
            <Icon path={lockIcon} className="size-4" />
            Files are encrypted and securely processed
          </p>
          <Button look="quiet" className="-mx-4" onClick={onList}>
            My documents
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
