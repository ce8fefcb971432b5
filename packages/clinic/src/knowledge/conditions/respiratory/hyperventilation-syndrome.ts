import type { Condition } from '../../schema.ts'

export const hyperventilationSyndrome = {
  id: 'hyperventilation-syndrome',
  name: 'Over-breathing (hyperventilation syndrome)',
  aliases: ['hyperventilation syndrome', 'dysfunctional breathing', 'psychogenic hyperventilation', 'hyperventilation attack', 'breathing pattern disorder'],
  icd10: 'F45.3',
  system: 'respiratory',
  summary: 'Breathing too fast washes out carbon dioxide and causes tingling, dizziness and fear.',
  commonness: { usual: 'common', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'rare', adolescent: 'common', older: 'uncommon' }, sex: 'mostly-female' },
  findings: {
    usual: ['breathing-fast', 'breathless', 'tingling-with-fast-breathing', 'anxiety'],
    often: ['tingling', 'near-fainting', 'chest-tightness', 'palpitations', 'breathless.intermittent', 'breathless.at-rest', 'breathless.worse-stress', 'dizziness', 'tingling-hands'],
    some: ['chest-pain', 'panic-attacks', 'mouth-dry', 'muscle-cramps', 'tremor', 'numbness-face', 'sweating', 'stress-recent', 'breathless.sudden', 'feels-like-dying', 'fatigue'],
    occasional: ['faint-or-collapse', 'history-anxiety', 'detached-unreal', 'nausea', 'bloating'],
    rare: ['low-oxygen', 'cyanosis', 'wheeze', 'crackles-in-lungs', 'fever', 'cough', 'swelling-one-leg', 'chest-pain.worse-exertion', 'breathless.worse-exertion', 'coughing-blood'],
  },
  discriminators: ['tingling-with-fast-breathing', 'breathless.worse-stress', 'low-oxygen', 'anxiety'],
  onset: ['sudden'],
  durationDays: { from: 0.01, to: 700 },
  course: ['episodic', 'recurrent'],
  severity: 1,
  mustNotMiss: false,
  triageFloor: 'self-care',
  selfCare: ['Breathe slowly through the nose: in for four, out for six.', 'Sit down and loosen your clothes.', 'It passes within minutes.'],
  comeBack: ['you have chest pain with effort', 'lips turn blue', 'it does not pass within half an hour', 'a leg is swollen'],
  examination: ['oxygen and breathing rate', 'listen to the chest', 'ECG the first time'],
  presentation: 'Young person under stress with attacks of not getting a deep enough breath,, fast breathing, tingling round the mouth and in the fingers, cramping hands, light-headedness, tight chest and fear. Oxygen full, lungs clear.',
  sources: ['StatPearls: Hyperventilation Syndrome', 'BTS: Breathing pattern disorder', 'Merck: Hyperventilation Syndrome'],
  examples: [
    { age: 23, sex: 'female', text: 'When I am stressed I cannot get a deep breath, I breathe fast, my fingers and mouth tingle and my hands cramp.' },
    { age: 34, sex: 'male', text: 'Attacks of fast breathing with lightheadedness and tingling around the mouth, oxygen was normal.' },
  ],
} satisfies Condition
