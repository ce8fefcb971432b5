import type { Condition } from '../../schema.ts'

export const otitisExterna = {
  id: 'otitis-externa',
  name: "Outer ear infection (swimmer's ear)",
  aliases: ['otitis externa', "swimmer's ear", 'outer ear infection', 'external otitis', 'acute otitis externa', 'ear canal infection'],
  icd10: 'H60.9',
  system: 'ear-nose-throat',
  summary: 'The skin of the ear canal is inflamed.',
  commonness: { usual: 'very-common', ages: { newborn: 'never', infant: 'very-rare', toddler: 'uncommon', older: 'common' } },
  findings: {
    usual: ['ear-pain', 'ear-tender-pulled', 'ear-canal-swollen'],
    often: ['ear-itch', 'ear-discharge', 'ear-pain.one-sided', 'ear-fullness', 'swimming-recent', 'ear-pain.worse-touch'],
    some: ['hearing-loss', 'ear-pain.worse-eating', 'ear-discharge.pus', 'ear-wax', 'history-eczema', 'ear-pain.severe', 'ear-foreign-body', 'lymph-nodes-neck', 'ear-infections-history'],
    occasional: ['jaw-pain', 'skin-redness', 'history-diabetes'],
    rare: ['fever', 'recent-viral-illness', 'bulging-eardrum', 'swelling-behind-ear', 'weakness-face', 'vertigo', 'nose-runny'],
  },
  discriminators: ['ear-tender-pulled', 'ear-itch', 'ear-canal-swollen', 'swimming-recent'],
  onset: ['days'],
  durationDays: { from: 1, to: 14 },
  course: ['worsening', 'constant', 'recurrent'],
  severity: 1,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Keep the ear dry.', 'Do not poke or use cotton buds.', { text: 'Paracetamol or ibuprofen as the packet says.', hasNot: ['pregnant', 'group:bleeding-risk', 'history-liver-disease'], fromYears: 0.5, medicine: true }, 'A pharmacist or doctor can give ear drops.'],
  comeBack: ['the pain is very strong or you have diabetes', 'redness spreads over the ear or face', 'you get fever', 'it is no better in three days of drops'],
  examination: ['look into the ear canal', 'pull the ear gently'],
  presentation: 'Itch, then pain in the ear that gets worse on pulling the ear or chewing, discharge, blocked feeling; after swimming, cotton buds or with eczema. Swollen red canal with debris. No cold and mostly no fever.',
  sources: ['CKS: Otitis externa', 'AAFP: Acute otitis externa', 'NHS: Otitis externa'],
  examples: [
    { age: 27, sex: 'female', text: 'After a week of swimming my right ear itches and hurts, especially when I pull it or chew. It is leaking a bit and feels blocked.' },
    { age: 40, sex: 'male', text: 'My ear canal is swollen and very sore to touch, with discharge. I use cotton buds a lot.' },
  ],
} satisfies Condition
