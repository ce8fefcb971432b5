import type { Condition } from '../../schema.ts'

export const squamousCellCarcinomaSkin = {
  id: 'squamous-cell-carcinoma-skin',
  name: 'Squamous cell skin cancer',
  aliases: ['cutaneous squamous cell carcinoma', 'squamous cell carcinoma of skin', 'SCC of skin', 'Bowen disease', 'keratoacanthoma', 'Marjolin ulcer'],
  icd10: 'C44.92',
  system: 'dermatological',
  summary: 'A skin cancer that can spread if left.',
  commonness: { usual: 'never', ages: { 'young-adult': 'very-rare', adult: 'rare', older: 'uncommon' } },
  findings: {
    usual: ['skin-hard-growing-nodule', 'skin-lump', 'skin-lump.growing'],
    often: ['skin-sore-not-healing', 'skin-ulcer', 'sun-exposure-high', 'skin-lump.crusted', 'skin-lump.face-site', 'skin-lump.bleeding', 'skin-lump.hard', 'skin-rough-scaly-spot', 'many-moles-fair-skin'],
    some: ['skin-lump.painful', 'immune-suppressed', 'skin-lump.hands-site', 'lip-lesion-crusted', 'history-transplant', 'skin-lump.scalp-site', 'smoker', 'history-cancer'],
    occasional: ['lymph-nodes-swollen', 'lymph-nodes-neck'],
    rare: ['fever', 'skin-pearly-papule', 'skin-stuck-on-brown', 'skin-lump.soft', 'skin-mole-changed'],
  },
  discriminators: ['skin-hard-growing-nodule', 'skin-lump.growing', 'skin-pearly-papule'],
  onset: ['weeks', 'gradual'],
  durationDays: { from: 21, to: 365 },
  course: ['worsening'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'appointment',
  selfCare: ['See a doctor within days.'],
  comeBack: ['it bleeds much', 'a lump grows in the neck'],
  examination: ['look with a skin microscope', 'a tissue sample', 'feel the nodes'],
  presentation: 'Older sun-worn or immune-suppressed person with a hard, scaly, crusted or ulcerated tender lump on ear, lip, scalp or hand that grows over weeks to months and bleeds.',
  sources: ['NICE: Suspected cancer: recognition and referral', 'BAD: Squamous cell carcinoma', 'DermNet: Cutaneous squamous cell carcinoma'],
  examples: [
    { age: 74, sex: 'male', text: 'A hard crusted lump on my ear has been growing for two months, it is sore and bleeds.' },
    { age: 67, sex: 'male', text: 'I had a kidney transplant; a scaly thick sore on the back of my hand keeps growing and will not heal.' },
  ],
} satisfies Condition
