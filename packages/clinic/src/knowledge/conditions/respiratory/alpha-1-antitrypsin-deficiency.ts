import type { Condition } from '../../schema.ts'

export const alpha1AntitrypsinDeficiency = {
  id: 'alpha-1-antitrypsin-deficiency',
  name: 'Alpha-1 antitrypsin deficiency',
  aliases: ['A1AT deficiency', 'AATD', 'alpha 1 antitrypsin deficiency', 'inherited emphysema'],
  icd10: 'E88.01',
  system: 'respiratory',
  summary: 'An inherited lack of a protein that protects lungs and liver.',
  commonness: { usual: 'very-rare', ages: { 'young-adult': 'rare', adult: 'rare' } },
  findings: {
    usual: ['breathless', 'breathless.worse-exertion', 'low-alpha1-antitrypsin'],
    often: ['cough', 'obstructive-spirometry', 'wheeze', 'exercise-tolerance-reduced', 'chest-xray-hyperinflated'],
    some: ['sputum', 'raised-liver-enzymes', 'smoker', 'cough.productive', 'reduced-breath-sounds', 'infections-frequent', 'fatigue', 'weight-loss'],
    occasional: ['jaundice', 'prolonged-jaundice-newborn', 'liver-enlarged', 'skin-nodules-tender-shins', 'ascites'],
    rare: ['history-hay-fever', 'fever', 'clubbing', 'cough.night', 'crackles-in-lungs'],
  },
  discriminators: ['low-alpha1-antitrypsin', 'breathless.worse-exertion', 'raised-liver-enzymes'],
  onset: ['gradual'],
  durationDays: { from: 90, to: 3000 },
  course: ['worsening', 'lifelong'],
  severity: 3,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Never smoke.', { text: 'Drink little alcohol.', fromYears: 12 }, 'Have your family tested.'],
  comeBack: ['you are breathless at rest', 'skin turns yellow', 'belly swells'],
  examination: ['blood level', 'breathing test', 'liver values', 'CT of the chest'],
  presentation: 'Person of thirty to fifty with emphysema at the lung bases though little or no smoking, with liver trouble in themselves or the family, jaundice as a newborn.',
  sources: ['StatPearls: Alpha-1 Antitrypsin Deficiency', 'NIH: Alpha-1 antitrypsin deficiency'],
  examples: [
    { age: 42, sex: 'male', text: 'I hardly ever smoked but get breathless on effort like an old smoker; my liver values are raised and my brother has emphysema.' },
    { age: 38, sex: 'female', text: 'Emphysema at a young age, alpha-1 antitrypsin is low.' },
  ],
} satisfies Condition
