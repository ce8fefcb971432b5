import type { Condition } from '../../schema.ts'

export const influenza = {
  id: 'influenza',
  name: 'Influenza (flu)',
  aliases: ['flu', 'influenza A', 'influenza B', 'seasonal influenza', 'grippe', 'seasonal flu'],
  icd10: 'J11.1',
  system: 'infectious',
  summary: 'A virus infection with sudden high fever, aches and cough. It lasts about a week.',
  commonness: { usual: 'common' },
  findings: {
    usual: ['fever', 'cough', 'fatigue', 'body-aches', 'fever-high'],
    often: ['headache', 'chills', 'flu-like-illness', 'malaise', 'cough.dry', 'sore-throat', 'weakness-general', 'appetite-loss', 'sick-contact', 'fever.sudden'],
    some: ['nose-runny', 'sweating', 'nose-blocked', 'unvaccinated', 'eye-pain', 'rigors', 'nausea', 'school-contacts-ill', 'light-sensitivity', 'chest-tightness', 'positive-flu-test'],
    occasional: ['vomiting', 'diarrhoea', 'breathless', 'dizziness', 'hoarse-voice', 'lymph-nodes-neck', 'sneezing', 'nosebleed', 'abdominal-pain'],
    rare: ['smell-loss', 'rash', 'tonsil-exudate', 'neck-stiffness', 'recent-travel-tropics', 'jaundice', 'nose-itchy', 'positive-covid-test'],
  },
  discriminators: ['fever.sudden', 'body-aches', 'fever-high', 'flu-like-illness', 'nose-runny'],
  onset: ['sudden', 'hours'],
  durationDays: { from: 0.5, to: 8 },
  course: ['constant', 'improving'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'self-care',
  selfCare: ['Stay in bed, drink enough.', { text: 'Paracetamol or ibuprofen as the packet says.', hasNot: ['pregnant', 'group:bleeding-risk', 'history-liver-disease'], fromYears: 0.5, medicine: true }, 'Stay away from others', 'ask about antivirals in the first two days if you are at high risk.'],
  comeBack: ['you get short of breath or your chest hurts', 'you get confused or very drowsy', 'fever comes back after it had gone', 'you are pregnant or have weak defences'],
  examination: ['temperature, oxygen and breathing rate', 'listen to the lungs', 'swab'],
  presentation: 'From one hour to the next high fever with chills, headache, pain in all muscles and behind the eyes, dry cough, sore throat, exhaustion so that one must lie down. In winter, others ill. Better after three to seven days, cough and tiredness last longer.',
  sources: ['CKS: Influenza - seasonal', 'NHS: Flu', 'CDC: Influenza (flu)'],
  examples: [
    { age: 33, sex: 'male', text: 'Since yesterday evening I suddenly have 39.5 fever, chills, every muscle hurts, headache and a dry cough. I cannot get out of bed.' },
    { age: 45, sex: 'female', text: 'It hit me like a truck: high fever, body aches, cough, exhausted. Half the office has the flu.' },
  ],
} satisfies Condition
