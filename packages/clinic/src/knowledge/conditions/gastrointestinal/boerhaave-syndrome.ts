import type { Condition } from '../../schema.ts'

export const boerhaaveSyndrome = {
  id: 'boerhaave-syndrome',
  name: 'Oesophageal rupture',
  aliases: ['boerhaave syndrome', 'boerhaave', 'spontaneous oesophageal rupture', 'esophageal rupture', 'oesophageal perforation', 'esophageal perforation', 'ruptured oesophagus'],
  icd10: 'K22.3',
  system: 'gastrointestinal',
  summary: 'The gullet has torn through, usually after hard vomiting. It is life threatening.',
  commonness: { usual: 'very-rare' },
  findings: {
    always: ['chest-pain'],
    usual: ['chest-pain.severe', 'chest-pain.sudden', 'vomiting'],
    often: ['skin-crepitus', 'vomiting-persistent', 'fast-heart-rate', 'breathless', 'alcohol-heavy', 'chest-pain.worse-swallowing', 'chest-pain.central', 'subcutaneous-air', 'swallowing-painful', 'chest-xray-effusion'],
    some: ['abdominal-pain.epigastric', 'fever', 'neck-pain', 'chest-pain.radiates-back', 'fast-breathing-rate', 'chest-pain.radiates-shoulder', 'low-blood-pressure', 'spicy-fatty-diet', 'sweating', 'reduced-breath-sounds', 'looks-very-ill', 'abdominal-guarding-rigid', 'chest-xray-pneumothorax'],
    occasional: ['vomiting-blood', 'recent-surgery', 'hoarse-voice'],
    rare: ['ecg-st-elevation', 'chest-pain.radiates-left-arm', 'diarrhoea', 'chest-pain.worse-exertion'],
  },
  discriminators: ['chest-pain.sudden', 'vomiting', 'skin-crepitus'],
  onset: ['sudden'],
  durationDays: { from: 0.02, to: 2 },
  course: ['worsening', 'constant'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'ambulance',
  selfCare: ['Call an ambulance now.', 'Do not eat or drink anything.', 'Sit up if breathing is hard.'],
  comeBack: ['you feel faint', 'breathing gets worse', 'the pain grows'],
  examination: ['feel the neck for crackling air under the skin', 'a chest X-ray and CT scan', 'blood tests and drip'],
  presentation:
    'Severe tearing chest or upper belly pain that starts during or right after violent vomiting, often after a heavy meal and alcohol or a camera test. Crackling under the skin of the neck (subcutaneous emphysema), fever, fast breathing and shock follow within hours. Mackler triad: vomiting, chest pain, subcutaneous emphysema. Pleural effusion mostly on the left.',
  sources: ['StatPearls: Boerhaave Syndrome', 'Merck: Esophageal Rupture', 'Textbook: Emergency medicine'],
  examples: [
    { age: 55, sex: 'male', text: 'I ate and drank a lot, then vomited violently and suddenly got a terrible pain in the chest. It hurts to swallow and the skin of my neck crackles.' },
    { age: 47, sex: 'male', text: 'Right after forceful throwing up he had sudden severe chest pain going to the back, now he is short of breath with a fever.' },
  ],
} satisfies Condition
