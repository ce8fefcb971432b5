import type { Condition } from '../../schema.ts'

export const macularDegeneration = {
  id: 'macular-degeneration',
  name: 'Age-related macular degeneration',
  aliases: ['age related macular degeneration', 'AMD', 'ARMD', 'macular degeneration', 'wet macular degeneration', 'dry macular degeneration'],
  icd10: 'H35.3',
  system: 'eye',
  summary: 'The middle of the retina wears out. The centre of the view blurs.',
  commonness: { usual: 'never', ages: { adult: 'rare', older: 'common' } },
  findings: {
    usual: ['vision-blurred', 'vision-loss-gradual', 'distorted-vision'],
    often: ['vision-blurred.central-vision', 'near-vision-difficulty', 'retina-drusen', 'vision-loss-gradual.central-vision', 'visual-field-loss.central-vision'],
    some: ['smoker', 'colour-vision-reduced', 'history-hypertension', 'vision-blurred.sudden', 'family-eye-disease', 'night-vision-poor', 'vision-blurred.one-sided', 'hallucinations'],
    occasional: ['vision-loss-sudden', 'retina-haemorrhages'],
    rare: ['eye-pain', 'eye-redness', 'halos-around-lights', 'flashes', 'visual-field-loss.side-vision', 'glare-sensitivity', 'eye-watering'],
  },
  discriminators: ['distorted-vision', 'vision-blurred.central-vision', 'retina-drusen', 'eye-pain'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 7, to: 1800 },
  course: ['worsening'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['See an optician or eye doctor within a day if lines suddenly bend.', { text: 'If you smoke, stop.', fromYears: 12, notDenied: ['smoker'] }, 'Use bright light and a magnifier.'],
  comeBack: ['lines suddenly look bent', 'sight gets worse over days'],
  examination: ['look at the retina', 'a grid test', 'a scan of the retina'],
  presentation: 'Over sixty, trouble reading and seeing faces, a blurred or dark spot in the middle, straight lines wavy, side vision kept, painless; over months in the dry and days to weeks in the wet form.',
  sources: ['CKS: Macular degeneration - age-related', 'NICE: Age-related macular degeneration', 'AAO: Age-related macular degeneration'],
  examples: [
    { age: 77, sex: 'female', text: 'I can no longer read because there is a blurred spot in the middle, and straight lines look wavy. The edges of my view are fine.' },
    { age: 70, sex: 'male', text: 'Over some weeks the centre of the sight in my right eye became dark and door frames look bent. No pain. I smoke.' },
  ],
} satisfies Condition
