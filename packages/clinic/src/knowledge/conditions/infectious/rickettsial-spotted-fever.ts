import type { Condition } from '../../schema.ts'

export const rickettsialSpottedFever = {
  id: 'rickettsial-spotted-fever',
  name: 'Tick-bite fever and scrub typhus',
  aliases: ['African tick bite fever', 'Mediterranean spotted fever', 'boutonneuse fever', 'scrub typhus', 'tick typhus', 'rickettsiosis', 'tsutsugamushi disease'],
  icd10: 'A77.9',
  system: 'infectious',
  summary: 'Bacteria from ticks or mites give fever and a black scab at the bite.',
  commonness: { usual: 'very-rare' },
  findings: {
    usual: ['fever', 'eschar', 'headache'],
    often: ['body-aches', 'recent-travel-tropics', 'lymph-nodes-swollen', 'rash', 'malaise', 'tick-bite', 'fever-high', 'chills'],
    some: ['tick-exposure', 'rash.trunk-site', 'rash.raised', 'fatigue', 'nausea', 'raised-liver-enzymes', 'recent-travel-abroad', 'skin-blisters', 'sweating', 'rash-palms-soles', 'low-platelets', 'eye-redness', 'cough'],
    occasional: ['confusion-new', 'hearing-loss', 'vomiting', 'spleen-enlarged', 'breathless'],
    rare: ['jaundice', 'fever.swings', 'rash.itchy', 'skin-expanding-ring-tick', 'sore-throat', 'malaria-parasites'],
  },
  discriminators: ['eschar', 'recent-travel-tropics', 'rash', 'lymph-nodes-swollen'],
  onset: ['days'],
  durationDays: { from: 1, to: 14 },
  course: ['constant'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['See a doctor today: an antibiotic helps within two days.', 'Use tick repellent next time.'],
  comeBack: ['you get confused', 'you get breathless', 'you get drowsy'],
  examination: ['look for a black scab in skin folds', 'liver values', 'malaria test'],
  presentation: 'A week after a safari in southern Africa, the Mediterranean or the bush in Asia: fever, headache, muscle pain, one or several black scabs (eschar) with swollen glands nearby, then a spotted rash.',
  sources: ['CDC: Rickettsial diseases', 'StatPearls: Scrub Typhus', 'NHS: Typhus'],
  examples: [
    { age: 48, sex: 'female', text: 'After a safari in South Africa I have fever, headache and two black scabs on my leg with a sore gland in the groin.' },
    { age: 36, sex: 'male', text: 'Trek in Nepal, now fever, headache, rash on the trunk and an eschar in the armpit.' },
  ],
} satisfies Condition
