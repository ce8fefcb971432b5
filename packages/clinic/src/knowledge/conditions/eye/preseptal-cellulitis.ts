import type { Condition } from '../../schema.ts'

export const preseptalCellulitis = {
  id: 'preseptal-cellulitis',
  name: 'Infection of the eyelid',
  aliases: ['preseptal cellulitis', 'periorbital cellulitis', 'eyelid cellulitis'],
  icd10: 'L03.213',
  system: 'eye',
  summary: 'The skin of the lid is infected, in front of the eye socket.',
  commonness: { usual: 'uncommon', ages: { newborn: 'rare', toddler: 'uncommon', child: 'uncommon', older: 'rare' } },
  findings: {
    usual: ['eyelid-swelling', 'eyelid-redness-warm', 'eyelid-swelling.one-sided'],
    often: ['fever', 'skin-pain', 'eyelid-swelling.painful', 'recent-infection'],
    some: ['insect-sting', 'eyelid-lump', 'nose-runny', 'sinus-pressure', 'cut-wound', 'eye-watering', 'eye-discharge', 'tear-sac-swelling'],
    occasional: ['eye-redness', 'headache', 'malaise'],
    rare: ['eye-movement-painful', 'eye-bulging', 'double-vision', 'vision-blurred', 'eye-movement-limited', 'vision-loss-sudden', 'eye-itch'],
  },
  discriminators: ['eyelid-redness-warm', 'eye-movement-painful', 'eye-bulging'],
  onset: ['hours', 'days'],
  durationDays: { from: 0.5, to: 5 },
  course: ['worsening'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['See a doctor today.', { text: 'Paracetamol as the packet says.', hasNot: ['history-liver-disease'], fromYears: 0.25, medicine: true }],
  comeBack: ['the eye bulges or hurts to move', 'you see double or less', 'high fever or drowsiness comes'],
  examination: ['test eye movements and sight', 'blood tests or a scan if in doubt'],
  presentation: 'Child or adult with a red, hot, swollen, tender lid after a bite, stye, scratch or cold; the eye itself is white, moves freely without pain and sees well.',
  sources: ['CKS: Red eye', 'StatPearls: Periorbital cellulitis', 'AAO: Preseptal cellulitis'],
  examples: [
    { age: 5, sex: 'male', text: 'His left eyelid is red, hot and swollen since an insect bite yesterday, slight fever. The eye itself moves fine and is white.' },
    { age: 29, sex: 'female', text: 'My upper lid is very swollen, red and sore after a stye; no pain when I move the eye and I see well.' },
  ],
} satisfies Condition
