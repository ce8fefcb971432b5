import { type NumberFacts, noLimit } from './number-entry.ts'

/** Temperature, pulse and oxygen. */
export const vitalNumbers: readonly NumberFacts[] = [
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
