import { type NumberFacts, noLimit } from './number-entry.ts'

/** Salts, fats and iron of the blood. */
export const bloodNumbers: readonly NumberFacts[] = [
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
          'is a little high. It is often the sample or a medicine. Have it measured again in the next few days, as your doctor plans; at once if you feel weak or your heart stumbles.',
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
]
