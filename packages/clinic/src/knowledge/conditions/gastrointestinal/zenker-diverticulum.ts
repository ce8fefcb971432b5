import type { Condition } from '../../schema.ts'

export const zenkerDiverticulum = {
  id: 'zenker-diverticulum',
  name: 'Pharyngeal pouch',
  aliases: ['zenker diverticulum', "zenker's diverticulum", 'zenkers diverticulum', 'pharyngoesophageal diverticulum', 'hypopharyngeal diverticulum'],
  icd10: 'K22.5',
  system: 'gastrointestinal',
  summary: 'A pouch in the throat above the gullet catches food.',
  commonness: { usual: 'very-rare', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'never', adolescent: 'never', 'young-adult': 'never', older: 'rare' } },
  findings: {
    usual: ['swallowing-difficult', 'acid-regurgitation', 'bad-breath'],
    often: ['vomiting-undigested-late', 'cough', 'choking-episode', 'food-sticking', 'throat-lump-feeling', 'swallow-test-narrow', 'swallowing-difficult.gradual'],
    some: ['neck-lump', 'weight-loss', 'noisy-breathing-child', 'hoarse-voice', 'bowel-sounds-tinkling', 'recent-infection', 'sputum'],
    occasional: ['swallowing-painful', 'drooling'],
    rare: ['heartburn', 'fever', 'chest-pain', 'vomiting-blood', 'smoker'],
  },
  discriminators: ['bad-breath', 'vomiting-undigested-late', 'neck-lump'],
  onset: ['gradual'],
  durationDays: { from: 60, to: 3650 },
  course: ['worsening', 'constant'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Chew well and take small bites.', 'Drink water after meals to rinse the pouch.'],
  comeBack: ['you cough with fever after eating', 'nothing goes down', 'you lose weight'],
  examination: ['a swallow X-ray', 'feel the neck', 'no camera test before the X-ray'],
  presentation: 'A person over 60 with slowly growing trouble swallowing, undigested food coming back hours after the meal, foul breath, gurgling in the throat, cough or choking at night, and at times a soft lump in the left side of the neck that can be emptied by pressing. Barium swallow shows the outpouching.',
  sources: ['StatPearls: Zenker Diverticulum', 'Merck: Esophageal Diverticula', 'Textbook: Surgery of the gullet'],
  examples: [
    { age: 74, sex: 'male', text: 'Swallowing got harder over a year, bits of undigested food come back up hours later, my breath smells awful and my throat gurgles. I cough at night.' },
    { age: 79, sex: 'female', text: 'Food seems to stay in my throat and comes up again undigested, I choke at night and there is a soft lump on the left of my neck. Bad breath too.' },
  ],
} satisfies Condition
