import { existsSync, readFileSync } from 'node:fs'
import type { Clinic, ConsultationCase } from '@dr-ai/clinic'
import { simulatedPatient } from './simulated-patient.ts'

/** A case of MediQ (Li et al., NeurIPS 2024): a patient known by sentences of one fact each. */
interface AskingRow {
  context: readonly string[]
  facts: readonly string[]
  patient: { age: string | null; gender: string | null }
}

export interface AskingScore {
  cases: number
  /** Facts of the cases that the reader makes something of, the first sentence's apart: what there is to be asked for. */
  facts: number
  /** Those of them that stood in the case at the verdict. */
  drawnOut: number
  questionsMean: number
}

const turnLimit = 20

/** Tells the first sentence of each case and counts how many of its other facts the interview draws out. */
export function scoreAsking(clinic: Clinic, file: string): AskingScore | null {
  if (!existsSync(file)) return null
  const rows = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as AskingRow)
  let facts = 0
  let drawnOut = 0
  let questions = 0
  for (const row of rows) {
    const profile = profileOf(row)
    const [chief = '', ...sentences] = row.context
    const patient = simulatedPatient(clinic, { chief, sentences, age: profile.ageYears, sex: profile.sex })
    let { case: consultation, reply } = clinic.consult(clinic.newCase(profile), chief)
    const known = heard(consultation)
    for (let turn = 0; turn < turnLimit && reply.question !== null; turn++) {
      questions++
      const next = clinic.consult(consultation, patient.answer(reply.question))
      consultation = next.case
      reply = next.reply
    }
    const found = heard(consultation)
    const told = row.facts.map((content) =>
      heard(clinic.caseOfConversation([{ type: 'user', content: content.replace(/^\d+\. /, '') }], profile)),
    )
    const open = told.filter((fact) => fact.size > 0 && [...fact].some((each) => !known.has(each)))
    facts += open.length
    drawnOut += open.filter((fact) => [...fact].every((each) => found.has(each))).length
  }
  return { cases: rows.length, facts, drawnOut, questionsMean: questions / Math.max(1, rows.length) }
}

function profileOf({ patient: { age, gender } }: AskingRow): { ageYears: number | null; sex: 'female' | 'male' | null } {
  const years = Number(/^(\d+) years?/.exec(age ?? '')?.[1] ?? Number.NaN)
  const months = Number(/^(\d+) months?/.exec(age ?? '')?.[1] ?? Number.NaN)
  const ageYears = Number.isNaN(years) ? (Number.isNaN(months) ? null : months / 12) : years
  return { ageYears, sex: gender === 'female' || gender === 'male' ? gender : null }
}

/** What a case holds, each finding with its polarity. */
function heard({ observations }: ConsultationCase): Set<string> {
  return new Set(
    Object.values(observations)
      .filter(({ polarity }) => polarity !== 'unknown')
      .map(({ finding, polarity }) => `${polarity} ${finding}`),
  )
}
