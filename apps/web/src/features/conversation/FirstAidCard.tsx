import { Icon } from '../../ui/Icon.tsx'
import { closeIcon } from '../../ui/icons.ts'
import { splitFirstAid } from './reply-cards.ts'

/** What to do until help comes, step by step and large, and apart from it what not to do. */
export function FirstAidCard({ title, items }: { title: string; items: readonly string[] }) {
  const { steps, doNot } = splitFirstAid(items)
  return (
    <section aria-label={title} className="grid gap-3 rounded-xl border-2 border-line bg-surface p-3 sm:p-4">
      <h3 className="text-lg font-bold">{title}</h3>
      <ol className="grid gap-3">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-3 text-[1.0625rem]">
            <span aria-hidden="true" className="grid size-8 shrink-0 place-items-center rounded-full bg-red-strong font-bold text-white">
              {index + 1}
            </span>
            <span className="pt-0.5">{step}</span>
          </li>
        ))}
      </ol>
      {doNot.length > 0 && (
        <ul className="grid gap-2 border-t border-line pt-3">
          {doNot.map((each) => (
            <li key={each} className="flex gap-3 font-medium">
              <span className="grid size-8 shrink-0 place-items-center rounded-full bg-raised text-red">
                <Icon path={closeIcon} />
              </span>
              <span className="pt-0.5">{each}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
