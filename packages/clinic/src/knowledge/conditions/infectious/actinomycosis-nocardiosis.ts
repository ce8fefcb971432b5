import type { Condition } from '../../schema.ts'

export const actinomycosisNocardiosis = {
  id: 'actinomycosis-nocardiosis',
  name: 'Actinomycosis and nocardiosis',
  aliases: ['actinomycosis', 'nocardiosis', 'lumpy jaw', 'Nocardia infection'],
  icd10: 'A42.9',
  system: 'infectious',
  summary: 'Slow bacteria that make hard lumps with draining holes, or lung and brain abscesses in people with a weak immune system.',
  commonness: { usual: 'very-rare' },
  findings: {
    usual: ['facial-swelling-dental', 'skin-lump'],
    often: ['skin-lump.hard', 'skin-pustules', 'tooth-pain', 'dental-work-recent', 'swelling-face', 'jaw-pain', 'fever'],
    some: ['weight-loss', 'immune-suppressed', 'cough', 'gum-swelling', 'chest-xray-cavity', 'takes-steroids', 'fatigue', 'night-sweats', 'iud-in-place', 'neck-lump', 'skin-lump.growing', 'coughing-blood'],
    occasional: ['pelvic-pain', 'abdominal-mass', 'headache', 'seizure', 'weakness-one-side', 'brain-scan-abnormal'],
    rare: ['skin-itch', 'tb-contact', 'lymph-nodes-swollen', 'rash', 'nose-runny'],
  },
  discriminators: ['skin-lump.hard', 'dental-work-recent', 'facial-swelling-dental'],
  onset: ['weeks', 'gradual'],
  durationDays: { from: 14, to: 200 },
  course: ['worsening'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'within-24-hours',
  selfCare: ['See a doctor or dentist soon.'],
  comeBack: ['breathing or swallowing gets hard', 'you get a headache with weakness'],
  examination: ['sample of pus for sulphur granules', 'scan'],
  presentation: 'Weeks after tooth trouble a hard, blue-red lump at the jaw with holes draining yellow grains (sulphur granules). Or lung and pelvic masses (coil). Nocardia: lung cavities and brain abscess under steroids.',
  sources: ['StatPearls: Actinomycosis', 'StatPearls: Nocardia', 'Merck: Actinomycosis'],
  examples: [
    { age: 43, sex: 'male', text: 'Two months after a tooth was pulled a woody hard lump at my jaw with holes that drain yellow grains.' },
    { age: 66, sex: 'female', text: 'On steroids, cough, fever, a cavity in the lung and now headaches with weakness, Nocardia grown.' },
  ],
} satisfies Condition
