import type { Condition } from '../../schema.ts'

export const sarcoidosis = {
  id: 'sarcoidosis',
  name: 'Sarcoidosis',
  aliases: ['sarcoid', 'lofgren syndrome', 'pulmonary sarcoidosis', 'löfgren syndrome'],
  icd10: 'D86.9',
  system: 'immune',
  summary: 'Small inflammation knots in lungs, glands, skin or eyes.',
  commonness: { usual: 'rare' },
  findings: {
    usual: ['cough', 'cough.dry', 'fatigue'],
    often: ['chest-xray-hilar-nodes', 'granulomas-biopsy', 'breathless', 'lymph-nodes-swollen', 'skin-nodules-tender-shins'],
    some: ['raised-ace', 'rash.face-site', 'restrictive-spirometry', 'breathless.worse-exertion', 'joint-pain', 'fever', 'weight-loss', 'night-sweats', 'ankle-pain', 'eye-redness', 'vision-blurred', 'chest-pain', 'raised-calcium', 'skin-lump', 'malaise', 'cough.long-standing', 'eye-pain'],
    occasional: ['weakness-face', 'palpitations', 'light-sensitivity', 'salivary-gland-swelling', 'history-kidney-stones', 'liver-enlarged', 'skin-purple-spots', 'numbness', 'nose-blocked'],
    rare: ['clubbing', 'positive-tb-test', 'tb-contact', 'coughing-blood', 'wheeze', 'smoker', 'sputum'],
  },
  discriminators: ['chest-xray-hilar-nodes', 'granulomas-biopsy', 'skin-nodules-tender-shins', 'lymph-nodes-swollen', 'cough.dry'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 14, to: 730 },
  course: ['constant', 'recurrent'],
  severity: 3,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Book an appointment; ask for a chest X-ray.'],
  comeBack: ['you are breathless at rest', 'sight gets worse', 'your heart is irregular'],
  examination: ['chest X-ray, calcium, eyes, tissue sample'],
  presentation:
    'Adult of 20 to 50, more often Black or Scandinavian, with dry cough, breathlessness, tiredness, glands on both sides of the chest X-ray, tender red shin nodules with ankle pain and fever (Lofgren), red painful eye (uveitis), purple nose rash (lupus pernio), facial palsy, high calcium, raised ACE, non-caseating granulomas.',
  sources: ['BTS: Sarcoidosis', 'NHS: Sarcoidosis', 'StatPearls: Sarcoidosis'],
  examples: [
    { age: 34, sex: 'female', text: 'Dry cough for two months, tender red lumps on my shins, swollen ankles, tired, and the X-ray shows big glands.' },
    { age: 42, sex: 'male', text: 'Breathless, dry cough, a red painful eye and purple skin on my nose.' },
  ],
} satisfies Condition
