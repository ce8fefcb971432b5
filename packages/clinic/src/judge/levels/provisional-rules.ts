import type { ConsultationCase, HeldRule } from '../../case/case.ts'
import { isTakenAsMeant } from '../../hear/doses/as-meant.ts'
import { isFelt } from '../../hear/felt-finding.ts'
import type { Hearing } from '../../hear/hearing.ts'
import type { LearnedReading } from '../../hear/learned/learned-reader.ts'
import { isHardlyPoisonous } from '../../hear/lexicon/crisis/hardly-poisonous.ts'
import { beginsWith } from '../../knowledge/begins-with.ts'
import { besideCrisisOfMind } from '../../knowledge/crisis-findings.ts'
import { levelConstants } from '../constants.ts'
import { isLowAfterBirth } from '../crisis/low-after-birth.ts'
import type { KnowledgeBase } from '../knowledge-base.ts'
import { isChild } from '../questions/address-patient.ts'
import { isSaidCloser } from '../questions/said-closer.ts'
import { spokenList } from '../questions/spoken-list.ts'
import type { Ranking } from '../ranking/rank-conditions.ts'
import { isBackStrain } from './back-strain.ts'
import { calmer } from './calmer-danger.ts'
import { isDecided, presenceTest } from './decide-triage.ts'
import { hasEnded } from './ended-marks.ts'
import { missableCause } from './missable-causes.ts'
import { isNearlyOver } from './nearly-over.ts'
import { isOfExposure, isOfMedicines, isWellAndHarmless, neededShare } from './needed-share.ts'
import { bringsNews, ofItsOwn } from './news-of-words.ts'
import { isReadWhole, plainStory, type ReadMention, withoutUnreadWords } from './plain-story.ts'

const {
  byFindings,
  learnedAmbulance,
  learnedByName,
  learnedHeardOut,
  learnedHospital,
  surelyGrave,
  learnedOfMind,
  mostWords,
  namedAtMost,
  withAssent,
} = levelConstants

/**
 * Levels that speak before a sign has: what the learned reader hears in the words, and a cause that must not be missed and
 * leads by odds. Provisional: they stand until the deciding question has been answered, and never lower anything.
 */
export function provisionalRules(
  base: KnowledgeBase,
  before: ConsultationCase,
  merged: ConsultationCase,
  heard: Hearing,
  ranking: Ranking,
): HeldRule[] {
  // What is put right is judged with the whole story as it was meant, not by this message (see turn/told-anew.ts).
  if (heard.instead !== null || (heard.rewritten !== undefined && heard.mentions.length === 0)) return []
  const [, , hospital, ambulance] = isLowAfterBirth(merged) ? [0, 0, 0, 0] : dangerToSpeakOf(base, before, merged, heard)
  return [
    wordsRule(base, before, merged, heard, ranking, { hospital, ambulance }),
    causeRule(base, before, merged, ranking, hospital),
  ].filter((rule) => rule !== null)
}

