import type { Cause } from '@dr-ai/contract/schemas/clinical'
import { Badge, type Tone } from '../../ui/Badge.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'

const bands: Record<Cause['band'], { word: string; tone: Tone }> = {
  likely: { word: 'Likely', tone: 'accent' },
  possible: { word: 'Possible', tone: 'blue' },
  'less-likely': { word: 'Less likely', tone: 'neutral' },
}

/** The likely causes, each with what speaks for and against it. */
export function Causes({ causes }: { causes: readonly Cause[] }) {
  if (causes.length === 0) return null
  return (
    <Disclosure summary="Possible causes and the reasons">
      <ul className="grid gap-3">
        {causes.map((cause) => (
          <li key={cause.id ?? cause.name} className="grid gap-1 border-t border-line pt-3">
            <p className="flex flex-wrap items-center gap-2 font-semibold">
              {cause.name} <Badge tone={bands[cause.band].tone}>{bands[cause.band].word}</Badge>
            </p>
            <Reasons title="For it" reasons={cause.reasonsFor} />
            <Reasons title="Against it" reasons={cause.reasonsAgainst} />
          </li>
        ))}
      </ul>
    </Disclosure>
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
