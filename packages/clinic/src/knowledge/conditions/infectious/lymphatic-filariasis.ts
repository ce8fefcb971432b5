import type { Condition } from '../../schema.ts'

export const lymphaticFilariasis = {
  id: 'lymphatic-filariasis',
  name: 'Filariasis (elephantiasis)',
  aliases: ['lymphatic filariasis', 'elephantiasis', 'filarial infection', 'loiasis', 'onchocerciasis', 'river blindness'],
  icd10: 'B74.9',
  system: 'infectious',
  summary: 'Worms passed on by insects that block lymph vessels or live under the skin.',
  commonness: { usual: 'very-rare' },
  findings: {
    usual: ['recent-travel-tropics'],
    often: ['eosinophilia', 'swelling-legs', 'skin-thickened', 'swelling-legs.one-sided', 'mosquito-bites', 'skin-itch'],
    some: ['scrotal-swelling', 'lymph-nodes-swollen', 'skin-swelling', 'rash', 'fever', 'heavy-legs', 'swelling-one-leg', 'skin-redness'],
    occasional: ['vision-blurred', 'eye-redness', 'arm-swelling', 'testicle-pain', 'cough.night', 'urine-cloudy', 'skin-light-patch'],
    rare: ['calf-pain', 'skin-warm', 'jaundice', 'breathless', 'leg-ulcer'],
  },
  discriminators: ['eosinophilia', 'skin-thickened', 'recent-travel-tropics', 'scrotal-swelling'],
  onset: ['gradual'],
  durationDays: { from: 30, to: 5000 },
  course: ['worsening', 'recurrent'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Go to a tropical disease clinic.', 'Wash and care for the skin', 'Treat cracks in the skin.'],
  comeBack: ['redness and fever come', 'you see worse'],
  examination: ['blood taken at night', 'eosinophils'],
  presentation: 'Person from tropical Africa, Asia or the Pacific with attacks of fever and red lymph streaks, later a huge thick leg or scrotum; or itchy moving swellings, a worm crossing the eye, itchy lizard skin with eye trouble.',
  sources: ['WHO: Lymphatic filariasis', 'CDC: Lymphatic filariasis', 'StatPearls: Filariasis'],
  examples: [
    { age: 46, sex: 'male', text: 'From coastal India: my leg and scrotum have grown thick and huge over years, with fever attacks.' },
    { age: 37, sex: 'female', text: 'Lived in Cameroon: itchy swellings that move, eosinophils very high.' },
  ],
} satisfies Condition
