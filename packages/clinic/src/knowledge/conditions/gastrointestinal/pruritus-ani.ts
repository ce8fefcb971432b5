import type { Condition } from '../../schema.ts'

export const pruritusAni = {
  id: 'pruritus-ani',
  name: 'Itchy bottom',
  aliases: ['pruritus ani', 'anal itching', 'perianal itch', 'perianal dermatitis', 'itchy anus'],
  icd10: 'L29.0',
  system: 'gastrointestinal',
  summary: 'The skin around the anus is irritated and itches.',
  commonness: { usual: 'common', ages: { newborn: 'never', infant: 'never' }, sex: 'mostly-male' },
  findings: {
    always: ['anal-itch'],
    often: ['skin-redness', 'anal-itch.night', 'anal-itch.long-standing'],
    some: ['new-product-contact', 'anal-discharge', 'stool-bloody', 'rectal-pain', 'spicy-fatty-diet', 'excess-sweating', 'diarrhoea', 'history-psoriasis', 'history-eczema', 'anal-itch.severe', 'skin-thickened', 'stool-bloody.light', 'anxiety'],
    occasional: ['anal-lump', 'takes-antibiotic-recent', 'history-diabetes', 'constipation'],
    rare: ['stool-worms', 'fever', 'weight-loss', 'abdominal-pain', 'anal-discharge.pus', 'genital-warts-seen', 'rectal-pain.severe'],
  },
  discriminators: ['anal-itch', 'skin-redness', 'stool-worms'],
  onset: ['gradual'],
  durationDays: { from: 3, to: 1825 },
  course: ['recurrent', 'constant'],
  severity: 0,
  mustNotMiss: false,
  triageFloor: 'self-care',
  selfCare: ['Wash with water only and pat dry; no soap or wipes.', 'Wear loose cotton.', { text: 'A zinc cream protects the skin; try not to scratch.', fromYears: 2, medicine: true }],
  comeBack: ['there is blood, a lump or weight loss', 'it lasts over four weeks'],
  examination: ['look at the skin and the anus', 'a finger examination'],
  presentation: 'Persistent itching and burning around the anus, worse at night and with sweat, after soap, wipes, creams, spicy food, coffee or loose stools; red, sore or thickened skin with scratch marks. No worms seen.',
  sources: ['CKS: Pruritus ani', 'NHS: Itchy bottom', 'StatPearls: Pruritus Ani'],
  examples: [
    { age: 46, sex: 'male', text: 'My anus has itched for months, worse at night; the skin is red and sore. I use wet wipes a lot. No worms, no blood.' },
    { age: 39, sex: 'female', text: 'Itchy bottom since I changed soap; scratching makes it worse, the skin around is red.' },
  ],
} satisfies Condition
