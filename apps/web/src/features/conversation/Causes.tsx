import type { Cause } from '@dr-ai/contract/schemas/clinical'
import { Badge, type Tone } from '../../ui/Badge.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'

const bands: Record<Cause['band'], { word: string; tone: Tone }> = {
  likely: { word: 'Likely', tone: 'accent' },
  possible: { word: 'Possible', tone: 'blue' },
  'less-likely': { word: 'Less likely', tone: 'neutral' },
}

/** The likely causes; each unfolds into what fits and what does not. */
export function Causes({ title, causes }: { title: string; causes: readonly Cause[] }) {
  if (causes.length === 0) return null
  return (
    <section aria-label={title} className="grid gap-2">
      <h3 className="font-bold">{title}</h3>
      {causes.map((cause) => (
        <Disclosure
          key={cause.id ?? cause.name}
          summary={
            <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5 py-1.5 text-ink">
              {cause.name} <Badge tone={bands[cause.band].tone}>{bands[cause.band].word}</Badge>
            </span>
          }
        >
          <Reasons title="Fits" reasons={cause.reasonsFor} />
          <Reasons title="Does not fit" reasons={cause.reasonsAgainst} />
          {cause.reasonsFor.length + cause.reasonsAgainst.length === 0 && (
            <p className="text-[0.9375rem] text-soft">No single sign stands out.</p>
          )}
        </Disclosure>
      ))}
    </section>
  )
}

function Reasons({ title, reasons }: { title: string; reasons: readonly string[] }) {
  if (reasons.length === 0) return null
  return (
    <p className="text-[0.9375rem]">
      <span className="font-medium">{title}:</span> <span className="text-soft">{reasons.join(', ')}</span>
    </p>
  )
}
