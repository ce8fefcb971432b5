import type { Condition } from '../../schema.ts'

export const acromegaly = {
  id: 'acromegaly',
  name: 'Acromegaly',
  aliases: ['growth hormone excess', 'gigantism'],
  icd10: 'E22.0',
  system: 'endocrine',
  summary: 'Too much growth hormone makes hands, feet and face grow.',
  commonness: { usual: 'very-rare', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'very-rare' } },
  findings: {
    usual: ['headache', 'excess-sweating'],
    often: ['joint-pain', 'fatigue', 'tingling-hands', 'snoring', 'high-blood-pressure'],
    some: ['vision-loss-gradual', 'vision-loss-gradual.side-vision', 'apnoea-in-sleep', 'raised-glucose', 'carpal-night-tingling', 'skin-thickened', 'weight-gain', 'libido-low', 'jaw-pain'],
    occasional: ['voice-change-long', 'period-missed', 'skin-tags', 'thirst', 'palpitations', 'neck-swelling-thyroid', 'breast-milk-unexpected', 'swelling-face', 'back-pain', 'joint-deformity'],
    rare: ['weight-loss', 'fever', 'hair-loss'],
  },
  discriminators: ['excess-sweating', 'tingling-hands', 'vision-loss-gradual.side-vision'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 365, to: 5000 },
  course: ['constant', 'worsening'],
  severity: 3,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Book an appointment and ask for a blood test.'],
  comeBack: ['you suddenly lose sight or have the worst headache'],
  examination: ['compare old photographs', 'growth hormone tests, MRI of the head'],
  presentation: 'Over years rings and shoes become too small, the face coarsens (large jaw, nose, brow, gaps between teeth, big tongue), deep voice, sweating, headache, joint pain, tingling hands, snoring, diabetes, high blood pressure, loss of side vision.',
  sources: ['StatPearls: Acromegaly', 'NHS: Acromegaly'],
  examples: [
    { age: 48, sex: 'male', text: 'My rings and shoes do not fit any more, my jaw has grown, I sweat, my joints ache and my hands tingle at night.' },
    { age: 44, sex: 'female', text: 'People say my face has changed, shoe size up by two, headaches, loud snoring and new diabetes.' },
  ],
} satisfies Condition
