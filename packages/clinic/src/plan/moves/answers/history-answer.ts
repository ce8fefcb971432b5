import { capital } from '../../../judge/questions/question-knowledge.ts'
import { spokenDate } from '../../../records/documents/spoken-date.ts'
import type { PastDiagnosis } from '../../../records/past-diagnosis.ts'
import { spokenCondition } from '../../../say/spoken-condition.ts'
import type { TurnState } from '../../../turn/turn-state.ts'

const months = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december']
const asks =
  /\bwhat (?:did|have) (?:i|you) (?:have|had|say|said|told|tell|diagnose)\b|\b(?:my|medical) (?:history|past|diagnos[ei]s|illnesses|conditions|record)\b|\blast (?:time|visit|consultation|diagnosis)\b|\b(?:previous|earlier|former) (?:diagnos[ei]s|illness\w*|visit|consultation)\b/i
const shown = 6

/** "What did I have in October?", "my history": the entries of the record with their dates; null where something else is asked. */
export function historyAnswer(text: string, { history }: Pick<TurnState, 'history'>): string | null {
  const month = months.findIndex((name) => new RegExp(String.raw`\b(?:in|last|of|since) ${name}\b`, 'i').test(text))
  const year = /\b(20\d\d)\b/.exec(text)?.[1] ?? null
  if (!asks.test(text) && month < 0) return null
  const fitting = history.filter(
    ({ date }) => (month < 0 || new Date(date ?? Number.NaN).getUTCMonth() === month) && (year === null || (date ?? '').startsWith(year)),
  )
  if (history.length === 0) return 'Your medical history here is still empty. When a consultation ends, you can save its result there.'
  if (fitting.length === 0)
    return `Your medical history has nothing from ${month < 0 ? year : capital(months[month] ?? '')}. The newest entry is ${entry(newest(history))}.`
  return `Your medical history says:\n\n${[...fitting]
    .sort(byDate)
    .slice(0, shown)
    .map((each) => `- ${entry(each)}`)
    .join('\n')}\n\nYou find the whole entries under History.`
}

/** The entry of the history that a new complaint may belong to, asked about without presuming; null where none is near. */
export function lastTime(state: Pick<TurnState, 'base' | 'history' | 'before' | 'now'>): string | null {
  const { history, before, now } = state
  if (before.turns > 0 || now.complaints.length === 0 || history.length === 0 || now.person.relation !== 'self') return null
  const said = lastEntry(state)
  return said === null ? null : `${said} Is today about that again? Then tell me if it is better, the same or worse.`
}

/** "Last time, on 20 November 2026, you had a cold.": the newest entry of the history; null where it has no date. */
export function lastEntry({ base, history }: Pick<TurnState, 'base' | 'history'>): string | null {
  const { diagnosis, date } = newest(history)
  if (date === null) return null
  const isKnown = [...base.knowledge.conditions.values()].some(({ name }) => name === diagnosis)
  return `Last time, on ${spokenDate(date.slice(0, 10))}, ${isKnown ? `you had ${spokenCondition(diagnosis)}` : `it was this: ${diagnosis}`}.`
}

function entry({ diagnosis, date }: PastDiagnosis): string {
  return date === null ? diagnosis : `${spokenDate(date.slice(0, 10))}: ${diagnosis}`
}

function newest(history: readonly PastDiagnosis[]): PastDiagnosis {
  return [...history].sort(byDate)[0] ?? { diagnosis: '', date: null }
}

function byDate(a: PastDiagnosis, b: PastDiagnosis): number {
  return (b.date ?? '').localeCompare(a.date ?? '')
}
