import { type NumberFacts, noLimit } from './number-entry.ts'

/** The liver, the fats, the kidneys, uric acid and vitamins. */
export const liverAndVitaminNumbers: readonly NumberFacts[] = [
  {
    id: 'alt',
    name: 'an ALT (SGPT)',
    asked: /\b(?:alt|sgpt|gpt|liver (?:enzymes?|values?|test))\b/i,
    unit: 'U/L',
    from: 3,
    to: 20_000,
    bands: [
      { below: 45, means: 'is normal.' },
      {
        below: 130,
        means:
          'is mildly raised: the liver is a little irritated, most often by fat in it, by alcohol or by a medicine. It does not mean that the liver is damaged for good. Less weight and alcohol bring it down. It is repeated after about 3 months, with the other liver tests and mostly an ultrasound if it stays up.',
      },
      {
        below: 500,
        means:
          'is clearly raised, over three times the usual limit. See a doctor within days for further tests, and tell them of all medicines, herbs and alcohol; today with yellow eyes, dark urine or vomiting.',
      },
      {
        below: noLimit,
        means: 'is very high. Speak to a doctor today; with yellow eyes, confusion or bleeding go to an emergency department.',
      },
    ],
    sources: ['CKS: Abnormal liver function tests'],
  },
  {
    id: 'triglycerides-mg',
    name: 'triglycerides',
    asked: /\b(?:triglycerides?|trigs?|tgs?)\b/i,
    unit: 'mg/dL',
    from: 25,
    to: 9000,
    bands: [
      { below: 150, means: 'are normal.' },
      {
        below: 400,
        means:
          'are raised. Sugar, white flour, alcohol, weight and sugar trouble drive them up, so that is where to begin; a tablet is seldom needed for them alone. They are measured again after about 3 months, best fasting.',
      },
      {
        below: 885,
        means:
          'are high. They are repeated fasting within 1 to 2 weeks, and your doctor looks for a cause such as sugar, alcohol, the thyroid or a medicine.',
      },
      {
        below: noLimit,
        means:
          'are so high that they can inflame the pancreas. Speak to a doctor within a day or two, and go to hospital with strong belly pain.',
      },
    ],
    sources: ['CKS: Hypertriglyceridaemia'],
  },
  {
    id: 'triglycerides-mmol',
    name: 'triglycerides',
    asked: /\b(?:triglycerides?|trigs?|tgs?)\b/i,
    unit: 'mmol/L',
    from: 0.2,
    to: 24.9,
    bands: [
      { below: 1.7, means: 'are normal.' },
      {
        below: 4.5,
        means:
          'are raised. Sugar, white flour, alcohol, weight and sugar trouble drive them up, so that is where to begin; a tablet is seldom needed for them alone. They are measured again after about 3 months, best fasting.',
      },
      {
        below: 10,
        means:
          'are high. They are repeated fasting within 1 to 2 weeks, and your doctor looks for a cause such as sugar, alcohol, the thyroid or a medicine.',
      },
      {
        below: noLimit,
        means:
          'are so high that they can inflame the pancreas. Speak to a doctor within a day or two, and go to hospital with strong belly pain.',
      },
    ],
    sources: ['CKS: Hypertriglyceridaemia'],
  },
  {
    id: 'creatinine-umol',
    name: 'a creatinine',
    asked: /\bcreatinine\b/i,
    unit: 'µmol/L',
    from: 20,
    to: 2000,
    bands: [
      { below: 110, means: 'is in the usual range for most adults. The eGFR worked out from it tells more.' },
      {
        below: 200,
        means:
          'is raised: the kidneys may work less than they should. A new one is repeated within 2 weeks. Drink normally, leave out ibuprofen and the like, and ask for the eGFR.',
      },
      { below: noLimit, means: 'is high. Unless you know it already, speak to a doctor today.' },
    ],
    sources: ['NICE: Chronic kidney disease: assessment and management'],
  },
  {
    id: 'creatinine-mg',
    name: 'a creatinine',
    asked: /\bcreatinine\b/i,
    unit: 'mg/dL',
    from: 0.2,
    to: 19.9,
    bands: [
      { below: 1.25, means: 'is in the usual range for most adults. The eGFR worked out from it tells more.' },
      {
        below: 2.3,
        means:
          'is raised: the kidneys may work less than they should. A new one is repeated within 2 weeks. Drink normally, leave out ibuprofen and the like, and ask for the eGFR.',
      },
      { below: noLimit, means: 'is high. Unless you know it already, speak to a doctor today.' },
    ],
    sources: ['NICE: Chronic kidney disease: assessment and management'],
  },
  {
    id: 'uric-acid-mg',
    name: 'a uric acid',
    asked: /\b(?:uric acid|urate)\b/i,
    unit: 'mg/dL',
    from: 1,
    to: 19.9,
    bands: [
      { below: 6.1, means: 'is in the range that is aimed at, also with gout.' },
      { below: 7.1, means: 'is in the usual range for a man and a little high for a woman.' },
      {
        below: noLimit,
        means:
          'is raised. Without attacks of gout or kidney stones it is not treated; less alcohol, sweet drinks and weight lower it. With gout your doctor can offer a daily tablet.',
      },
    ],
    sources: ['NICE: Gout: diagnosis and management'],
  },
  {
    id: 'uric-acid-umol',
    name: 'a uric acid',
    asked: /\b(?:uric acid|urate)\b/i,
    unit: 'µmol/L',
    from: 60,
    to: 1200,
    bands: [
      { below: 361, means: 'is in the range that is aimed at, also with gout.' },
      { below: 421, means: 'is in the usual range for a man and a little high for a woman.' },
      {
        below: noLimit,
        means:
          'is raised. Without attacks of gout or kidney stones it is not treated; less alcohol, sweet drinks and weight lower it. With gout your doctor can offer a daily tablet.',
      },
    ],
    sources: ['NICE: Gout: diagnosis and management'],
  },
  {
    id: 'vitamin-d',
    name: 'a vitamin D',
    asked: /\b(?:vitamin d|vit\.? d|25-?oh)\b/i,
    unit: 'nmol/L',
    from: 3,
    to: 400,
    bands: [
      {
        below: 25,
        means:
          'is low (in nmol/L): it is treated with a high dose for some weeks, then a daily one. Your doctor or pharmacist says how much.',
      },
      {
        below: 50,
        means:
          'is too little for some people (in nmol/L): a daily tablet of 10 micrograms (400 units) is enough for most. No repeat is needed as a rule.',
      },
      { below: noLimit, means: 'is enough (in nmol/L). If your report counts in ng/mL, 20 or more is enough.' },
    ],
    sources: ['CKS: Vitamin D deficiency in adults'],
  },
  {
    id: 'vitamin-b12',
    name: 'a vitamin B12',
    asked: /\b(?:vitamin b-?12|vit\.? b-?12|b-?12)\b/i,
    unit: 'ng/L',
    from: 20,
    to: 3000,
    bands: [
      {
        below: 180,
        means:
          'is low: B12 is treated with tablets or injections, soon if you have numbness or an unsteady walk. Book a visit, and ask what it comes from.',
      },
      { below: 350, means: 'is in between: with tiredness, numbness or a sore tongue a second test helps to decide. Ask your doctor.' },
      { below: noLimit, means: 'is enough.' },
    ],
    sources: ['NICE: Vitamin B12 deficiency in over 16s: diagnosis and management'],
  },
]
