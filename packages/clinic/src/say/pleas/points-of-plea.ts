import type { ConsultationCase } from '../../case/case.ts'
import { isSaidBefore } from '../../case/said-before.ts'
import { plainWords } from '../../hear/plain-words.ts'
import { levelOf } from '../../judge/levels/decide-triage.ts'
import { tellsOfWorse } from '../../judge/questions/news-of-change.ts'
import type { PushKind } from '../../judge/questions/push-cues.ts'
import { findMedicines } from '../../medications/find-medicines.ts'
import { knownMedicines } from '../../medications/known-medicines.ts'
import { chooseFirstAid } from '../cards/choose-first-aid.ts'
import { answerToPush, filledAnswer } from '../obstacle-reply.ts'
import { besidePoints } from './beside-points.ts'
import { falseComforts } from './false-comforts.ts'
import { elsewhere, later, notToMiss } from './later-and-elsewhere.ts'
import { inCountry, obstaclesToTheCall } from './obstacles-to-the-call.ts'
import { othersVerdict } from './others-verdict.ts'
import { ownTreatments } from './own-treatment.ts'
import { knownObstacles, plainObstacles } from './plain-obstacles.ts'
import type { PleaPoint } from './point.ts'

const mostPoints = 2
/** Characters of a plea that are read for its points. */
const longestRead = 600

/** What a harmless thing is called that somebody hopes for. */
const hopedFor =
  /\b(?:just|only|probs?|probably|(?:more )?likely|must be|looks like|sounds like|its|it is|itll be|will be|had to be|be that|could (?:it|this|that) (?:just |not |only )?be|might be|maybe|reckon|think|thought|says?|said|thats|surely|bound to be|one of (?:them|those|my))\b.{0,28}\b(wind|indigestion|(?:freshers )?flu|virus|(?:stomach |tummy )?bug|migraine|hangover|panic attack|anxiety|stress|pulled muscle|muscle strain|sprain|cramp|trapped nerve|sciatica|conjunctivitis|teething|food poisoning|heartburn|hormones|(?:sex|tension) headaches?|piles|h(?:a)?emorrhoids|colic|growing pains|a cold|gas|reflux|constipation|heat rash|nappy rash|low sugar|smokers cough|tension|gall ?bladder|ovulation cramps?|hiatus hernia|ibs|eczema|ear infection|sunburn|nerves|vertigo|labyrinthitis|bells palsy|slept funny|kebab|bump|bruise|scratch|knock|chest infection|tonsillitis|gastritis|ulcer|kidney stones?|uti|water infection|cystitis|thrush|normal crisis|crisis|the heat|the change|menopause|old age|the weather|hay fever|asthma|allerg(?:y|ies)|insect bite|shingles|arthritis|gout|flare|the pill|something i ate|a pie|the pie|curry|the damp)\b/

/**
 * What a message pleads against a standing emergency, each taken up on its own point and not only by its kind: a remedy, a comfort, an
 * obstacle, another place or time, somebody else's verdict. At most two; only the first says why.
 */
export function pointsOfPlea(consultation: ConsultationCase, words: string, pushes: readonly PushKind[]): string[] {
  const text = plainWords(words).slice(0, longestRead)
  const named = (points: readonly PleaPoint[]) => pointIn(points, consultation, text)
  const treatment = treatmentIn(consultation, text, pushes)
  const ofCall = named(obstaclesToTheCall)
  const found = [ofCall, treatment, ofCall === null ? named(falseComforts) : null, named(plainObstacles)]
    .filter((point) => point !== null)
    .slice(0, mostPoints)
  for (const read of [
    () => obstacleIn(consultation, text, pushes, found.length),
    () => elsewhere(text),
    () => othersVerdict(text, consultation.person.relation, pushes.includes('other-refuses')),
    () => notToMiss(text),
  ]) {
    const point = found.length < mostPoints ? read() : null
    if (point !== null) found.push(point)
  }
  const alone = found.length === 0 ? (hopeIn(text) ?? waitIn(text, pushes)) : null
  return inShort(alone === null ? found : [alone])
    .map((point) => filledAnswer(point, consultation))
    .filter((point) => !isSaidBefore(point, consultation))
}

/** The first point of a list that the words are about, in this danger. */
function pointIn(points: readonly PleaPoint[], consultation: ConsultationCase, text: string): string | null {
  const card = chooseFirstAid(consultation, '').id
  const story = plainWords(consultation.prose)
  const point = points.find(
    ({ cue, cards, level, story: told, unless }) =>
      (level === undefined || level === levelOf(consultation.held)) &&
      cue.test(text) &&
      cards?.test(card) !== false &&
      told?.test(story) !== false &&
      unless?.test(text) !== true,
  )
  return point === undefined ? null : inCountry(point.text, consultation.country).replaceAll('{named}', point.cue.exec(text)?.[1] ?? '')
}

/** What somebody means to do with one's own hands; a treatment that is under way is answered as one. */
function treatmentIn(consultation: ConsultationCase, text: string, pushes: readonly PushKind[]): string | null {
  if (!proposed.test(text) || pushes.includes('under-way')) return null
  const treatment = pointIn(ownTreatments, consultation, text)
  if (treatment === null) return null
  const isSaid = isSaidBefore(filledAnswer(treatment.replaceAll('{reason}', ''), consultation), consultation)
  return isSaid ? sameAgain : treatment
}

function obstacleIn(consultation: ConsultationCase, text: string, pushes: readonly PushKind[], place: number): string | null {
  const obstacle = knownObstacles.find(
    ({ kind, cue, unless }) =>
      !(pushes.includes(kind) && besidePoints.has(kind)) &&
      cue.test(text) &&
      unless?.test(text) !== true &&
      !(kind === 'better' && tellsOfWorse(text)),
  )
  return obstacle === undefined ? null : answerToPush(obstacle.kind, consultation, text, place)
}

function hopeIn(text: string): string | null {
  const [, hoped] = hopedFor.exec(text) ?? []
  return hoped === undefined ? null : hopes.replaceAll('{named}', hoped)
}

/** A time that is named for the help; not one for a medicine. */
function waitIn(text: string, pushes: readonly PushKind[]): string | null {
  return pushes.includes('can-wait') && findMedicines(knownMedicines(), text).length === 0 ? later(text) : null
}

const hopes =
  'It may even be {named}, and I hope so. But this can feel just the same, and only an examination tells the two apart. {reason}'

/** Words of who means to do something, has done it, or has heard that it helps. */
const proposed =
  /\b(?:i?ll|i will|we will|have|has|ive|weve|hes|shes|got|can|could|cant|cannot|may|might|shall|should|gonna|going|take|taking|took|taken|give|gave|giving|given|try|trying|tried|us(?:e|ing|ed)|put\w*|had|buy|bought|drink\w*|drank|some|double|let|start\w*|rub\w*|tied|tying|push\w*|lie|lying|if|just|only|sw(?:ear|ore)\w*|sa(?:ys|id)|works?|helps?|suck\w*|sort\w*|do|did|does|doing|will|think|looks|normal|fine|write|need|want|make|making|making|steam\w*|stop\w*|leave|leaving)\b/

/** A remedy is proposed once more. */
const sameAgain =
  'I know that you would rather treat it yourself. But nothing that you have at home or could buy reaches this, and it must not be tried first. {reason}'

/** The reason is said once. */
function inShort(points: readonly string[]): string[] {
  const first = points.findIndex((point) => point.includes('{reason}'))
  return points.map((point, place) => (place === first ? point : point.replace(/ ?\{reason\}/g, '')))
}
