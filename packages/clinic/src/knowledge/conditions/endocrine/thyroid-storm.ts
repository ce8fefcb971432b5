import type { Condition } from '../../schema.ts'

export const thyroidStorm = {
  id: 'thyroid-storm',
  name: 'Thyroid storm',
  aliases: ['thyrotoxic crisis', 'thyroid crisis'],
  icd10: 'E05.5',
  system: 'endocrine',
  summary: 'A life-threatening surge of thyroid hormone.',
  commonness: { usual: 'very-rare', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'very-rare' }, sex: 'mostly-female' },
  findings: {
    usual: ['fever-high', 'fast-heart-rate', 'palpitations', 'agitation'],
    often: ['confusion-new', 'sweating', 'vomiting', 'diarrhoea', 'history-thyroid', 'heat-intolerance', 'tremor', 'fever'],
    some: ['jaundice', 'breathless', 'palpitations-irregular', 'weight-loss', 'recent-infection', 'abdominal-pain', 'recent-surgery', 'neck-swelling-thyroid', 'drowsy-hard-to-wake'],
    occasional: ['seizure', 'swelling-legs', 'loss-of-consciousness', 'low-tsh', 'eye-bulging', 'hallucinations'],
    rare: ['cold-intolerance', 'slow-heart-rate'],
  },
  discriminators: ['fever-high', 'agitation', 'history-thyroid'],
  onset: ['hours', 'days'],
  durationDays: { from: 0.2, to: 4 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'ambulance',
  selfCare: ['Call an ambulance now.'],
  comeBack: ['the person becomes drowsy'],
  examination: ['temperature, pulse, heart tracing', 'thyroid blood tests'],
  presentation: 'A person with overactive thyroid who, after infection, surgery, childbirth or stopping tablets, gets very high fever, a very fast or irregular heart, vomiting, diarrhoea, agitation, confusion and heart failure.',
  sources: ['StatPearls: Thyroid Storm', 'Merck: Hyperthyroidism'],
  examples: [
    { age: 41, sex: 'female', text: 'I have Graves disease and stopped my tablets. Now 40.5 degrees, my heart is at 160, I vomit and I am shaking and confused.' },
    { age: 50, sex: 'female', text: 'Overactive thyroid, a chest infection, very high fever, agitated and racing heart.' },
  ],
} satisfies Condition
