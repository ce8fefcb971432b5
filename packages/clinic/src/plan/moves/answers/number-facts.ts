import type { Citation } from '../../../knowledge/sources.ts'

/** One stretch of values: everything below `below` that no stretch before it holds. */
export interface Band {
  below: number
  means: string
}

/** What the numbers of a measurement mean for an adult at rest, from the lowest up. */
export interface NumberFacts {
  id: string
  /** As it stands in a sentence: "An HbA1c of 49 mmol/mol". */
  name: string
  asked: RegExp
  unit: string
  /** Values between these are in this unit. */
  from: number
  to: number
  bands: readonly Band[]
  sources: readonly Citation[]
}

const noLimit = Number.POSITIVE_INFINITY

/** Bands by test; where a test comes in two units, each has its own entry, told apart by the size of the number. */
export const numberFacts: readonly NumberFacts[] = [
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
  {
    id: 'temperature',
    name: 'a temperature',
    asked: /\b(?:temp\w*|fever)\b/i,
    unit: '°C',
    from: 30,
    to: 43.5,
    bands: [
      { below: 35, means: 'is too low: below 35 °C is hypothermia. Warm up slowly and get medical help now, if the thermometer is right.' },
      { below: 37.5, means: 'is normal.' },
      { below: 38, means: 'is a little raised. A fever begins at 38 °C.' },
      {
        below: 40,
        means:
          'is a fever. By itself it is not dangerous; how you feel counts more. In a baby under 3 months, or with a stiff neck, a rash that does not fade, confusion or short breath, get help now.',
      },
      {
        below: noLimit,
        means:
          'is a very high fever. Speak to a doctor now. Cool drinks, light clothes; with confusion, fits or stiff neck call an ambulance.',
      },
    ],
    sources: ['NHS: High temperature (fever) in adults', 'NICE: Fever in under 5s: assessment and initial management'],
  },
  {
    id: 'temperature-f',
    name: 'a temperature',
    asked: /\b(?:temp\w*|fever)\b/i,
    unit: '°F',
    from: 86,
    to: 110,
    bands: [
      { below: 95, means: 'is too low: below 95 °F is hypothermia. Warm up slowly and get medical help now, if the thermometer is right.' },
      { below: 99.5, means: 'is normal.' },
      { below: 100.4, means: 'is a little raised. A fever begins at 100.4 °F.' },
      {
        below: 104,
        means:
          'is a fever. By itself it is not dangerous; how you feel counts more. In a baby under 3 months, or with a stiff neck, a rash that does not fade, confusion or short breath, get help now.',
      },
      { below: noLimit, means: 'is a very high fever. Speak to a doctor now.' },
    ],
    sources: ['CDC: Definitions of signs: fever', 'AAP: Fever and your baby'],
  },
  {
    id: 'pulse',
    name: 'a pulse',
    asked: /\b(?:pulse|heart ?rate|bpm|beats)\b/i,
    unit: 'a minute',
    from: 20,
    to: 260,
    bands: [
      {
        below: 40,
        means: 'is slow. In a trained athlete it can be normal. If you feel faint, weak or short of breath with it, get help now.',
      },
      { below: 60, means: 'at rest is on the slow side, and normal in fit people and with some heart tablets.' },
      { below: 101, means: 'at rest is normal for an adult.' },
      { below: 121, means: 'at rest is fast. Fever, worry, coffee or too little fluid can do that. See a doctor if it stays so at rest.' },
      {
        below: noLimit,
        means: 'at rest is very fast. With chest pain, faintness or short breath call an ambulance; else have it looked at today.',
      },
    ],
    sources: ['AHA: All about heart rate', 'RCP: National Early Warning Score (NEWS2)'],
  },
  {
    id: 'oxygen',
    name: 'an oxygen level',
    asked: /\b(?:oxygen|sats?|spo2|o2|saturation|oximeter)\b/i,
    unit: '%',
    from: 50,
    to: 100,
    bands: [
      {
        below: 92,
        means:
          'is too low, unless your doctor has set you a lower target. Warm the finger, measure again, and if it stays so, get help now.',
      },
      { below: 95, means: 'is a little low. Warm the finger and measure again. If it stays below 95, speak to a doctor today.' },
      { below: noLimit, means: 'is normal.' },
    ],
    sources: ['NHS: Pulse oximeter', 'RCP: National Early Warning Score (NEWS2)'],
  },
  {
    id: 'potassium',
    name: 'a potassium',
    asked: /\bpotassium\b|\bk\+?\b(?= (?:of|is|was|\d))/i,
    unit: 'mmol/L',
    from: 1.5,
    to: 10,
    bands: [
      {
        below: 3,
        means:
          'is low enough to disturb the heart. Call your doctor today; with weakness, cramps or a racing heart go to an emergency department.',
      },
      { below: 3.5, means: 'is a little low. Your doctor should check it again soon.' },
      { below: 5.4, means: 'is normal.' },
      {
        below: 6,
        means:
          'is a little high. It is often the sample or a medicine. Have it measured again in the next days, as your doctor plans; at once if you feel weak or your heart stumbles.',
      },
      {
        below: 6.5,
        means:
          'is high and can disturb the heart. Call your doctor today for a repeat and an ECG. With weakness or a stumbling heart go to an emergency department now.',
      },
      { below: noLimit, means: 'is dangerous for the heart. Go to an emergency department now.' },
    ],
    sources: ['NICE: Acute kidney injury: prevention, detection and management', 'NHS: Potassium test'],
  },
  {
    id: 'sodium',
    name: 'a sodium',
    asked: /\bsodium\b/i,
    unit: 'mmol/L',
    from: 100,
    to: 180,
    bands: [
      { below: 125, means: 'is very low. That can cause confusion and fits: get help today, at once if you feel muddled or very sleepy.' },
      { below: 135, means: 'is a little low. Medicines such as water tablets often do that. Ask your doctor within days.' },
      { below: 146, means: 'is normal.' },
      { below: noLimit, means: 'is high, most often from too little water. Drink, and ask your doctor today.' },
    ],
    sources: ['NIH: MedlinePlus, laboratory tests'],
  },
  {
    id: 'cholesterol',
    name: 'a total cholesterol',
    asked: /\bcholesterol\b/i,
    unit: 'mmol/L',
    from: 1.5,
    to: 15,
    bands: [
      { below: 5, means: 'is in the healthy range.' },
      {
        below: 7.5,
        means:
          'is raised. It is not dangerous today. What counts is your whole risk for heart and brain: age, smoking, blood pressure, diabetes. Your doctor can work it out and say whether you need a tablet.',
      },
      { below: noLimit, means: 'is high and may run in the family. Book an appointment with your doctor to talk about treatment.' },
    ],
    sources: ['NHS: High cholesterol', 'NICE: Cardiovascular disease: risk assessment and reduction'],
  },
  {
    id: 'cholesterol-mg',
    name: 'a total cholesterol',
    asked: /\bcholesterol\b/i,
    unit: 'mg/dL',
    from: 60,
    to: 600,
    bands: [
      { below: 200, means: 'is in the healthy range.' },
      { below: 240, means: 'is borderline high. Your doctor looks at your whole risk for heart and brain.' },
      { below: noLimit, means: 'is high. Book an appointment with your doctor to talk about your risk and treatment.' },
    ],
    sources: ['CDC: About cholesterol'],
  },
  {
    id: 'ferritin',
    name: 'a ferritin',
    asked: /\bferritin\b/i,
    unit: 'µg/L',
    from: 1,
    to: 3000,
    bands: [
      {
        below: 30,
        means:
          'is low: your iron stores are empty or nearly so. It can make you tired. Your doctor looks for the cause, such as heavy periods, diet or a slow bleed in the gut, and gives iron.',
      },
      { below: 300, means: 'is in the usual range.' },
      { below: noLimit, means: 'is high. Inflammation, the liver, alcohol or too much iron can do that. Ask your doctor to look into it.' },
    ],
    sources: ['WHO: Use of ferritin concentrations to assess iron status', 'NIH: MedlinePlus, laboratory tests'],
  },
  {
    id: 'haemoglobin-gl',
    name: 'a haemoglobin',
    asked: /\b(?:haemoglobin|hemoglobin|hb)\b/i,
    unit: 'g/L',
    from: 40,
    to: 220,
    bands: [
      {
        below: 80,
        means: 'is very low. Speak to a doctor today; with short breath, chest pain or bleeding go to an emergency department.',
      },
      { below: 120, means: 'is low: that is anaemia. Your doctor looks for the cause, most often too little iron or a loss of blood.' },
      { below: 130, means: 'is normal for a woman and a little low for a man.' },
      { below: 170, means: 'is normal.' },
      { below: noLimit, means: 'is high. Smoking, lung disease or too little fluid can do that. Ask your doctor.' },
    ],
    sources: ['WHO: Haemoglobin concentrations for the diagnosis of anaemia'],
  },
  {
    id: 'haemoglobin-gdl',
    name: 'a haemoglobin',
    asked: /\b(?:haemoglobin|hemoglobin|hb)\b/i,
    unit: 'g/dL',
    from: 4,
    to: 22,
    bands: [
      { below: 8, means: 'is very low. Speak to a doctor today; with short breath, chest pain or bleeding go to an emergency department.' },
      { below: 12, means: 'is low: that is anaemia. Your doctor looks for the cause, most often too little iron or a loss of blood.' },
      { below: 13, means: 'is normal for a woman and a little low for a man.' },
      { below: 17, means: 'is normal.' },
      { below: noLimit, means: 'is high. Smoking, lung disease or too little fluid can do that. Ask your doctor.' },
    ],
    sources: ['WHO: Haemoglobin concentrations for the diagnosis of anaemia'],
  },
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
          'shows kidneys that work less than they should. If it stays so for 3 months it is called chronic kidney disease. Leave out ibuprofen and the like, and have it checked again.',
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

/** What a blood pressure means, by the upper or the lower number, whichever is worse: from the lowest up. */
export const pressureBands: readonly { systolic: number; diastolic: number; means: string }[] = [
  { systolic: 90, diastolic: 60, means: 'is low. If you feel well it does no harm. If you feel faint, drink, lie down and tell a doctor.' },
  { systolic: 120, diastolic: 80, means: 'is normal. Well done.' },
  {
    systolic: 135,
    diastolic: 85,
    means: 'is fine by most rules, though a little above the ideal of 120 over 80. The US already calls 130 over 80 high.',
  },
  {
    systolic: 140,
    diastolic: 90,
    means:
      'is at the edge: measured at home, high blood pressure begins at 135 over 85, measured by a doctor at 140 over 90. One reading is not enough: measure again at rest on several days.',
  },
  {
    systolic: 160,
    diastolic: 100,
    means:
      'is high, but not dangerous today. One reading is not enough: rest 5 minutes and measure twice a day for a week. If most are over 135 over 85 at home, book an appointment.',
  },
  {
    systolic: 180,
    diastolic: 120,
    means:
      'is clearly high. Rest, measure again, and see your doctor within days. With chest pain, weakness or trouble seeing or speaking, call an ambulance.',
  },
  {
    systolic: noLimit,
    diastolic: noLimit,
    means:
      'is very high. Rest 5 minutes and measure again. If it stays so, a doctor should see you today. With chest pain, short breath, a bad headache, weakness or trouble seeing, call an ambulance now.',
  },
]
