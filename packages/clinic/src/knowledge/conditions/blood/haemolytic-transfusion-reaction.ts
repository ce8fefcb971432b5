import type { Condition } from '../../schema.ts'

export const haemolyticTransfusionReaction = {
  id: 'haemolytic-transfusion-reaction',
  name: 'Transfusion reaction',
  aliases: ['transfusion reaction', 'haemolytic transfusion reaction', 'blood transfusion reaction'],
  icd10: 'T80.3',
  system: 'blood',
  summary: 'The body reacts against given blood.',
  commonness: { usual: 'very-rare' },
  findings: {
    usual: ['fever', 'chills', 'recent-hospital-stay'],
    often: ['rigors', 'back-pain', 'breathless', 'dark-urine', 'low-blood-pressure'],
    some: ['flank-pain', 'chest-pain', 'nausea', 'skin-itch', 'hives', 'skin-flushing', 'fast-heart-rate', 'anxiety', 'vomiting'],
    occasional: ['jaundice', 'wheeze', 'swelling-face', 'urine-little', 'bleeding-wont-stop', 'feels-like-dying', 'headache'],
    rare: ['cough.productive', 'sore-throat'],
  },
  discriminators: ['recent-hospital-stay', 'dark-urine', 'rigors'],
  onset: ['hours', 'sudden'],
  durationDays: { from: 0.01, to: 10 },
  course: ['constant', 'worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'ambulance',
  selfCare: ['Tell the nurse at once; at home call an ambulance.'],
  comeBack: ['breathing is hard', 'you faint'],
  examination: ['stop the blood, check group and clotting'],
  presentation: 'During or within hours of a transfusion: fever, shivering, back or flank pain, dark urine, breathlessness, collapse; or itching, hives and wheeze; days later jaundice and falling blood count.',
  sources: ['StatPearls: Transfusion Reactions', 'NHS: Blood transfusion'],
  examples: [
    { age: 66, sex: 'female', text: 'I was given blood today, and now I shiver, have fever, my back hurts and my urine is red-brown.' },
    { age: 50, sex: 'male', text: 'An hour into a transfusion: hives, wheeze and flushing.' },
  ],
} satisfies Condition
