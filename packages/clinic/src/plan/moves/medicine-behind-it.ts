import { isSaidBefore } from '../../case/said-before.ts'
import { levelOf } from '../../judge/levels/decide-triage.ts'
import { isEmergency } from '../../judge/levels/level-order.ts'
import { isChild, patientName } from '../../judge/questions/address-patient.ts'
import { capital } from '../../judge/questions/question-knowledge.ts'
import { findMedicines } from '../../medications/find-medicines.ts'
import { knownMedicines } from '../../medications/known-medicines.ts'
import { emergencyContacts } from '../../say/emergency-contacts.ts'
import type { TurnState } from '../../turn/turn-state.ts'
import type { Move } from '../move.ts'
import { ruledOut } from './answers/ruled-out/ruled-out.ts'

/** What anti-inflammatory painkillers taken again and again bring on or make worse, each with what to say of it. */
const effects: readonly (readonly [findings: readonly string[], why: string])[] = [
  [['stool-black', 'vomiting-blood'], 'they can make the stomach bleed, and that must be looked at now'],
  [['heartburn', 'indigestion', 'abdominal-pain', 'nausea'], 'they attack the lining of the stomach, and can cause an ulcer'],
  [['high-blood-pressure', 'history-hypertension'], 'they raise the blood pressure'],
  [['history-kidney-disease', 'urine-little', 'swelling-legs'], 'they strain the kidneys and hold back water'],
]

/** Anti-inflammatories taken by somebody with heartburn, stomach pain, black stool, high pressure or weak kidneys: taken up once, as likely part of it. */
export const medicineBehindIt: Move = (state) => {
  const { before, now, judged } = state
  const drying = dryingBehindIt(state)
  if (drying !== null) return [{ kind: 'understood', text: drying }]
  const pill = pillBehindIt(state)
  if (pill !== null) return [{ kind: 'understood', text: pill }]
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

/** A combined pill that must not be taken beside what was told: said once, without being asked for; null where there is none or it was said. */
function pillBehindIt(state: TurnState): string | null {
  if (state.judged.crisis !== 'none') return null
  const pill = ruledOut(state).find(({ id, isTaken }) => id === 'combined-pill' && isTaken)
  if (pill === undefined || isSaidBefore(pill.why, state.before)) return null
  return `Please ${pill.stop(pill.name)}. ${pill.why}. ${pill.rest.replaceAll('{number}', emergencyContacts(state.now.country).ambulance)} (${pill.sources.join('; ')})`
}

/** What drying (anticholinergic) medicines do to urine and, from this age on, to the head (StatPearls: Anticholinergic Medications; NICE: Delirium). */
const dryingFromYears = 60
const withheld = ['urinary-retention', 'urine-none', 'urine-hesitancy']
const confused = ['confusion-new', 'hallucinations']

/** A drying medicine beside held urine, or beside new confusion in old age: named as a cause when both are known, also in an emergency; null where they are not. */
function dryingBehindIt({ before, now, judged, words }: TurnState): string | null {
  if (judged.crisis !== 'none') return null
  const medicine = dryingIn(`${now.drugs.join(', ')}, ${words}, ${before.prose}`)
  if (medicine === null) return null
  const of = (observations: TurnState['now']['observations']) => {
    const { ageYears } = now.person
    const isOld = ageYears !== null && ageYears >= dryingFromYears
    return [
      ...(isOld && confused.some((each) => isPresent(observations, each)) ? ['confuse'] : []),
      ...(withheld.some((each) => isPresent(observations, each)) ? ['hold back the urine'] : []),
    ]
  }
  const effects = of(now.observations)
  const isKnown = of(before.observations).length > 0 && dryingIn(`${before.drugs.join(', ')}, ${before.prose}`) !== null
  if (effects.length === 0 || isKnown) return null
  return `${capital(medicine)} can do exactly this: ${effects.join(' and ')}. Leave the next one out until a doctor has agreed, take the packet along, and say when it was begun.`
}

function dryingIn(text: string): string | null {
  const index = knownMedicines()
  const found = findMedicines(index, text).find(({ ingredients }) =>
    ingredients.some((each) => index.classesOf.get(each)?.has('anticholinergic') === true),
  )
  return found?.name ?? null
}

function isPresent(observations: TurnState['now']['observations'], finding: string): boolean {
  return Object.values(observations).some(
    ({ finding: id, polarity, temporality }) =>
      polarity === 'present' && temporality === 'current' && (id === finding || id.startsWith(`${finding}.`)),
  )
}

function effectIn({ observations }: TurnState['now']): string | undefined {
  const isThere = (finding: string) => isPresent(observations, finding)
  return isThere('takes-nsaid') ? effects.find(([findings]) => findings.some(isThere))?.[1] : undefined
}
