import type { Condition } from '../../schema.ts'

export const sialadenitis = {
  id: 'sialadenitis',
  name: 'Salivary gland infection',
  aliases: ['acute sialadenitis', 'bacterial parotitis', 'suppurative parotitis', 'acute bacterial sialadenitis', 'salivary gland infection'],
  icd10: 'K11.2',
  system: 'ear-nose-throat',
  summary: 'A salivary gland is infected by bacteria.',
  commonness: { usual: 'rare', ages: { child: 'rare', older: 'uncommon' } },
  findings: {
    usual: ['salivary-gland-swelling', 'salivary-gland-swelling.painful', 'salivary-gland-swelling.one-sided', 'fever'],
    often: ['skin-redness', 'mouth-dry', 'dehydration-signs', 'salivary-gland-swelling.warm', 'salivary-gland-swelling.worse-eating', 'jaw-pain', 'malaise'],
    some: ['trismus', 'chills', 'recent-surgery', 'bad-breath', 'raised-white-cells', 'taste-change', 'neck-lump'],
    occasional: ['history-diabetes', 'looks-very-ill'],
    rare: ['weight-loss', 'testicle-pain', 'salivary-gland-swelling.both-sides', 'not-vaccinated'],
  },
  discriminators: ['fever', 'salivary-gland-swelling.one-sided', 'dehydration-signs', 'salivary-gland-swelling.both-sides'],
  onset: ['days'],
  durationDays: { from: 1, to: 10 },
  course: ['worsening'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'within-24-hours',
  selfCare: ['Drink plenty.', 'Suck on something sour.', 'Clean teeth and mouth well.'],
  comeBack: ['the neck swells or you cannot open your mouth', 'you have high fever', 'you have trouble breathing'],
  examination: ['press the gland and look for pus in the mouth', 'blood tests'],
  presentation: 'Older, dehydrated or after an operation: sudden painful, red, hot swelling in front of one ear or under the jaw, fever, pus from the duct.',
  sources: ['StatPearls: Sialadenitis', 'Merck: Sialadenitis'],
  examples: [
    { age: 79, sex: 'female', text: 'After my operation the side of my face in front of the ear is swollen, red and very painful and I have a fever. My mouth is dry.' },
    { age: 55, sex: 'male', text: 'Painful swelling under the left jaw for two days with fever and a foul taste.' },
  ],
} satisfies Condition
