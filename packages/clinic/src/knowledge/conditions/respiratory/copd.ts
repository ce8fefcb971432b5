import type { Condition } from '../../schema.ts'

export const copd = {
  id: 'copd',
  name: 'COPD (chronic bronchitis and emphysema)',
  aliases: ['chronic obstructive pulmonary disease', 'COPD', 'COAD', 'chronic bronchitis', 'emphysema', 'pulmonary emphysema', "smoker's lung"],
  icd10: 'J44.9',
  system: 'respiratory',
  summary: 'The airways and air sacs are damaged for good, usually by smoking.',
  commonness: { usual: 'common', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'never', adolescent: 'never', 'young-adult': 'rare', older: 'very-common' } },
  findings: {
    usual: ['breathless', 'breathless.worse-exertion', 'cough', 'smoker'],
    often: ['sputum', 'cough.productive', 'exercise-tolerance-reduced', 'cough.morning', 'wheeze', 'obstructive-spirometry', 'breathless.gradual', 'cough.long-standing', 'chest-xray-hyperinflated'],
    some: ['reduced-breath-sounds', 'chest-congestion', 'ex-smoker', 'fatigue', 'infections-frequent', 'history-copd', 'asbestos-dust-exposure', 'works-with-dust-fumes', 'low-oxygen', 'weight-loss', 'chest-tightness', 'breathless.worsening'],
    occasional: ['swelling-legs', 'cyanosis', 'raised-neck-veins', 'raised-carbon-dioxide', 'low-alpha1-antitrypsin', 'headache.morning', 'coughing-blood', 'insomnia', 'high-haemoglobin'],
    rare: ['clubbing', 'fever', 'chest-pain', 'history-hay-fever', 'cough.night', 'history-eczema', 'breathless-lying-flat', 'fever-high'],
  },
  discriminators: ['smoker', 'cough.productive', 'breathless.worse-exertion', 'obstructive-spirometry', 'history-hay-fever'],
  onset: ['gradual'],
  durationDays: { from: 60, to: 5000 },
  course: ['worsening', 'constant'],
  severity: 3,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: [{ text: 'If you smoke, stop: it is the only thing that slows the disease.', fromYears: 12, notDenied: ['smoker'] }, 'Move every day.', 'Have flu and pneumonia vaccines.'],
  comeBack: ['you get more breathless or the phlegm changes colour', 'you have fever', 'you get confused or sleepy or your lips turn blue'],
  examination: ['spirometry', 'chest X-ray', 'oxygen level', 'listen to the chest'],
  presentation: 'Smoker over forty with slowly growing breathlessness on effort, morning cough with phlegm for years, wheeze, many winter chest infections. Barrel chest, pursed lips, quiet breath sounds, hyperinflated lungs, FEV1/FVC under 0.7 without reversal. Late: weight loss, blue lips, ankle swelling.',
  sources: ['GOLD: Global strategy for the diagnosis, management and prevention of COPD', 'NICE: Chronic obstructive pulmonary disease in over 16s', 'NHS: Chronic obstructive pulmonary disease (COPD)'],
  examples: [
    { age: 64, sex: 'male', text: 'I have smoked for 40 years. I cough up phlegm every morning and get out of breath on stairs, each year more.' },
    { age: 70, sex: 'female', text: 'Short of breath with effort for years, chesty cough, every winter a bronchitis. I smoke.' },
  ],
} satisfies Condition
