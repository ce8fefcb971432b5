import { type Clause, sentencesOf } from '../../hear/clause.ts'
import { lastRead } from '../../hear/last-read.ts'
import { noPlea, type Plea } from '../../hear/learned/plea-features.ts'
import { plainWords } from '../../hear/plain-words.ts'
import { questionConstants } from '../constants.ts'
import { isCallWeighed, namesComing } from './calls-made.ts'
import { tellsNotCalled } from './help-undone.ts'
import { isNotComing, ofBetter, tellsOfWorse } from './news-of-change.ts'
import { type PushKind, pushCues, pushKinds } from './push-cues.ts'

const { sureEnough, heardFirst, heardSecond, heardClaim, unsureBelow, thoughtOf } = questionConstants

/** The one question of a standing emergency: whether help has been called. */
export const emergencyCheckId = 'emergency:called'

export interface Push {
  kind: PushKind
  /** The place of the clause in the message. */
  clause: number
}

/** Without what is a bare no to another question than "have you called?", or while help is on its way. */
export function withoutBareNo(pushes: readonly Push[], pending: string | null, isComing: boolean): readonly Push[] {
  return !isComing && (pending === null || pending === emergencyCheckId) ? pushes : pushes.filter(({ kind }) => kind !== 'not-yet')
}

const pushesRead = new WeakMap<readonly Clause[], readonly Push[]>()

/** What a message says to an emergency: each kind once, in the order of its clauses. Several places of one turn ask, and it is read once. */
export function readPushes(clauses: readonly Clause[]): readonly Push[] {
  const pushes = pushesRead.get(clauses) ?? pushesIn(clauses)
  pushesRead.set(clauses, pushes)
  return pushes
}

/** Characters of a plea: what goes on for longer is read so far, and time stays bounded. */
const longestPlea = 600

function pushesIn(clauses: readonly Clause[]): Push[] {
  const pushes: Push[] = []
  const read = new Set<string>()
  const kindOf = lastRead(cuedKind, clauses.length * 2)
  const isCorrection = clauses.some(({ act }) => act === 'correction')
  const add = (kind: PushKind | undefined, clause: number): void => {
    if (kind !== undefined && (isNegated(kind, clauses[clause]?.text ?? '') || isUnfounded(kind, clauses, clause))) return
    if (kind !== undefined && !pushes.some((push) => push.kind === kind)) pushes.push({ kind, clause })
  }
  for (const sentence of sentencesOf(clauses)) {
    const pleas = clauses[sentence[0] ?? 0]?.pleas
    if (pleas !== undefined) {
      for (const push of pushesHeard(clauses, sentence, pleas, kindOf)) add(push.kind, push.clause)
      continue
    }
    const cued = sentence.map((place) => kindOf(clauses[place]?.text ?? ''))
    // "Please do not tell / my sister": words that say it stand on both sides of a cut.
    const ofAll = sentence.length === 1 ? cued[0] : kindOf(sentence.map((place) => clauses[place]?.text ?? '').join(' '))
    if (ofAll !== undefined && !cued.includes(ofAll)) {
      add(ofAll, sentence[0] ?? 0)
      continue
    }
    sentence.forEach((place, at) => {
      const { text, act, sureness } = clauses[place] as Clause
      const words = `${act} ${plainly(text)}`
      if (read.has(words)) return
      read.add(words)
      add(cued[at] ?? (isCorrection || sureness < sureEnough || !speaksToIt(act, text) ? undefined : byAct[act]), place)
    })
  }
  return pushes
}

/** Kinds whose cues alone were right in 85 of 100 lines of strangers or more, or where nothing is lost by an answer. */
const plainKinds: ReadonlySet<PushKind> = new Set<PushKind>([
  'cancel',
  'story',
  'send-help',
  'pen',
  'number',
  'on-hold',
  'dying-wish',
  'own-way',
  'secret',
  'papers',
  'can-eat',
  'can-drive',
  'catch-something',
  'under-way',
  'scaring',
  'asleep',
  'company',
  'take-along',
  'alone',
  'gp',
  'transport',
  'machine',
  'night',
  'cost',
  'if-not',
  'takes-child',
  'no-phone',
  'fear-hospital',
  'odds',
  'pets',
])

/**
 * What one sentence says to an emergency, by the learned reader and by the cues; docs/decisions/0044-pleas-are-learned.md has what each hears alone.
 */
