import type { Condition } from '../../schema.ts'

export const hypertrophicCardiomyopathy = {
  id: 'hypertrophic-cardiomyopathy',
  name: 'Hypertrophic cardiomyopathy',
  aliases: ['HCM', 'HOCM', 'hypertrophic obstructive cardiomyopathy', 'idiopathic hypertrophic subaortic stenosis', 'asymmetric septal hypertrophy'],
  icd10: 'I42.1',
  system: 'cardiovascular',
  summary: 'The heart muscle is too thick from birth. It can block the outflow and disturb the rhythm.',
  commonness: { usual: 'rare', ages: { infant: 'very-rare', child: 'rare', adolescent: 'rare', older: 'rare' }, sex: 'mostly-male' },
  findings: {
    usual: ['heart-murmur', 'ecg-hypertrophy'],
    often: ['breathless.worse-exertion', 'breathless', 'exercise-tolerance-reduced', 'family-sudden-death'],
    some: ['fainting-on-exertion', 'chest-pain', 'palpitations', 'chest-pain.worse-exertion', 'faint-or-collapse', 'near-fainting', 'extra-heart-sound', 'fatigue', 'family-heart-disease-early'],
    occasional: ['history-atrial-fibrillation', 'palpitations-irregular', 'dizziness', 'breathless-lying-flat', 'swelling-legs', 'ecg-broad-complex'],
    rare: ['fever', 'raised-neck-veins', 'chest-pain.worse-breathing', 'history-hypertension', 'history-rheumatic-fever', 'faint-or-collapse.worse-standing'],
  },
  discriminators: ['heart-murmur', 'family-sudden-death', 'fainting-on-exertion', 'ecg-hypertrophy'],
  onset: ['sudden', 'gradual'],
  durationDays: { from: 1, to: 1500 },
  course: ['episodic', 'recurrent'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['Do no hard sport until you were seen.', 'Drink enough.', 'Tell your family to be checked too.'],
  comeBack: ['you faint', 'you have chest pain', 'your heart races'],
  examination: ['listen while standing and squatting', 'ECG', 'heart ultrasound', 'check the family'],
  presentation: 'Young person or athlete who faints or has chest pain, breathlessness or palpitations during sport, with a relative who died suddenly young. Harsh systolic murmur at the left edge that gets louder on standing or straining and softer on squatting. Left ventricular hypertrophy; thick septum.',
  sources: ['ESC: Cardiomyopathies', 'StatPearls: Hypertrophic Cardiomyopathy', 'NHS: Cardiomyopathy'],
  examples: [
    { age: 19, sex: 'male', text: 'I collapsed while playing football. My uncle died suddenly at 30. A doctor heard a murmur that gets louder when I stand.' },
    { age: 25, sex: 'female', text: 'Breathless and chest pain in training, once passed out running, systolic murmur, left ventricular hypertrophy on the ECG.' },
  ],
} satisfies Condition
