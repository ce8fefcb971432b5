import type { Cause, UnderstoodFinding } from '@dr-ai/contract/schemas/clinical'
import type { LatestResult } from '../../session/latest-result.ts'
import type { Medication } from '../../session/medication.ts'
import { ageText } from '../../session/person.ts'
import type { Profile } from '../../session/settings.ts'
import { isUrgent, standingTriage, verdictStory } from '../../session/standing.ts'
import { formatDate } from '../../ui/format-date.ts'
import { type HandoverMessage, type Moment, timelineOf } from './timeline.ts'

export interface HandoverSources {
  messages: readonly HandoverMessage[]
  /** Whose record is open. */
  person: { name: string | null; profile: Profile }
  medications: readonly Medication[]
  /** null: they could not be loaded. */
  results: readonly LatestResult[] | null
}

export interface HandoverContent {
  facts: { name: string; value: string }[]
  /** What the patient fears and wants to ask, in lines; none: room to write it by hand. */
  worries: string[]
  complaint: string
  /** The same as the verdict told it, with age and sex; null without one. */
  story: string | null
  level: string
  reasons: string[]
  /** What was said and how urgent it was when, oldest first; `left`: how much more was said. */
  timeline: { moments: Moment[]; left: number }
  /** Each as lines, or as one line where they are short and many (`isRow`). */
  sections: { title: string; lines: string[]; none: string; isRow?: boolean }[]
}

