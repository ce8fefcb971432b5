import type { Condition } from '../../schema.ts'

export const atypicalPneumonia = {
  id: 'atypical-pneumonia',
  name: 'Walking pneumonia (mycoplasma pneumonia)',
  aliases: ['mycoplasma pneumonia', 'walking pneumonia', 'atypical pneumonia', 'Mycoplasma pneumoniae infection', 'primary atypical pneumonia'],
  icd10: 'J15.7',
  system: 'respiratory',
  summary: 'A milder lung infection with a long dry cough, usually in school children and young adults.',
  commonness: { usual: 'uncommon', ages: { newborn: 'never', infant: 'very-rare', toddler: 'rare', child: 'common', adolescent: 'common', 'young-adult': 'common', adult: 'uncommon', older: 'rare' } },
  findings: {
    usual: ['cough', 'cough.dry', 'fever'],
    often: ['headache', 'fatigue', 'malaise', 'sore-throat', 'cough.worsening', 'sick-contact', 'chest-xray-both-lungs'],
    some: ['body-aches', 'chills', 'crackles-in-lungs', 'cough.night', 'chest-pain', 'hoarse-voice', 'cough.long-standing', 'breathless', 'school-contacts-ill', 'nose-runny'],
    occasional: ['ear-pain', 'rash', 'skin-target-lesions', 'wheeze', 'sputum', 'diarrhoea', 'haemolysis', 'positive-coombs', 'joint-pain', 'nausea'],
    rare: ['sputum-rusty', 'rigors', 'fever-high', 'raised-white-cells', 'low-oxygen', 'chest-pain.worse-breathing', 'confusion-new'],
  },
  discriminators: ['cough.dry', 'headache', 'chest-xray-both-lungs', 'rigors'],
  onset: ['days', 'weeks', 'gradual'],
  durationDays: { from: 4, to: 30 },
  course: ['constant', 'worsening'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'within-24-hours',
  selfCare: ['Rest and drink enough.', { text: 'Paracetamol as the packet says.', hasNot: ['history-liver-disease'], fromYears: 0.25, medicine: true }, 'Cover your cough.'],
  comeBack: ['you get breathless', 'fever lasts over a week', 'you get confused or very weak'],
  examination: ['listen to the lungs', 'oxygen', 'chest X-ray', 'throat swab'],
  presentation: 'School child or young adult with a dry hacking cough that drags on, headache, tiredness, sore throat and mild fever over one to three weeks; others in the class or barracks ill. Few signs in the chest but patchy shadows on both sides. Cold agglutinins, target rash, ear pain.',
  sources: ['CDC: Mycoplasma pneumoniae infection', 'StatPearls: Mycoplasma Pneumonia', 'Merck: Community-Acquired Pneumonia'],
  examples: [
    { age: 20, sex: 'male', text: 'For two weeks I have had a dry hacking cough, headache and a slight fever. I can still go to class. My roommate had the same.' },
    { age: 12, sex: 'female', text: 'My daughter has a stubborn dry cough, sore throat and low fever for ten days, others in school too.' },
  ],
} satisfies Condition
