import type { Condition } from '../../schema.ts'

export const ironDeficiencyAnaemia = {
  id: 'iron-deficiency-anaemia',
  name: 'Iron deficiency anaemia',
  aliases: ['iron deficiency anemia', 'low iron', 'anaemia', 'anemia', 'ida', 'iron deficiency', 'anaemic', 'anemic', 'low in iron', 'lacking iron'],
  icd10: 'D50.9',
  system: 'blood',
  summary: 'Too little iron, so the blood carries too little oxygen.',
  commonness: { usual: 'common', ages: { newborn: 'very-rare' }, sex: 'mostly-female' },
  findings: {
    usual: ['fatigue', 'pallor', 'low-haemoglobin', 'low-ferritin'],
    often: ['breathless', 'microcytosis', 'vaginal-bleeding-heavy-periods'],
    some: ['palpitations', 'headache', 'dizziness', 'craving', 'cold-hands-feet', 'hair-loss', 'exercise-tolerance-reduced', 'concentration-poor', 'restless-legs', 'tongue-sore', 'nail-changes', 'history-anaemia'],
    occasional: ['stool-black', 'pregnant', 'takes-nsaid', 'mouth-ulcers', 'heart-murmur', 'fast-heart-rate', 'history-ulcer', 'weakness-general', 'swallowing-difficult', 'chest-pain', 'stool-bloody', 'history-fibroids', 'takes-aspirin', 'history-ibd', 'near-fainting', 'irritability', 'tinnitus'],
    rare: ['jaundice', 'fever', 'weight-loss', 'spleen-enlarged', 'tingling-feet'],
  },
  discriminators: ['low-ferritin', 'microcytosis', 'craving'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 30, to: 730 },
  course: ['constant', 'worsening'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Book an appointment and ask for a blood count.', 'Eat beans, greens, eggs and meat; vitamin C helps the body take up iron.'],
  comeBack: ['your stools are black or bloody', 'you are breathless at rest', 'your chest hurts'],
  examination: ['blood count and ferritin', 'look for the source of blood loss'],
  presentation:
    'Tiredness, pallor, breathlessness and palpitations on effort, headache, brittle or spoon-shaped nails, hair loss, sore tongue, cracked mouth corners, restless legs, craving for ice or earth (pica). Heavy periods, pregnancy, poor diet, or hidden bleeding from the bowel in men and older women. Small pale red cells, low ferritin.',
  sources: ['CKS: Anaemia - iron deficiency', 'NHS: Iron deficiency anaemia'],
  examples: [
    { age: 34, sex: 'female', text: 'I am pale and always tired, my periods are very heavy, I get breathless on stairs and I crave ice.' },
    { age: 41, sex: 'female', text: 'Hair falls out, nails break, I am dizzy and exhausted, and my iron was low.' },
  ],
} satisfies Condition
