import type { Condition } from '../../schema.ts'

export const cornealAbrasion = {
  id: 'corneal-abrasion',
  name: 'Scratched cornea',
  aliases: ['corneal abrasion', 'scratched eye', 'corneal scratch', 'scratched cornea'],
  icd10: 'S05.0',
  system: 'eye',
  summary: 'The clear front of the eye is scratched.',
  commonness: { usual: 'common', ages: { newborn: 'rare' } },
  findings: {
    usual: ['eye-pain', 'eye-foreign-body-feeling', 'eye-watering', 'eye-redness', 'eye-injury'],
    often: ['light-sensitivity', 'cornea-spot', 'eye-pain.sudden', 'eye-redness.one-sided', 'eye-gritty'],
    some: ['vision-blurred', 'eyelid-swelling', 'contact-lens-wear', 'eye-pain.severe', 'eyelid-twitching'],
    occasional: ['headache'],
    rare: ['eye-discharge.pus', 'eye-itch', 'halos-around-lights', 'eye-redness.both-sides', 'fever', 'pus-inside-eye', 'eye-penetrating-injury'],
  },
  discriminators: ['eye-injury', 'eye-foreign-body-feeling', 'cornea-spot'],
  onset: ['sudden'],
  durationDays: { from: 0.02, to: 3 },
  course: ['constant', 'improving'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'within-24-hours',
  selfCare: ['Do not rub.', 'Do not wear contact lenses.', 'Painkillers as the packet says.', 'Sunglasses help against light.'],
  comeBack: ['sight gets worse', 'it is not better in a day', 'something sharp went into the eye'],
  examination: ['test sight', 'look at the eye with yellow dye'],
  presentation: 'Sudden sharp pain, tearing, gritty foreign body feeling and light sensitivity after a fingernail, branch, paper or lens scratched the eye; fluorescein stains.',
  sources: ['CKS: Corneal superficial injury', 'AAO: Corneal abrasion', 'AAFP: Corneal abrasions'],
  examples: [
    { age: 30, sex: 'female', text: 'My baby scratched my eye with a fingernail an hour ago; it hurts sharply, waters and I cannot keep it open in light.' },
    { age: 24, sex: 'male', text: 'A branch hit my eye. It is red, painful and feels like there is something in it.' },
  ],
} satisfies Condition
