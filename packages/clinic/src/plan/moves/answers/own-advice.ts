import { isQuestion, isRequest, opensAsQuestion } from '../../../hear/act-cues.ts'
import type { Clause } from '../../../hear/clause.ts'
import { namesPart } from '../../../hear/lexicon/part-statements.ts'
import { stemsOf } from '../../../hear/lexicon/stems.ts'
import type { Topic } from '../../../hear/topics.ts'
import { scopeTest } from '../../../judge/advice-scope.ts'
import { levelOf } from '../../../judge/levels/decide-triage.ts'
import { isEmergency } from '../../../judge/levels/level-order.ts'
import { type DailyTopic, dailyTopics } from '../../../knowledge/advice-schema.ts'
import type { PackedCondition } from '../../../knowledge/knowledge-pack.ts'
import { findMedicines } from '../../../medications/find-medicines.ts'
import { knownMedicines } from '../../../medications/known-medicines.ts'
import { spokenCondition } from '../../../say/spoken-condition.ts'
import { suitedAdvice } from '../../../say/suited-advice.ts'
import { suitedLines } from '../../../say/suited-lines.ts'
import type { TurnState } from '../../../turn/turn-state.ts'
import { type Frame, frameOf, lineStems, objectsOf, speaksOf } from './asked-words.ts'
import { linesBySubject } from './by-subject.ts'
import { illnessOf, isSettled, namedIn, ofPartNamed } from './illness.ts'
import { blamesMedicine } from './medicine-effects.ts'

/** Where in the advice a line stands. */
type Place = 'home' | 'avoid' | 'daily' | 'doctor' | 'medicine' | 'course' | 'sign'

interface Line {
  text: string
  place: Place
  /** What it is about beside its words: the part of the day. */
  about?: readonly string[]
}

const ofDay: Readonly<Record<DailyTopic, string>> = {
  contagion: 'catch catching contagious infectious pass spread',
  work: 'work job shift office',
  school: 'school nursery playgroup class',
  driving: 'drive driving car',
  sport: 'sport gym exercise football run running play training match',
  food: 'food eat diet drink',
  sex: 'sex',
  travel: 'travel fly flying flight plane',
}

/** So much of what the question is about has to stand in a line. */
const enough = 0.6
/** A second line is said where it speaks of it nearly as much; of either this or that, a little less will do. */
const ofSame = 0.1
const ofEither = 0.25
/** What was told already, and a part of the body, say little about what is asked now. */
const ofToldBefore = 0.4
const ofPart = 0.25
/** What is named first in a may-I counts for two. */
const ofFirst = 2
/** A cause from this share on may answer where nothing likelier does. */
const likely = 0.15
/** Before the verdict it has to lead by so much. */
const leads = 0.4
const causesRead = 3

/** Where each kind of question finds its answer first. */
const placesFor: Readonly<Record<Frame, readonly Place[]>> = {
  may: ['avoid', 'daily', 'home', 'doctor', 'medicine', 'course'],
  will: ['course', 'daily', 'doctor', 'home'],
  'how-often': ['home', 'medicine', 'daily', 'course', 'doctor'],
  'how-long': ['home', 'medicine', 'daily', 'course', 'avoid', 'doctor'],
  when: ['daily', 'home', 'avoid', 'course', 'doctor'],
  where: ['doctor', 'home'],
  who: ['doctor', 'home'],
  why: ['doctor', 'avoid', 'home'],
  how: ['home', 'medicine', 'doctor', 'avoid', 'sign'],
  what: ['home', 'avoid', 'daily', 'doctor', 'medicine'],
  helps: ['home', 'medicine', 'avoid', 'doctor', 'daily'],
  'is-it': ['daily', 'home', 'doctor', 'course'],
}

/** What asks for something else than what to do: the talk, the record, the cause, the level. */
const otherTopics: ReadonlySet<Topic> = new Set<Topic>([
  'cost-of-this',
  'privacy',
  'are-you-real',
  'can-you-prescribe',
  'can-you-call-or-book',
  'can-you-examine',
  'what-can-you-do',
  'own-medicines',
  'own-allergies',
  'own-history',
  'noted',
  'why-asked',
  'why-this-level',
  'how-sure',
  'what-is-it',
  'could-it-be',
  'is-it-cancer',
  'am-i-dying',
  'what-number-means',
  'what-word-means',
  'is-it-my-medicine',
  'two-together',
  'missed-dose',
  'took-too-much',
  'medicine-in-pregnancy',
  'medicine-breastfeeding',
  'morning-after',
  'contraception',
  'pregnant-or-not',
  'visit-cost',
  'no-question',
  'warning-signs',
])
const sureOfOther = 0.4
/** Parts of the day have answers of their own, by what was told (`daily-life.ts`). */
const ofTheDay: ReadonlySet<Topic> = new Set<Topic>(['work', 'school', 'driving', 'travel', 'sex', 'sport', 'alcohol', 'coffee'])
const sureOfDay = 0.5

