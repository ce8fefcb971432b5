import type { TriageLevel } from '../knowledge/schema.ts'

/** The five levels as they stand at the top of a verdict. */
export const levelTitles: Record<TriageLevel, string> = {
  ambulance: 'Call an ambulance now',
  'emergency-department': 'Go to an emergency department now',
  'within-24-hours': 'See a doctor within 24 hours',
  appointment: 'Book an appointment with a doctor',
  'self-care': 'You can care for this at home',
}

/** What to do first, by level; {number} is the country's ambulance number. */
export const levelActions: Record<TriageLevel, readonly string[]> = {
  ambulance: ['Call {number} now.', 'Do not drive. Do not stay alone.', 'Unlock the door and keep your phone near.'],
  'emergency-department': [
    'Go to the nearest emergency department now.',
    'Let someone drive you. Take your medicines with you.',
    'If it gets worse on the way, call {number}.',
  ],
  'within-24-hours': ['See a doctor today or tomorrow. A walk-in clinic is fine too.', 'If it gets worse, do not wait.'],
  appointment: ['Book a visit with your doctor in the next days.', 'Write down what you notice until then.'],
  'self-care': ['Rest and look after yourself as below.'],
}
