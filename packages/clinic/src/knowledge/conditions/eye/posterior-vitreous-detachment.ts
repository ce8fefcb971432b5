import type { Condition } from '../../schema.ts'

export const posteriorVitreousDetachment = {
  id: 'posterior-vitreous-detachment',
  name: 'Vitreous detachment',
  aliases: ['posterior vitreous detachment', 'vitreous detachment', 'vitreous floaters', 'eye floaters'],
  icd10: 'H43.81',
  system: 'eye',
  summary: 'The jelly in the eye shrinks away from the retina. It is common and usually harmless, but a tear must be ruled out.',
  commonness: { usual: 'never', ages: { 'young-adult': 'rare', adult: 'common', older: 'common' } },
  findings: {
    usual: ['floaters', 'flashes'],
    often: ['floaters.sudden', 'floaters.one-sided', 'flashes.brief', 'floaters.constant'],
    some: ['history-short-sighted-high', 'vision-blurred', 'history-eye-surgery'],
    occasional: ['headache'],
    rare: ['visual-field-loss', 'vision-loss-sudden', 'eye-pain', 'eye-redness', 'light-sensitivity', 'halos-around-lights'],
  },
  discriminators: ['floaters', 'flashes', 'visual-field-loss', 'vision-loss-sudden'],
  onset: ['sudden'],
  durationDays: { from: 0.5, to: 60 },
  course: ['constant', 'improving'],
  severity: 1,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['Have the eye looked at within a day.', 'The specks fade over months.'],
  comeBack: ['many new specks come at once', 'a shadow or curtain appears', 'sight gets worse'],
  examination: ['look at the retina through a wide pupil'],
  presentation: 'Over fifty: new cobweb or ring-like floater in one eye with brief arc flashes at the edge in the dark, sight otherwise good, no pain.',
  sources: ['AAO: Posterior vitreous detachment, retinal breaks and lattice degeneration', 'NHS: Floaters and flashes in the eyes'],
  examples: [
    { age: 61, sex: 'female', text: 'Since two days I see a cobweb floating in my right eye and short flashes at the side when it is dark. My sight is good, no shadow.' },
    { age: 65, sex: 'male', text: 'New specks that move with the eye and a few flashes, no pain, I can read as well as before.' },
  ],
} satisfies Condition
