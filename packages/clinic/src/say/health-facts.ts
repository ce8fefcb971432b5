import type { Citation } from '../knowledge/sources.ts'

export interface HealthFact {
  id: string
  /** Words of the question; all of one list must occur. */
  asks: readonly RegExp[]
  answer: string
  sources: readonly Citation[]
}

/** Answers to the commonest general questions, for adults unless they say otherwise. */
export const healthFacts: readonly HealthFact[] = [
  {
    id: 'blood-pressure',
    asks: [/\bblood pressure\b|\bbp\b/],
    answer:
      'A normal blood pressure for most adults is below 120 over 80. From 130 or 140 over 80 or 90 on it is called high. The exact limit depends on the country. One high value is not enough: measure again at rest on several days. From 180 over 120 on, get help the same day. With chest pain, weakness or trouble seeing, get help at once.',
    sources: ['AHA: Understanding blood pressure readings', 'NICE: Hypertension in adults: diagnosis and management'],
  },
  {
    id: 'pulse',
    asks: [/\b(pulse|heart rate|heartbeats?)\b/],
    answer:
      'A normal pulse at rest is 60 to 100 beats a minute in adults. Fit people may have 40 to 60. Children have a faster one: about 100 to 160 as babies and 70 to 120 at school age. See a doctor if it stays over 100 at rest, or if you faint.',
    sources: ['AHA: All about heart rate', 'NIH: Pulse'],
  },
  {
    id: 'temperature',
    asks: [/\b(body )?temperature\b|\bfever\b/],
    answer:
      'A normal body temperature is about 36.1 to 37.2 °C (97 to 99 °F). From 38 °C (100.4 °F) on it is a fever. A baby under 3 months with 38 °C or more needs a doctor at once. So does anyone with a fever and a stiff neck, a rash that does not fade or confusion.',
    sources: ['NHS: High temperature (fever) in adults', 'NICE: Fever in under 5s: assessment and initial management'],
  },
  {
    id: 'blood-sugar',
    asks: [/\b(blood )?(sugar|glucose)\b|\bhba1c\b/],
    answer:
      'With no food for 8 hours, a normal blood sugar is 3.9 to 5.5 mmol/L (70 to 99 mg/dL). From 7.0 mmol/L (126 mg/dL) on, measured twice, it is called diabetes. Two hours after a meal it should be under 7.8 mmol/L (140 mg/dL). Under 4 mmol/L (70 mg/dL) is too low: eat or drink something sweet.',
    sources: ['ADA: Standards of Care in Diabetes', 'WHO: Definition and diagnosis of diabetes mellitus'],
  },
  {
    id: 'oxygen',
    asks: [/\boxygen\b|\bsp?o2\b|\bsaturation\b/],
    answer:
      'A normal oxygen level is 95 to 100 %. With some lung diseases 88 to 92 % can be normal for you. Warm your hand and measure again if the value looks wrong. At 92 % or less, get help now, unless your doctor has set another target.',
    sources: ['NHS: Pulse oximeter', 'RCP: National Early Warning Score (NEWS2)'],
  },
  {
    id: 'breathing-rate',
    asks: [/\b(breathing|respiratory|respiration) rate\b|\bbreaths? (a|per) minute\b/],
    answer:
      'Adults at rest take 12 to 20 breaths a minute. Babies take 30 to 50 and school children about 18 to 30. At 25 or more at rest an adult needs help now.',
    sources: ['RCP: National Early Warning Score (NEWS2)', 'NIH: Vital signs'],
  },
  {
    id: 'bmi',
    asks: [/\b(bmi|body mass index)\b|\bnormal weight\b/],
    answer:
      'The body mass index (BMI) is your weight in kilos, divided by your height in metres twice. (With pounds and inches, multiply the result by 703.) From 18.5 to 24.9 is a healthy weight. From 25 on it is called overweight, from 30 on obesity. For people from South Asia lower limits are used. It says little in children, in pregnancy and in very strong people.',
    sources: ['WHO: Obesity and overweight', 'CDC: Body mass index', 'NICE: Overweight and obesity management'],
  },
]

/** The fact that a question asks for, or null. */
export function findHealthFact(words: string): HealthFact | null {
  const text = words.toLowerCase()
  return healthFacts.find((fact) => fact.asks.every((pattern) => pattern.test(text))) ?? null
}
