import type { Condition } from '../../schema.ts'

export const mitralValveProlapse = {
  id: 'mitral-valve-prolapse',
  name: 'Mitral valve prolapse',
  aliases: ['MVP', 'Barlow syndrome', 'floppy mitral valve', 'click-murmur syndrome'],
  icd10: 'I34.1',
  system: 'cardiovascular',
  summary: 'A floppy heart valve bulges back. Most people have no trouble from it.',
  commonness: { usual: 'uncommon', ages: { newborn: 'very-rare', infant: 'very-rare', toddler: 'very-rare', child: 'rare', adolescent: 'rare', older: 'rare' }, sex: 'mostly-female' },
  findings: {
    usual: ['extra-heart-sound', 'heart-murmur'],
    often: ['palpitations', 'palpitations-irregular'],
    some: ['chest-pain', 'chest-pain.sharp', 'anxiety', 'chest-pain.brief', 'fatigue', 'near-fainting', 'breathless', 'panic-attacks', 'chest-pain.at-rest'],
    occasional: ['history-marfan', 'faint-or-collapse', 'joint-hypermobile', 'headache', 'palpitations.worse-stress', 'underweight'],
    rare: ['fever', 'chest-pain.worse-exertion', 'chest-pain.pressure', 'swelling-legs', 'raised-troponin', 'breathless-lying-flat', 'ecg-st-elevation'],
  },
  discriminators: ['extra-heart-sound', 'heart-murmur', 'palpitations', 'chest-pain.brief'],
  onset: ['gradual'],
  durationDays: { from: 7, to: 1500 },
  course: ['episodic', 'recurrent'],
  severity: 1,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: [{ text: 'Cut down coffee and stimulants.', fromYears: 12 }, 'Keep fit.', 'Tell your dentist about it if you were told so.'],
  comeBack: ['you faint', 'your heart races for long', 'you get breathless'],
  examination: ['listen for a click and late murmur', 'ECG', 'heart ultrasound'],
  presentation: 'Slim young woman with palpitations, short stabbing chest pains at rest, tiredness and anxiety. Mid-systolic click followed by a late systolic murmur, earlier on standing.',
  sources: ['StatPearls: Mitral Valve Prolapse', 'Merck: Mitral Valve Prolapse'],
  examples: [
    { age: 26, sex: 'female', text: 'I have palpitations and short stabbing pains in the chest now and then. The doctor heard a click and a late murmur.' },
    { age: 33, sex: 'female', text: 'My heart flutters when I am anxious, mid systolic click on listening, otherwise I am fit.' },
  ],
} satisfies Condition
