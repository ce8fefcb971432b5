import type { Condition } from '../../schema.ts'

export const lungCancer = {
  id: 'lung-cancer',
  name: 'Lung cancer',
  aliases: ['bronchogenic carcinoma', 'lung carcinoma', 'cancer of the lung', 'bronchial carcinoma', 'small cell lung cancer', 'non small cell lung cancer', 'malignant neoplasm of bronchus and lung'],
  icd10: 'C34.9',
  system: 'cancer',
  summary: 'A cancer that grows in the lung, most often in people who smoke or smoked.',
  commonness: { usual: 'uncommon', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'never', adolescent: 'very-rare', 'young-adult': 'very-rare' } },
  findings: {
    usual: ['cough', 'smoker'],
    often: ['weight-loss', 'breathless', 'fatigue', 'cough.long-standing', 'chest-pain'],
    some: ['coughing-blood', 'appetite-loss', 'hoarse-voice', 'recent-infection', 'wheeze', 'sputum', 'ex-smoker', 'clubbing', 'bone-pain', 'chest-pain.worse-breathing'],
    occasional: ['lymph-nodes-neck', 'shoulder-pain', 'swelling-face', 'asbestos-dust-exposure', 'fever', 'night-sweats', 'headache', 'raised-calcium', 'history-copd', 'eyelid-droop', 'arm-pain', 'confusion-new'],
    rare: ['nose-runny', 'sore-throat'],
  },
  discriminators: ['coughing-blood', 'weight-loss', 'smoker'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 21, to: 365 },
  course: ['worsening', 'constant'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'appointment',
  selfCare: ['See a doctor soon; do not wait for it to pass.', 'Write down when it began and how it has changed.'],
  comeBack: ['you bleed heavily', 'you can no longer eat or drink', 'the pain becomes strong'],
  examination: ['listen to the chest', 'a chest X-ray and a CT scan', 'a tissue sample'],
  presentation:
    'A smoker or former smoker over fifty with a new or changed cough for more than three weeks, blood-streaked sputum, breathlessness, chest or shoulder pain, weight loss, tiredness, hoarseness, or pneumonia that keeps coming back. Clubbing. Apical tumours cause arm pain, hand wasting and a drooping eyelid (Pancoast, Horner). Swelling of face and neck means a blocked vena cava.',
  sources: ['NICE: Suspected cancer: recognition and referral', 'NHS: Lung cancer', 'ESMO: Lung cancer guidelines'],
  examples: [
    { age: 66, sex: 'male', text: 'I have smoked for 40 years. My cough changed two months ago, there are streaks of blood in the phlegm and my trousers are getting loose.' },
    { age: 59, sex: 'female', text: 'A cough that will not go away for ten weeks, I get breathless on the stairs, I lost 7 kg and my voice is hoarse.' },
  ],
} satisfies Condition
