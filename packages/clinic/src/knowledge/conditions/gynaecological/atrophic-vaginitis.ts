import type { Condition } from '../../schema.ts'

export const atrophicVaginitis = {
  id: 'atrophic-vaginitis',
  name: 'Vaginal dryness after menopause',
  aliases: ['atrophic vaginitis', 'vaginal atrophy', 'genitourinary syndrome of menopause', 'vulvovaginal atrophy', 'urogenital atrophy', 'senile vaginitis'],
  icd10: 'N95.2',
  system: 'gynaecological',
  summary: 'Without enough oestrogen, the lining of the vagina gets thin and dry.',
  commonness: { usual: 'common', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'never', adolescent: 'never', 'young-adult': 'rare', older: 'common' }, sex: 'female-only' },
  findings: {
    usual: ['vaginal-dryness', 'menopause'],
    often: ['intercourse-painful', 'vaginal-itch', 'vulval-sore', 'urination-frequent'],
    some: ['urination-painful', 'bleeding-after-sex', 'history-uti-recurrent', 'vaginal-bleeding-postmenopausal', 'urination-urgent', 'libido-low', 'hot-flushes', 'vaginal-bleeding-abnormal.light', 'breastfeeding', 'takes-hormone-therapy', 'urine-incontinence', 'vaginal-discharge'],
    occasional: ['history-radiation', 'history-cancer'],
    rare: ['vaginal-discharge.thick-white', 'vaginal-discharge.foul', 'fever', 'pelvic-pain', 'genital-blisters', 'weight-loss', 'pelvic-mass'],
  },
  discriminators: ['vaginal-dryness', 'intercourse-painful', 'menopause'],
  onset: ['gradual'],
  durationDays: { from: 30, to: 3650 },
  course: ['constant', 'worsening'],
  severity: 1,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: [{ text: 'Use a moisturiser and a lubricant for sex.', fromYears: 12 }, 'Wash without soap.', { text: 'Oestrogen cream or tablets for the vagina work well: ask.', fromYears: 2, medicine: true }],
  comeBack: ['you bleed after menopause: have it checked within two weeks', 'there are white patches or a lump'],
  examination: ['look at vulva and vagina', 'rule out cancer if there was bleeding'],
  presentation: 'Woman after menopause (or nursing, on anti-hormones) with dryness, burning, itch, pain with sex, light bleeding after sex, urgency and repeated urine infections; thin, pale, dry lining; pH over 5.',
  sources: ['NHS: Vaginal dryness', 'CKS: Menopause', 'AAFP: Genitourinary Syndrome of Menopause'],
  examples: [
    { age: 61, sex: 'female', text: 'Since menopause my vagina is dry and sore, sex hurts and I get burning and urine infections again and again.' },
    { age: 57, sex: 'female', text: 'Dryness and itching down below, pain with intercourse and a spot of blood after it.' },
  ],
} satisfies Condition
