import type { Condition } from '../../schema.ts'

export const relapsingFever = {
  id: 'relapsing-fever',
  name: 'Relapsing fever',
  aliases: ['tick-borne relapsing fever', 'louse-borne relapsing fever', 'Borrelia recurrentis infection'],
  icd10: 'A68.9',
  system: 'infectious',
  summary: 'Bacteria from ticks or lice give fever that comes back in waves.',
  commonness: { usual: 'very-rare' },
  findings: {
    usual: ['fever', 'fever-high', 'fever.intermittent'],
    often: ['headache', 'chills', 'body-aches', 'fever.sudden', 'rigors', 'fever.recurrent', 'joint-pain'],
    some: ['tick-bite', 'recent-travel-tropics', 'nausea', 'vomiting', 'spleen-enlarged', 'rodent-contact', 'sweating', 'jaundice', 'low-platelets'],
    occasional: ['rash', 'head-lice-contact', 'confusion-new', 'nosebleed', 'eye-redness'],
    rare: ['malaria-parasites', 'skin-expanding-ring-tick', 'cough', 'diarrhoea', 'sore-throat'],
  },
  discriminators: ['fever.recurrent', 'tick-bite', 'malaria-parasites'],
  onset: ['sudden'],
  durationDays: { from: 1, to: 40 },
  course: ['recurrent'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['See a doctor during the fever.'],
  comeBack: ['you get confused', 'your skin or eyes turn yellow', 'you bleed'],
  examination: ['blood film in the fever'],
  presentation: 'Three to five days of high fever with chills, headache and aches that ends with a crisis of sweating, a week without, then again, several times; after sleeping in a rustic cabin with rodents (soft ticks) or among people with body lice.',
  sources: ['CDC: Relapsing fever', 'StatPearls: Relapsing Fever'],
  examples: [
    { age: 36, sex: 'male', text: 'After a night in a mountain cabin: three days of high fever and chills, well for a week, now it is back for the third time.' },
    { age: 28, sex: 'female', text: 'Refugee with lice, attacks of high fever with rigors that return every week.' },
  ],
} satisfies Condition
