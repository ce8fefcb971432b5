import type { AskedRow } from '@dr-ai/clinic/corpus/read-corpus'
import { loadClinic } from '../clinic/load-clinic.ts'
import { share } from './share.ts'

type Case = ReturnType<ReturnType<typeof loadClinic>['newCase']>

/** The questions of an interview after the story are answered with "no", at most so many. */
const answeredNo = 4
const honest = /sure answer to that/
/** What of a reply speaks to the question; the whole of it where nothing does. */
const speaking: ReadonlySet<string> = new Set(['answer', 'sympathy', 'obstacle', 'understood', 'notUnderstood', 'corrected'])

/** Questions asked back after a story. Out: how many, the share that is answered to the point, and that which is told honestly that there is no answer. */
export function scoreAsked(rows: readonly AskedRow[]): Record<string, number> {
  const clinic = loadClinic()
  const told = new Map<string, Case>()
  const results = rows.map((row) => {
    const story = row.turns.join(' ')
    const consultation = told.get(story) ?? afterStory(clinic, row.turns)
    told.set(story, consultation)
    const { reply } = clinic.consult(consultation, row.ask)
    const spoken = reply.parts.filter(({ kind }) => speaking.has(kind)).map(({ text }) => text)
    const text = spoken.length === 0 ? reply.text : spoken.join(' ')
    const isRight = new RegExp(row.wants, 'i').test(text) && row.never.every((form) => !new RegExp(form, 'i').test(text))
    return isRight ? 'right' : honest.test(text) ? 'honest' : 'wrong'
  })
  return {
    'asked.count': rows.length,
    'asked.right': share(results.filter((result) => result === 'right').length, rows.length),
    'asked.honest': share(results.filter((result) => result === 'honest').length, rows.length),
  }
}

function afterStory(clinic: ReturnType<typeof loadClinic>, turns: readonly string[]): Case {
  let consultation = clinic.newCase({ country: 'GB' })
  let level: string | null = null
  for (const words of turns) {
    const turn = clinic.consult(consultation, words)
    consultation = turn.case
    level = turn.reply.triage?.level ?? null
  }
  for (let asked = 0; asked < answeredNo && consultation.verdictTurn === null && consultation.pending !== null && !isUrgent(level); asked++)
    consultation = clinic.consult(consultation, 'no').case
  return consultation
}

const isUrgent = (level: string | null): boolean => level === 'ambulance' || level === 'emergency-department'
