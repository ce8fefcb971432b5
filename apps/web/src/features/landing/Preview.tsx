import { sample } from './sample.ts'

/** A piece of a real consultation, to look at: what one says, what the doctor asks, how it is answered. */
export function Preview() {
  return (
    <figure className="grid grid-cols-1 gap-3 rounded-[1.75rem] border border-line bg-surface p-4 shadow-card sm:p-5">
      <figcaption className="flex flex-wrap items-center gap-2.5 border-b border-line pb-3">
        <img src="/icon.svg" alt="" width="32" height="32" />
        <span className="font-bold">AI Doctor Chat</span>
        <span className="ml-auto rounded-full bg-raised px-2.5 py-0.5 text-sm font-medium text-soft">Example</span>
      </figcaption>
      {sample.lines.map(({ isByPatient, text }) => (
        <p
          key={text}
          className={`w-fit max-w-[88%] rounded-bubble px-3.5 py-2 ${isByPatient ? 'ml-auto rounded-br-md bg-mine text-on-mine' : 'rounded-bl-md bg-raised'}`}
        >
          <span className="sr-only">{isByPatient ? 'You: ' : 'Dr. AI: '}</span>
          {text}
        </p>
      ))}
      <ul className="grid gap-2" aria-label="Answers to tick">
        {sample.answers.map((answer, index) => (
          <li
            key={answer}
            className={`flex items-center gap-3 rounded-xl border px-3 py-2 ${index === 0 ? 'border-accent bg-accent-soft font-semibold' : 'border-line text-soft'}`}
          >
            <span
              aria-hidden="true"
              className={`size-4 shrink-0 rounded border-2 ${index === 0 ? 'border-accent bg-accent' : 'border-edge'}`}
            />
            {answer}
          </li>
        ))}
      </ul>
    </figure>
  )
}
