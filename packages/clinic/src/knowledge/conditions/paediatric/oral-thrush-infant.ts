import type { Condition } from '../../schema.ts'

export const oralThrushInfant = {
  id: 'oral-thrush-infant',
  name: 'Mouth thrush in a baby',
  aliases: ['oral thrush in babies', 'neonatal candidiasis', 'infant oral candidiasis', 'thrush in babies'],
  icd10: 'P37.5',
  system: 'paediatric',
  summary: "Yeast grows in a baby's mouth.",
  commonness: { usual: 'never', ages: { newborn: 'common', infant: 'common', toddler: 'rare' } },
  findings: {
    always: ['white-patches-mouth'],
    often: ['skin-nappy-rash', 'poor-feeding', 'irritability-child', 'breastfeeding', 'baby-otherwise-well'],
    some: ['takes-antibiotic-recent', 'mouth-burning', 'tongue-coated', 'premature-birth', 'infant-not-feeding'],
    occasional: ['weight-gain-poor'],
    rare: ['fever', 'mouth-ulcers', 'white-patches-wipe-off', 'gum-swelling', 'rash', 'cough'],
  },
  discriminators: ['white-patches-mouth', 'skin-nappy-rash', 'fever'],
  onset: ['days'],
  durationDays: { from: 2, to: 30 },
  course: ['constant'],
  severity: 1,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Clean teats and dummies by boiling.', 'A pharmacist can give a mouth gel or drops.', "Treat the mother's nipples too if sore."],
  comeBack: ['the baby will not feed', 'it is no better in a week'],
  examination: ['look into the mouth'],
  presentation: 'Young baby with white curd-like patches on tongue and cheeks that do not wipe off like milk, sore when feeding, perhaps nappy rash, mother with sore nipples.',
  sources: ['CKS: Candida - oral', 'NHS: Oral thrush in babies'],
  examples: [
    { age: 0.15, sex: 'male', text: 'My baby has white patches on the tongue and cheeks that I cannot wipe away like milk, he is fussy when drinking and has a nappy rash.' },
    { age: 0.3, sex: 'female', text: 'White stuff in her mouth after I took antibiotics; my nipples are sore.' },
  ],
} satisfies Condition
