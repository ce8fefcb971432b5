import type { DiagnosisRecord } from '@dr-ai/contract/schemas/history'
import { type PastTalk, paperNames } from './demo-conversations.ts'
import { type DemoStep, type DemoToDo, demoToDo, takeStep } from './demo-filling.ts'
import type { Medication } from './medication.ts'
import { mintPatient, patientPlace } from './patient.ts'
import type { SessionPlaces } from './session-places.ts'
import { emptyProfile, type Profile } from './settings.ts'
import type { Task } from './task.ts'
import type { OpenRecord } from './vault.ts'

const day = 86_400_000

/** A sample record, dated from today: what a year with the product may look like. What of it lies on the server is filled in by `fillDemo`, under a fresh secret. */
export async function makeDemoRecord(places: Pick<SessionPlaces, 'now' | 'call'>): Promise<OpenRecord[]> {
  const patient = await mintPatient()
  const from = places.now()
  const at = (days: number) => new Date(from + days * day)
  const pasts = histories(at)
  const entries = pasts.map(({ id, days, diagnosis }) => ({ id: `entry-${id}`, at: at(days).getTime() * 1_000, value: diagnosis }))
  const history: DemoStep = { id: 'history', kind: 'history', entries }
  // The history stands there from the start. Without a server the demo still opens, and gets it when there is one.
  const isHistoryThere = await takeStep(places, patient, from, history).then(
    () => true,
    () => false,
  )
  const steps: DemoStep[] = [
    ...(isHistoryThere ? [] : [history]),
    // The rest takes the doctor some seconds, and comes while the demo is looked at: what was said last, first.
    ...pasts.toReversed().map(({ id, messages, days }): DemoStep => ({ id, kind: 'talk', messages, days })),
    ...paperNames.map((name): DemoStep => ({ id: name, kind: 'paper' })),
    { id: 'pressures', kind: 'pressures' },
  ]
  const profile: Profile = { ...emptyProfile, ageYears: 47, sex: 'female', conditions: ['High blood pressure'], allergies: ['Penicillin'] }
  const record = (collection: string, id: string, value: unknown): OpenRecord => ({ collection, id, version: 1, value })
  return [
    record(patientPlace.collection, patientPlace.id, patient),
    record(demoToDo.collection, demoToDo.id, { from, steps } satisfies DemoToDo),
    record('profile', 'profile', profile),
    ...medications(at).map((each) => record('medications', each.id, each)),
    ...intakes(at).map((each) => record('intakes', each.id, each)),
    ...tasks(at).map((each) => record('tasks', each.id, each)),
  ]
}

/** What the sample patient said in the past, and the entry of the history that came of it. */
function histories(at: (days: number) => Date): (PastTalk & { diagnosis: DiagnosisRecord })[] {
  const entry = (days: number, diagnosis: string, messages: readonly string[], rest: Partial<DiagnosisRecord>) => {
    const id = crypto.randomUUID()
    const status = rest.followUpNeeded ? 'Follow-up Needed' : 'Completed'
    return {
      id,
      messages,
      days,
      diagnosis: { diagnosis, date: at(days).toISOString(), status, followUpNeeded: false, consultation_id: id, ...rest },
    }
  }
  return [
    entry(
      -214,
      'Seasonal allergic rhinitis',
      ['I have been sneezing for two weeks, my nose runs and my eyes itch', 'It is worse outside. No fever'],
      {
        duration: '2 weeks',
        symptoms: ['Sneezing', 'Runny nose', 'Itchy eyes'],
        confidence: 0.91,
        aiRecommendations: [
          'Rinse the nose with salt water in the evening.',
          'Ask a pharmacist about an antihistamine that does not make you sleepy.',
        ],
      },
    ),
    entry(
      -121,
      'Tension-type headache',
      [
        'I have had a headache like a tight band around my head for five days, and my neck is tight',
        'It came slowly, on both sides. I sleep badly',
      ],
      {
        duration: '5 days',
        symptoms: ['Band-like headache', 'Tight neck', 'Poor sleep'],
        confidence: 0.78,
        aiRecommendations: ['Take a short break from the screen every hour.', 'See a doctor if the headache becomes sudden or severe.'],
        visionData: { blinkRate: 14, eyeMovement: 'steady', facialExpression: 'neutral' },
        voiceAnalysis: { tone: 'even', pace: 'usual', clarity: 'clear' },
      },
    ),
    entry(
      -48,
      'Acute cystitis',
      ['It burns when I pee and I have to go all the time, since three days', 'No fever and no pain in the back'],
      {
        duration: '3 days',
        symptoms: ['Burning when passing urine', 'Frequent urge', 'Lower belly ache'],
        confidence: 0.86,
        followUpNeeded: true,
        aiRecommendations: ['See a doctor for a urine test.', 'Go at once if you get a fever or pain in the back.'],
      },
    ),
    entry(
      -6,
      'Common cold',
      ['I have had a blocked and runny nose, sneezing and a cough for four days', 'No fever, and I can breathe well'],
      {
        duration: '4 days',
        symptoms: ['Blocked nose', 'Sneezing', 'Cough'],
        confidence: 0.66,
        aiRecommendations: ['Rest and drink enough.', 'See a doctor if it is not better after ten days.'],
      },
    ),
  ]
}

function dayOf(date: Date): string {
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
}

const listedDays = 70

/** Morning doses of the two daily medicines, with a few that were forgotten. */
function intakes(at: (days: number) => Date) {
  return ['demo-1', 'demo-3'].flatMap((medicationId, medicine) =>
    Array.from({ length: listedDays }, (_, place) => place - listedDays)
      .filter((days) => (days * 7 + medicine * 3) % 11 !== 0)
      .map((days) => {
        const day = dayOf(at(days))
        const taken = new Date(`${day}T08:${String(10 + ((-days * 13) % 40)).padStart(2, '0')}:00`)
        return { id: `${medicationId}|${day}|08:00`, medicationId, status: 'taken', at: taken.toISOString(), pills: 1 }
      }),
  )
}

function medications(at: (days: number) => Date): Medication[] {
  const date = (days: number) => dayOf(at(days))
  const medication = (id: string, name: string, dosage: string, rest: Partial<Medication>): Medication => ({
    id,
    name,
    dosage,
    frequency: 'Daily',
    prescribedBy: '',
    startDate: date(-200),
    addedAt: at(-listedDays).toISOString(),
    endDate: '',
    expiryDate: '',
    stock: 0,
    notes: '',
    isActive: true,
    ...rest,
  })
  return [
    medication('demo-1', 'Lisinopril', '10 mg', {
      prescribedBy: 'Dr. Okafor',
      expiryDate: date(310),
      stock: 56,
      repeatsLeft: 3,
      notes: 'In the morning',
    }),
    medication('demo-2', 'Cetirizine', '10 mg', { frequency: 'As needed', expiryDate: date(21), stock: 18 }),
    medication('demo-3', 'Vitamin D3', '1000 IU', { expiryDate: date(150), stock: 8 }),
  ]
}

function tasks(at: (days: number) => Date): Task[] {
  const task = (id: string, title: string, type: Task['type'], completedAt: string | null): Task => ({
    id,
    type,
    title,
    description: '',
    priority: 'medium',
    duration: '',
    frequency: 'Daily',
    completed: completedAt !== null,
    completedAt,
  })
  return [
    task('demo-task-1', 'Walk for 30 minutes', 'exercise', null),
    task('demo-task-2', 'Measure your blood pressure', 'other', null),
    task('demo-task-3', 'Get 7-8 hours of sleep', 'lifestyle', at(-1).toISOString()),
  ]
}
