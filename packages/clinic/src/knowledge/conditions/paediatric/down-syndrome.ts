import type { Condition } from '../../schema.ts'

export const downSyndrome = {
  id: 'down-syndrome',
  name: 'Down syndrome',
  aliases: ['trisomy 21'],
  icd10: 'Q90.9',
  system: 'paediatric',
  summary: 'An extra chromosome 21 that shapes looks, learning and health.',
  commonness: { usual: 'rare' },
  findings: {
    usual: ['developmental-delay', 'infant-floppy'],
    often: ['growth-poor', 'speech-delay', 'heart-murmur', 'poor-feeding'],
    some: ['history-congenital-heart', 'hearing-loss', 'snoring', 'constipation', 'recent-infection', 'weight-gain', 'apnoea-in-sleep', 'vision-blurred'],
    occasional: ['history-thyroid', 'vomiting.bilious', 'seizure', 'ear-pain', 'neck-pain', 'low-mood', 'memory-loss', 'bruising-easy'],
    rare: ['fever', 'rash'],
  },
  discriminators: ['infant-floppy', 'developmental-delay', 'heart-murmur'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 1, to: 10000 },
  course: ['lifelong'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Ask for a plan of check-ups: heart, hearing, sight, thyroid.'],
  comeBack: ['you get blue lips', 'poor feeding or breathing trouble', 'you get new neck pain or weak legs'],
  examination: ['heart scan, hearing, thyroid'],
  presentation: 'A floppy newborn with upslanting eyes, folds at the inner eye, flat face, small ears, single palm crease, wide toe gap, heart murmur; later slow speech, small stature; older mother.',
  sources: ['NHS: Down’s syndrome', 'AAP: Health supervision for children with Down syndrome'],
  examples: [
    { age: 0.05, sex: 'female', text: 'Our newborn is floppy, her eyes slant upward, one crease in the palm and a heart murmur.' },
    { age: 3, sex: 'male', text: 'Slow to speak and walk, small, flat face, many ear infections.' },
  ],
} satisfies Condition
