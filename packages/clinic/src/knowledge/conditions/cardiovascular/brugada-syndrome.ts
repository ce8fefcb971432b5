import type { Condition } from '../../schema.ts'

export const brugadaSyndrome = {
  id: 'brugada-syndrome',
  name: 'Brugada syndrome',
  aliases: ['Brugada', 'sudden unexplained nocturnal death syndrome'],
  icd10: 'I49.8',
  system: 'cardiovascular',
  summary: "An inborn fault of the heart's current that can cause dangerous rhythms, usually at night.",
  commonness: { usual: 'very-rare', ages: { child: 'very-rare', adolescent: 'very-rare', 'young-adult': 'rare' }, sex: 'mostly-male' },
  findings: {
    usual: ['family-sudden-death', 'faint-or-collapse'],
    often: ['ecg-st-elevation', 'faint-or-collapse.night', 'faint-or-collapse.sudden'],
    some: ['palpitations', 'apnoea-in-sleep', 'ecg-broad-complex', 'fever', 'seizure', 'near-fainting'],
    occasional: ['fatigue', 'chest-pain', 'faint-or-collapse.recurrent'],
    rare: ['fainting-on-exertion', 'heart-murmur', 'faint-or-collapse.worse-standing', 'chest-pain.pressure', 'ecg-long-qt', 'raised-troponin', 'history-coronary-disease'],
  },
  discriminators: ['family-sudden-death', 'faint-or-collapse.night', 'ecg-st-elevation', 'ecg-long-qt'],
  onset: ['sudden'],
  durationDays: { from: 0.01, to: 3000 },
  course: ['episodic'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Lower any fever early.', 'Avoid alcohol binges and medicines on the warning list.', 'Do not drive until seen.'],
  comeBack: ['you faint', 'your heart races', 'gasping at night is seen'],
  examination: ['ECG with special leads', 'family history', 'rhythm specialist'],
  presentation: 'Man of thirty to forty, often from South-East Asia, who faints or gasps at night or with fever, with sudden deaths in the family. Coved ST elevation in V1 to V3.',
  sources: ['StatPearls: Brugada Syndrome', 'ESC: Ventricular arrhythmias and the prevention of sudden cardiac death'],
  examples: [
    { age: 36, sex: 'male', text: 'I passed out in bed with a fever and gasped, my wife says. My brother died suddenly at 35. The ECG showed ST elevation in V1.' },
    { age: 41, sex: 'male', text: 'Fainted twice at night without warning, father died suddenly young.' },
  ],
} satisfies Condition
