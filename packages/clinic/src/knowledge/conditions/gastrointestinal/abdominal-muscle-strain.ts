import type { Condition } from '../../schema.ts'

export const abdominalMuscleStrain = {
  id: 'abdominal-muscle-strain',
  name: 'Strained belly muscle',
  aliases: ['pulled stomach muscle', 'abdominal wall strain', 'strained abdominal muscle', 'rectus abdominis strain', 'rectus sheath haematoma', 'abdominal wall pain'],
  icd10: 'S39.011A',
  system: 'gastrointestinal',
  summary: 'A muscle of the belly wall is strained or bruised.',
  commonness: { usual: 'common', ages: { newborn: 'never', infant: 'never', toddler: 'very-rare' } },
  findings: {
    usual: ['abdominal-pain', 'abdominal-wall-pain', 'abdominal-pain.worse-movement'],
    often: ['abdominal-pain.worse-touch', 'abdominal-pain.after-lifting', 'abdominal-pain.sharp', 'abdominal-pain.worse-coughing', 'heavy-physical-work', 'abdominal-tenderness', 'abdominal-pain.relieved-rest'],
    some: ['sports-injury', 'cough', 'abdominal-pain.one-sided', 'abdominal-pain.sudden', 'bruise', 'abdominal-pain.worse-bending', 'abdominal-pain.lower', 'abdominal-pain.improving', 'abdominal-pain.mild', 'takes-blood-thinner', 'abdominal-pain.worse-breathing'],
    occasional: ['abdominal-mass', 'abdominal-bruising'],
    rare: ['fever', 'vomiting', 'nausea', 'diarrhoea', 'appetite-loss', 'constipation', 'abdominal-pain.after-meals', 'weight-loss', 'abdominal-guarding-rigid'],
  },
  discriminators: ['abdominal-wall-pain', 'abdominal-pain.worse-movement', 'abdominal-pain.after-lifting'],
  onset: ['sudden', 'hours'],
  durationDays: { from: 0.2, to: 21 },
  course: ['improving'],
  severity: 1,
  mustNotMiss: false,
  triageFloor: 'self-care',
  selfCare: ['Rest from lifting and sport for a few days.', 'Cold first, then warmth.', 'Take a painkiller as the packet says.'],
  comeBack: ['you get fever, vomit or the belly hardens', 'a bulge appears', 'you take blood thinners and it swells'],
  examination: ['press the spot while you lift your head', 'feel for a hernia'],
  presentation: 'Sharp pain at one spot of the belly wall after lifting, sport or a cough, worse on sitting up, twisting, coughing or tensing, tender to touch at the spot (Carnett sign), eating and bowels normal, no fever.',
  sources: ['AAFP: Abdominal Wall Pain', 'StatPearls: Abdominal Wall Pain', 'NHS: Stomach ache'],
  examples: [
    { age: 27, sex: 'male', text: 'After heavy sit-ups I have a sharp pain in the belly muscle on one side, worse when I cough or sit up, sore to touch. I eat normally.' },
    { age: 41, sex: 'female', text: 'Lifting boxes yesterday I strained something in my stomach wall; it hurts when I twist or laugh, otherwise I feel fine.' },
  ],
} satisfies Condition
