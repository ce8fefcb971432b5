import type { Condition } from '../../schema.ts'

export const viralMeningitis = {
  id: 'viral-meningitis',
  name: 'Viral meningitis',
  aliases: ['aseptic meningitis', 'enteroviral meningitis', 'lymphocytic meningitis', 'acute viral meningitis'],
  icd10: 'A87.9',
  system: 'neurological',
  summary: 'A virus has infected the linings of the brain. It is milder than bacterial meningitis, but only tests can tell them apart.',
  commonness: { usual: 'uncommon', ages: { older: 'rare' } },
  findings: {
    usual: ['headache', 'fever'],
    often: ['light-sensitivity', 'neck-stiffness', 'headache.severe', 'headache.constant', 'nausea', 'vomiting', 'malaise', 'fatigue', 'muscle-pain', 'photophobia-with-stiff-neck'],
    some: ['recent-viral-illness', 'sore-throat', 'flu-like-illness', 'body-aches', 'csf-viral', 'csf-abnormal', 'appetite-loss', 'sick-contact', 'chills', 'neck-pain'],
    occasional: ['rash', 'diarrhoea', 'brudzinski-kernig', 'eye-pain', 'genital-blisters', 'daycare-contact', 'irritability-child'],
    rare: ['confusion-new', 'drowsy-hard-to-wake', 'skin-purple-spots', 'seizure', 'low-blood-pressure', 'looks-very-ill', 'headache.recurrent', 'headache.long-standing', 'csf-bacterial'],
  },
  discriminators: ['neck-stiffness', 'light-sensitivity', 'recent-viral-illness', 'csf-viral'],
  onset: ['hours', 'days'],
  durationDays: { from: 0.5, to: 7 },
  course: ['constant', 'improving'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Go to the emergency department: bacterial meningitis must be ruled out.', 'Rest in a dark room and drink enough.', { text: 'Paracetamol as the packet says.', hasNot: ['history-liver-disease'], fromYears: 0.25, medicine: true }],
  comeBack: ['you become confused or drowsy', 'spots appear that do not fade under a glass', 'you have a fit'],
  examination: ['check neck stiffness, mind and skin', 'blood tests', 'a lumbar puncture'],
  presentation: 'Headache, fever, stiff neck, light sensitivity, nausea and muscle aches over a day or two, often after a cold, sore throat or stomach upset in summer or autumn, in a person who stays alert. CSF shows lymphocytes with normal glucose. Recovers within one to two weeks.',
  sources: ['NICE: Meningitis (bacterial) and meningococcal disease', 'CDC: Viral Meningitis', 'StatPearls: Viral Meningitis'],
  examples: [
    { age: 24, sex: 'female', text: 'I had a cold last week, and for two days I have had a bad headache, fever, a stiff neck and light hurts my eyes. I am awake and clear but feel sick.' },
    { age: 15, sex: 'male', text: 'Headache and fever since yesterday, vomited once, my neck hurts when I bend it and I want the curtains closed. Several in my class have a virus.' },
  ],
} satisfies Condition
