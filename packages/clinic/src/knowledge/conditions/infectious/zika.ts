import type { Condition } from '../../schema.ts'

export const zika = {
  id: 'zika',
  name: 'Zika virus infection',
  aliases: ['Zika', 'Zika fever', 'Zika virus disease'],
  icd10: 'A92.5',
  system: 'infectious',
  summary: 'A mild mosquito virus that can harm an unborn child.',
  commonness: { usual: 'very-rare', pregnancy: 'more' },
  findings: {
    usual: ['rash', 'recent-travel-tropics'],
    often: ['rash.generalised', 'eye-redness', 'joint-pain', 'fever', 'skin-itch', 'mosquito-bites', 'rash.itchy'],
    some: ['headache', 'fatigue', 'body-aches', 'rash.raised', 'hand-pain', 'pregnant', 'ankle-pain', 'sexual-new-partner', 'rash.face-site'],
    occasional: ['eye-pain', 'vomiting', 'lymph-nodes-swollen', 'swelling-legs'],
    rare: ['fever-high', 'low-platelets', 'eye-discharge', 'skin-purple-spots', 'joint-pain.severe', 'jaundice', 'cough', 'weakness-both-legs'],
  },
  discriminators: ['rash.itchy', 'eye-redness', 'recent-travel-tropics', 'fever-high'],
  onset: ['days'],
  durationDays: { from: 1, to: 10 },
  course: ['improving'],
  severity: 1,
  mustNotMiss: false,
  triageFloor: 'within-24-hours',
  selfCare: [{ text: 'Rest, drink, paracetamol as the packet says.', hasNot: ['history-liver-disease'], fromYears: 0.25, medicine: true }, { text: 'Use condoms for three months', fromYears: 12 }, 'Tell your doctor at once if you are or want to be pregnant.'],
  comeBack: ['you are pregnant', 'legs get weak or numb', 'fever gets high'],
  examination: ['virus test of blood and urine', 'pregnancy test', 'dengue test'],
  presentation: 'Mild illness after the tropics: itchy spotted rash spreading from the face, red eyes without pus, small joint pains, slight fever, for a week. Dangerous in pregnancy (small head of the child). Guillain-Barre may follow.',
  sources: ['WHO: Zika virus disease', 'CDC: Zika virus', 'NHS: Zika virus'],
  examples: [
    { age: 30, sex: 'female', text: 'I am pregnant and came back from Brazil. I have an itchy rash, red eyes and slight fever.' },
    { age: 35, sex: 'male', text: 'After a trip to the tropics a pink itchy rash on face and body, sore finger joints and red eyes, hardly any fever.' },
  ],
} satisfies Condition
