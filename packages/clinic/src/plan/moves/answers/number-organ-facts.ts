import { type NumberFacts, noLimit } from './number-entry.ts'

/** Kidneys, thyroid, prostate, inflammation and weight. */
export const organNumbers: readonly NumberFacts[] = [
  {
    id: 'egfr',
    name: 'an eGFR',
    asked: /\be-?gfr\b|\bkidney function\b|\bgfr\b/i,
    unit: 'mL/min',
    from: 2,
    to: 150,
    bands: [
      { below: 15, means: 'shows that the kidneys hardly work. A kidney specialist should look after you; call today if you feel ill.' },
      { below: 30, means: 'shows kidneys that work much too little. Your doctor or a kidney clinic should see you soon.' },
      {
        below: 60,
        means:
          'shows kidneys that work less than they should. If it stays so for 3 months it is called chronic kidney disease. Avoid ibuprofen and the like, and have it checked again.',
      },
      { below: 90, means: 'is fine for most people, above all with age.' },
      { below: noLimit, means: 'is normal.' },
    ],
    sources: ['NICE: Chronic kidney disease: assessment and management'],
  },
  {
    id: 'tsh',
    name: 'a TSH',
    asked: /\btsh\b|\bthyroid\b/i,
    unit: 'mU/L',
    from: 0.001,
    to: 150,
    bands: [
      { below: 0.4, means: 'is low: the thyroid may be overactive, or the dose of thyroid tablets too high. Ask your doctor.' },
      { below: 4.1, means: 'is normal.' },
      {
        below: 10,
        means:
          'is a little high: the thyroid may be getting slow. It is usually checked again after 2 to 3 months before anyone treats it.',
      },
      {
        below: noLimit,
        means: 'is high: the thyroid is underactive, and thyroid tablets usually help. Book an appointment with your doctor.',
      },
    ],
    sources: ['NICE: Thyroid disease: assessment and management'],
  },
  {
    id: 'psa',
    name: 'a PSA',
    asked: /\bpsa\b/i,
    unit: 'ng/mL',
    from: 0.01,
    to: 500,
    bands: [
      { below: 2.5, means: 'is normal for most ages.' },
      {
        below: 6.5,
        means:
          'depends on your age: about 2.5 is the limit in the 40s, 3.5 in the 50s, 4.5 in the 60s and 6.5 in the 70s. A high one is often a large prostate or an infection and not cancer. Your doctor can repeat it.',
      },
      {
        below: noLimit,
        means:
          'is high. It is often a large prostate or an infection, but cancer has to be ruled out. See your doctor within a week or two.',
      },
    ],
    sources: ['NICE: Suspected cancer: recognition and referral'],
  },
  {
    id: 'crp',
    name: 'a CRP',
    asked: /\bcrp\b|\bc-?reactive\b/i,
    unit: 'mg/L',
    from: 0.1,
    to: 700,
    bands: [
      { below: 5, means: 'is normal: no sign of inflammation.' },
      { below: 40, means: 'is a little raised: some inflammation, as in many virus infections.' },
      { below: 100, means: 'is raised: an infection or an inflammation that a doctor should look at soon.' },
      { below: noLimit, means: 'is very high: often a serious infection. Speak to a doctor today.' },
    ],
    sources: ['NICE: Pneumonia: diagnosis and management'],
  },
  {
    id: 'bmi',
    name: 'a body mass index',
    asked: /\bbmi\b|\bbody mass\b/i,
    unit: '',
    from: 10,
    to: 80,
    bands: [
      { below: 18.5, means: 'is underweight. If you lost weight without trying, see a doctor.' },
      { below: 25, means: 'is a healthy weight.' },
      { below: 30, means: 'is overweight.' },
      { below: noLimit, means: 'is in the range of obesity. Losing even 5 % of your weight helps heart, joints and sugar.' },
    ],
    sources: ['WHO: Obesity and overweight'],
  },
]
