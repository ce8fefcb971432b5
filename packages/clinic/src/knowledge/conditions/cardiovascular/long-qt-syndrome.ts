import type { Condition } from '../../schema.ts'

export const longQtSyndrome = {
  id: 'long-qt-syndrome',
  name: 'Long QT syndrome',
  aliases: ['LQTS', 'congenital long QT', 'Romano-Ward syndrome', 'Jervell and Lange-Nielsen syndrome', 'drug-induced long QT', 'torsades de pointes'],
  icd10: 'I45.81',
  system: 'cardiovascular',
  summary: 'The heart recovers too slowly after each beat. This can lead to dangerous rhythms and faints.',
  commonness: { usual: 'very-rare', ages: { child: 'rare', adolescent: 'rare', 'young-adult': 'rare', older: 'rare' }, sex: 'mostly-female' },
  findings: {
    usual: ['ecg-long-qt'],
    often: ['faint-or-collapse', 'faint-or-collapse.sudden', 'fainting-on-exertion', 'family-sudden-death'],
    some: ['palpitations', 'seizure', 'near-fainting', 'takes-new-medicine', 'low-potassium', 'faint-or-collapse.recurrent', 'takes-antidepressant', 'takes-antipsychotic', 'takes-antibiotic-recent', 'ecg-broad-complex'],
    occasional: ['low-magnesium', 'hearing-loss', 'takes-opioid', 'vomiting', 'history-eating-disorder', 'low-calcium', 'anxiety'],
    rare: ['fever', 'chest-wall-tenderness', 'faint-or-collapse.worse-standing', 'heart-murmur', 'tongue-bitten', 'sweating'],
  },
  discriminators: ['ecg-long-qt', 'family-sudden-death', 'faint-or-collapse.sudden'],
  onset: ['sudden'],
  durationDays: { from: 0.01, to: 3000 },
  course: ['episodic', 'recurrent'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Do no sport and do not swim alone until you were seen.', 'Take a list of your medicines along.', 'Do not start new medicines without asking.'],
  comeBack: ['you faint again', 'you have a seizure', 'your heart races'],
  examination: ['ECG with QT measured', 'salts', 'ECGs of the family'],
  presentation: 'Faints without warning during sport, swimming, fright or a loud alarm, sometimes taken for seizures, in a young person with a family history of sudden death. Or faints after a new medicine (antibiotics, methadone, antipsychotics) or low potassium. QTc long; torsades de pointes.',
  sources: ['StatPearls: Long QT Syndrome', 'ESC: Ventricular arrhythmias and the prevention of sudden cardiac death'],
  examples: [
    { age: 16, sex: 'female', text: 'I fainted while swimming and once when the alarm clock rang. My cousin died suddenly at 20. The ECG shows a long QT.' },
    { age: 48, sex: 'female', text: 'Since I started a new antibiotic together with my antidepressant I passed out twice out of the blue. QTc was 520.' },
  ],
} satisfies Condition
