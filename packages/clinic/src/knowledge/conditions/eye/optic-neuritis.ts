import type { Condition } from '../../schema.ts'

export const opticNeuritis = {
  id: 'optic-neuritis',
  name: 'Inflamed eye nerve',
  aliases: ['optic neuritis', 'retrobulbar neuritis', 'inflammation of the optic nerve'],
  icd10: 'H46.9',
  system: 'eye',
  summary: 'The eye nerve is inflamed. Sight fades over days with pain on moving the eye.',
  commonness: { usual: 'rare', ages: { newborn: 'never', infant: 'never', child: 'very-rare', 'young-adult': 'uncommon', older: 'very-rare' }, sex: 'mostly-female' },
  findings: {
    usual: ['vision-blurred', 'eye-movement-painful', 'colour-vision-reduced'],
    often: ['pupil-light-reflex-defect', 'vision-blurred.one-sided', 'eye-pain', 'vision-blurred.central-vision', 'vision-loss-sudden', 'vision-blurred.worsening'],
    some: ['history-multiple-sclerosis', 'numbness', 'tingling', 'flashes', 'headache.around-eye', 'visual-field-loss.central-vision', 'symptoms-worse-hot-bath'],
    occasional: ['weakness-leg', 'urination-urgent', 'papilloedema'],
    rare: ['eye-redness', 'eye-discharge', 'floaters', 'halos-around-lights', 'fever', 'eye-watering', 'vision-blurred.both-sides'],
  },
  discriminators: ['eye-movement-painful', 'colour-vision-reduced', 'pupil-light-reflex-defect', 'eye-redness'],
  onset: ['days', 'hours'],
  durationDays: { from: 0.5, to: 14 },
  course: ['worsening'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['See an eye doctor today.', 'Rest your eyes; do not drive.'],
  comeBack: ['both eyes lose sight', 'weakness or numbness comes'],
  examination: ['test sight and colours', 'look at pupils and eye nerve', 'an MRI scan'],
  presentation: 'Young woman with loss of sight in one eye over hours to days, pain on moving the eye, washed-out red, dark spot in the middle, afferent pupil defect, white quiet eye; may be the first sign of multiple sclerosis.',
  sources: ['StatPearls: Optic neuritis', 'AAO: Optic neuritis', 'NHS: Optic neuritis'],
  examples: [
    { age: 29, sex: 'female', text: 'Over three days the sight in my right eye has become blurred and grey, red looks washed out, and it hurts when I move the eye.' },
    { age: 33, sex: 'male', text: 'Pain behind the left eye when I look to the side and blurred sight in that eye, colours are faded.' },
  ],
} satisfies Condition
