import type { Condition } from '../../schema.ts'

export const cavernousSinusThrombosis = {
  id: 'cavernous-sinus-thrombosis',
  name: 'Cavernous sinus thrombosis',
  aliases: ['septic cavernous sinus thrombosis', 'cavernous sinus syndrome'],
  icd10: 'G08',
  system: 'neurological',
  summary: 'An infected clot behind the eyes, spread from face or sinuses.',
  commonness: { usual: 'very-rare' },
  findings: {
    usual: ['headache', 'fever', 'eye-bulging'],
    often: ['eyelid-swelling', 'double-vision', 'eye-movement-limited', 'eye-pain', 'eyelid-droop', 'looks-very-ill', 'headache.severe', 'headache.around-eye', 'recent-infection', 'rigors'],
    some: ['vision-blurred', 'numbness-face', 'skin-boil', 'sinus-pressure', 'face-pain', 'eye-redness', 'neck-stiffness', 'confusion-new', 'vomiting', 'facial-swelling-dental', 'pupils-unequal', 'raised-white-cells'],
    occasional: ['seizure', 'vision-loss-sudden'],
    rare: ['eye-itch', 'eye-discharge', 'headache.recurrent', 'aura-visual', 'weakness-one-side', 'rash'],
  },
  discriminators: ['eye-bulging', 'eye-movement-limited', 'fever', 'headache.severe'],
  onset: ['days'],
  durationDays: { from: 0.5, to: 10 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'ambulance',
  selfCare: ['Call an ambulance now.', 'Do not squeeze boils of nose or lip.', 'Do not drive.'],
  comeBack: ['you get drowsiness', 'you lose sight', 'a fit'],
  examination: ['eyes and nerves', 'MRI or CT of the veins', 'antibiotics by drip'],
  presentation: 'Days after a boil of nose or lip, sinusitis or tooth abscess: fever, headache behind the eye, swollen lids, bulging eye that does not move, double vision, numb forehead, then the other eye.',
  sources: ['StatPearls: Cavernous Sinus Thrombosis', 'Merck: Cavernous Sinus Thrombosis', 'NHS: Cavernous sinus thrombosis'],
  examples: [
    { age: 33, sex: 'male', text: 'I squeezed a boil on my nose; now fever, terrible headache behind the eye, the lid is swollen, the eye bulges and I see double.' },
    { age: 47, sex: 'female', text: 'After sinusitis high fever, both eyes swollen and cannot move, drowsy.' },
  ],
} satisfies Condition
