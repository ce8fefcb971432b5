import type { PackedFinding } from './knowledge-pack.ts'
import type { Finding, SlotDimension, SlotValue } from './schema.ts'
import { isSaid, slotName } from './slot-name.ts'
import { slotQuestion } from './slot-question.ts'

/** How often a finding has any one value of a dimension where nothing more is known: coarse, by how many values share it. */
const shareOfValue: Record<SlotDimension, number> = { site: 0.2, side: 0.35, radiation: 0.08, character: 0.2, onset: 0.3, timing: 0.15, course: 0.25, severity: 0.3, trigger: 0.15, relief: 0.12, quality: 0.2 }

/** What a child takes over from its finding, narrowed by what its slot value says. */
export function marksOf({ only, knownBy, askedAlone, neverAsked }: Pick<Finding, 'only' | 'knownBy' | 'askedAlone' | 'neverAsked'>, value?: SlotValue): Pick<PackedFinding, 'only' | 'knownBy' | 'askedAlone' | 'neverAsked'> {
  const bounds = { ...only, ...value?.only }
  return { ...(Object.keys(bounds).length > 0 && { only: bounds }), ...(knownBy && { knownBy }), ...(askedAlone && { askedAlone }), ...((neverAsked || value?.neverAsked) && { neverAsked: true }) }
}

/** A finding with one of its slot values. In: the packed finding, the value and its id. */
export function packChild(finding: PackedFinding, slot: string, value: SlotValue): PackedFinding {
  const { id: base, area } = finding
  return {
    id: `${base}.${slot}`,
    name: slotName(finding.name, slot, value),
    kind: finding.kind,
    area,
    parents: [base],
    question: slotQuestion(finding.name, value.name),
    why: finding.why,
    slots: [],
    background: Number((finding.background * shareOfValue[value.dimension]).toFixed(4)),
    base,
    slot,
    dimension: value.dimension,
    excludes: (value.excludes ?? []).map((other) => `${base}.${other}`),
    ...marksOf(finding, value),
    ...(isSaid(finding.name, slot, value) && { neverAsked: true as const }),
  }
}
