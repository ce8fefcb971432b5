import type { Condition } from '../../schema.ts'

export const haemolyticAnaemia = {
  id: 'haemolytic-anaemia',
  name: 'Haemolytic anaemia',
  aliases: ['hemolytic anemia', 'autoimmune haemolytic anaemia', 'autoimmune hemolytic anemia', 'hemolysis'],
  icd10: 'D59.9',
  system: 'blood',
  summary: 'Red blood cells are destroyed too fast.',
  commonness: { usual: 'rare' },
  findings: {
    usual: ['fatigue', 'jaundice', 'pallor', 'low-haemoglobin'],
    often: ['dark-urine', 'breathless', 'raised-bilirubin', 'spleen-enlarged', 'palpitations'],
    some: ['fast-heart-rate', 'dizziness', 'back-pain', 'history-autoimmune', 'takes-new-medicine', 'yellow-eyes', 'recent-infection', 'abdominal-pain.left-upper'],
    occasional: ['history-lupus', 'fever', 'chest-pain', 'history-gallstones', 'takes-antibiotic-recent', 'family-anaemia-inherited', 'cold-hands-feet', 'history-valve-disease', 'near-fainting', 'headache'],
    rare: ['stool-pale', 'itching-general', 'microcytosis'],
  },
  discriminators: ['jaundice', 'dark-urine', 'spleen-enlarged'],
  onset: ['days'],
  durationDays: { from: 1, to: 60 },
  course: ['constant', 'worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['See a doctor today.'],
  comeBack: ['you are breathless at rest', 'your chest hurts', 'you faint'],
  examination: ['blood count, reticulocytes, Coombs test', 'feel the spleen'],
  presentation: 'Within days or weeks pale and yellow at once, dark cola urine, breathless, racing heart, enlarged spleen; raised bilirubin and LDH, low haptoglobin, many reticulocytes, positive Coombs test; lupus, lymphoma, medicines, infections.',
  sources: ['Merck: Autoimmune Hemolytic Anemia', 'StatPearls: Hemolytic Anemia'],
  examples: [
    { age: 46, sex: 'female', text: 'I have become yellow and pale in a week, my urine is like cola, I am breathless and my heart races. I have lupus.' },
    { age: 60, sex: 'male', text: 'Yellow eyes, great weakness, dark urine since a new antibiotic.' },
  ],
} satisfies Condition
