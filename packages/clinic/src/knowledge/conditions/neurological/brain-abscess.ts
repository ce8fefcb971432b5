import type { Condition } from '../../schema.ts'

export const brainAbscess = {
  id: 'brain-abscess',
  name: 'Brain abscess',
  aliases: ['cerebral abscess', 'intracranial abscess', 'intracerebral abscess', 'subdural empyema'],
  icd10: 'G06.0',
  system: 'neurological',
  summary: 'A pocket of pus in the brain, spread from ear, sinus, tooth or blood.',
  commonness: { usual: 'very-rare' },
  findings: {
    usual: ['headache', 'headache.worsening'],
    often: ['fever', 'weakness-one-side', 'nausea', 'vomiting', 'confusion-new', 'brain-scan-abnormal', 'headache.constant', 'headache.severe', 'raised-crp-esr', 'raised-white-cells'],
    some: ['seizure', 'drowsy-hard-to-wake', 'speech-difficulty', 'sinus-pressure', 'ear-discharge', 'papilloedema', 'dental-work-recent', 'personality-change', 'malaise', 'recent-infection', 'tooth-pain'],
    occasional: ['neck-stiffness', 'visual-field-loss', 'gait-unsteady', 'history-congenital-heart', 'injecting-drug-use', 'immune-suppressed', 'hiv-positive', 'ear-pain', 'weight-loss', 'double-vision', 'history-valve-disease'],
    rare: ['headache-thunderclap', 'headache.recurrent', 'rash', 'aura-visual', 'skin-purple-spots'],
  },
  discriminators: ['headache.worsening', 'fever', 'weakness-one-side', 'seizure'],
  onset: ['days', 'weeks'],
  durationDays: { from: 2, to: 40 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Go to the emergency department now.', 'Do not drive.', 'Tell them about ear, sinus, tooth or heart infections.'],
  comeBack: ['a fit starts', 'drowsiness or confusion grows', 'a new weakness appears'],
  examination: ['test nerves and look at the back of the eyes', 'look for infected ears, sinuses and teeth', 'brain scan with contrast'],
  presentation:
    'Dull headache growing over days to weeks, low fever (absent in half), then weakness of one side, speech trouble, seizures, drowsiness and vomiting from raised pressure. Source: middle ear or sinus infection, dental abscess, endocarditis, congenital heart disease, weak immunity. Scan shows a ring-enhancing lesion.',
  sources: ['StatPearls: Brain Abscess', 'Merck: Brain Abscess', 'NICE: Meningitis (bacterial) and meningococcal disease'],
  examples: [
    { age: 40, sex: 'male', text: 'I had a bad sinus infection three weeks ago. Since then a headache that gets worse every day, fever, and now my left arm is weak and I had a fit.' },
    { age: 29, sex: 'female', text: 'A growing headache for ten days with fever and vomiting after a tooth abscess. Today I am confused and my words come out wrong.' },
  ],
} satisfies Condition