const asksByForm = (text: string): boolean => isQuestion(text) || isRequest(text) || opensAsQuestion(text) || / or /i.test(text)

/** Whether a question asks for something else than what to do: the talk, the record, a medicine, the cause; one after a kind of thing ("which stretches") is not taken for it. */
function asksElse({ text, topics: [first] = [] }: Clause, isBySubject: boolean, { now }: TurnState): boolean {
  if (!isBySubject && first !== undefined && otherTopics.has(first.topic) && first.share >= sureOfOther) return true
  if (!isBySubject && first !== undefined && ofTheDay.has(first.topic) && first.share >= sureOfDay) return true
  if (!asksByForm(text) || now.complaints.length === 0) return true
  const isOfMedicine = findMedicines(knownMedicines(), text).length > 0 || blamesMedicine(text) || /\bantibiotics?\b/i.test(text)
  return isOfMedicine || asksOfCause.test(text)
}

/** What the advice for the likeliest causes says of the very thing that is asked about; null where it says nothing, or something else is asked. */
export function ownAdvice(clause: Clause, state: TurnState): string | null {
  const { text } = clause
  const isBySubject = linesBySubject(text, []) !== null
  if (asksElse(clause, isBySubject, state)) return null
  const level = levelOf(state.now.held)
  const isDanger = level !== null && isEmergency(level)
  if (isDanger && byMouth.test(text)) return null
  const frame = frameOf(text)
  if (!isBySubject && frame === 'is-it' && !/\b(?:catch\w*|contag\w*|infect\w*)\b/i.test(text)) return null
  const told = isBySubject ? illnessOf(text, state) : null
  const named = namedIn(text, state) ?? ofPartNamed(text, state) ?? (told?.isNamed === true ? told.condition : null)
  for (const condition of named === null ? leading(state, isBySubject ? likely : leads) : [named]) {
    const lines = linesBySubject(text, subjectLines(text, condition, isDanger, state)) ?? linesFor(text, frame, condition, isDanger, state)
    if (lines.length === 0) continue
    const source = suitedAdvice(state.base.knowledge, condition.id, state.now)?.sources[0] ?? condition.sources[0] ?? ''
    return `${openingFor(lines[0], frame, text, condition, named !== null, state)}${lines.map((line) => line.text).join(' ')} (${source})`
  }
  return null
}

/** "Could it be from my periods?", "is it my thyroid that makes me tired?" */
const asksOfCause =
  /\b(?:is|are|was|could|can|might|may|would) (?:it|this|that|they|these)(?: \w+){0,2}? (?:from|because|due|down to|caused|the \w+ (?:that|causing)|my \w+)\b|\bcaus(?:e|es|ed|ing)\b|\bthat makes? (?:me|him|her)\b|\bwhy\b/i
const byMouth = /\b(?:eat|drink|food|water|tea|coffee|juice|sips?|cup|tablets?|pills?|medicine|painkillers?)\b/i

/** The causes whose advice may be asked for, the likeliest first. */
function leading({ base, judged, now }: TurnState, least: number): PackedCondition[] {
  return judged.ranking.ranked
    .slice(0, causesRead)
    .filter(({ probability }) => probability >= (now.verdictTurn === null ? least : likely))
    .map(({ condition }) => base.knowledge.conditions.get(condition))
    .filter((condition) => condition !== undefined)
}

/** The lines of an illness that speak of what is asked, those first where this kind of question finds its answer; at most two. */
function linesFor(text: string, frame: Frame | null, condition: PackedCondition, isDanger: boolean, state: TurnState): Line[] {
  const objects =
    ofLabour.test(text) && frame === 'may' ? ['work'] : objectsOf(text).filter((object) => object !== 'work' || ofJob.test(text))
  if (objects.length === 0) return []
  const places = placesFor[frame ?? 'what']
  const lines = adviceLines(text, condition, isDanger, state)
    .filter(({ place }) => places.includes(place))
    .map((line) => ({ line, stems: [...lineStems(headOf(line)), ...(line.about ?? [])] }))
  const told = new Set(
    lineStems(`${state.before.prose} ${state.now.complaints.map((id) => state.base.findings.get(id)?.name ?? '').join(' ')}`),
  )
  const name = new Set([condition.name, ...condition.aliases].flatMap(lineStems))
  const weightOf = (object: string) => (namesPart(object) || name.has(object) ? ofPart : told.has(object) ? ofToldBefore : 1)
  // "Can I kneel to do the garden?" is first of all about kneeling.
  const weights = objects.map((object, at) => weightOf(object) * (at === 0 && frame === 'may' && !namesPart(object) ? ofFirst : 1))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (Math.max(...weights) < ofToldBefore) return []
  const scored = lines
    .map(({ line, stems }) => {
      const score =
        objects.reduce((sum, object, each) => sum + (weights[each] ?? 0) * (isOtherWork(object, line) ? 0 : speaksOf(object, stems)), 0) /
        total
      const isInTime = !asksTime(frame) || time.test(line.text)
      return { line, score: score - places.indexOf(line.place) / 100 - (isInTime ? 0 : ofNoTime) }
    })
    .filter(({ score }) => score >= enough)
    .sort((a, b) => b.score - a.score)
  const [best, second] = scored
  if (best === undefined) return []
  const near = / or /i.test(text) ? ofEither : ofSame
  return second !== undefined && second.score >= best.score - near && second.line.place !== best.line.place
    ? [best.line, second.line]
    : [best.line]
}

