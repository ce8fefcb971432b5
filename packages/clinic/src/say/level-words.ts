import { type Addressee, patientName } from '../judge/questions/address-patient.ts'
import type { TriageLevel } from '../knowledge/schema.ts'

/** The five levels as they stand at the top of a verdict. */
export const levelTitles: Record<TriageLevel, string> = {
  ambulance: 'Call an ambulance now',
  'emergency-department': 'Go to an emergency department now',
  'within-24-hours': 'See a doctor within 24 hours',
  appointment: 'Book an appointment with a doctor',
  'self-care': 'You can care for this at home',
}

const forPatient: Record<TriageLevel, readonly string[]> = {
  ambulance: ['Call {number} now.', 'Do not drive. Do not stay alone.', 'Unlock the door and keep your phone near.'],
  'emergency-department': [
    'Go to the nearest emergency department now.',
    'Let someone drive you. Take your medicines with you.',
    'If it gets worse on the way, call {number}.',
  ],
  'within-24-hours': ['See a doctor today or tomorrow.', 'A walk-in clinic is fine too. If it gets worse, do not wait.'],
  appointment: ['Book a visit with your doctor in the next few days.', 'Write down what you notice until then.'],
  'self-care': ['Rest and look after yourself as below.'],
}

const forAnother: Record<TriageLevel, readonly string[]> = {
  ambulance: ['Call {number} now.', 'Stay with {who}. Do not drive there yourself.', 'Unlock the door and keep your phone near.'],
  'emergency-department': [
    'Take {who} to the nearest emergency department now.',
    'Take all medicines along.',
    'If it gets worse on the way, call {number}.',
  ],
  'within-24-hours': ['Take {who} to a doctor today or tomorrow.', 'A walk-in clinic is fine too. If it gets worse, do not wait.'],
  appointment: ['Book a visit for {who} in the next few days.', 'Write down what you notice until then.'],
  'self-care': ['Let {who} rest, and help as below.'],
}

/** What to do first, by level: for the one who speaks, or for the one spoken of. `number` is the ambulance of the country. */
export function levelSteps(level: TriageLevel, person: Addressee, number: string): string[] {
  const steps = person.relation === 'self' ? forPatient : forAnother
  return steps[level].map((step) => step.replace('{number}', number).replace('{who}', patientName(person)))
}
