import type { Condition } from '../../schema.ts'

export const serotoninSyndrome = {
  id: 'serotonin-syndrome',
  name: 'Serotonin syndrome',
  aliases: ['serotonin toxicity', 'serotonergic syndrome', 'serotonin poisoning'],
  icd10: 'T43.225',
  system: 'toxicological',
  summary: 'Too much serotonin from antidepressants or their mix with other drugs: shaking, sweating, twitching, fever.',
  commonness: { usual: 'rare', ages: { newborn: 'very-rare', infant: 'very-rare', toddler: 'very-rare', child: 'very-rare' } },
  findings: {
    usual: ['takes-antidepressant', 'tremor', 'reflexes-brisk', 'sweating'],
    often: ['agitation', 'fast-heart-rate', 'dose-recently-changed', 'diarrhoea', 'confusion-new', 'fever', 'twitching', 'takes-new-medicine', 'high-blood-pressure'],
    some: ['pupils-wide', 'involuntary-movements', 'nausea', 'vomiting', 'restless-legs', 'anxiety', 'muscle-cramps', 'chills', 'takes-opioid', 'skin-flushing', 'overdose-taken', 'stimulant-drug-recent', 'rigors', 'takes-triptan'],
    occasional: ['muscle-rigidity-generalised', 'seizure', 'fever-high', 'raised-ck', 'gait-unsteady'],
    rare: ['stiffness-slowness', 'takes-antipsychotic', 'mouth-dry', 'urinary-retention', 'pupil-small', 'reflexes-reduced', 'constipation', 'slow-heart-rate', 'neck-stiffness'],
  },
  discriminators: ['takes-antidepressant', 'reflexes-brisk', 'twitching', 'dose-recently-changed'],
  onset: ['hours'],
  durationDays: { from: 0.1, to: 3 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Go to the emergency department now.', 'Do not take the next dose.', 'Keep cool.'],
  comeBack: ['you get a high fever or stiff muscles', 'you get confusion or a fit', 'the heart races'],
  examination: ['reflexes and jerking ankles', 'temperature and pulse', 'stop the drugs'],
  presentation:
    "Within hours of starting, raising or combining serotonergic drugs (SSRI with tramadol, linezolid, triptan, MAO inhibitor, ecstasy, St John's wort): restless, anxious, shivering, sweating, tremor, jerking, brisk reflexes and clonus above all in the legs, wide pupils, diarrhoea, fast heart, fever; at worst rigid and very hot.",
  sources: ['StatPearls: Serotonin Syndrome', 'AAFP: Prevention, Diagnosis, and Management of Serotonin Syndrome', 'CKS: Depression'],
  examples: [
    { age: 34, sex: 'female', text: 'My sertraline dose was raised and I was given tramadol. Since this morning I shake, sweat, have diarrhoea, am restless and my legs twitch.' },
    { age: 28, sex: 'male', text: 'On antidepressants and took ecstasy. Now agitated, hot, shivering, with jerky muscles and wide pupils.' },
  ],
} satisfies Condition
