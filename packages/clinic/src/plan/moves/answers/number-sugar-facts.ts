import { type NumberFacts, noLimit } from './number-entry.ts'

/** Sugar. */
export const sugarNumbers: readonly NumberFacts[] = [
  {
    id: 'hba1c-mmol',
    name: 'an HbA1c',
    asked: /\bhba1c\b|\ba1c\b|\bdiabet/i,
    unit: 'mmol/mol',
    from: 20,
    to: 150,
    bands: [
      { below: 42, means: 'is normal: no diabetes.' },
      {
        below: 48,
        means:
          'is above normal but below diabetes, which begins at 48. It is called prediabetes: food, weight and exercise can bring it back down. Have it checked again within a year.',
      },
      {
        below: 86,
        means:
          'is in the range of diabetes, which begins at 48. Without symptoms it takes a second test to be sure, so book an appointment with your doctor. Go sooner if you are very thirsty, pass a lot of urine or lose weight.',
      },
      {
        below: noLimit,
        means:
          'is far into the range of diabetes, which begins at 48. See a doctor within a day or two, and today if you are very thirsty, vomit or feel ill.',
      },
    ],
    sources: [
      'WHO: Use of glycated haemoglobin (HbA1c) in the diagnosis of diabetes mellitus',
      'NICE: Type 2 diabetes: prevention in people at high risk',
    ],
  },
  {
    id: 'hba1c-percent',
    name: 'an HbA1c',
    asked: /\bhba1c\b|\ba1c\b/i,
    unit: '%',
    from: 3.5,
    to: 19.9,
    bands: [
      { below: 5.7, means: 'is normal: no diabetes.' },
      {
        below: 6.5,
        means:
          'is above normal but below diabetes, which begins at 6.5 %. It is called prediabetes: food, weight and exercise can bring it back down.',
      },
      {
        below: 10,
        means:
          'is in the range of diabetes, which begins at 6.5 %. Without symptoms it takes a second test to be sure, so book an appointment with your doctor.',
      },
      {
        below: noLimit,
        means:
          'is far into the range of diabetes, which begins at 6.5 %. See a doctor within a day or two, and today if you vomit or feel ill.',
      },
    ],
    sources: ['ADA: Standards of Care in Diabetes'],
  },
  {
    id: 'glucose-mmol',
    name: 'a blood sugar',
    asked: /\b(?:sugar|glucose|diabet\w*|fasting|meter)\b/i,
    unit: 'mmol/L',
    from: 0.5,
    to: 34,
    bands: [
      {
        below: 4,
        means:
          'is too low. Take something sweet now: juice, sugar or glucose tablets, and measure again after 15 minutes. If somebody is drowsy or cannot swallow, call an ambulance.',
      },
      { below: 6.1, means: 'is normal.' },
      { below: 7, means: 'is a little high if you had not eaten, and normal after a meal. Fasting, diabetes begins at 7.0.' },
      {
        below: 11.1,
        means:
          'is in the range of diabetes if you had not eaten for 8 hours (7.0 or more). After a meal diabetes begins at 11.1. It takes a lab test to be sure, so book an appointment.',
      },
      {
        below: 15,
        means:
          'is high: from 11.1 on it points to diabetes. See a doctor within a day or two, and at once if you vomit, breathe fast or feel very ill.',
      },
      {
        below: noLimit,
        means:
          'is very high. Speak to a doctor today. Vomiting, belly pain, fast breathing, drowsiness or ketones: go to an emergency department now.',
      },
    ],
    sources: [
      'WHO: Definition and diagnosis of diabetes mellitus',
      'ADA: Standards of Care in Diabetes',
      'NHS: Low blood sugar (hypoglycaemia)',
    ],
  },
  {
    id: 'glucose-mg',
    name: 'a blood sugar',
    asked: /\b(?:sugar|glucose|diabet\w*|fasting|meter)\b/i,
    unit: 'mg/dL',
    from: 35,
    to: 900,
    bands: [
      {
        below: 70,
        means:
          'is too low. Take something sweet now and measure again after 15 minutes. If somebody is drowsy or cannot swallow, call an ambulance.',
      },
      { below: 100, means: 'is normal.' },
      { below: 126, means: 'is a little high if you had not eaten, and normal after a meal. Fasting, diabetes begins at 126.' },
      {
        below: 200,
        means: 'is in the range of diabetes if you had not eaten for 8 hours. After a meal diabetes begins at 200. Book an appointment.',
      },
      { below: 270, means: 'is high and points to diabetes. See a doctor within a day or two, and at once if you vomit or breathe fast.' },
      {
        below: noLimit,
        means:
          'is very high. Speak to a doctor today. Vomiting, belly pain, fast breathing or drowsiness: go to an emergency department now.',
      },
    ],
    sources: ['ADA: Standards of Care in Diabetes'],
  },
]
