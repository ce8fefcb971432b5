import type { ConsultationCase, HeldRule } from '../../case/case.ts'
import type { Mention, Person } from '../../case/model.ts'
import { isQuestion } from '../../hear/act-cues.ts'
import type { Clause } from '../../hear/clause.ts'
import type { Hearing } from '../../hear/hearing.ts'
import { readTokens } from '../../hear/lexicon/read-tokens.ts'
import { findingsIn } from '../../hear/lexicon/understand.ts'
import type { AdviceLine } from '../../knowledge/advice-schema.ts'
import type { KnowledgeIndex } from '../../knowledge/index-knowledge.ts'
import type { TriageLevel } from '../../knowledge/schema.ts'
import type { KnowledgeBase } from '../knowledge-base.ts'
import { levelOf } from './decide-triage.ts'
import { compareLevels, isEmergency } from './level-order.ts'

/** The rules of warnings that came true begin so. */
const ofWarning = 'warned-of:'

/** What a warning may hold beside its findings and telling words without saying more than they do. */
const emptyWords: ReadonlySet<string> = new Set(
  'you your yours i me my mine he she him his her hers it its they their them the a an have get feel with and on in at of to or be there any some come near close by above below under over around very so too do not now that stay keep hear notice'.split(
    ' ',
  ),
)
/** Words for one place or one thing done that a warning and a patient may name differently. */
const sameThing: readonly ReadonlySet<string>[] = [
  new Set(['eye', 'eyelid', 'lid', 'eyebrow', 'brow', 'forehead', 'eyeball']),
  new Set(['wheel', 'drive', 'driving', 'car', 'motorway']),
  new Set(['asleep', 'nod', 'doze', 'drift']),
  new Set(['fall', 'nod', 'doze', 'drop', 'drift']),
]
const ofOthers: ReadonlySet<Clause['act']> = new Set(['hypothetical', 'past', 'family', 'figurative', 'denial', 'opinion', 'plan'])
const notSo =
  /\b(?:no|not|nor|never|none|without|nowhere|nothing|neither|isn['’]?t|hasn['’]?t|haven['’]?t|don['’]?t|doesn['’]?t|didn['’]?t|if|unless|in case|gone|used to)\b/i

/** What somebody is or takes, and no sign of an illness: told again it says nothing new. */
const lasting: ReadonlySet<string> = new Set(['history', 'risk', 'medication', 'exposure'])
/** What only says that time has passed without a change: it brings a visit, and none sooner than the one that stands. */
const ofTime =
  /\b(?:better|longer|lasts?|last for|settle\w*|clear\w*|keeps? (?:coming|happening)|com(?:es?|ing) back|again|most (?:days|nights|weeks)|(?:after|within|in|for|over) (?:a |an |the |\d|some|several|two|three|six)\S* ?(?:to \d+ )?(?:days?|weeks?|months?|nights?)?)\b/i

/**
 * What the verdict itself asked to watch for, and is told afterwards, raises the level to the one that its list stands for: help at once, or
 * a doctor sooner than the verdict said. A warning has come true where all that one of its alternatives names is present, by its findings or word for
 * word, and something of it is new in this message: a sign, and no known fact told once more.
 */
export function warnedOfRules(base: KnowledgeBase, before: ConsultationCase, now: ConsultationCase, heard: Hearing): HeldRule[] {
  const level = levelOf(before.held)
  if (before.verdictTurn === null || (level !== null && isEmergency(level))) return []
  const news = newsOf(base, before, now, heard)
  if (news.findings.length === 0 && news.words.size === 0) return []
  return before.leaders.flatMap((condition) =>
    warningsOf(base, condition, now)
      .map((warning) => (level === 'appointment' && warning.level === level && !ofTime.test(warning.text) ? sooner(warning) : warning))
      .filter((warning) => level === null || compareLevels(warning.level, level) > 0)
      .flatMap((warning) => ruleOf(base, now, news, warning)),
  )
}

/** Where a visit is booked already, "see a doctor sooner" is within a day. */
const sooner = (warning: Warning): Warning => ({ ...warning, level: 'within-24-hours' })

interface Warning {
  text: string
  level: TriageLevel
}

/** What this message tells: findings that were not present before, and the words of what it states. */
interface News {
  findings: readonly string[]
  words: ReadonlySet<string>
  /** Whether a word was not said before. */
  isWordNew: (lemma: string) => boolean
}

function newsOf({ knowledge }: KnowledgeBase, before: ConsultationCase, now: ConsultationCase, { clauses, choice }: Hearing): News {
  const isLasting = (id: string) => lasting.has(knowledge.findings.get(id)?.kind ?? '')
  const wasTold = (id: string) => before.observations[id]?.polarity === 'present' || before.observations[id]?.source === 'corrected'
  const isNew = (id: string) => now.observations[id]?.polarity === 'present' && !wasTold(id) && !isLasting(id)
  const stated = choice === null ? clauses.filter(({ act, text }) => !ofOthers.has(act) && !isQuestion(text) && !notSo.test(text)) : []
  const known = new Set(readTokens(before.prose, knowledge).map(({ lemma }) => lemma))
  const lemmas = stated.flatMap(({ text }) => readTokens(text, knowledge).map(({ lemma }) => lemma))
  const words = new Set(lemmas.filter((lemma) => !emptyWords.has(lemma)))
  return { findings: Object.keys(now.observations).filter(isNew), words, isWordNew: (lemma) => !known.has(lemma) }
}

