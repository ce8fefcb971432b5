import type { ConsultationCase } from '../../case/case.ts'
import type { Mention, Observation } from '../../case/model.ts'
import { undeniedComplaints } from '../../case/undenied-complaints.ts'
import type { Clause } from '../../hear/clause.ts'
import { isMadeLight } from '../../hear/corrections/made-light.ts'
import type { Hearing } from '../../hear/hearing.ts'
import { plainWords } from '../../hear/plain-words.ts'
import { readPushes } from '../questions/emergency-pushes.ts'
import type { PushKind } from '../questions/push-cues.ts'
import type { ReasoningIndex } from '../ranking/reasoning-index.ts'
import { isBelow } from './evidence.ts'

/**
 * What makes a danger small, or says that it is over, denies nothing of what was there: "I can breathe now", "not that bad", "it has gone"
 * (docs/decisions/0053-when-a-level-falls.md).
 */
const softened =
  /\b(?:now|any ?more|anymore|no longer|gone|went|better|eased|easing|settled|stopped|passed|over|yet|so far|at the moment|right now|at present|today|(?:that|so|too|very|really|particularly|all that|as) (?:bad|much|badly|strong|severe|serious|heavy|short|tight)|really|much|hardly|barely|a lot|anything serious|worried|exactly|sure|think|probably|maybe|guess|hope)\b/i
/** Where somebody argues against help, a denial in the same breath is part of the argument. */
const argues: ReadonlySet<PushKind> = new Set([
  'refusal',
  'soothed',
  'other-refuses',
  'waste',
  'cost',
  'embarrassed',
  'work',
  'bad-experience',
  'fear-hospital',
  'machine',
] as const)
/** What was never said is put right where corrections are read; "I never said pain at rest" denies no pain. */
const ofTheTalk =
  /\b(?:never|didnt|did not|havent|have not) (?:say|said|mention\w*|tell|told|write|written|wrote)\b|\byou (?:wrote|put|noted|said)\b/
/** Acts in which nothing is denied. */
const notSaid: ReadonlySet<Clause['act']> = new Set([
  'hypothetical',
  'past',
  'family',
  'figurative',
  'opinion',
  'plan',
  'obstacle',
  'refusal',
])

/** "Always a bit that way", "not new", "his normal self", "he has had dementia for years": how somebody is, and nothing of today. */
const usual =
  /\b(?:always|usually|normally) (?:been |a bit |a little |like |(?:he|she|i|they)(?:s| is|m| am|re)? )*(?:(?:that|this|the same) way|like (?:that|this)|so|muddled|confused|forgetful|vague)\b|\b(?:not|nothing|isnt|is not|aint) (?:anything |at all )?new\b|\bno (?:more|worse|different)\b[^.!?]{0,30}\b(?:than|to|from) (?:usual|normal|before|always)\b|\b(?:his|her|their|my|is|hes|shes) (?:normal|usual|old|own) (?:self|way)\b|\b(?:normal|usual) for (?:him|her|them|me)\b|\bthats (?:just )?(?:how|the way) (?:he|she|i|they)(?:s| is| are|re| am|m)?(?: always)?\b|\b(?:had|has|hes had|shes had|with|got) (?:\w+ ){0,2}(?:dementia|alzheimers)\b[^.!?]{0,30}\b(?:years|yrs|ages|long|always)\b|\b(?:for|been) (?:\w+ ){0,2}years\b/
const worse =
  /\b(?:worse|worst|more (?:than|muddled|confused)|(?:but|and) (?:today|now|this morning|since)|suddenly|much|different)\b(?! (?:than|from|to) (?:nothing))/
const ofTheMind = 'confusion-new'

/** "It was only a manner of speaking": what was said last was not meant so. */
const mannerOfSpeaking =
  /\b(?:(?:just|only|was|its|it is|as) (?:a |an |my )?(?:manner|figure|turn|way) of (?:speaking|speech|phrase|talking)|(?:just|only) (?:an? )?(?:expression|saying)|(?:did ?nt|didnt|not) (?:mean|meant) (?:it |that )?(?:literally|like that|that way))\b/

/** Who writes "I am awake" of himself can be woken. */
const awake = /\b(?:i ?a?m|i am) (?:wide |fully |quite |still )?(?:awake|conscious|typing|talking to you|writing)\b/
const ofWaking = ['unresponsive', 'drowsy-hard-to-wake'] as const

