import type { Condition } from '../../schema.ts'

export const scleritis = {
  id: 'scleritis',
  name: 'Scleritis',
  aliases: ['anterior scleritis', 'inflammation of sclera', 'necrotising scleritis'],
  icd10: 'H15.0',
  system: 'eye',
  summary: 'The white coat of the eye is badly inflamed.',
  commonness: { usual: 'very-rare', ages: { adult: 'rare', older: 'rare' } },
  findings: {
    usual: ['eye-pain', 'eye-redness', 'eye-pain.severe'],
    often: ['eye-pain.deep', 'eye-pain.night', 'eye-movement-painful', 'history-arthritis-rheumatoid', 'eye-redness.one-sided', 'light-sensitivity', 'headache.around-eye', 'eye-pain.worsening'],
    some: ['vision-blurred', 'eye-watering', 'history-autoimmune', 'joint-pain', 'eye-pain.worse-touch', 'positive-rheumatoid-factor'],
    occasional: ['positive-anca', 'raised-crp-esr'],
    rare: ['eye-discharge.pus', 'eye-itch', 'floaters', 'halos-around-lights', 'contact-lens-wear'],
  },
  discriminators: ['eye-pain.deep', 'eye-pain.night', 'history-arthritis-rheumatoid'],
  onset: ['days', 'gradual'],
  durationDays: { from: 2, to: 60 },
  course: ['worsening'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['See an eye doctor today.'],
  comeBack: ['sight gets worse'],
  examination: ['slit lamp', 'blood tests'],
  presentation: 'Deep, boring, severe eye pain that spreads to the brow and jaw and wakes at night, violet-red eye, tender to touch, in people with rheumatoid arthritis or vasculitis.',
  sources: ['StatPearls: Scleritis', 'AAO: Scleritis'],
  examples: [
    { age: 55, sex: 'female', text: 'I have rheumatoid arthritis. For a week my eye has a deep boring pain that wakes me at night and it is dark red and tender.' },
    { age: 62, sex: 'male', text: 'Severe ache in the right eye spreading to my forehead, worse on moving the eye, purple-red eye.' },
  ],
} satisfies Condition