function warningsOf({ knowledge }: KnowledgeBase, condition: string, now: ConsultationCase): Warning[] {
  const { callIf = [], doctorIf = [] } = knowledge.advice.get(condition)?.expect ?? {}
  const lines = (all: readonly AdviceLine[], level: TriageLevel) =>
    all.filter((line) => isFor(line, now)).map((line) => ({ text: typeof line === 'string' ? line : line.text, level }))
  return [...lines(callIf, 'emergency-department'), ...lines(doctorIf, 'appointment')]
}

/** Only what is known to be for this patient raises a level. */
function isFor(line: AdviceLine, { person, observations }: ConsultationCase): boolean {
  if (typeof line === 'string') return true
  const { sex, has, hasNot, fromYears, toYears } = line
  if (hasNot !== undefined || (sex !== undefined && sex !== person.sex)) return false
  if (fromYears !== undefined && (person.ageYears ?? 0) < fromYears) return false
  if (toYears !== undefined && (person.ageYears ?? toYears) >= toYears) return false
  return has === undefined || has.some((id) => observations[id]?.polarity === 'present' || (id === 'pregnant' && person.pregnant === true))
}

/** The rule of a warning that has come true; none where it has not. */
function ruleOf(base: KnowledgeBase, now: ConsultationCase, news: News, { text, level }: Warning): HeldRule[] {
  for (const alternative of text.split(/,\s*(?:or\s+)?|\s+or\s+/)) {
    const findings = cameTrue(base, now, news, alternative)
    if (findings !== null) return [{ rule: `${ofWarning}${text}`, name: signNamed(alternative), level, findings }]
  }
  return []
}

/** "A sign that I had asked you to watch for: “a ringing that stays”". */
function signNamed(alternative: string): string {
  const sign = alternative
    .trim()
    .replace(/^(?:you|they) (?:get|hear|feel|have|notice|see|become) (?=an? )|^(?:hear|feel|have|notice|see|get) (?=an? )/, '')
  return `a sign that I had asked you to watch for (“${sign}”)`
}

/** The present findings of a warning that has come true; null where it has not. */
function cameTrue({ knowledge }: KnowledgeBase, now: ConsultationCase, news: News, warning: string): readonly string[] | null {
  const { mentions, rest } = readWarning(knowledge, warning, now.person)
  const presentOf = (id: string) =>
    Object.values(now.observations).find(
      ({ finding, polarity, temporality }) =>
        polarity === 'present' && temporality === 'current' && (finding === id || finding.startsWith(`${id}.`)),
    )?.finding
  const found = mentions.map(({ finding, polarity }) => (polarity === 'present' ? presentOf(finding) : undefined))
  if (found.some((finding) => finding === undefined) && mentions.length > 0) return null
  const findings = found.filter((finding) => finding !== undefined)
  if (!rest.every((lemma) => isSaid(lemma, news.words))) return null
  const isNew = findings.some((finding) => news.findings.includes(finding)) || rest.some((lemma) => news.isWordNew(lemma))
  return isNew && (findings.length > 0 || rest.length >= fewestWords) ? findings : null
}

interface WarningRead {
  mentions: readonly Mention[]
  /** The words beside them that mean something, in base form. */
  rest: readonly string[]
}

/** Warnings as they were read, by whom they are about: the same lines are held against every message after a verdict. */
const read = new WeakMap<KnowledgeIndex, Map<string, WarningRead>>()

function readWarning(knowledge: KnowledgeIndex, warning: string, person: Person): WarningRead {
  const known = read.get(knowledge) ?? new Map<string, WarningRead>()
  read.set(knowledge, known)
  const key = `${person.relation}: ${warning}`
  const before = known.get(key)
  if (before !== undefined) return before
  const whole = findingsIn(knowledge, warning, { pending: null, complaints: [], person })
  const mentions = [...whole, ...signsWithin(knowledge, warning, whole, person)]
  const rest = readTokens(warning, knowledge)
    .filter(({ start, end, lemma }) => !emptyWords.has(lemma) && !mentions.some((mention) => start >= mention.start && end <= mention.end))
    .map(({ lemma }) => lemma)
  // What a number says depends on age and sex.
  if (!/\d/.test(warning)) known.set(key, { mentions, rest })
  return { mentions, rest }
}

/** "Painful blisters" warns of blisters too, though both words together are read as pain: what a word of it names alone, and the name of what was read does not. */
function signsWithin(knowledge: KnowledgeIndex, warning: string, whole: readonly Mention[], person: Person): Mention[] {
  const named = whole.map(({ finding }) => knowledge.findings.get(finding)?.name ?? '').join(' ')
  return readTokens(warning, knowledge)
    .filter(({ start, end, lemma }) => !named.includes(lemma) && whole.some((mention) => start >= mention.start && end <= mention.end))
    .flatMap(({ start, end }) => findingsIn(knowledge, warning.slice(start, end), { pending: null, complaints: [], person }))
    .filter(
      ({ finding, polarity }) =>
        polarity === 'present' && knowledge.findings.get(finding)?.kind === 'sign' && !whole.some((mention) => mention.finding === finding),
    )
}

/** Words alone make a warning only where there are so many of them. */
const fewestWords = 2

function isSaid(lemma: string, words: ReadonlySet<string>): boolean {
  return words.has(lemma) || sameThing.some((place) => place.has(lemma) && [...place].some((each) => words.has(each)))
}
