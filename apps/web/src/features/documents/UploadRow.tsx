import { Badge, type Tone } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { documentIcon, trashIcon } from '../../ui/icons.ts'
import { uploadTexts } from './create-uploads.ts'
import { shareDone, stageText, type UploadItem } from './upload-queue.ts'

const looks: Record<UploadItem['status'], { tone: Tone; word: string }> = {
  pending: { tone: 'neutral', word: 'Pending' },
  uploading: { tone: 'blue', word: 'Uploading' },
  completed: { tone: 'green', word: 'Completed' },
  error: { tone: 'red', word: 'Error' },
}

interface UploadRowProps {
  item: UploadItem
  onRemove: () => void
  onView: (documentId: string) => void
  onUnlock: (password: string) => void
}

/** One file of the queue: its name and size, its status, how far it is, and what came of it. */
export function UploadRow({ item, onRemove, onView, onUnlock }: UploadRowProps) {
  const { file, status, progress, error, documentId, isLocked } = item
  const { tone, word } = looks[status]
  const done = shareDone(progress)
  return (
    <li className="grid gap-2 rounded-xl border border-line p-3">
      <div className="flex min-w-0 items-center gap-3">
        <Icon path={documentIcon} className="size-6 text-soft" />
        <div className="min-w-0 grow">
          <p className="line-clamp-2 leading-snug font-semibold wrap-anywhere" title={file.name}>
            {file.name}
          </p>
          <p className="mt-0.5 flex flex-wrap items-center gap-2 text-sm text-soft">
            {sizeText(file.size)}
            <Badge tone={tone}>{word}</Badge>
          </p>
        </div>
        {status === 'pending' && <IconButton label={`Remove ${file.name}`} icon={trashIcon} onClick={onRemove} />}
      </div>
      {status === 'uploading' && (
        <div className="grid gap-1.5">
          <p className="text-sm text-soft">{stageText(progress)}</p>
          <progress
            className="h-1.5 w-full overflow-hidden rounded-full accent-accent"
            aria-label={`Progress of ${file.name}`}
            {...(done === null ? {} : { value: done, max: 1 })}
          />
        </div>
      )}
      {status === 'completed' && documentId && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="text-sm text-soft">{uploadTexts.done} Please check what was found.</p>
          <Button onClick={() => onView(documentId)}>Check findings</Button>
        </div>
      )}
      {error && <p className="text-sm font-medium text-red">{error}</p>}
      {isLocked && (
        <form
          className="flex flex-wrap items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            const password = new FormData(event.currentTarget).get('password')
            if (typeof password === 'string' && password !== '') onUnlock(password)
          }}
        >
          <label className="grid min-w-0 grow gap-1 text-sm font-medium">
            Password of {file.name}
            <input
              name="password"
              type="password"
              autoComplete="off"
              required
              className="min-h-11 rounded-xl border border-edge bg-raised px-3"
            />
          </label>
          <Button type="submit">Open with password</Button>
        </form>
      )}
    </li>
  )
}

function sizeText(bytes: number): string {
  return bytes < 1_048_576 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1_048_576).toFixed(1)} MB`
}
