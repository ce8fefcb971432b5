import type { Condition } from '../../schema.ts'

export const abnormalUterineBleeding = {
  id: 'abnormal-uterine-bleeding',
  name: 'Irregular womb bleeding from hormones',
  aliases: ['abnormal uterine bleeding', 'dysfunctional uterine bleeding', 'dub', 'anovulatory bleeding', 'heavy menstrual bleeding', 'menorrhagia', 'menometrorrhagia', 'hormonal bleeding'],
  icd10: 'N93.9',
  system: 'gynaecological',
  summary: 'Bleeding from the womb is too heavy, too long or irregular, usually from swinging hormones.',
  commonness: { usual: 'common', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'rare', adolescent: 'common', older: 'rare' }, sex: 'female-only', pregnancy: 'never' },
  findings: {
    often: ['vaginal-bleeding-heavy-periods', 'periods-irregular', 'vaginal-bleeding-abnormal', 'vaginal-bleeding-abnormal.heavy'],
    some: ['low-haemoglobin', 'fatigue', 'low-ferritin', 'overweight', 'pallor', 'takes-oral-contraceptive', 'period-pain', 'vaginal-bleeding-abnormal.prolonged', 'history-pcos', 'dizziness', 'bruising-easy', 'iud-in-place'],
    occasional: ['stress-high', 'history-thyroid', 'history-bleeding-disorder', 'takes-blood-thinner'],
    rare: ['pelvic-pain', 'positive-pregnancy-test', 'bleeding-after-sex', 'vaginal-discharge', 'fever', 'pelvic-mass', 'vaginal-bleeding-postmenopausal', 'weight-loss'],
  },
  discriminators: ['vaginal-bleeding-heavy-periods', 'periods-irregular', 'positive-pregnancy-test'],
  onset: ['days', 'gradual'],
  durationDays: { from: 3, to: 365 },
  course: ['recurrent', 'constant'],
  excludedBy: ['pregnant', 'history-hysterectomy'],
  severity: 1,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Do a pregnancy test.', 'Note days and pads in a diary.', 'Eat iron-rich food.'],
  comeBack: ['you soak a pad an hour for two hours or feel faint', 'you could be pregnant', 'you bleed after sex or after menopause'],
  examination: ['a pregnancy test, blood count and iron', 'an examination', 'an ultrasound'],
  presentation: 'Girl soon after the first periods or woman near 45 to 50 with irregular, long, heavy painless bleeding with clots, tired and pale from iron loss; womb normal on examination. A bleeding disorder in teenagers.',
  sources: ['NICE: Heavy menstrual bleeding: assessment and management', 'NHS: Heavy periods', 'ACOG: Abnormal uterine bleeding'],
  examples: [
    { age: 15, sex: 'female', text: 'My periods started a year ago and come irregularly; this one has lasted 14 days with clots and I am tired and pale. I am not sexually active.' },
    { age: 46, sex: 'female', text: 'Irregular heavy bleeding for months, no pain, sometimes three weeks long. The pregnancy test is negative.' },
  ],
} satisfies Condition
