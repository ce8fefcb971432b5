import type { Condition } from '../../schema.ts'

export const poliomyelitis = {
  id: 'poliomyelitis',
  name: 'Poliomyelitis',
  aliases: ['polio', 'infantile paralysis', 'poliovirus infection', 'acute flaccid paralysis of polio'],
  icd10: 'A80.9',
  system: 'infectious',
  summary: 'A virus that can paralyse muscles for good. Vaccination prevents it.',
  commonness: { usual: 'very-rare' },
  findings: {
    usual: ['not-vaccinated', 'weakness-leg', 'fever'],
    often: ['muscle-weakness', 'paralysis', 'muscle-pain', 'reflexes-reduced', 'neck-stiffness', 'headache', 'limp'],
    some: ['sore-throat', 'vomiting', 'recent-travel-tropics', 'malaise', 'muscle-wasting', 'back-pain', 'weakness-both-legs', 'fatigue', 'weakness-arm', 'unvaccinated', 'csf-abnormal'],
    occasional: ['swallowing-difficult', 'breathless', 'constipation', 'urinary-retention'],
    rare: ['numbness', 'tingling', 'weakness-both-legs.ascending', 'reflexes-brisk', 'vision-blurred'],
  },
  discriminators: ['not-vaccinated', 'weakness-leg', 'reflexes-reduced', 'numbness'],
  onset: ['days'],
  durationDays: { from: 1, to: 14 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Go to the emergency department.'],
  comeBack: ['breathing or swallowing gets hard'],
  examination: ['strength and reflexes', 'stool for virus'],
  presentation: 'Unvaccinated child or traveller: a few days of fever, headache, vomiting, stiff neck and muscle pain, then uneven floppy weakness of one leg or several limbs without loss of feeling, reflexes gone.',
  sources: ['WHO: Poliomyelitis', 'CDC: Polio', 'NHS: Polio'],
  examples: [
    { age: 4, sex: 'male', text: 'Not vaccinated, from a polio area: fever and stiff neck for three days, now the right leg is floppy and weak, feeling is normal.' },
    { age: 22, sex: 'female', text: 'Unvaccinated traveller with fever, muscle pain and weakness of one leg, reflexes missing.' },
  ],
} satisfies Condition
