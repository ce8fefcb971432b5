import type { Condition } from '../../schema.ts'

export const basalCellCarcinoma = {
  id: 'basal-cell-carcinoma',
  name: 'Basal cell skin cancer',
  aliases: ['basal cell carcinoma', 'BCC', 'rodent ulcer', 'basal cell cancer', 'basalioma'],
  icd10: 'C44.91',
  system: 'dermatological',
  summary: 'The most common skin cancer. It grows slowly and does not spread.',
  commonness: { usual: 'never', ages: { 'young-adult': 'rare', adult: 'uncommon', older: 'common' } },
  findings: {
    usual: ['skin-pearly-papule', 'skin-sore-not-healing'],
    often: ['skin-lump.face-site', 'skin-lump', 'skin-visible-vessels', 'sun-exposure-high', 'skin-lump.bleeding', 'skin-lump.growing', 'skin-lump.painless', 'many-moles-fair-skin', 'skin-lump.gradual'],
    some: ['skin-ulcer', 'skin-ulcer.face-site', 'skin-lump.crusted', 'history-cancer', 'skin-itch', 'immune-suppressed'],
    occasional: ['skin-dark-patch'],
    rare: ['skin-hard-growing-nodule', 'lymph-nodes-swollen', 'fever', 'weight-loss', 'skin-mole-changed', 'skin-lump.painful'],
  },
  discriminators: ['skin-pearly-papule', 'skin-sore-not-healing', 'skin-hard-growing-nodule'],
  onset: ['gradual'],
  durationDays: { from: 60, to: 1800 },
  course: ['worsening'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['See a doctor for a check.', { text: 'Use sun cream.', fromYears: 2, medicine: true }],
  comeBack: ['it grows fast or bleeds often', 'it is near the eye'],
  examination: ['look with a skin microscope', 'a tissue sample'],
  presentation: 'Older fair person with a slowly growing shiny pearly bump with fine vessels, rolled edge and a sore in the middle that bleeds, crusts and never heals, on nose, cheek, ear, temple.',
  sources: ['NICE: Suspected cancer: recognition and referral', 'BAD: Basal cell carcinoma', 'DermNet: Basal cell carcinoma'],
  examples: [
    { age: 69, sex: 'male', text: 'A shiny pearly bump on my nose has grown slowly for a year; it bleeds and crusts and never heals.' },
    { age: 61, sex: 'female', text: 'A small sore on my cheek with a raised shiny edge that keeps scabbing for eight months.' },
  ],
} satisfies Condition
