import type { Condition } from '../../schema.ts'

export const oralThrush = {
  id: 'oral-thrush',
  name: 'Oral thrush',
  aliases: ['oral candidiasis', 'oral thrush', 'oral candidosis', 'denture stomatitis', 'mouth thrush'],
  icd10: 'B37.0',
  system: 'dental',
  summary: 'Yeast grows in the mouth.',
  commonness: { usual: 'uncommon', ages: { newborn: 'never', infant: 'never', older: 'common' } },
  findings: {
    usual: ['white-patches-mouth'],
    often: ['white-patches-wipe-off', 'mouth-burning', 'tongue-sore', 'taste-change', 'mouth-red-patch'],
    some: ['takes-steroids', 'takes-antibiotic-recent', 'denture-wearer', 'history-diabetes', 'lip-corners-cracked', 'mouth-dry', 'immune-suppressed', 'history-asthma', 'swallowing-painful', 'hiv-positive', 'takes-chemotherapy'],
    occasional: ['smoker', 'history-cancer'],
    rare: ['fever', 'mouth-ulcer-long', 'neck-lump', 'rash', 'tonsil-exudate', 'gum-ulcers-grey', 'cold-sore'],
  },
  discriminators: ['white-patches-wipe-off', 'white-patches-mouth', 'mouth-ulcer-long'],
  onset: ['days'],
  durationDays: { from: 2, to: 60 },
  course: ['constant', 'recurrent'],
  severity: 1,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Rinse the mouth after an inhaler.', 'Clean dentures and leave them out at night.', 'A pharmacist can advise a gel.'],
  comeBack: ['it hurts to swallow', 'it comes back often', 'patches do not wipe off'],
  examination: ['look in the mouth'],
  presentation: 'Creamy white patches that wipe off leaving red spots, burning, lost taste, in denture wearers, after antibiotics or steroid inhalers, diabetes, weak defences.',
  sources: ['CKS: Candida - oral', 'NHS: Oral thrush in adults'],
  examples: [
    { age: 59, sex: 'female', text: 'White patches on my tongue and cheeks that wipe off and burn; I use a steroid inhaler.' },
    { age: 72, sex: 'male', text: 'Sore red mouth under the dentures with white spots and cracked corners.' },
  ],
} satisfies Condition
