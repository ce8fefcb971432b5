import type { Condition } from '../../schema.ts'

export const guillainBarreSyndrome = {
  id: 'guillain-barre-syndrome',
  name: 'Guillain-Barre syndrome',
  aliases: ['GBS', 'acute inflammatory demyelinating polyneuropathy', 'acute inflammatory demyelinating polyradiculoneuropathy', 'AIDP', 'Landry paralysis', 'Guillain Barre', 'Miller Fisher syndrome'],
  icd10: 'G61.0',
  system: 'neurological',
  summary: "Nerves are attacked by the body's own defence, often after an infection. Weakness climbs from the legs within days.",
  commonness: { usual: 'rare' },
  findings: {
    usual: ['weakness-both-legs', 'reflexes-reduced', 'muscle-weakness'],
    often: ['weakness-both-legs.worsening', 'weakness-both-legs.ascending', 'tingling-feet', 'recent-infection', 'walking-difficult', 'numbness-leg-foot', 'tingling-hands', 'recent-viral-illness', 'weakness-arm'],
    some: ['back-pain', 'diarrhoea', 'weakness-face', 'weakness-proximal', 'csf-protein-high-cells-normal', 'swallowing-difficult', 'breathless', 'falls-recurrent', 'leg-pain', 'suspicious-meal', 'nerve-conduction-slow', 'palpitations'],
    occasional: ['double-vision', 'gait-unsteady', 'paralysis', 'low-blood-pressure', 'high-blood-pressure', 'urinary-retention', 'fast-heart-rate', 'eye-movement-limited'],
    rare: ['fever', 'sensory-level', 'reflexes-brisk', 'weakness-one-side', 'numbness-saddle', 'weakness-fatigable', 'confusion-new', 'back-pain.after-lifting', 'weakness-both-legs.long-standing'],
  },
  discriminators: ['weakness-both-legs.ascending', 'reflexes-reduced', 'csf-protein-high-cells-normal', 'recent-infection'],
  onset: ['days'],
  durationDays: { from: 1, to: 28 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Go to the emergency department now.', 'Do not walk alone.', 'Call an ambulance if breathing or swallowing gets hard.'],
  comeBack: ['breathing or swallowing gets hard', 'the weakness reaches the arms or face', 'the heart races or you faint'],
  examination: ['test strength and reflexes', 'measure the breathing volume', 'spinal fluid and nerve tests'],
  presentation:
    'One to four weeks after diarrhoea (Campylobacter) or a cold: tingling in the feet, then symmetrical weakness climbing from legs to arms, face and breathing muscles over days to four weeks; lost reflexes, back and leg pain, little loss of feeling, unstable pulse and blood pressure. CSF with high protein and normal cells. Miller Fisher variant: double vision, ataxia, no reflexes.',
  sources: ['StatPearls: Guillain-Barre Syndrome', 'NHS: Guillain-Barre syndrome', 'Merck: Guillain-Barre Syndrome'],
  examples: [
    { age: 42, sex: 'male', text: 'Two weeks after a bout of diarrhoea my feet began to tingle. Over four days both legs got weak, now my arms too, and I cannot climb stairs. The doctor found no reflexes.' },
    { age: 30, sex: 'female', text: 'After a cold my legs are getting weaker every day, starting from the feet and moving up. My back hurts and my hands tingle.' },
  ],
} satisfies Condition