/** What the learned reader hears in the words; null where that is too little, or was heard out already. */
function wordsRule(
  base: KnowledgeBase,
  before: ConsultationCase,
  merged: ConsultationCase,
  heard: Hearing,
  ranking: Ranking,
  { hospital, ambulance }: { hospital: number; ambulance: number },
): HeldRule | null {
  const isPutRight = merged.withdrawn !== before.withdrawn
  const isTold = before.turns === 0 || isPutRight
  const plain = isTold && base.learned !== null ? plainStory(base, merged, isPutRight ? toldSoFar(merged) : heard.mentions) : null
  const formerly = before.held.find(({ rule }) => rule === 'provisional:words')
  // What is only taken out makes nothing graver than it sounded before.
  const isTakenOut = onlyTakesOut(before, merged, heard)
  const isBelieved = hospital >= neededShare(base, merged, ranking, ambulance)
  const isHeardOut =
    plain === 'background' ||
    (plain === 'complaint' && hospitalAsRead(base, merged, hospital) < learnedHeardOut) ||
    (before.turns === 0 && isAskedFirst(base, merged, heard, ranking, { hospital, ambulance }, { plain, isBelieved }))
  if (hospital < learnedHospital || isHeardOut || isOfNothingGrave(merged, heard) || (isTakenOut && formerly === undefined)) return null
  const isForToday =
    !isBelieved ||
    isOfExposure(base, merged, hospital) ||
    isFeverOfUnknownAge(merged) ||
    isOfAnotherDay(merged, ranking) ||
    (plain !== null && merged.prose.trim().split(/\s+/).length <= mostWords) ||
    (isTakenOut && formerly?.level === 'within-24-hours')
  return {
    rule: 'provisional:words',
    name: 'what you describe can be serious',
    sentence: { text: seriousTogether(base, merged) },
    level: isForToday ? 'within-24-hours' : ambulance >= learnedAmbulance ? 'ambulance' : 'emergency-department',
    findings: [],
    provisional: true,
    since: formerly?.since ?? before.turns + 1,
  }
}

/** A few words that were wholly read are asked about first, unless they sound far graver than what was read in them. */
function isAskedFirst(
  base: KnowledgeBase,
  merged: ConsultationCase,
  heard: Hearing,
  ranking: Ranking,
  danger: { hospital: number; ambulance: number },
  { plain, isBelieved }: { plain: ReturnType<typeof plainStory>; isBelieved: boolean },
): boolean {
  if (isOfMedicines(base, merged, danger)) return true
  if (!isBelieved && isWellAndHarmless(base, merged, ranking, danger.ambulance)) return true
  return plain === null && isEverydayByName(base, merged, heard)
}

/** A cause that must not be missed and leads by odds, in the first message; null where there is none. */
function causeRule(
  base: KnowledgeBase,
  before: ConsultationCase,
  merged: ConsultationCase,
  ranking: Ranking,
  hospital: number,
): HeldRule | null {
  const isKnown = (finding: string) => merged.observations[finding] !== undefined
  const cause = missableCause(base.index, ranking, presenceTest(base.index, ranking.facts), isKnown)
  const least = base.learned === null ? byFindings : withAssent
  const speaks = cause !== null && hospital >= least.danger && cause.odds >= least.odds && cause.reasons.length >= least.reasons
  if (!speaks || before.turns > 0 || isFeverOfUnknownAge(merged)) return null
  const condition = nameOf(base, cause.condition)
  // "Not herself" alone names no illness, however many findings it is read as.
  const isOneSign = signsApart(merged, cause.reasons) === 1
  return {
    rule: `provisional:${cause.condition}`,
    name: isOneSign ? 'what you describe can be serious' : `this could be ${condition}`,
    sentence: isOneSign ? { text: seriousTogether(base, merged) } : { text: 'This could be {condition}.', condition },
    level: 'emergency-department',
    findings: cause.deciding === null ? [] : [cause.deciding],
    provisional: true,
  }
}

/** In how many words of their own findings were told. */
function signsApart({ observations }: ConsultationCase, findings: readonly string[]): number {
  const texts = [...new Set(findings.map((finding) => observations[finding]?.text.toLowerCase() ?? finding))]
  return texts.filter((text) => !texts.some((other) => other !== text && other.includes(text))).length
}

/** What is left of the story once something was taken out of it. */
function toldSoFar({ observations }: ConsultationCase): ReadMention[] {
  return Object.values(observations).map(({ finding, polarity, text }) => ({ finding, polarity, text, experiencer: 'patient' }))
}

/** How much the words need a hospital without those that nobody knows. */
function hospitalAsRead(base: KnowledgeBase, { prose }: ConsultationCase, hospital: number): number {
  const known = withoutUnreadWords(base, prose)
  return known === prose || base.learned === null ? hospital : Math.min(hospital, base.learned.message(known).danger[2])
}

