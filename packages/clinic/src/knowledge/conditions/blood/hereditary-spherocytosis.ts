import type { Condition } from '../../schema.ts'

export const hereditarySpherocytosis = {
  id: 'hereditary-spherocytosis',
  name: 'Hereditary spherocytosis',
  aliases: ['spherocytosis'],
  icd10: 'D58.0',
  system: 'blood',
  summary: 'Red cells are round and fragile from birth.',
  commonness: { usual: 'very-rare' },
  findings: {
    usual: ['jaundice', 'pallor', 'spleen-enlarged'],
    often: ['fatigue', 'low-haemoglobin', 'family-anaemia-inherited', 'history-gallstones'],
    some: ['dark-urine', 'prolonged-jaundice-newborn', 'raised-bilirubin', 'abdominal-pain.left-upper', 'breathless', 'yellow-eyes', 'recent-viral-illness'],
    occasional: ['leg-ulcer', 'growth-poor', 'abdominal-pain.right-upper', 'fever', 'rash', 'history-anaemia'],
    rare: ['itching-general', 'stool-pale', 'microcytosis'],
  },
  discriminators: ['family-anaemia-inherited', 'spleen-enlarged', 'jaundice'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 30, to: 5000 },
  course: ['lifelong', 'recurrent'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Book an appointment and ask for a blood count.'],
  comeBack: ['you turn very pale or breathless', 'you get a fever with belly pain'],
  examination: ['blood film and family history'],
  presentation: 'Anaemia, jaundice and a large spleen since childhood that run in the family, gallstones at a young age, sudden worsening with parvovirus; round cells on the film, raised osmotic fragility.',
  sources: ['StatPearls: Hereditary Spherocytosis', 'Merck: Hereditary Spherocytosis'],
  examples: [
    { age: 12, sex: 'female', text: 'On and off yellow eyes and pale, a big spleen, gallstones already, and my mother had her spleen removed.' },
    { age: 20, sex: 'male', text: 'Jaundice with every cold, tired, and anaemia runs in the family.' },
  ],
} satisfies Condition
