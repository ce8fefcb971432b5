import type { ChatRequest, ChatResponse } from '@dr-ai/contract/schemas/chat'
import { mintPatient, type Patient } from './patient.ts'
import type { SessionPlaces } from './session-places.ts'

/** What the sample patient said on a day in the past; `id` names the consultation. */
export interface PastTalk {
  id: string
  messages: readonly string[]
  /** How many days from today: negative. */
  days: number
}

/**
 * Holds a consultation of the sample patient of some days ago. The doctor's answers are the doctor's own: they are given now, in a record of their
 * own that is thrown away, and moved back to their day on the way into the patient's. @throws where there is no server
 */
export async function holdConsultation(
  { call }: Pick<SessionPlaces, 'call'>,
  { id: user_id, secret }: Patient,
  { id, messages, days }: PastTalk,
): Promise<void> {
  const draft = await mintPatient()
  const profile = { ageYears: 47, sex: 'female' as const }
  let answer: ChatResponse | null = null
  for (const message of [...messages, ...toTheEnd]) {
    if (answer?.clinical?.kind === 'verdict') break
    const consultation_id = answer?.consultation_id ?? null
    const body: ChatRequest = { message, user_id: draft.id, profile, new_consultation: answer === null, consultation_id }
    answer = await call('chat', { secret: draft.secret, body })
  }
  const rowsOf = async (collection: string) =>
    (await call('listRows', { secret: draft.secret, query: { collection, limit: messages.length + toTheEnd.length } })).rows.map((row) => ({
      ...row,
      at: row.at + days * day,
      value: movedBy(row.value, days * day),
    }))
  const [consultation] = await rowsOf('consultation')
  if (!consultation) return
  // Nobody goes on with a consultation of the sample: the next message begins a new one.
  const whole = { ...consultation, id, value: { ...(consultation.value as object), open: false } }
  const exchanges = await rowsOf(`exchange.${consultation.id}`)
  await call('restoreRows', { secret, body: { collection: `exchange.${id}`, rows: exchanges, user_id } })
  await call('restoreRows', { secret, body: { collection: 'consultation', rows: [whole], user_id } })
  await call('deleteEverything', { secret: draft.secret, query: { user_id: draft.id } })
}

/** What brings a consultation to its verdict. */
const toTheEnd = ['Sum up now', 'None of these', 'No', 'No', 'No']

/** A day as the server counts its times: in microseconds. */
const day = 86_400_000_000
/** Numbers from here on are times. */
const firstTime = 1e15

function movedBy(value: unknown, span: number): unknown {
  if (typeof value === 'number') return value > firstTime ? value + span : value
  if (Array.isArray(value)) return value.map((each) => movedBy(each, span))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, movedBy(each, span)]))
}

/** Two papers of the sample patient, as plain text. */
const papers = (day: (days: number) => string) => [
  {
    name: 'laboratory-report.txt',
    lines: [
      'RIVERSIDE MEDICAL LABORATORY',
      'Laboratory report',
      `Collected: ${day(-121)}`,
      'Test Result Unit Reference range',
      'Haemoglobin 13.1 g/dL 12.0 - 15.5',
      'Creatinine 0.82 mg/dL 0.50 - 0.95',
      'Potassium 4.3 mmol/L 3.5 - 5.1',
      'LDL cholesterol 142 mg/dL 0 - 130',
      'HbA1c 5.6 % 4.0 - 5.7',
      'TSH 2.1 mIU/L 0.4 - 4.0',
    ],
  },
  {
    name: 'letter-of-dr-okafor.txt',
    lines: [
      `Date: ${day(-110)}`,
      'Diagnoses: Essential hypertension.',
      'Medication: Lisinopril 10 mg once daily in the morning. Vitamin D3 1000 IU once daily.',
      'Allergies: Penicillin (rash).',
      'Plan: blood pressure at home twice a week, control in six months.',
    ],
  },
]

/** What the papers are called. */
export const paperNames: readonly string[] = papers(() => '').map(({ name }) => name)

/** Sends one of the sample patient's papers to be read, unless it is there. */
export async function leavePaper(
  { call }: Pick<SessionPlaces, 'call'>,
  { id, secret }: Patient,
  at: (days: number) => Date,
  name: string,
): Promise<void> {
  const paper = papers((days) => at(days).toISOString().slice(0, 10)).find((each) => each.name === name)
  const { documents } = await call('listDocuments', { secret })
  if (!paper || documents.some((document) => document.name === name)) return
  const body = new FormData()
  body.append('user_id', id)
  body.append('about', JSON.stringify({ profile: { sex: 'female', ageYears: 47 } }))
  body.append('document', new File([paper.lines.join('\n')], name, { type: 'text/plain' }))
  await call('analyzeDocument', { secret, body })
}

/** Notes the blood pressures that the sample patient measured at home. */
export async function notePressures({ call }: Pick<SessionPlaces, 'call'>, { secret }: Patient, at: (days: number) => Date): Promise<void> {
  const pressures = [
    [-90, 148, 92],
    [-62, 142, 88],
    [-35, 136, 86],
    [-14, 132, 84],
    [-3, 134, 83],
  ] as const
  await call('addItems', {
    secret,
    body: {
      items: pressures.map(([days, value, second]) => ({
        kind: 'vital' as const,
        name: 'Blood pressure',
        measure: 'blood-pressure' as const,
        value,
        second,
        unit: 'mmHg',
        date: at(days).toISOString(),
      })),
    },
  })
}
