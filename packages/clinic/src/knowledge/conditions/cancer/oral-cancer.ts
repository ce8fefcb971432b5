import type { Condition } from '../../schema.ts'

export const oralCancer = {
  id: 'oral-cancer',
  name: 'Mouth cancer',
  aliases: ['oral cancer', 'tongue cancer', 'oral squamous cell carcinoma', 'cancer of the mouth', 'oropharyngeal cancer', 'lip cancer'],
  icd10: 'C06.9',
  system: 'cancer',
  summary: 'A cancer of the mouth or tongue.',
  commonness: { usual: 'rare', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'never', adolescent: 'very-rare', 'young-adult': 'very-rare' }, sex: 'mostly-male' },
  findings: {
    usual: ['mouth-ulcers', 'mouth-ulcers.long-standing'],
    often: ['smoker', 'mouth-ulcers.painless', 'alcohol-heavy', 'mouth-ulcers.hard'],
    some: ['white-patches-mouth', 'neck-lump', 'swallowing-painful', 'tongue-sore', 'weight-loss', 'mouth-ulcers.growing', 'mouth-ulcers.bleeding'],
    occasional: ['ear-pain', 'numbness-face', 'tooth-loose', 'voice-change-long', 'jaw-pain', 'trismus', 'swallowing-difficult', 'bad-breath'],
    rare: ['fever', 'mouth-ulcers.recurrent'],
  },
  discriminators: ['mouth-ulcers.long-standing', 'smoker', 'neck-lump'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 21, to: 240 },
  course: ['worsening', 'constant'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'appointment',
  selfCare: ['See a doctor soon; do not wait for it to pass.', 'Write down when it began and how it has changed.'],
  comeBack: ['you bleed heavily', 'you can no longer eat or drink', 'the pain becomes strong'],
  examination: ['look at and feel the mouth and neck', 'a tissue sample'],
  presentation: 'An ulcer or lump in mouth, tongue or lip that has not healed for three weeks, hard edges, white or red patch, loose tooth, numb lip, lump in the neck, ear pain, in a person who smokes, drinks or chews betel; HPV in younger people.',
  sources: ['NICE: Suspected cancer: recognition and referral', 'NHS: Mouth cancer'],
  examples: [
    { age: 61, sex: 'male', text: 'A sore on the side of my tongue has not healed for six weeks, it is hard and does not hurt much. I smoke and drink.' },
    { age: 55, sex: 'male', text: 'An ulcer inside my cheek with a white patch for two months and now a lump under the jaw.' },
  ],
} satisfies Condition