const time =
  /\b(?:\d+|an?|one|two|three|few|once|twice|each|every) ?(?:to \d+ )?(?:minutes?|hours?|days?|weeks?|months?|times?)\b|\buntil\b|\bdaily\b/i
/** "Should it be working by now?" is about no job. */
const ofJob =
  /\b(?:to|at|off|from|my|for|do|of|can i|should i|may i|i) work\b|\bwork(?:ing)? (?:on|in|as|with it|tomorrow|today|from home)\b/i
/** "A new hip works well" says nothing of a job. */
const isOtherWork = (object: string, { place, text }: Line): boolean => object === 'work' && place !== 'daily' && !ofJob.test(text)
/** "Can I do my round with the heavy bag?" asks about work. */
const ofLabour =
  /\b(?:do|carry on|go on|manage|start|finish|miss) (?:with )?(?:my|the|his|her) (?:rounds?|shifts?|job)\b|\b(?:carry|lift)(?:ing)? (?:\w+ ){0,2}(?:bags?|boxes|chairs|shopping|loads?|crates|things|stuff)\b/i
/** What is to be left alone stands before the reason for it. */
const headOf = ({ place, text }: Line): string => (place === 'avoid' ? (text.split(/: |, because /)[0] ?? text) : text)

const asksTime = (frame: Frame | null): boolean => frame === 'how-long' || frame === 'how-often' || frame === 'when'
/** A line without a time hardly answers how long, how often or when. */
const ofNoTime = 0.35

/** The same, by the places in which a kind of thing is looked for. */
const subjectLines = (...asked: Parameters<typeof adviceLines>): Line[] =>
  adviceLines(...asked).sort((a, b) => subjectPlaces.indexOf(a.place) - subjectPlaces.indexOf(b.place))
const subjectPlaces: readonly Place[] = ['home', 'medicine', 'daily', 'avoid', 'doctor', 'course', 'sign']

/** Everything that is advised for an illness, in a danger only what is to be left alone and what keeps until help is there. */
function adviceLines(question: string, condition: PackedCondition, isDanger: boolean, { base, now }: TurnState): Line[] {
  const advice = suitedAdvice(base.knowledge, condition.id, now)
  const of = (place: Place, texts: readonly string[]): Line[] => texts.map((text) => ({ place, text }))
  const ownCare = suitedLines(condition.selfCare, scopeTest(base.knowledge, now), now)
  const isNo = (text: string) => forbids.test(text)
  const first = [...of('avoid', [...(advice?.avoid ?? []), ...ownCare.filter(isNo)])]
  if (isDanger) return [...first, ...of('doctor', asksOfTests.test(question) ? (advice?.doctor ?? []) : [])]
  return [
    ...first,
    ...of('home', [...(advice?.home ?? []), ...ownCare.filter((text) => !isNo(text))]),
    ...dailyTopics.flatMap((topic) => {
      const said = topic === 'contagion' && !asksOfOthers.test(question) ? undefined : advice?.daily[topic]
      return said === undefined ? [] : [{ place: 'daily' as const, text: said, about: stemsOf(ofDay[topic]) }]
    }),
    ...of('doctor', advice?.doctor ?? []),
    ...of('medicine', advice?.medicines ?? []),
    ...of('course', advice === null ? [] : [advice.course]),
  ]
}

/** How catching it is answers nothing about a bath. */
const asksOfOthers =
  /\b(?:catch\w*|contag\w*|infect\w*|spread\w*|pass\w*|give|gets?|near|close|around|kiss\w*|hug\w*|cuddl\w*|shar\w*|visit\w*|away|apart|isolat\w*|towels?|cups?|others|people|family|anyone|germs?)\b/i
const asksOfTests = /\b(?:tests?|scan|x-?ray|ultrasound)\b/i
const forbids = /^(?:do not|don['’]t|never|no |avoid|leave)\b/i

/** "No." to a may-I that the advice forbids; whose advice it is where that is not said yet. */
function openingFor(
  line: Line | undefined,
  frame: Frame | null,
  text: string,
  condition: PackedCondition,
  isNamed: boolean,
  { now }: TurnState,
): string {
  const lead = isNamed || isSettled(condition.id, { now }) ? '' : `If this is ${spokenCondition(condition.name)}, which fits best so far: `
  const isNo =
    !/^\W*(?:so |and |but |ok )*(?:what|which|how)\b/i.test(text) &&
    frame === 'may' &&
    line !== undefined &&
    forbids.test(line.text) &&
    !/ or |n['’]t\b|\bnot\b|\bavoid\b/i.test(text)
  return `${isNo ? 'No. ' : ''}${lead}`
}
