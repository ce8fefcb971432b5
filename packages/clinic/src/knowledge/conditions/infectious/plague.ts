import type { Condition } from '../../schema.ts'

export const plague = {
  id: 'plague',
  name: 'Plague',
  aliases: ['bubonic plague', 'pneumonic plague', 'Yersinia pestis infection', 'Black Death'],
  icd10: 'A20.9',
  system: 'infectious',
  summary: 'A rare severe infection from fleas of rodents.',
  commonness: { usual: 'very-rare' },
  findings: {
    usual: ['fever', 'fever-high', 'lymph-nodes-swollen'],
    often: ['chills', 'headache', 'lymph-nodes-swollen.groin-site', 'malaise', 'rodent-contact', 'body-aches', 'lymph-nodes-swollen.worse-touch', 'fever.sudden', 'skin-swelling'],
    some: ['weakness-general', 'insect-sting', 'vomiting', 'fast-heart-rate', 'lymph-nodes-swollen.armpit-site', 'recent-travel-tropics', 'nausea', 'rigors'],
    occasional: ['cough', 'coughing-blood', 'breathless', 'skin-black-tissue', 'confusion-new', 'chest-pain', 'low-blood-pressure'],
    rare: ['sore-throat', 'rash', 'penile-discharge', 'cat-scratch', 'lymph-nodes-swollen.painless', 'eschar'],
  },
  discriminators: ['rodent-contact', 'lymph-nodes-swollen.groin-site', 'fever-high'],
  onset: ['sudden', 'hours'],
  durationDays: { from: 0.5, to: 7 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Phone ahead and go to the hospital now.', 'Keep away from others.'],
  comeBack: ['you cough blood', 'you get confused'],
  examination: ['sample from the gland', 'blood cultures'],
  presentation: 'In the western United States, Madagascar or elsewhere after fleas or rodents: sudden high fever, chills, headache and within a day a very painful swollen gland (bubo) in groin, armpit or neck; or cough with blood and breathlessness.',
  sources: ['CDC: Plague', 'WHO: Plague', 'StatPearls: Plague'],
  examples: [
    { age: 38, sex: 'male', text: 'Hunter in New Mexico who handled prairie dogs: sudden high fever, chills and a hugely painful lump in the groin.' },
    { age: 27, sex: 'female', text: 'Back from Madagascar, rats in the house: high fever and a very tender swollen armpit gland since yesterday.' },
  ],
} satisfies Condition
