import { Button } from '../ui/Button.tsx'
import { clipboardIcon } from '../ui/icons.ts'

/** On wide screens: the conversation as an entry of the history. On a phone it stands in the menu. */
export function ExtractButton({ words, isDisabled, isExtracting, run }: Extracting) {
  return (
    <div className="mx-auto flex w-full max-w-3xl justify-center px-4 pb-2 max-md:hidden">
      <Button
        icon={clipboardIcon}
        disabled={isDisabled}
        aria-disabled={isExtracting}
        title="Analyze this conversation to extract structured diagnoses and recommendations"
        onClick={run}
      >
        {words}
      </Button>
    </div>
  )
}

/** How the conversation is made an entry of the history, and what its button says meanwhile. */
export interface Extracting {
  words: string
  isDisabled: boolean
  isExtracting: boolean
  run: () => void
}
