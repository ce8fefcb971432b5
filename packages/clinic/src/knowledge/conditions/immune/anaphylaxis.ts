import type { Condition } from '../../schema.ts'

export const anaphylaxis = {
  id: 'anaphylaxis',
  name: 'Anaphylaxis',
  aliases: ['anaphylactic shock', 'severe allergic reaction', 'anaphylactic reaction'],
  icd10: 'T78.2',
  system: 'immune',
  summary: 'A sudden severe allergic reaction of the whole body. It can kill within minutes.',
  commonness: { usual: 'uncommon' },
  findings: {
    usual: ['hives', 'breathless', 'skin-itch', 'swelling-lips-tongue'],
    often: ['wheeze', 'low-blood-pressure', 'swelling-face', 'throat-lump-feeling', 'skin-flushing', 'history-food-allergy', 'fast-heart-rate', 'dizziness'],
    some: ['insect-sting', 'vomiting', 'feels-like-dying', 'near-fainting', 'abdominal-pain', 'hoarse-voice', 'stridor', 'faint-or-collapse', 'takes-new-medicine', 'takes-antibiotic-recent', 'swallowing-difficult', 'chest-tightness', 'history-allergy-severe', 'history-medicine-allergy', 'nausea'],
    occasional: ['loss-of-consciousness', 'diarrhoea', 'cyanosis', 'cough', 'nose-runny', 'confusion-new', 'history-asthma', 'family-asthma-allergy', 'cold-clammy-skin', 'raw-food'],
    rare: ['fever', 'sore-throat'],
  },
  discriminators: ['hives', 'swelling-lips-tongue', 'low-blood-pressure'],
  onset: ['sudden'],
  durationDays: { from: 0.003, to: 0.5 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'ambulance',
  selfCare: ['Use your adrenaline pen in the outer thigh now and call an ambulance.', 'Lie down with legs raised; sit up if breathing is hard.', 'A second pen after five minutes if no better.'],
  comeBack: ['breathing gets harder', 'you faint'],
  examination: ['airway, breathing, blood pressure'],
  presentation: 'Within minutes to two hours of a sting, nuts, shellfish, milk, or a medicine: itching, hives, flushing, swelling of lips, tongue and throat, hoarse or noisy breathing, wheeze, vomiting, faintness, collapse, a feeling of doom.',
  sources: ['NICE: Anaphylaxis: assessment and referral', 'RCEM: Anaphylaxis', 'WHO: Anaphylaxis'],
  examples: [
    { age: 23, sex: 'female', text: 'Ten minutes after eating peanuts my lips and tongue swell, I have hives all over, I wheeze and feel faint.' },
    { age: 41, sex: 'male', text: 'A wasp stung me; my throat is tight, my skin itches everywhere and I nearly pass out.' },
  ],
} satisfies Condition