const sourceWords: Partial<Record<UnderstoodFinding['source'], string>> = {
  document: 'from a document',
  measured: 'measured by the app',
  implied: 'concluded by the app, not said',
}
const bandWords: Record<Cause['band'], string> = { likely: 'likely', possible: 'possible', 'less-likely': 'less likely' }
const mostResults = 12
/** Who a story is about, where an age was told. */
const personInStory = /^In short: an? (\d[^,]*?) with /
const saysSex = /\b(?:fe)?male\b|\b(?:wo)?man\b|\bgirl\b|\bboy\b|\d ?[fm]\b/i
const notRecorded = 'Not recorded'
const ageOf = ({ ageYears }: Profile): string => (ageYears === null ? notRecorded : ageText(ageYears))
/** The words of a message that tells age and sex and nothing else, from the two fields or typed: "34 years old, female", "67 f". */
const personWord = /^(?:\d{1,3}|i['’]?m|i|am|an?|and|years?|months?|old|y\/?o|(?:fe)?male|(?:wo)?man|girl|boy|[fm])$/i
const ageOrSexWord = /^(?:old|y\/?o|(?:fe)?male|(?:wo)?man|girl|boy|[fm])$/i

function saysAgeOrSex(text: string): boolean {
  const words = text.split(/[\s,.!-]+/).filter((word) => word !== '')
  return words.every((word) => personWord.test(word)) && words.some((word) => ageOrSexWord.test(word))
}

/** What a consultation came to: the complaint, the story and the level that stand, what was found, thought of and advised. */
export function outcomeOf(messages: readonly HandoverMessage[]) {
  const answers = messages.flatMap(({ clinical }) => clinical ?? [])
  const triage = standingTriage(answers)
  // What was advised in an emergency that was taken back is no advice any more.
  const advising = answers.findLast((answer) => answer.recommendations.length > 0 && (isUrgent(triage) || !isUrgent(answer.triage)))
  return {
    complaint: messages.find(({ isByPatient }) => isByPatient)?.text ?? 'Not said',
    story: verdictStory(answers),
    triage,
    findings: answers.at(-1)?.findings ?? [],
    causes: answers.findLast((answer) => answer.causes.length > 0)?.causes ?? [],
    advice: advising?.tasks?.map(({ title }) => title) ?? advising?.recommendations ?? [],
  }
}

/** What a doctor needs of a consultation to go on with it: all of it said, measured or read; what nobody said is called unknown, never normal. */
export function handoverOf({ messages, person, medications, results }: HandoverSources, worries = ''): HandoverContent {
  const { name, profile } = person
  const own = messages.filter(({ isByPatient }) => isByPatient)
  const { complaint, story, triage, findings, causes, advice } = outcomeOf(messages)
  const toldPerson = own.find(({ text }) => saysAgeOrSex(text))?.text ?? personInStory.exec(story ?? '')?.[1] ?? ''
  const found = (polarity: UnderstoodFinding['polarity']) => findings.filter((finding) => finding.polarity === polarity).map(findingLine)
  return {
    facts: [
      { name: 'Name', value: name ?? 'Not given' },
      ...(profile.ageYears === null && /\d/.test(toldPerson) ? [] : [{ name: 'Age', value: ageOf(profile) }]),
      ...(profile.sex === null && saysSex.test(toldPerson) ? [] : [{ name: 'Sex at birth', value: profile.sex ?? notRecorded }]),
      ...(toldPerson ? [{ name: 'Told in the consultation', value: toldPerson }] : []),
      ...(profile.pregnant ? [{ name: 'Pregnant', value: 'Yes, or may be' }] : []),
    ],
    worries: worries.split('\n').filter((line) => line.trim() !== ''),
    complaint,
    story,
    level: triage?.label ?? 'No level was given',
    reasons: reasonsOf(triage?.because ?? []),
    timeline: timelineOf(messages),
    sections: [
      { title: 'What there is', lines: found('present'), none: 'Nothing was noted.' },
      { title: 'Asked and denied', lines: found('absent'), none: 'Nothing was denied.', isRow: true },
      { title: 'Not sure', lines: found('unknown'), none: 'Nothing was left unsure.', isRow: true },
      {
        title: 'Causes the app thought of (no diagnosis)',
        lines: causes.map(({ name: cause, band }) => `${cause}: ${bandWords[band]}`),
        none: 'None were named.',
        isRow: true,
      },
      { title: 'What was advised', lines: [...advice], none: 'Nothing yet.' },
      {
        title: 'Medicines in the record',
        lines: medications
          .filter(({ isActive }) => isActive)
          .map((each) => `${each.name}, ${each.dosage}, ${each.isFrequencyUnknown ? 'frequency not known' : each.frequency}`),
        none: 'None are recorded. That does not mean that none are taken.',
      },
      { title: 'Allergies in the record', lines: [...profile.allergies], none: 'None are recorded. Please ask.', isRow: true },
      { title: 'Conditions in the record', lines: [...profile.conditions], none: 'None are recorded. Please ask.', isRow: true },
      {
        title: 'Test results in the record',
        lines: resultLines(results ?? []),
        none: results === null ? 'They could not be loaded.' : 'None are recorded.',
      },
    ],
  }
}

/** Why, for a doctor: what only speaks to the patient is left out where there is another reason. */
function reasonsOf(because: readonly string[]): string[] {
  const plain = because.filter((reason) => !/\byour?\b/i.test(reason))
  return plain.length > 0 ? plain : [...because]
}

function findingLine({ name, text, source }: UnderstoodFinding): string {
  const where = sourceWords[source]
  const words = text.trim()
  // Words that the name repeats are not said twice.
  const said = source === 'told' && !name.toLowerCase().includes(words.toLowerCase()) ? ` ("${words}")` : ''
  return `${name}${said}${where ? ` (${where})` : ''}`
}

function resultLines(results: readonly LatestResult[]): string[] {
  const ordered = results.toSorted((one, other) => Number(other.isOutside) - Number(one.isOutside))
  const left = ordered.length - mostResults
  const lines = ordered.slice(0, mostResults).map(({ name, text, unit, date, isOutside, isConfirmed }) => {
    const notes = [isOutside && 'outside its range', !isConfirmed && 'read by the app, not confirmed by the patient'].filter(Boolean)
    return `${name} ${text}${unit && ` ${unit}`}, ${formatDate(date)}${notes.length > 0 ? ` (${notes.join('; ')})` : ''}`
  })
  return left > 0 ? [...lines, `And ${left} more in the patient's documents.`] : lines
}
