import type { Condition } from '../../schema.ts'

export const carcinoid = {
  id: 'carcinoid',
  name: 'Carcinoid syndrome',
  aliases: ['carcinoid tumour', 'carcinoid tumor', 'neuroendocrine tumour', 'neuroendocrine tumor', 'net'],
  icd10: 'E34.0',
  system: 'cancer',
  summary: 'A hormone-making tumour, usually of the bowel.',
  commonness: { usual: 'very-rare', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'never', adolescent: 'very-rare', 'young-adult': 'very-rare' } },
  findings: {
    usual: ['skin-flushing', 'diarrhoea'],
    often: ['diarrhoea.watery', 'skin-flushing.intermittent', 'abdominal-pain'],
    some: ['wheeze', 'skin-flushing.worse-alcohol', 'weight-loss', 'palpitations', 'skin-flushing.worse-stress', 'liver-enlarged', 'abdominal-pain.cramping'],
    occasional: ['heart-murmur', 'breathless', 'swelling-legs', 'bloating', 'low-blood-pressure', 'raised-liver-enzymes', 'itching-general'],
    rare: ['constipation', 'fever', 'stool-bloody'],
  },
  discriminators: ['skin-flushing', 'diarrhoea', 'wheeze'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 60, to: 730 },
  course: ['episodic', 'recurrent'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'appointment',
  selfCare: ['See a doctor soon; do not wait for it to pass.', 'Write down when it began and how it has changed.'],
  comeBack: ['you bleed heavily', 'you can no longer eat or drink', 'the pain becomes strong'],
  examination: ['a urine test for 5-HIAA', 'a scan'],
  presentation: 'Attacks of flushing of face and neck, watery diarrhoea, cramps and wheezing, set off by alcohol, food or stress; later right-sided heart valve disease. Urinary 5-HIAA is raised; tumour in the small bowel or appendix with liver metastases.',
  sources: ['NHS: Neuroendocrine tumours and carcinoid syndrome', 'Merck: Carcinoid syndrome'],
  examples: [
    { age: 58, sex: 'female', text: 'My face goes hot and red in spells, often after wine, and I have watery diarrhoea many times a day and wheeze.' },
    { age: 63, sex: 'male', text: 'Flushing attacks, cramps, loose stools for a year and now a murmur and swollen legs.' },
  ],
} satisfies Condition
