import { Disclosure } from '../../ui/Disclosure.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { cameraIcon } from '../../ui/icons.ts'
import { ReplyText } from './ReplyText.tsx'
import { splitList } from './reply-cards.ts'

/** What came of a recording, small: what was received and heard, and, to unfold, what was measured. */
export function RecordingCard({ text }: { text: string }) {
  const { words, list } = splitList(text)
  return (
    <section aria-label="Your recording" className="grid gap-2.5 rounded-xl bg-raised p-3.5 text-[0.9375rem]">
      <div className="flex gap-2.5">
        <Icon path={cameraIcon} className="mt-0.5 size-5 text-accent" />
        <ReplyText text={words} />
      </div>
      {list && (
        <Disclosure summary={`${list.title} (${list.items.length})`} className="bg-surface">
          <ul className="grid list-disc gap-1 pl-5 marker:text-accent">
            {list.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Disclosure>
      )}
    </section>
  )
}
