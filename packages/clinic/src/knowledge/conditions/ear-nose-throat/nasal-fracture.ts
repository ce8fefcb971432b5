import type { Condition } from '../../schema.ts'

export const nasalFracture = {
  id: 'nasal-fracture',
  name: 'Broken nose',
  aliases: ['nasal fracture', 'fractured nose', 'nasal bone fracture'],
  icd10: 'S02.2',
  system: 'ear-nose-throat',
  summary: 'The bones of the nose are broken by a blow.',
  commonness: { usual: 'uncommon', ages: { newborn: 'never', infant: 'very-rare' } },
  findings: {
    usual: ['nose-broken-look', 'face-pain', 'injury-recent', 'nosebleed'],
    often: ['swelling-face', 'face-pain.after-injury', 'face-pain.worse-touch', 'nose-blocked'],
    some: ['bruise', 'sports-injury', 'fall-recent', 'eyelid-swelling', 'nose-blocked.after-injury', 'road-accident'],
    occasional: ['headache', 'head-injury', 'skin-crepitus'],
    rare: ['csf-leak-nose-ear', 'double-vision', 'vision-blurred', 'loss-of-consciousness', 'fever'],
  },
  discriminators: ['nose-broken-look', 'injury-recent', 'nosebleed'],
  onset: ['sudden'],
  durationDays: { from: 0.01, to: 7 },
  course: ['improving'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'within-24-hours',
  selfCare: ['Cool the nose with a wrapped cold pack.', 'Keep your head up.', { text: 'Paracetamol as the packet says.', hasNot: ['history-liver-disease'], fromYears: 0.25, medicine: true }, 'If the nose looks bent once the swelling is down, see a doctor within a week.'],
  comeBack: ['clear fluid runs from the nose', 'the nose blocks more and more', 'bleeding does not stop', 'you are drowsy, sick or have a strong headache'],
  examination: ['look at the nose inside and outside', 'check eyes, teeth and head'],
  presentation: 'After a punch, fall or ball: nosebleed, swollen, bruised, crooked tender nose, crunching feeling, blocked nostrils, black eyes.',
  sources: ['NHS: Broken nose', 'StatPearls: Nasal fracture'],
  examples: [
    { age: 23, sex: 'male', text: 'I got punched in the face, my nose bled and is now swollen and crooked.' },
    { age: 17, sex: 'female', text: 'An elbow hit my nose in basketball; it bled, it hurts to touch and looks bent.' },
  ],
} satisfies Condition
