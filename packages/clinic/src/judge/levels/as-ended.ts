import type { ConsultationCase, HeldRule } from '../../case/case.ts'
import type { Observation } from '../../case/model.ts'
import { levelConstants } from '../constants.ts'
import type { ReasoningIndex } from '../ranking/reasoning-index.ts'
import { betterIn, type Ended, endedIn, keeps, mayEnd, woundThere } from './ended-marks.ts'
import { evidenceFor } from './evidence.ts'
import { wasSeen } from './seen-by-clinician.ts'
import { isWellChild } from './well-child.ts'

const { bellyOfTheOld } = levelConstants

/**
 * A rule as it stands once what it rests on is over: a second look within a day, or where it has been over for a day or longer a booked visit. It stands
 * where something else that it rests on lasts, where a state of the patient makes it grave, and where it was told after that. An ambulance stands.
 */
export function asEnded(index: ReasoningIndex, rule: HeldRule, consultation: ConsultationCase): HeldRule {
  const ended = endedIn(consultation) ?? (rule.provisional === true ? betterIn(consultation) : null)
  const isLowerable =
    rule.level === 'emergency-department' ||
    (rule.level === 'ambulance' && (rule.findings.length === 0 || rule.findings.every((id) => ofBleedingOut.test(id)))) ||
    (rule.level === 'within-24-hours' && (ended?.isLong === true || wasSeen(consultation)))
  if (ended === null || !isLowerable || keeps.test(rule.rule) || isGraveByState(consultation, ended)) return rule
  const isOver = rule.provisional === true ? isAllOver(index, consultation, ended) : restsOnEnded(index, consultation, rule, ended)
  if (!isOver) return rule
  return { ...rule, level: ended.isLong || wasSeen(consultation) ? 'appointment' : 'within-24-hours' }
}

/** A wound or a nose that has stopped bleeding needs no ambulance any more, whatever else makes it bleed longer (NHS: Cuts and grazes, Nosebleed). */
const ofBleedingOut = /^(?:bleeding-wont-stop|severe-bleeding-wound|nosebleed|cut-wound|skin-tear|takes-blood-thinner|injury-recent)/

/** A pregnancy, weak defences, an operation or a fall that was told. Who has diabetes measures what is over. */
function isGraveByState({ observations, person }: ConsultationCase, { isMeasured }: Ended): boolean {
  const isTold = ({ finding, polarity }: Observation) =>
    polarity === 'present' && keeps.test(finding) && !(isMeasured && ofDiabetes.test(finding))
  return person.pregnant === true || Object.values(observations).some(isTold) || isOldWithBelly({ observations, person })
}

const ofDiabetes = /insulin|diabet/

/** A sudden or severe pain of the belly that may have been the aorta (NICE NG156). */
function isOldWithBelly({ observations, person }: Pick<ConsultationCase, 'observations' | 'person'>): boolean {
  const has = (id: string) => observations[id]?.polarity === 'present'
  const isSevere = has('abdominal-pain.severe') || has('abdominal-pain.sudden')
  // Cramps are no pain of the aorta: of an age that nobody told they are not taken for it.
  const isOld = person.ageYears === null ? !has('abdominal-pain.cramping') : person.ageYears >= bellyOfTheOld
  return isSevere && isOld
}

function restsOnEnded(index: ReasoningIndex, { observations }: ConsultationCase, { findings }: HeldRule, { isMeasured }: Ended): boolean {
  // What came with a number that is well again, and has gone, is over with it.
  const ends = (id: string) => isMeasured || mayEnd.test(id)
  const states = findings
    .filter((id) => !isLasting(index, id) && !woundThere.test(id))
    .map((id) => {
      const present = evidenceFor(index, observations, id).filter(({ polarity }) => polarity === 'present')
      if (present.length === 0) return ends(id) && evidenceFor(index, observations, id).some(({ polarity }) => polarity === 'absent')
      return present.every(({ finding, temporality }) => temporality === 'past' && ends(finding))
    })
  return states.length > 0 && states.every(Boolean)
}

/**
 * What is only likely is over where no sign of danger is left of it: none that lasts, and none that counts when it is over. Of a child that plays only the
 * latter counts.
 */
function isAllOver(index: ReasoningIndex, consultation: ConsultationCase, { turn, isMeasured }: Ended): boolean {
  const { observations } = consultation
  const felt = Object.values(observations).filter(({ finding, polarity }) => polarity === 'present' && !isLasting(index, finding))
  const isBetter = endedIn(consultation) === null
  const lasts = ({ temporality, finding, turn: told }: Observation) =>
    temporality === 'current' &&
    !woundThere.test(finding) &&
    (told > turn || (isSign(index, finding) && !isBetter && !isWellChild(consultation)))
  const neverEnds = ({ finding, temporality }: Observation) =>
    !(isMeasured && temporality === 'past') && !mayEnd.test(finding) && !woundThere.test(finding) && isSign(index, finding)
  return !felt.some((observation) => lasts(observation) || neverEnds(observation))
}

function isSign({ dangerSigns }: ReasoningIndex, finding: string): boolean {
  return dangerSigns.has(finding)
}

const lastingKinds: ReadonlySet<string> = new Set(['history', 'risk', 'medication'])
function isLasting(index: ReasoningIndex, finding: string): boolean {
  return lastingKinds.has(index.findings[index.findingNumbers.get(finding) ?? -1]?.kind ?? '')
}
