import type { Condition } from '../../schema.ts'

export const primaryImmunodeficiency = {
  id: 'primary-immunodeficiency',
  name: 'Immune deficiency',
  aliases: ['common variable immunodeficiency', 'cvid', 'primary immunodeficiency', 'agammaglobulinemia', 'severe combined immunodeficiency', 'iga deficiency', 'hypogammaglobulinaemia'],
  icd10: 'D83.9',
  system: 'immune',
  summary: 'The defence is weak from birth; infections come again and again.',
  commonness: { usual: 'very-rare' },
  findings: {
    usual: ['recent-infection', 'cough.recurrent'],
    often: ['cough', 'sinus-pressure', 'ear-pain', 'sputum', 'fever.recurrent'],
    some: ['diarrhoea', 'weight-gain-poor', 'lymph-nodes-swollen', 'growth-poor', 'ear-discharge', 'skin-pustules', 'family-autoimmune', 'history-autoimmune', 'sputum.green-yellow'],
    occasional: ['white-patches-mouth', 'skin-warts', 'spleen-enlarged', 'low-platelets', 'skin-ulcer', 'joint-pain', 'weight-loss'],
    rare: ['hives', 'stress-recent', 'sexual-new-partner'],
  },
  discriminators: ['fever.recurrent', 'cough.recurrent', 'recent-infection'],
  onset: ['gradual'],
  durationDays: { from: 30, to: 5000 },
  course: ['recurrent', 'lifelong'],
  severity: 3,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Keep a list of infections and show it to your doctor.'],
  comeBack: ['you get a high fever or shivering', 'you are breathless'],
  examination: ['blood count and antibody levels'],
  presentation: 'Child or young adult with many pneumonias, sinus and ear infections, needing antibiotics again and again, chronic diarrhoea, poor growth, unusual germs, autoimmune blood disorders; low antibodies.',
  sources: ['StatPearls: Common Variable Immunodeficiency', 'NHS: Primary immunodeficiency'],
  examples: [
    { age: 24, sex: 'male', text: 'Pneumonia three times in two years, sinus infections all the time and loose stools; antibiotics every month.' },
    { age: 3, sex: 'male', text: 'Ear infections, thrush and chest infections one after the other, and he does not grow.' },
  ],
} satisfies Condition
