import type { Condition } from '../../schema.ts'

export const cervicitis = {
  id: 'cervicitis',
  name: 'Cervicitis',
  aliases: ['inflammation of the cervix', 'mucopurulent cervicitis', 'infected cervix'],
  icd10: 'N72',
  system: 'gynaecological',
  summary: 'The neck of the womb is inflamed, usually by an infection from sex.',
  commonness: { usual: 'uncommon', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'very-rare', older: 'rare' }, sex: 'female-only' },
  findings: {
    usual: ['vaginal-discharge'],
    often: ['bleeding-after-sex', 'vaginal-discharge.green-yellow', 'sexual-unprotected', 'vaginal-bleeding-abnormal', 'sexual-new-partner', 'vaginal-discharge.pus'],
    some: ['intercourse-painful', 'swab-chlamydia', 'swab-gonococci', 'urination-painful', 'partner-infected', 'pelvic-pain', 'sexual-many-partners', 'vaginal-discharge.bloody', 'abdominal-pain.lower'],
    occasional: ['vaginal-itch', 'genital-blisters', 'iud-in-place', 'urination-frequent'],
    rare: ['fever', 'cervical-motion-tenderness', 'vaginal-discharge.thick-white', 'vaginal-discharge.frothy', 'rigors', 'vaginal-bleeding-postmenopausal'],
  },
  discriminators: ['bleeding-after-sex', 'vaginal-discharge.green-yellow', 'cervical-motion-tenderness'],
  onset: ['days', 'weeks'],
  durationDays: { from: 3, to: 90 },
  course: ['constant'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'within-24-hours',
  selfCare: ['Go to a sexual health clinic.', 'No sex until you and your partner are treated.'],
  comeBack: ['you have fever or strong belly pain', 'you bleed a lot', 'you are pregnant'],
  examination: ['look with a speculum', 'swabs', 'a smear test if due'],
  presentation: 'Yellowish mucus-pus discharge from the cervix, bleeding between periods and after sex, cervix red and bleeds on touch, some pain with sex; no fever, no motion tenderness. Chlamydia, gonorrhoea, trichomonas, herpes, mycoplasma.',
  sources: ['StatPearls: Cervicitis', 'CDC: Sexually Transmitted Infections Treatment Guidelines', 'Merck: Cervicitis'],
  examples: [
    { age: 23, sex: 'female', text: 'I spot blood after sex and have a yellowish discharge since I met my new boyfriend; no fever, no pain otherwise.' },
    { age: 31, sex: 'female', text: 'Yellow mucus discharge and bleeding between periods, slight pain with intercourse, no condom.' },
  ],
} satisfies Condition
