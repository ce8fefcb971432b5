import { levelOf } from '../../judge/levels/decide-triage.ts'
import { isEmergency } from '../../judge/levels/level-order.ts'
import { isChild, patientName } from '../../judge/questions/address-patient.ts'
import type { TurnState } from '../../turn/turn-state.ts'
import type { Move } from '../move.ts'

/** What anti-inflammatory painkillers taken again and again bring on or make worse, each with what to say of it. */
const effects: readonly (readonly [findings: readonly string[], why: string])[] = [
  [['stool-black', 'vomiting-blood'], 'they can make the stomach bleed, and that must be looked at now'],
  [['heartburn', 'indigestion', 'abdominal-pain', 'nausea'], 'they attack the lining of the stomach, and can cause an ulcer'],
  [['high-blood-pressure', 'history-hypertension'], 'they raise the blood pressure'],
  [['history-kidney-disease', 'urine-little', 'swelling-legs'], 'they strain the kidneys and hold back water'],
]

/** Anti-inflammatories taken by somebody with heartburn, stomach pain, black stool, high pressure or weak kidneys: taken up once, as likely part of it. */
export const medicineBehindIt: Move = ({ before, now, judged }) => {
  const level = levelOf(now.held)
  if (judged.crisis !== 'none' || (level !== null && isEmergency(level)) || isChild(now.person)) return []
  const effect = effectIn(now)
  if (effect === undefined || effectIn(before) === effect) return []
  const isSelf = patientName(now.person) === 'you'
  const stop = isSelf
    ? 'If you bought them yourself, stop now and use paracetamol for pain instead. If a doctor gave them to you, ask today whether to go on.'
    : 'If they were bought without a doctor, they should stop now, with paracetamol for pain instead. If a doctor gave them, ask today whether to go on.'
  const alarm = effect === effects[1]?.[1] ? ' Black or bloody stools, vomiting blood or feeling faint: get help at once.' : ''
  return [
    {
      kind: 'understood',
      text: `Painkillers of the anti-inflammatory kind may well be part of this: ${effect}. ${stop}${alarm}`,
    },
  ]
}

function effectIn({ observations }: TurnState['now']): string | undefined {
  const isThere = (finding: string) =>
    Object.values(observations).some(
      ({ finding: id, polarity, temporality }) =>
        polarity === 'present' && temporality === 'current' && (id === finding || id.startsWith(`${finding}.`)),
    )
  return isThere('takes-nsaid') ? effects.find(([findings]) => findings.some(isThere))?.[1] : undefined
}
