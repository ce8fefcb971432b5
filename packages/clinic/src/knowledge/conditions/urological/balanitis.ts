import type { Condition } from '../../schema.ts'

export const balanitis = {
  id: 'balanitis',
  name: 'Balanitis',
  aliases: ['balanoposthitis', 'inflammation of the glans', 'thrush in men', 'candidal balanitis', 'penile thrush', 'penile yeast infection'],
  icd10: 'N48.1',
  system: 'urological',
  summary: 'The head of the penis is sore and red, usually from thrush, irritation or poor washing.',
  commonness: { usual: 'common', ages: { newborn: 'very-rare', infant: 'rare' }, sex: 'male-only' },
  findings: {
    usual: ['penile-sore', 'penile-sore.red'],
    often: ['penile-sore.itchy', 'circumcised-not', 'penile-sore.painful'],
    some: ['penile-discharge.thick-white', 'penile-discharge', 'foreskin-tight', 'urination-painful', 'history-diabetes', 'penile-discharge.foul', 'new-product-contact', 'penile-sore.with-swelling', 'raised-glucose', 'penile-sore.scaly', 'sexual-new-partner', 'takes-antidiabetic', 'penile-sore.worse-sex'],
    occasional: ['takes-antibiotic-recent', 'partner-infected', 'high-blood-sugar', 'immune-suppressed'],
    rare: ['fever', 'penile-sore.painless', 'testicle-pain', 'genital-blisters', 'lymph-nodes-swollen', 'penile-discharge.green-yellow', 'genital-warts-seen'],
  },
  discriminators: ['penile-sore.red', 'penile-sore.itchy', 'penile-discharge.thick-white'],
  onset: ['days'],
  durationDays: { from: 1, to: 30 },
  course: ['constant', 'recurrent'],
  severity: 1,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Wash with warm water only, dry well.', 'No soap or perfumed products.', { text: 'A pharmacist can advise a thrush cream.', fromYears: 2, medicine: true }],
  comeBack: ['it does not clear in a week or comes back', 'there is pus from the pipe, an ulcer or fever', 'you are thirsty and pass much urine'],
  examination: ['look at the skin', 'a swab and a sugar test'],
  presentation: 'Sore, itchy, red glans and foreskin with small spots, white cheesy stuff under the foreskin, smell, stinging urine, swelling; uncircumcised, diabetes, after antibiotics or SGLT2 tablets, soap.',
  sources: ['CKS: Balanitis', 'NHS: Balanitis', 'StatPearls: Balanitis'],
  examples: [
    { age: 49, sex: 'male', text: 'The head of my penis is red, itchy and sore with a white cheesy film under the foreskin. I have diabetes.' },
    { age: 4, sex: 'male', text: 'His willy tip is red, swollen and sore and it stings when he pees.' },
  ],
} satisfies Condition
