import { IconButton } from '../../ui/IconButton.tsx'
import { paperclipIcon } from '../../ui/icons.ts'

/** Opens the upload panel: in the input bar. */
export function UploadButton({ isDisabled, onOpen }: { isDisabled: boolean; onOpen: () => void }) {
  return <IconButton label="Upload documents" icon={paperclipIcon} disabled={isDisabled} onClick={onOpen} />
}
