import type { Condition } from '../../schema.ts'

export const cervicalCancer = {
  id: 'cervical-cancer',
  name: 'Cervical cancer',
  aliases: ['cancer of the cervix', 'cervical carcinoma', 'carcinoma of the cervix uteri'],
  icd10: 'C53.9',
  system: 'cancer',
  summary: 'A cancer of the neck of the womb, caused by a virus (HPV).',
  commonness: { usual: 'rare', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'never', adolescent: 'very-rare' }, sex: 'female-only' },
  findings: {
    usual: ['bleeding-after-sex', 'vaginal-bleeding-abnormal'],
    often: ['vaginal-discharge', 'vaginal-bleeding-abnormal.between-periods', 'smoker'],
    some: ['vaginal-discharge.foul', 'pelvic-pain', 'intercourse-painful', 'vaginal-discharge.bloody', 'vaginal-bleeding-postmenopausal', 'sexual-many-partners'],
    occasional: ['back-pain', 'weight-loss', 'urine-blood', 'swelling-one-leg', 'hiv-positive', 'takes-oral-contraceptive', 'leg-pain', 'fatigue'],
    rare: ['vaginal-itch', 'fever'],
  },
  discriminators: ['bleeding-after-sex', 'vaginal-discharge.bloody', 'vaginal-bleeding-abnormal.between-periods'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 14, to: 365 },
  course: ['worsening', 'constant'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'appointment',
  selfCare: ['See a doctor soon; do not wait for it to pass.', 'Write down when it began and how it has changed.'],
  comeBack: ['you bleed heavily', 'you can no longer eat or drink', 'the pain becomes strong'],
  examination: ['look at the cervix', 'a smear and HPV test', 'a colposcopy with tissue sample'],
  presentation: 'Bleeding after intercourse, between periods or after the menopause; watery, bloodstained or offensive discharge; pain on intercourse; later pelvic and back pain, leg swelling. No smear for years, HPV, smoking, many partners, immune suppression.',
  sources: ['NICE: Suspected cancer: recognition and referral', 'NHS: Cervical cancer', 'WHO: Cervical cancer'],
  examples: [
    { age: 42, sex: 'female', text: 'I bleed after sex and between my periods, and there is a watery bad smelling discharge. I have not had a smear for ten years.' },
    { age: 50, sex: 'female', text: 'Bleeding after intercourse for two months, pain in the pelvis, I smoke.' },
  ],
} satisfies Condition
