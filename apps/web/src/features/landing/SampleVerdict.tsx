import { homeIcon } from '../../ui/front-icons.ts'
import { Icon } from '../../ui/Icon.tsx'
import { sample } from './sample.ts'

const { verdict } = sample

/** What stands at the end of a consultation: the level with its time, three things to do, the cause with its reason, warnings apart. */
export function SampleVerdict() {
  return (
    <section aria-labelledby="verdict-title" className="grid content-start gap-3">
      <h2 id="verdict-title" className="text-2xl font-bold">
        What you get
      </h2>
      <div className="grid gap-3 rounded-[1.75rem] border border-line bg-surface p-4 shadow-card sm:p-5">
        <div className="flex items-center gap-3 rounded-xl border-2 border-green bg-green-soft p-3 text-green">
          <Icon path={homeIcon} className="size-8" />
          <p className="text-lg leading-snug font-bold">
            {verdict.level}
            <span className="block text-[0.9375rem] font-semibold">{verdict.time}</span>
          </p>
        </div>
        <p>
          <strong>{verdict.cause}</strong> <span className="text-soft">is possible. It fits: {verdict.fits}.</span>
        </p>
        <ol className="grid gap-2 rounded-xl bg-raised p-4">
          {verdict.steps.map((step, index) => (
            <li key={step} className="flex gap-3">
              <span
                aria-hidden="true"
                className="grid size-6 shrink-0 place-items-center rounded-full bg-accent text-sm font-bold text-on-accent"
              >
                {index + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
        <Warning title="Get help at once if" items={verdict.now} look="border-red bg-red-soft" />
        <Warning title="See a doctor sooner if" items={verdict.sooner} look="border-orange bg-orange-soft" />
      </div>
    </section>
  )
}

function Warning({ title, items, look }: { title: string; items: readonly string[]; look: string }) {
  return (
    <div className={`rounded-xl border-l-4 px-4 py-2.5 ${look}`}>
      <p className="font-bold">{title}</p>
      <ul className="list-disc pl-5">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  )
}
