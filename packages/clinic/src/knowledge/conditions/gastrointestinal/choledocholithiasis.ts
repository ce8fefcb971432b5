import type { Condition } from '../../schema.ts'

export const choledocholithiasis = {
  id: 'choledocholithiasis',
  name: 'Stone in the bile duct',
  aliases: ['common bile duct stone', 'bile duct stone', 'cbd stone', 'obstructive jaundice from gallstone', 'biliary obstruction by stone', 'choledocholith'],
  icd10: 'K80.50',
  system: 'gastrointestinal',
  summary: 'A gallstone sits in the main bile duct, so that bile cannot drain.',
  commonness: { usual: 'uncommon', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'very-rare', adolescent: 'rare' } },
  findings: {
    usual: ['abdominal-pain', 'abdominal-pain.right-upper', 'jaundice'],
    often: ['dark-urine', 'stool-pale', 'nausea', 'raised-bilirubin', 'raised-liver-enzymes', 'history-gallstones', 'scan-bile-duct-wide', 'vomiting', 'abdominal-pain.epigastric', 'yellow-eyes'],
    some: ['itching-general', 'abdominal-pain.severe', 'abdominal-pain.intermittent', 'abdominal-pain.radiates-back', 'abdominal-pain.after-fatty-food', 'abdominal-pain.radiates-right-shoulder', 'abdominal-tenderness', 'scan-gallstones', 'history-abdominal-surgery'],
    occasional: ['raised-lipase', 'appetite-loss'],
    rare: ['fever', 'rigors', 'weight-loss', 'spider-naevi', 'murphy-sign', 'diarrhoea', 'alcohol-heavy'],
  },
  discriminators: ['jaundice', 'stool-pale', 'abdominal-pain.right-upper'],
  onset: ['sudden', 'hours', 'days'],
  durationDays: { from: 0.2, to: 21 },
  course: ['episodic', 'constant'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Have it checked today in hospital.', 'Eat no fatty food.'],
  comeBack: ['you get fever or shivers: go at once', 'the pain spreads through to the back', 'you become drowsy'],
  examination: ['look at skin and eyes', 'liver blood tests and lipase', 'an ultrasound and a scan of the ducts'],
  presentation: 'Right upper or epigastric colic followed by jaundice, dark urine, pale stools and itching, in a person with gallstones or after gallbladder removal. No fever. Raised bilirubin and alkaline phosphatase, dilated common bile duct.',
  sources: ['NICE: Gallstone disease: diagnosis and management', 'StatPearls: Choledocholithiasis', 'NHS: Gallstones'],
  examples: [
    { age: 57, sex: 'female', text: 'After days of pain under my right ribs my eyes have turned yellow, the urine is dark like tea and the stool is pale. No fever. I have gallstones.' },
    { age: 62, sex: 'male', text: 'I had bad cramps in the right upper belly twice this week and now my skin is yellow and itches.' },
  ],
} satisfies Condition
