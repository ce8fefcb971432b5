import type { Condition } from '../../schema.ts'

export const phaeochromocytoma = {
  id: 'phaeochromocytoma',
  name: 'Phaeochromocytoma',
  aliases: ['pheochromocytoma', 'phaeochromocytoma', 'paraganglioma', 'adrenal medulla tumour'],
  icd10: 'D35.0',
  system: 'cancer',
  summary: 'A tumour of the adrenal gland that pours out stress hormones in attacks.',
  commonness: { usual: 'very-rare' },
  findings: {
    usual: ['high-blood-pressure', 'palpitations', 'headache', 'sweating'],
    often: ['palpitations.intermittent', 'headache.intermittent', 'pallor', 'anxiety', 'headache.throbbing', 'very-high-blood-pressure'],
    some: ['tremor', 'weight-loss', 'chest-pain', 'nausea', 'panic-attacks', 'feels-like-dying', 'history-hypertension', 'fast-heart-rate', 'skin-flushing'],
    occasional: ['near-fainting', 'raised-glucose', 'breathless', 'vision-blurred', 'constipation', 'abdominal-pain', 'family-thyroid', 'vomiting'],
    rare: ['heat-intolerance', 'weight-gain', 'diarrhoea'],
  },
  discriminators: ['headache.intermittent', 'palpitations.intermittent', 'high-blood-pressure'],
  onset: ['sudden', 'gradual'],
  durationDays: { from: 30, to: 365 },
  course: ['episodic', 'recurrent'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['See a doctor soon; do not wait for it to pass.', 'Write down when it began and how it has changed.'],
  comeBack: ['your head hurts suddenly and badly', 'your chest hurts', 'you faint'],
  examination: ['blood pressure in and between attacks', 'hormones in blood or 24-hour urine', 'a scan of the adrenals'],
  presentation:
    'Attacks of pounding headache, sweating and palpitations with pallor and very high blood pressure, lasting minutes to an hour, set off by posture, food, pressure or anaesthetics; hypertension that resists treatment or starts young. Raised metanephrines. Families with MEN 2, von Hippel-Lindau, neurofibromatosis.',
  sources: ['Merck: Pheochromocytoma', 'StatPearls: Pheochromocytoma', 'NHS: Phaeochromocytoma'],
  examples: [
    { age: 38, sex: 'female', text: 'Attacks out of the blue: pounding headache, drenching sweat, heart racing, I go white, and my blood pressure was 220/120.' },
    { age: 45, sex: 'male', text: 'My blood pressure does not come down with three medicines and I get spells of palpitations, sweating and headache.' },
  ],
} satisfies Condition
