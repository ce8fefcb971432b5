import type { Condition } from '../../schema.ts'

export const lymeDisease = {
  id: 'lyme-disease',
  name: 'Lyme disease',
  aliases: ['Lyme borreliosis', 'borreliosis', 'erythema migrans', 'Lyme', 'Borrelia burgdorferi infection', 'neuroborreliosis', 'Lyme arthritis'],
  icd10: 'A69.20',
  system: 'infectious',
  summary: 'Bacteria from a tick bite. It starts with a growing red ring and can later reach nerves, joints and heart.',
  commonness: { usual: 'uncommon' },
  findings: {
    usual: ['skin-expanding-ring-tick', 'tick-bite'],
    often: ['rash', 'tick-exposure', 'rash.ring-shaped', 'fatigue', 'rash.growing', 'skin-redness', 'rash.painless'],
    some: ['headache', 'body-aches', 'fever', 'joint-pain', 'malaise', 'flu-like-illness', 'chills', 'neck-stiffness', 'lymph-nodes-swollen', 'knee-pain', 'joint-swelling', 'rash.trunk-site', 'rash.limbs-site', 'positive-lyme-test', 'rash.worsening'],
    occasional: ['weakness-face', 'tingling', 'palpitations', 'ecg-heart-block', 'concentration-poor', 'joint-pain.migrating', 'neck-pain', 'numbness', 'near-fainting', 'skin-itch', 'back-pain.night'],
    rare: ['rash.itchy', 'rash.scaly', 'fever-high', 'rash-palms-soles', 'diarrhoea', 'low-platelets', 'eschar', 'skin-silvery-scale', 'cough'],
  },
  discriminators: ['skin-expanding-ring-tick', 'tick-bite', 'rash.ring-shaped', 'weakness-face', 'rash.scaly'],
  onset: ['days', 'weeks'],
  durationDays: { from: 3, to: 120 },
  course: ['worsening', 'constant'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'within-24-hours',
  selfCare: ['See a doctor: an antibiotic cures it.', 'Take out ticks soon with tweezers.', 'Mark the edge of the redness with a pen.'],
  comeBack: ['your face droops', 'you have a bad headache or stiff neck', 'your heart skips or you faint', 'a joint swells'],
  examination: ['look at the skin', 'the ring alone is proof', 'blood test only later', 'ECG if dizzy'],
  presentation:
    "Days to weeks after a tick bite or a walk in wood and grass a red patch that grows over days to more than five centimetres, often paler in the middle like a bull's eye, mostly not itchy, with tiredness, headache, aches. Weeks later facial palsy (also both sides), nerve pain at night, stiff neck, heart block; months later a swollen knee.",
  sources: ['NICE: Lyme disease', 'CDC: Lyme disease', 'NHS: Lyme disease'],
  examples: [
    { age: 37, sex: 'female', text: 'Ten days after a tick bite there is a red ring on my thigh that grows every day, now as large as a plate. I feel tired and achy.' },
    { age: 9, sex: 'male', text: 'After camping in the woods he has a round red spreading patch behind the knee, paler in the middle, and slight headache.' },
  ],
} satisfies Condition
