import type { Condition } from '../../schema.ts'

export const epiglottitis = {
  id: 'epiglottitis',
  name: 'Epiglottitis',
  aliases: ['acute epiglottitis', 'supraglottitis', 'inflamed epiglottis'],
  icd10: 'J05.1',
  system: 'ear-nose-throat',
  summary: 'The lid over the windpipe swells quickly. It can shut the airway.',
  commonness: { usual: 'rare', ages: { newborn: 'very-rare', older: 'rare' } },
  findings: {
    usual: ['sore-throat', 'swallowing-painful', 'fever', 'drooling', 'sore-throat.severe'],
    often: ['muffled-voice', 'stridor', 'breathless', 'swallowing-difficult', 'looks-very-ill', 'fever-high', 'breathless.relieved-sitting-up', 'sore-throat.sudden', 'fast-heart-rate', 'sore-throat.worsening'],
    some: ['agitation', 'hoarse-voice', 'low-oxygen', 'not-vaccinated', 'neck-pain', 'chest-indrawing', 'unvaccinated', 'lymph-nodes-neck', 'cyanosis'],
    occasional: ['cough', 'ear-pain', 'immune-suppressed', 'history-diabetes'],
    rare: ['barking-cough-child', 'nose-runny', 'tonsil-exudate', 'trismus', 'rash'],
  },
  discriminators: ['drooling', 'stridor', 'barking-cough-child', 'muffled-voice'],
  onset: ['hours', 'sudden'],
  durationDays: { from: 0.1, to: 2 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'ambulance',
  selfCare: ['Call an ambulance now.', 'Stay sitting up and calm.', 'Do not look into the throat.', 'Do not lie down or eat.'],
  comeBack: ['breathing gets harder', 'the lips turn blue'],
  examination: ['keep the airway open, in hospital', 'a look at the voice box by a specialist', 'antibiotics into a vein'],
  presentation: 'Within hours very sore throat out of proportion to what is seen, high fever, drooling, muffled voice, stridor, sitting forward in the tripod position, looks toxic. No barking cough. In children without Hib vaccine and more often now in adults.',
  sources: ['CKS: Croup', 'StatPearls: Epiglottitis', 'NHS: Epiglottitis'],
  examples: [
    { age: 4, sex: 'male', text: 'My son got a high fever and a terrible sore throat within hours. He drools, sits leaning forward, makes a harsh noise breathing in and will not lie down. He never had vaccinations.' },
    { age: 48, sex: 'male', text: 'Severe sore throat since this morning, I cannot swallow my saliva, my voice is muffled and it is getting hard to breathe. Fever.' },
  ],
} satisfies Condition
