import type { ChatRequest, ChatResponse } from '@dr-ai/contract/schemas/chat'
import type { Patient } from './patient.ts'
import type { SessionPlaces } from './session-places.ts'

/** What the sample patient said in two consultations; the doctor's answers are the doctor's own. */
const consultations: readonly (readonly string[])[] = [
  ['It burns when I pee and I have to go all the time, since three days', 'No fever and no pain in the back', 'Sum up now'],
  ['I have had a sore throat, a cough and a blocked nose for four days', 'No fever, and I can breathe well', 'Sum up now'],
]

/** Holds them with the server's doctor, who keeps them among the earlier consultations. @throws where there is no server */
export async function holdConsultations({ call }: Pick<SessionPlaces, 'call'>, { id: user_id, secret }: Patient): Promise<void> {
  const profile = { ageYears: 47, sex: 'female' as const }
  for (const messages of consultations) {
    let consultation_id: string | null = null
    for (const [place, message] of messages.entries()) {
      const body: ChatRequest = { message, user_id, profile, new_consultation: place === 0, consultation_id }
      const answer: ChatResponse = await call('chat', { secret, body })
      consultation_id = answer.consultation_id
    }
  }
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

/** Sends the sample patient's papers to be read, and blood pressures measured at home. */
export async function leavePapers(
  { call }: Pick<SessionPlaces, 'call'>,
  { id, secret }: Patient,
  at: (days: number) => Date,
): Promise<void> {
  const day = (days: number) => at(days).toISOString().slice(0, 10)
  for (const { name, lines } of papers(day)) {
    const body = new FormData()
    body.append('user_id', id)
    body.append('sex', 'female')
    body.append('age_years', '47')
    body.append('document', new File([lines.join('\n')], name, { type: 'text/plain' }))
    await call('analyzeDocument', { secret, body })
  }
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
