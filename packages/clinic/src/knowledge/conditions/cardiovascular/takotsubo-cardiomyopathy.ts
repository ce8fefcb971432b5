import type { Condition } from '../../schema.ts'

export const takotsuboCardiomyopathy = {
  id: 'takotsubo-cardiomyopathy',
  name: 'Takotsubo (broken heart) syndrome',
  aliases: ['takotsubo syndrome', 'broken heart syndrome', 'stress cardiomyopathy', 'apical ballooning syndrome'],
  icd10: 'I51.81',
  system: 'cardiovascular',
  summary: 'After a great shock or grief a part of the heart balloons and weakens for a few weeks.',
  commonness: { usual: 'rare', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'never', adolescent: 'very-rare', 'young-adult': 'very-rare', adult: 'rare' }, sex: 'mostly-female' },
  findings: {
    usual: ['chest-pain', 'stress-recent', 'raised-troponin', 'chest-pain.sudden'],
    often: ['breathless', 'chest-pain.pressure', 'chest-pain.central', 'ecg-st-elevation', 'menopause', 'echo-reduced-function', 'grief'],
    some: ['sweating', 'nausea', 'chest-pain.at-rest', 'palpitations', 'ecg-st-depression', 'anxiety', 'raised-bnp', 'chest-tightness', 'ecg-long-qt', 'chest-pain.severe'],
    occasional: ['faint-or-collapse', 'low-blood-pressure', 'vomiting', 'crackles-in-lungs', 'history-anxiety', 'history-depression'],
    rare: ['smoker', 'chest-pain.worse-exertion', 'history-coronary-disease', 'chest-pain.worse-breathing', 'fever', 'history-diabetes'],
  },
  discriminators: ['stress-recent', 'chest-pain.sudden', 'menopause', 'raised-troponin'],
  onset: ['sudden', 'hours'],
  durationDays: { from: 0.05, to: 3 },
  course: ['constant'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'ambulance',
  selfCare: ['Call an ambulance now: it cannot be told from a heart attack at home.', 'Sit down and rest.'],
  comeBack: ['you faint', 'you get breathless', 'pain grows'],
  examination: ['ECG and troponin', 'heart artery pictures', 'heart ultrasound'],
  presentation: 'Woman after the menopause with sudden chest pain or breathlessness hours after the death of a loved one, a fright or quarrel. Looks like a heart attack with ST changes and raised troponin, but open coronary arteries and a ballooned tip of the heart.',
  sources: ['StatPearls: Takotsubo Cardiomyopathy', 'NHS: Cardiomyopathy'],
  examples: [
    { age: 67, sex: 'female', text: 'My husband died yesterday. Today I suddenly got strong pressure in my chest and cannot breathe well.' },
    { age: 72, sex: 'female', text: 'Sudden chest pain right after a terrible shock. ECG with ST elevation, troponin raised, but the heart arteries were open.' },
  ],
} satisfies Condition