/**
 * The case with what this message denies outright, explains as usual, or says not to have meant: marked as put right, so that every level that
 * rested on it falls in the same turn. In: the case before, with this message in it, and what was heard. What was measured, pressed or read from
 * a document stands; so does what is only made small, is over, or is denied in an argument against help. Never throws.
 */
export function withToldOtherwise(
  index: ReasoningIndex,
  before: ConsultationCase,
  merged: ConsultationCase,
  heard: Hearing,
): ConsultationCase {
  if (heard.choice !== null || before.turns === 0) return merged
  const words = heard.clauses.map(({ text }) => text).join(' ')
  const text = plainWords(words)
  const isArgued = ofTheTalk.test(text) || isMadeLight(words, before) || readPushes(heard.clauses).some(({ kind }) => argues.has(kind))
  const denied = isArgued ? [] : deniedIn(heard).flatMap((finding) => heldOf(index, before, finding))
  const usually = usual.test(text) && !worse.test(text) ? heldOf(index, merged, ofTheMind) : []
  const unmeant = mannerOfSpeaking.test(text) ? lastTold(before) : []
  const awakened = before.person.relation === 'self' && awake.test(text) ? ofWaking.flatMap((id) => heldOf(index, before, id)) : []
  const fallen = [...denied, ...unmeant, ...awakened].filter((id) => !isSaidAgain(heard, id))
  return fallen.length + usually.length === 0 ? merged : without(index, merged, [...new Set([...fallen, ...usually])])
}

/** What this message denies by its name and without making it small. */
function deniedIn({ clauses, mentions }: Hearing): string[] {
  const isPlain = ({ polarity, certain, experiencer, temporality, start }: Mention) => {
    if (polarity !== 'absent' || !certain || experiencer !== 'patient' || temporality !== 'current') return false
    const clause = clauses.find((each) => start >= each.start && start < each.end)
    return clause === undefined || (!notSaid.has(clause.act) && !clause.act.startsWith('ask-') && !softened.test(clause.text))
  }
  return mentions.filter(isPlain).map(({ finding }) => finding)
}

function isSaidAgain({ mentions }: Hearing, finding: string): boolean {
  return mentions.some((each) => each.finding === finding && each.polarity === 'present' && each.experiencer === 'patient' && each.certain)
}

/** What the case holds by the patient's own words of a finding and of what lies below it. */
function heldOf(index: ReasoningIndex, { observations }: ConsultationCase, finding: string): string[] {
  return Object.values(observations)
    .filter(({ polarity, source, text }) => polarity === 'present' && (source === 'told' || source === 'answered') && !/\d/.test(text))
    .filter((each) => each.finding === finding || isBelow(index, each.finding, finding))
    .map((each) => each.finding)
}

function lastTold({ observations, turns }: ConsultationCase): string[] {
  return Object.values(observations)
    .filter(({ polarity, source, turn }) => polarity === 'present' && source === 'told' && turn === turns)
    .map(({ finding }) => finding)
}

/** The case without what fell; what was only likely falls with it where no danger sign is left for it to rest on. */
function without(index: ReasoningIndex, merged: ConsultationCase, fallen: readonly string[]): ConsultationCase {
  const observations: Record<string, Observation> = { ...merged.observations }
  for (const id of fallen) {
    const former = observations[id]
    if (former !== undefined) observations[id] = { ...former, polarity: 'absent', source: 'corrected', turn: merged.turns }
  }
  const words = fallen.map((id) => merged.observations[id]?.text ?? '').filter((each) => each.length > 2)
  const complaints = undeniedComplaints(merged, observations)
  const isDangerLeft = Object.values(observations).some(
    ({ finding, polarity, temporality }) => polarity === 'present' && temporality === 'current' && isDanger(index, finding),
  )
  return {
    ...merged,
    observations,
    // Who came for this alone is still asked about it.
    complaints: complaints.length > 0 ? complaints : merged.complaints,
    prose: words.reduce((prose, each) => prose.replaceAll(each, ' '), merged.prose),
    held: isDangerLeft ? merged.held : merged.held.filter(({ provisional }) => provisional !== true),
  }
}

function isDanger(index: ReasoningIndex, finding: string): boolean {
  return index.dangerSigns.has(finding) || [...index.dangerSigns].some((sign) => isBelow(index, finding, sign))
}