function pushesHeard(clauses: readonly Clause[], sentence: readonly number[], pleas: readonly Plea[], kindOf: typeof cuedKind): Push[] {
  const [first = 0] = sentence
  const texts = sentence.map((place) => clauses[place]?.text ?? '')
  // "Please do not tell / my sister": words that say it stand on both sides of a cut.
  const kinds = texts.map(kindOf)
  const ofAll = kinds.length === 1 ? kinds[0] : kindOf(texts.join(' '))
  const cued = [ofAll, ...kinds].flatMap((kind) => (kind === undefined ? [] : [{ kind, clause: sentence[kinds.indexOf(kind)] ?? first }]))
  const isUnsure = (pleas[0]?.share ?? 0) < unsureBelow
  if (isUnsure && cued.length > 0) return cued
  const thought = new Set(pleas.slice(0, thoughtOf).map(({ kind }) => kind))
  const isPlain = ({ kind, clause }: Push) =>
    plainKinds.has(kind) || (kind === 'can-take' && asksOfMedicine.test(plainly(clauses[clause]?.text ?? '')))
  const agreed = cued.filter(({ kind }) => thought.has(kind))
  const heard = pleas[0]?.kind === noPlea ? [] : pleas.filter(isHeard).slice(0, 2)
  const known = heard.flatMap(({ kind }) => pushKinds.find((each) => each === kind) ?? [])
  return [...cued.filter(isPlain), ...known.map((kind) => agreed.find((push) => push.kind === kind) ?? { kind, clause: first }), ...agreed]
}

function isHeard({ kind, share }: Plea, place: number): boolean {
  if (claims.has(kind)) return share >= heardClaim
  return kind !== noPlea && share >= (place === 0 ? heardFirst : heardSecond)
}

/** Kinds whose answer claims that something was said: that it eased, that money frightens, that somebody sleeps or is against it. */
const claims: ReadonlySet<string> = new Set<PushKind>([
  'better',
  'cost',
  'asleep',
  'company',
  'own-way',
  'secret',
  'far',
  'on-hold',
  'dying-wish',
  'no-phone',
  'papers',
  'takes-child',
])

const negated: Partial<Record<PushKind, RegExp>> = {
  better:
    /\b(?:never|didnt|did not|havent) (?:say|said|tell|told)\b|\b(?:not|hasnt|isnt|no|never|wont|nothing)\b.{0,16}\b(?:eas\w*|better|stop\w*|settl\w*|improv\w*|gone|passed)\b|\b(?:worse|bleeding|(?:very|so|too|really|gone|all|awfully) (?:\w+ )?(?:quiet|still|silent|pale|floppy|limp|grey|drowsy|sleepy))\b/,
  cost: /\b(?:not|isnt|nothing to do with|never|no) (?:\w+ ){0,3}(?:money|cost|bill|insurance|price|afford\w*)\b|\b(?:can|could) (?:easily )?(?:afford|pay)\b/,
  // "Her hip is sore but she can walk" asks for no leave.
  'can-drive': /\b(?:i|he|she|they|it|you|we|who|mum|mom|dad|but|and|still) can (?:still |just |barely |hardly |now |only )?walk\b/,
  asleep: /\b(?:not|isnt|arent|cant|wont|hardly|never)(?: \w+)? (?:asleep|sleep\w*|nap\w*|rest\w*)\b|\bwide awake\b/,
  'other-refuses':
    /\b(?:grab|pick up|take|mind|watch|have|look after|get) (?:the |my |our )?(?:kids|children|boys|girls|baby|dogs?|cats?|little ones?)\b/,
  secret: /\b(?:dont|do not) (?:mind|care) (?:who|if)\b/,
  // "In the car now": there is one.
  transport:
    /(?:^|\b(?:now|im|were|are|am|sat|sitting|already|both|just|mum|dad|is|her|him) )in (?:the|a|my|her|his|our|mums|dads) (?:car|taxi|cab|uber|van|truck)\b(?! (?:shop|garage))/,
}

/** "It's not about money", "it has not eased", "she'll grab the kids": what would be answered was not said. */
function isNegated(kind: PushKind, text: string): boolean {
  return negated[kind]?.test(plainly(text)) === true
}

/** Whether the sentence of a clause takes from "better", "coming" or "arrived" what was heard in it. */
function isUnfounded(kind: PushKind, clauses: readonly Clause[], clause: number): boolean {
  if (kind !== 'better' && kind !== 'coming' && kind !== 'arrived') return false
  const sentence = sentencesOf(clauses).find((places) => places.includes(clause)) ?? [clause]
  const words = plainly(sentence.map((place) => clauses[place]?.text ?? '').join(' '))
  if (kind === 'better') return tellsOfWorse(words) || !ofBetter.test(words)
  return isNotComing(words) || isCallWeighed(words) || !namesComing(words) || saysNotYet(clauses)
}

/** Whether a message says that nobody called yet; news of help in it is read by itself. */
function saysNotYet(clauses: readonly Clause[]): boolean {
  return notYet.test(plainly(clauses[0]?.text ?? '')) || clauses.some(({ text }) => tellsNotCalled(plainly(text)))
}
const notYet = /^\W*(?:(?:no|nope|nah)\W*$|(?:no |nope |nah )?not (?:yet|just yet|so far)\b)/

const plainly = (text: string): string => plainWords(text).trim()

