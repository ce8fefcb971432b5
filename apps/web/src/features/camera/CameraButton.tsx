import { IconButton } from '../../ui/IconButton.tsx'
import { cameraIcon } from '../../ui/icons.ts'

interface CameraButtonProps {
  isOn: boolean
  /** While it starts or records. */
  isDisabled: boolean
  onToggle: () => void
}

/** Camera on and off: in the input bar. */
export function CameraButton({ isOn, isDisabled, onToggle }: CameraButtonProps) {
  return <IconButton label="Camera" icon={cameraIcon} pressed={isOn} disabled={isDisabled} onClick={onToggle} />
}