/** "My period is very heavy" is heavy periods: a short complaint, all read, whose names by themselves need no hospital, is asked about first. */
function isEverydayByName(base: KnowledgeBase, merged: ConsultationCase, heard: Hearing): boolean {
  if (base.learned === null || !isReadWhole(base, merged, heard)) return false
  const told = Object.values(merged.observations).filter(({ polarity }) => polarity === 'present')
  const names = told.map(({ finding }) => base.findings.get(finding)?.name ?? finding)
  return names.length > 0 && base.learned.message(names.join(', ')).danger[2] < learnedByName
}

/** Whether a message puts right what was told and tells nothing new: "please take out 'fainted'". */
function onlyTakesOut(before: ConsultationCase, merged: ConsultationCase, { clauses }: Hearing): boolean {
  return (
    before.turns > 0 &&
    clauses.some(({ act }) => act === 'correction') &&
    clauses.every(({ act }) => act === 'correction' || act === 'denial') &&
    Object.values(merged.observations).every(
      ({ finding, polarity }) => polarity !== 'present' || before.observations[finding]?.polarity === 'present',
    )
  )
}

/** A taste of what is hardly poisonous sounds graver than it is; in a talk about a crisis, and after one, words that tell of nothing in the body are about the mind. */
function isOfNothingGrave({ crisis, complaints, prose }: ConsultationCase, { learned }: Hearing): boolean {
  if (isHardlyPoisonous(prose) || isTakenAsMeant(prose)) return true
  const isOfCrisis = crisis !== null || (learned.crisis.kind !== null && learned.crisis.probability >= learnedOfMind && prose !== '')
  return isOfCrisis && complaints.every((id) => beginsWith(id, besideCrisisOfMind))
}

/** To be afraid of an illness is no sign of it, and no reason for a level. */
const isFear = /^(?:health-anxiety|anxiety|worry-excessive)$/

/** Why words that sound grave as a whole do: by what was told in them. */
function seriousTogether({ findings }: KnowledgeBase, { observations }: ConsultationCase): string {
  const isNamed = (finding: string) => !finding.includes('.') && isFelt({ findings }, finding) && !isFear.test(finding)
  const told = Object.values(observations)
    .filter(({ finding, polarity, temporality }) => polarity === 'present' && temporality === 'current' && isNamed(finding))
    .map(({ finding }) => finding)
  const names = told.filter((each) => !isSaidCloser(findings, each, told)).map((each) => findings.get(each)?.name ?? each)
  if (names.length === 0) return 'What you describe can be serious.'
  const said = spokenList(names.slice(0, namedAtMost))
  return `${said.charAt(0).toUpperCase()}${said.slice(1)} can be serious${names.length > 1 ? ' together' : ' as you describe it'}.`
}

function nameOf({ index }: KnowledgeBase, condition: string): string {
  return index.conditions[index.conditionNumbers.get(condition) ?? -1]?.name ?? condition
}

const feverAlone = /^(?:fever|low-temperature)/

/** A child with a fever, nothing else told, the age unknown: the age decides, and is asked first (NICE NG143). */
function isFeverOfUnknownAge({ person, observations }: ConsultationCase): boolean {
  const present = Object.values(observations).filter(({ polarity }) => polarity === 'present')
  return person.ageYears === null && isChild(person) && present.length > 0 && present.every(({ finding }) => feverAlone.test(finding))
}

/** What has its questions or its X-ray within a day, and no emergency department by its sound. */
function isOfAnotherDay(merged: ConsultationCase, ranking: Ranking): boolean {
  return isSlowInfection(merged, ranking) || isBackStrain(merged)
}