/** A question about a medicine, however it is put: "is it dangerous that I take aspirin?", "I take warfarin, should I still chew one". */
const asksOfMedicine =
  /\b(?:is|isnt|would|will|does|do|are|can|could|may|should|shall|what about|what if|how about|am i allowed|ok|okay|safe|dangerous|harmful|risky|bad)\b(?!.{0,20}\b(?:be|been) (?:the|my|from|because)\b).{0,40}\b(?:aspirins?|paracetamol|acetaminophen|tylenol|calpol|panadol|ibuprofen|advil|motrin|nurofen|naproxen|aleve|codeine|antihistamines?|painkillers?)\b|\b(?:aspirins?|paracetamol|acetaminophen|tylenol|calpol|ibuprofen|advil|nurofen|painkillers?)\b.{0,16}\b(?:is|isnt|would|can|could|should|shall|may)\b.{0,28}\b(?:take|taking|have|give|swallow|chew) (?:it|that|them|one|some)\b|\b(?:stop|leave out|skip)\b.{0,14}\b(?:aspirins?|ibuprofen|advil|motrin|nurofen|naproxen|aleve|painkillers?)\b|\b(?:should|shall|can|could|may|must) (?:i|he|she|we|they) (?:still |also |now |just |really )*(?:chew|swallow) (?:one|it|that|them|any|two)\b/

function cuedKind(text: string): PushKind | undefined {
  const plain = plainly(text.slice(0, longestPlea))
  if (asksOfMedicine.test(plain) && !asksOfCause.test(plain)) return 'can-take'
  const kind = pushKinds.find((each) => pushCues[each].test(plain) && !(each === 'coming' && isNotComing(plain)))
  // "My GP said it is fine" is somebody's word, and nothing that got better.
  return kind === 'better' && pushCues.soothed.test(plain) && !/^\W*(?:i|im|it|its|he|hes|she|shes)\b/.test(plain) ? 'soothed' : kind
}

/** "Could it be the ibuprofen?", "is he going to die from the paracetamol": of the cause, or of the outlook. */
const asksOfCause =
  /\b(?:be|been|is it|was it|because of|from|due to|caused? by) (?:the |my |his |her |that |all (?:the|that) )?(?:aspirins?|paracetamol|acetaminophen|tylenol|calpol|panadol|ibuprofen|advil|motrin|nurofen|naproxen|aleve|codeine|antihistamines?|painkillers?)\b/

const inFirstWords: ReadonlySet<PushKind> = new Set<PushKind>([
  'cost',
  'coming',
  'arrived',
  'number',
  'transport',
  'dying-wish',
  'other-refuses',
  'can-drive',
  'fear-hospital',
  'embarrassed',
  'waste',
  'refusal',
])

/** Nobody has come before the first word, unless the words name who came or where one is. */
const ofHelp =
  /\b(?:ambulance|paramedics?|crew|hospital|a ?&? ?e|er|emergency|casualty|triage|nurses?|doctors?|ward|responders?|helpers?|911|999|112|000|111)\b/i

/** What of it may be taken for a push in the very words that tell of the emergency. */
export function firstPushes(pushes: readonly Push[], clauses: readonly Clause[]): Push[] {
  const namesHelp = clauses.some(({ text }) => ofHelp.test(text))
  return pushes.filter(({ kind }) => inFirstWords.has(kind) && (namesHelp || (kind !== 'arrived' && kind !== 'coming')))
}

/** Whether a clause that was taken for an obstacle, a plan or a no has any word of it: "there are blisters now" tells of the illness. */
function speaksToIt(act: Clause['act'], text: string): boolean {
  if (act === 'ask-danger' || act === 'ask-cause') return !asksOfIllness.test(plainly(text))
  return (act !== 'obstacle' && act !== 'plan' && act !== 'refusal') || ofTheAdvice.test(plainly(text))
}
/** "He's got sepsis, hasn't he?" doubts nothing. */
const asksOfIllness = /\b(?:is|has|have|are|was|does|do)nt (?:it|he|she|they|i|we)\W*$|\binnit\W*$/
const ofTheAdvice =
  /\b(?:go|going|gonna|call|ring|phone|hospitals?|ambulance|a&e|ed|er|casualty|doctors?|gp|need|want|must|have to|cant|cannot|wont|dont|didnt|not|could|should|would|rather|but|why|really|serious\w*|only|sure|wait|later|home|house|stay|sleep|rest|lie|bed|morning|tomorrow|tonight|monday|fine|ok|okay|emergency|drive|pay|worth|bother|leave|see|hope|think|nah|nope|no (?:way|thanks|chance|need|point))\b/

/** Where no word was known, what the clause does says enough. */
const byAct: Partial<Record<Clause['act'], PushKind>> = {
  refusal: 'refusal',
  obstacle: 'doubt',
  plan: 'can-wait',
  'ask-danger': 'doubt',
  'ask-why': 'doubt',
  'ask-medicine': 'can-take',
}
