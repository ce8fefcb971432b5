import type { Condition } from '../../schema.ts'

export const mesothelioma = {
  id: 'mesothelioma',
  name: 'Mesothelioma',
  aliases: ['malignant mesothelioma', 'pleural mesothelioma'],
  icd10: 'C45.0',
  system: 'cancer',
  summary: 'A cancer of the lining of the lung, caused by asbestos.',
  commonness: { usual: 'very-rare', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'never', adolescent: 'very-rare', 'young-adult': 'very-rare' }, sex: 'mostly-male' },
  findings: {
    usual: ['breathless', 'asbestos-dust-exposure'],
    often: ['chest-pain', 'weight-loss', 'fatigue', 'reduced-breath-sounds'],
    some: ['cough', 'chest-pain.dull', 'chest-pain.one-sided', 'night-sweats', 'fever', 'appetite-loss'],
    occasional: ['clubbing', 'swallowing-difficult', 'hoarse-voice', 'coughing-blood', 'smoker', 'ascites'],
    rare: ['wheeze', 'sputum'],
  },
  discriminators: ['asbestos-dust-exposure', 'breathless', 'chest-pain'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 30, to: 365 },
  course: ['worsening', 'constant'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'appointment',
  selfCare: ['See a doctor soon; do not wait for it to pass.', 'Write down when it began and how it has changed.'],
  comeBack: ['you bleed heavily', 'you can no longer eat or drink', 'the pain becomes strong'],
  examination: ['listen to and tap the chest', 'a chest X-ray and CT scan'],
  presentation: 'A man who worked with asbestos decades ago (shipyard, building, insulation) with growing breathlessness, dull one-sided chest pain, pleural effusion, weight loss and sweats.',
  sources: ['NHS: Mesothelioma', 'BTS: Malignant pleural mesothelioma'],
  examples: [
    { age: 74, sex: 'male', text: 'I worked with asbestos in a shipyard. Now I am more and more breathless, with a dull ache on the right chest and weight loss.' },
    { age: 69, sex: 'male', text: 'Fluid on my lung, chest ache, tired and thin, and I was an insulation worker for 20 years.' },
  ],
} satisfies Condition
