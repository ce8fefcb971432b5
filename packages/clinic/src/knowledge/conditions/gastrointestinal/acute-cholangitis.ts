import type { Condition } from '../../schema.ts'

export const acuteCholangitis = {
  id: 'acute-cholangitis',
  name: 'Acute cholangitis',
  aliases: ['ascending cholangitis', 'bile duct infection', 'infection of the bile ducts', 'suppurative cholangitis', 'cholangitis', 'biliary sepsis'],
  icd10: 'K83.09',
  system: 'gastrointestinal',
  summary: 'The blocked bile duct is infected. Without help it leads to blood poisoning.',
  commonness: { usual: 'rare', ages: { newborn: 'never', infant: 'very-rare', toddler: 'never', child: 'very-rare', older: 'uncommon' } },
  findings: {
    usual: ['fever', 'jaundice', 'abdominal-pain', 'abdominal-pain.right-upper'],
    often: ['rigors', 'fever-high', 'chills', 'raised-bilirubin', 'raised-white-cells', 'raised-liver-enzymes', 'dark-urine', 'scan-bile-duct-wide', 'nausea', 'history-gallstones', 'abdominal-tenderness'],
    some: ['stool-pale', 'vomiting', 'low-blood-pressure', 'confusion-new', 'fast-heart-rate', 'itching-general', 'yellow-eyes', 'raised-crp-esr', 'malaise', 'abdominal-pain.epigastric', 'abdominal-pain.constant', 'recent-surgery', 'positive-blood-culture', 'looks-very-ill'],
    occasional: ['history-cancer', 'drowsy-hard-to-wake', 'weight-loss', 'raised-lipase'],
    rare: ['murphy-sign', 'diarrhoea', 'cough', 'abdominal-pain.right-lower', 'spider-naevi'],
  },
  discriminators: ['jaundice', 'fever', 'rigors'],
  onset: ['hours', 'days'],
  durationDays: { from: 0.1, to: 5 },
  course: ['worsening', 'constant'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Go to the emergency department now; call an ambulance if you are confused or faint.', 'Do not eat or drink.'],
  comeBack: ['you become confused or very drowsy', 'you feel faint or cold and clammy', 'the shivering returns'],
  examination: ['check temperature, pulse and blood pressure', 'blood tests and cultures', 'an ultrasound of the bile ducts'],
  presentation:
    'Charcot triad: fever with shaking chills, jaundice and right upper quadrant pain; with low blood pressure and confusion (Reynolds pentad) it is sepsis. Dark urine, pale stool. Known gallstones, a stent or a narrowed bile duct. Raised bilirubin, alkaline phosphatase and white cells, dilated common bile duct.',
  sources: ['StatPearls: Ascending Cholangitis', 'NICE: Gallstone disease: diagnosis and management', 'Merck: Choledocholithiasis and Cholangitis'],
  examples: [
    { age: 69, sex: 'female', text: 'I have shaking chills and a high fever since this morning, pain under the right ribs, and my eyes have turned yellow. I have gallstones and my urine is dark.' },
    { age: 74, sex: 'male', text: 'He has fever with rigors, yellow skin and right upper belly pain and has become confused today.' },
  ],
} satisfies Condition
