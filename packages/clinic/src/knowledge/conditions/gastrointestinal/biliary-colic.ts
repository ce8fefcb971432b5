import type { Condition } from '../../schema.ts'

export const biliaryColic = {
  id: 'biliary-colic',
  name: 'Gallstone colic',
  aliases: ['biliary colic', 'cholelithiasis', 'gallstones', 'gallstone disease', 'gallstone pain', 'gallbladder colic', 'symptomatic gallstones', 'gallstone attack', 'stones in the gallbladder'],
  icd10: 'K80.20',
  system: 'gastrointestinal',
  summary: 'A gallstone blocks the gallbladder for a while and causes cramps of pain.',
  commonness: { usual: 'common', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'very-rare', adolescent: 'rare', older: 'common' }, sex: 'mostly-female' },
  findings: {
    always: ['abdominal-pain'],
    usual: ['abdominal-pain.right-upper', 'abdominal-pain.severe'],
    often: ['nausea', 'abdominal-pain.after-fatty-food', 'abdominal-pain.intermittent', 'abdominal-pain.cramping', 'abdominal-pain.radiates-right-shoulder', 'scan-gallstones', 'abdominal-pain.prolonged', 'overweight', 'abdominal-pain.recurrent', 'abdominal-pain.epigastric'],
    some: ['vomiting', 'abdominal-pain.radiates-back', 'bloating', 'history-gallstones', 'abdominal-pain.night', 'abdominal-tenderness', 'obesity', 'abdominal-pain.not-relieved-position', 'indigestion', 'abdominal-pain.sudden', 'belching', 'abdominal-pain.constant', 'sweating'],
    occasional: ['pregnant', 'family-cancer', 'takes-oral-contraceptive'],
    rare: ['fever', 'jaundice', 'murphy-sign', 'dark-urine', 'raised-white-cells', 'diarrhoea', 'abdominal-guarding-rigid', 'stool-pale'],
  },
  discriminators: ['abdominal-pain.right-upper', 'abdominal-pain.after-fatty-food', 'abdominal-pain.radiates-right-shoulder'],
  onset: ['sudden', 'hours'],
  durationDays: { from: 0.05, to: 2 },
  course: ['episodic', 'recurrent'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'within-24-hours',
  selfCare: ['Eat low-fat meals until you have seen a doctor.', 'Take a painkiller as the packet says.', 'Book an ultrasound through your doctor.'],
  comeBack: ['you get a fever or shivers', 'your skin or eyes turn yellow', 'the pain lasts more than five hours'],
  examination: ['press below the right ribs', 'liver blood tests', 'an ultrasound of the gallbladder'],
  presentation:
    'Attacks of steady or cramping pain in the right upper quadrant or epigastrium, rising over minutes, lasting half an hour to five hours, often in the evening or night after a fatty meal, spreading to the right shoulder blade or back, with nausea, sweating and vomiting. Between attacks well. No fever, no jaundice, no lasting tenderness. Typical: overweight woman over 40.',
  sources: ['NICE: Gallstone disease: diagnosis and management', 'NHS: Gallstones', 'CKS: Gallstones'],
  examples: [
    { age: 43, sex: 'female', text: 'After greasy meals I get a strong cramping pain under my right ribs that goes to the right shoulder blade and lasts two hours. I feel sick with it. Then it goes away completely.' },
    { age: 51, sex: 'female', text: 'Last night after fried food a severe pain in the upper right of my belly came and went in waves, with nausea and vomiting. It happened before. No fever.' },
  ],
} satisfies Condition
