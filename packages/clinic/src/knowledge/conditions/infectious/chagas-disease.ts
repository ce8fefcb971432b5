import type { Condition } from '../../schema.ts'

export const chagasDisease = {
  id: 'chagas-disease',
  name: 'Chagas disease',
  aliases: ['American trypanosomiasis', 'Trypanosoma cruzi infection'],
  icd10: 'B57.2',
  system: 'infectious',
  summary: 'A parasite from Latin America that harms heart and gut after years.',
  commonness: { usual: 'very-rare' },
  findings: {
    usual: ['latin-america-origin'],
    often: ['breathless.worse-exertion', 'palpitations', 'palpitations-irregular', 'fatigue', 'breathless', 'swelling-legs', 'ecg-heart-block'],
    some: ['constipation', 'swallowing-difficult', 'faint-or-collapse', 'chest-xray-big-heart', 'food-sticking', 'echo-reduced-function', 'heart-murmur', 'chest-pain', 'eyelid-swelling', 'ecg-broad-complex'],
    occasional: ['fever', 'lymph-nodes-swollen', 'weakness-one-side', 'bloating', 'spleen-enlarged', 'weight-loss'],
    rare: ['history-coronary-disease', 'smoker', 'high-blood-pressure', 'skin-itch', 'eosinophilia'],
  },
  discriminators: ['latin-america-origin', 'ecg-heart-block', 'swallowing-difficult'],
  onset: ['gradual'],
  durationDays: { from: 14, to: 5000 },
  course: ['worsening'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['See a doctor and ask for the blood test.', 'Do not give blood.'],
  comeBack: ['you faint', 'you are breathless at rest', 'you go weak on one side'],
  examination: ['antibodies', 'ECG', 'heart ultrasound'],
  presentation: 'Person from rural Latin America, years after a bug bite (swollen eyelid, fever then): weak large heart, faints, rhythm trouble, stroke; trouble swallowing (wide gullet) and stubborn constipation (wide bowel).',
  sources: ['WHO: Chagas disease', 'CDC: Chagas disease', 'StatPearls: Chagas Disease'],
  examples: [
    { age: 52, sex: 'male', text: 'I grew up in rural Bolivia. I get breathless, have palpitations, fainted, and food sticks; I am badly constipated.' },
    { age: 47, sex: 'female', text: 'From Brazil, large weak heart with a block in the ECG, no coronary disease.' },
  ],
} satisfies Condition
