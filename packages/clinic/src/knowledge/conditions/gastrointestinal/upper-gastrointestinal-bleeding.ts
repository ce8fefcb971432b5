import type { Condition } from '../../schema.ts'

export const upperGastrointestinalBleeding = {
  id: 'upper-gastrointestinal-bleeding',
  name: 'Upper gastrointestinal bleeding',
  aliases: ['upper gi bleed', 'upper gi bleeding', 'gastrointestinal haemorrhage', 'gi bleed', 'bleeding ulcer', 'bleeding peptic ulcer', 'acute upper gastrointestinal bleeding', 'ugib', 'gi bleeding'],
  icd10: 'K92.2',
  system: 'gastrointestinal',
  summary: 'Blood is being lost from the gullet, stomach or duodenum.',
  commonness: { usual: 'uncommon', ages: { newborn: 'very-rare', infant: 'very-rare', toddler: 'very-rare', child: 'rare', older: 'common' } },
  findings: {
    usual: ['stool-black'],
    often: ['vomiting-blood', 'vomiting-blood.coffee-ground', 'dizziness', 'fatigue', 'takes-nsaid', 'pallor', 'low-haemoglobin', 'fast-heart-rate', 'weakness-general', 'near-fainting'],
    some: ['abdominal-pain.epigastric', 'abdominal-pain', 'faint-or-collapse', 'low-blood-pressure', 'history-ulcer', 'takes-aspirin', 'takes-blood-thinner', 'nausea', 'alcohol-heavy', 'breathless', 'cold-clammy-skin', 'history-liver-disease', 'endoscopy-ulcer', 'positive-hpylori'],
    occasional: ['stool-bloody', 'confusion-new', 'chest-pain.pressure', 'positive-occult-blood'],
    rare: ['fever', 'diarrhoea', 'coughing-blood', 'urine-blood', 'abdominal-guarding-rigid', 'takes-iron'],
  },
  discriminators: ['stool-black', 'vomiting-blood', 'takes-nsaid'],
  onset: ['sudden', 'hours'],
  durationDays: { from: 0.05, to: 5 },
  course: ['worsening', 'recurrent'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Go to the emergency department now; call an ambulance if you feel faint.', 'Do not eat or drink.', 'Bring a list of your medicines.'],
  comeBack: ['you vomit blood again', 'you faint or feel cold and sweaty', 'you become short of breath'],
  examination: ['check pulse and blood pressure lying and standing', 'blood count and blood group', 'an urgent camera test'],
  presentation: 'Black, tarry, foul stools (melaena) and vomiting of bright red blood or coffee-ground material, with dizziness on standing, paleness, weakness, fast pulse and sometimes collapse. Mostly from an ulcer after NSAIDs, aspirin or blood thinners, or from varices in liver disease.',
  sources: ['NICE: Acute upper gastrointestinal bleeding in over 16s', 'StatPearls: Upper Gastrointestinal Bleeding', 'NHS: Stomach ulcer'],
  examples: [
    { age: 67, sex: 'male', text: 'Since yesterday my stools are black and sticky like tar, and today I vomited something like coffee grounds. I feel dizzy and weak. I take aspirin and ibuprofen.' },
    { age: 55, sex: 'female', text: 'I have passed black tarry stools for two days and nearly fainted when I stood up. I am pale and short of breath on the stairs.' },
  ],
} satisfies Condition
