import type { Condition } from '../../schema.ts'

export const septalHaematoma = {
  id: 'septal-haematoma',
  name: 'Bruise of the nasal septum',
  aliases: ['septal haematoma', 'nasal septal hematoma', 'septal hematoma', 'haematoma of the nasal septum'],
  icd10: 'J34.89',
  system: 'ear-nose-throat',
  summary: 'Blood under the lining of the wall between the nostrils. It must be drained quickly.',
  commonness: { usual: 'very-rare', ages: { child: 'rare', adolescent: 'rare', 'young-adult': 'rare' } },
  findings: {
    usual: ['nose-blocked', 'nose-blocked.after-injury', 'face-pain'],
    often: ['nosebleed', 'nose-broken-look', 'nose-blocked.both-sides', 'injury-recent', 'face-pain.worsening', 'nose-blocked.sudden'],
    some: ['fever', 'headache', 'sports-injury', 'swelling-face'],
    occasional: ['nose-runny', 'bruise', 'fall-recent'],
    rare: ['sneezing', 'nose-itchy', 'rash', 'eye-itch'],
  },
  discriminators: ['nose-blocked.after-injury', 'nose-broken-look', 'nose-blocked.both-sides'],
  onset: ['hours'],
  durationDays: { from: 0.1, to: 5 },
  course: ['worsening'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Go to the emergency department today.', 'Cool the nose with a wrapped cold pack.'],
  comeBack: ['fever begins', 'the nose hurts more and more'],
  examination: ['look into both nostrils', 'drain the blood'],
  presentation: 'After a blow to the nose both nostrils become blocked by a soft, dusky red swelling of the septum, with pain and later fever; untreated the cartilage dies (saddle nose).',
  sources: ['StatPearls: Nasal septal hematoma', 'AAFP: Management of acute nasal fractures'],
  examples: [
    { age: 14, sex: 'male', text: 'I was hit on the nose at football yesterday and now both nostrils are completely blocked and my nose hurts more and more.' },
    { age: 6, sex: 'female', text: 'She fell on her nose, it bled, and since then she cannot breathe through either side and it is very sore.' },
  ],
} satisfies Condition
