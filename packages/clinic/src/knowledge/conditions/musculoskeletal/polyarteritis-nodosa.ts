import type { Condition } from '../../schema.ts'

export const polyarteritisNodosa = {
  id: 'polyarteritis-nodosa',
  name: 'Polyarteritis nodosa',
  aliases: ['PAN', 'periarteritis nodosa'],
  icd10: 'M30.0',
  system: 'musculoskeletal',
  summary: 'Middle-sized arteries are inflamed: nerves, gut, skin, kidneys.',
  commonness: { usual: 'very-rare', sex: 'mostly-male' },
  findings: {
    usual: ['weight-loss', 'fever', 'fatigue', 'raised-crp-esr'],
    often: ['numbness-leg-foot', 'foot-drop', 'abdominal-pain', 'muscle-pain', 'skin-purple-spots', 'high-blood-pressure', 'joint-pain', 'skin-nodules-tender-shins', 'abdominal-pain.after-meals', 'skin-lacy-pattern-cold'],
    some: ['testicle-pain', 'skin-ulcer', 'raised-creatinine', 'history-hepatitis', 'weakness-arm', 'headache', 'night-sweats', 'positive-hepatitis-test', 'skin-black-tissue'],
    occasional: ['chest-pain', 'stool-bloody', 'seizure'],
    rare: ['positive-anca', 'coughing-blood', 'cough', 'wheeze', 'positive-ana', 'urine-red-cell-casts'],
  },
  discriminators: ['foot-drop', 'skin-lacy-pattern-cold', 'weight-loss', 'testicle-pain'],
  onset: ['weeks'],
  durationDays: { from: 14, to: 300 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['See a doctor within a day.', 'Ask for a hepatitis B test.', 'Rest.'],
  comeBack: ['you get severe belly pain', 'you get black fingers or toes', 'you get weakness of hand or foot'],
  examination: ['blood pressure, skin and nerves', 'kidneys and hepatitis B', 'angiography or biopsy'],
  presentation: 'Middle-aged man: fever, weight loss, muscle and joint pain, net-like skin with lumps or ulcers, foot or wrist drop, belly pain after meals, testicle pain, new high blood pressure; lungs spared; hepatitis B in some.',
  sources: ['StatPearls: Polyarteritis Nodosa', 'Merck: Polyarteritis Nodosa', 'ACR: Guideline for the Management of Polyarteritis Nodosa'],
  examples: [
    { age: 49, sex: 'male', text: 'Fever and weight loss for six weeks, a foot drop, belly pain after meals, painful testicle and a net-like purple rash on my legs.' },
    { age: 55, sex: 'male', text: 'New high blood pressure, aching muscles, numb hand and tender skin lumps; I have hepatitis B.' },
  ],
} satisfies Condition