/** A cough for weeks with sweats or loss of weight, in which tuberculosis leads or was met: a doctor within a day and an X-ray, as long as there is no blood, breathlessness or fainting (NICE: Tuberculosis). */
function isSlowInfection({ observations }: ConsultationCase, { ranked }: Ranking): boolean {
  const has = (...ids: string[]) => ids.some((id) => observations[id]?.polarity === 'present')
  const isThought = has('tb-contact') || ranked.slice(0, 2).some(({ condition }) => condition === 'tuberculosis')
  return (
    isThought &&
    has('cough') &&
    has('night-sweats', 'weight-loss') &&
    !has(
      'coughing-blood',
      'breathless',
      'faint-or-collapse',
      'confusion-new',
      'drowsy-hard-to-wake',
      'headache',
      'chest-pain',
      'stiff-neck',
    )
  )
}

/** "Not hot", "no fever and no cough": what is only denied sounds like what it denies, and tells of no danger. */
function onlyDenies({ clauses, mentions, learned: { danger } }: Hearing): boolean {
  // "Baby grape in throat no sound blue": one misread no takes nothing from the rest.
  const [, , , ambulance] = danger
  return (
    mentions.length > 0 &&
    !(mentions.length === 1 && ambulance >= surelyGrave) &&
    mentions.every(({ polarity }) => polarity === 'absent') &&
    clauses.every(({ act, text }) => act === 'denial' || bareYes.test(text))
  )
}

const bareYes = /^\W*(?:yes|yeah|yep|no|nope|ok|okay|well)\W*$/i

const wordsOf = ({ clauses }: Hearing): string => clauses.map(({ text }) => text).join(' ')

/** The danger of the first message; later that of all that was told, where this message told more. A bare answer is no story. */
function dangerOf(
  { learned }: KnowledgeBase,
  before: ConsultationCase,
  merged: ConsultationCase,
  heard: Hearing,
): LearnedReading['danger'] {
  if (onlyDenies(heard) || isNearlyOver(before, merged, wordsOf(heard))) return [0, 0, 0, 0]
  if (before.turns === 0) return learned === null ? heard.learned.danger : calmer(learned, heard.learned.danger, merged)
  if (learned === null || isBareAnswer(before, merged)) return [0, 0, 0, 0]
  return calmer(learned, learned.message(merged.prose).danger, merged)
}

/** Where the danger signs were denied already, what was told before them speaks no more: only what is told now. */
function dangerToSpeakOf(
  base: KnowledgeBase,
  before: ConsultationCase,
  merged: ConsultationCase,
  heard: Hearing,
): LearnedReading['danger'] {
  const all = dangerOf(base, before, merged, heard)
  const since = before.held.find(({ rule }) => rule === 'provisional:words')?.since ?? 0
  if (before.turns === 0) return all
  const isSettled = isDecided(base.index, before.observations, 0) || (since > 0 && isDecided(base.index, merged.observations, since))
  return isSettled || hasEnded(merged) || !bringsNews(base, before, merged) ? ofItsOwn(base, merged, heard, all) : all
}

/** The case with how urgent all that was told sounds; a bare answer changes nothing about it. */
export function withNeed(base: KnowledgeBase, before: ConsultationCase, merged: ConsultationCase, heard: Hearing): ConsultationCase {
  if (base.learned === null || isBareAnswer(before, merged)) return merged
  const [ownVisit, ownDay, ownHospital] = dangerOf(base, before, merged, heard)
  // What is told now may be graver by itself than in a long story of something else.
  const ofNews = before.turns > 0 && bringsNews(base, before, merged) ? heard.learned.danger[2] : 0
  const hospital = Math.max(ownHospital, ofNews, heard.learned.crisis.probability)
  const day = Math.max(ownDay, hospital)
  return { ...merged, need: { visit: Math.max(ownVisit, day), day, hospital } }
}

/** Whether the message of this turn told nothing of its own. */
function isBareAnswer(before: ConsultationCase, merged: ConsultationCase): boolean {
  return before.turns > 0 && merged.prose === before.prose
}
