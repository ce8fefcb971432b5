import type { Condition } from '../../schema.ts'

export const covid19 = {
  id: 'covid-19',
  name: 'COVID-19',
  aliases: ['COVID', 'coronavirus disease', 'SARS-CoV-2 infection', 'coronavirus infection', 'COVID-19 infection', 'corona'],
  icd10: 'U07.1',
  system: 'infectious',
  summary: 'An infection with the coronavirus SARS-CoV-2. It is mostly mild but can be severe in older and weak people.',
  commonness: { usual: 'common', ages: { newborn: 'rare', infant: 'uncommon' } },
  findings: {
    usual: ['fatigue', 'cough'],
    often: ['fever', 'headache', 'sore-throat', 'body-aches', 'nose-runny', 'cough.dry', 'malaise', 'nose-blocked'],
    some: ['smell-loss', 'taste-change', 'chills', 'breathless', 'sick-contact', 'recent-covid-contact', 'positive-covid-test', 'sneezing', 'appetite-loss', 'diarrhoea', 'hoarse-voice', 'chest-tightness', 'weakness-general', 'unvaccinated', 'low-white-cells'],
    occasional: ['nausea', 'vomiting', 'chest-pain', 'low-oxygen', 'rash', 'confusion-new', 'insomnia', 'chest-xray-both-lungs', 'dizziness', 'palpitations', 'fever-high', 'lymph-nodes-neck'],
    rare: ['tonsil-exudate', 'nose-itchy', 'sputum.green-yellow', 'neck-stiffness', 'positive-flu-test', 'rigors', 'jaundice', 'swelling-one-leg'],
  },
  discriminators: ['smell-loss', 'recent-covid-contact', 'positive-covid-test', 'fatigue', 'cough.dry'],
  onset: ['days'],
  durationDays: { from: 1, to: 14 },
  course: ['constant', 'improving'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'self-care',
  selfCare: ['Stay at home and away from others while you are ill.', { text: 'Rest, drink, paracetamol as the packet says.', hasNot: ['history-liver-disease'], fromYears: 0.25, medicine: true }, 'Do a rapid test', { text: 'ask about antiviral tablets if you are at high risk.', fromYears: 2, medicine: true }],
  comeBack: ['you are short of breath at rest', 'your chest hurts or lips turn blue', 'you get confused', 'fever lasts over five days'],
  examination: ['rapid test or PCR', 'oxygen and breathing rate', 'listen to the lungs'],
  presentation: 'Fever or chills, cough, sore throat, blocked or runny nose, headache, body aches, great tiredness, sometimes loss of smell or taste, diarrhoea. A contact or household member is positive. After a week older people, diabetics and people with weak defences may become breathless with low oxygen.',
  sources: ['NICE: COVID-19 rapid guideline: managing COVID-19', 'WHO: Coronavirus disease (COVID-19)', 'NHS: COVID-19'],
  examples: [
    { age: 36, sex: 'female', text: 'For two days I have had a sore throat, dry cough, headache and aches and now I cannot smell or taste. A colleague has corona.' },
    { age: 61, sex: 'male', text: 'Tired, feverish and coughing since three days, my wife tested positive for covid.' },
  ],
} satisfies Condition
