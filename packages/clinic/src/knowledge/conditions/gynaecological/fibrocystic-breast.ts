import type { Condition } from '../../schema.ts'

export const fibrocysticBreast = {
  id: 'fibrocystic-breast',
  name: 'Lumpy, cystic breasts',
  aliases: ['fibrocystic breast changes', 'fibrocystic disease', 'breast cyst', 'breast cysts', 'cyclical mastalgia', 'mastalgia', 'benign breast change', 'fibroadenosis', 'cyclical breast pain'],
  icd10: 'N60.19',
  system: 'gynaecological',
  summary: 'Breasts become lumpy and sore before the period, sometimes with cysts. It is harmless.',
  commonness: { usual: 'common', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'never', adolescent: 'uncommon', older: 'rare' }, sex: 'female-only' },
  findings: {
    usual: ['breast-pain', 'breast-pain.monthly'],
    often: ['breast-lump', 'breast-pain.both-sides', 'breast-lump.monthly', 'breast-pain.dull', 'breast-lump.painful'],
    some: ['breast-lump.soft', 'breast-lump.mobile', 'mood-before-period', 'breast-pain.recurrent', 'nipple-discharge', 'takes-oral-contraceptive', 'breast-lump.both-sides', 'breast-engorged', 'breast-lump.sudden', 'takes-hormone-therapy'],
    occasional: ['nipple-discharge.green-yellow'],
    rare: ['breast-lump.fixed', 'nipple-change', 'breast-redness', 'fever', 'lymph-nodes-swollen', 'nipple-discharge.bloody', 'weight-loss', 'breast-lump.hard', 'breast-lump.irregular'],
  },
  discriminators: ['breast-pain.monthly', 'breast-pain.both-sides', 'breast-lump.monthly'],
  onset: ['gradual'],
  durationDays: { from: 7, to: 3650 },
  course: ['recurrent'],
  severity: 0,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: [{ text: 'A well-fitting bra, also at night; painkiller gel or tablets as the packet says.', fromYears: 2, medicine: true }, 'Check your breasts after the period.'],
  comeBack: ['a lump stays after the period', 'the skin or nipple changes', 'there is blood from the nipple'],
  examination: ['feel both breasts after the period', 'ultrasound or mammogram for a lump that stays'],
  presentation: 'Woman of 30 to 50 with heavy, aching, lumpy breasts on both sides, upper outer parts, in the week or two before the period, better once it starts; smooth tender cysts may appear quickly.',
  sources: ['NHS: Breast pain', 'CKS: Breast pain - cyclical', 'Merck: Breast Pain'],
  examples: [
    { age: 38, sex: 'female', text: 'Before every period both my breasts ache and feel lumpy and heavy; after it they are soft again.' },
    { age: 43, sex: 'female', text: 'Tender lumps in both breasts that get bigger before menses, one smooth cyst came suddenly.' },
  ],
} satisfies Condition
