import { Icon } from '../../ui/Icon.tsx'
import { chatIcon, documentIcon, personIcon, pillIcon } from '../../ui/icons.ts'

/** What people come with most often, in their own words. */
const complaints = ['I have a headache', 'I have a sore throat', 'My stomach hurts', 'I have a fever', 'I have a cough', 'My back hurts']

interface StartersProps {
  isDisabled: boolean
  onSay: (words: string) => void
  /** Begins a sentence for the patient to end. */
  onBegin: (words: string) => void
  /** Null where the conversation is kept on this device. */
  onUpload: (() => void) | null
}

/** Ways to begin, for who does not know what to write: what troubles you, for whom it is, a result, a medicine. */
export function Starters({ isDisabled, onSay, onBegin, onUpload }: StartersProps) {
  const ways = [
    { label: 'It is for someone else', icon: personIcon, run: () => onBegin('This is about my ') },
    ...(onUpload ? [{ label: 'Read my lab report', icon: documentIcon, run: onUpload }] : []),
    { label: 'Check a medicine', icon: pillIcon, run: () => onBegin('Can I take ') },
  ]
  return (
    <section aria-label="Ways to begin" aria-live="off" className="@container grid gap-3">
      <p className="font-semibold text-soft">Tell me in your own words, or begin here:</p>
      <ul className="grid grid-cols-2 gap-2 @max-[18rem]:grid-cols-1 sm:grid-cols-3">
        {complaints.map((words) => (
          <li key={words}>
            <button type="button" disabled={isDisabled} className={card} onClick={() => onSay(words)}>
              <Icon path={chatIcon} className="size-5 text-accent" />
              {words}
            </button>
          </li>
        ))}
        {ways.map(({ label, icon, run }) => (
          <li key={label} className="max-sm:last:col-span-full">
            <button type="button" disabled={isDisabled} className={card} onClick={run}>
              <Icon path={icon} className="size-5 text-accent" />
              {label}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const card =
  'pressable flex h-full min-h-14 w-full items-center gap-2.5 rounded-xl border border-edge/60 bg-surface px-3 py-2 text-left leading-snug font-medium hover:border-accent hover:bg-accent-soft disabled:text-soft'
