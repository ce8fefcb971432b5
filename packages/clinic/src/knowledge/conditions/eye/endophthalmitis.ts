import type { Condition } from '../../schema.ts'

export const endophthalmitis = {
  id: 'endophthalmitis',
  name: 'Infection inside the eye',
  aliases: ['endophthalmitis', 'postoperative endophthalmitis', 'intraocular infection'],
  icd10: 'H44.0',
  system: 'eye',
  summary: 'Germs have got inside the eye, usually after an operation or injury.',
  commonness: { usual: 'very-rare', ages: { older: 'rare' } },
  findings: {
    usual: ['eye-pain', 'vision-blurred', 'eye-redness', 'history-eye-surgery'],
    often: ['pus-inside-eye', 'vision-loss-sudden', 'eye-pain.worsening', 'eyelid-swelling', 'light-sensitivity', 'eye-pain.severe'],
    some: ['eye-discharge', 'floaters', 'eye-penetrating-injury', 'headache', 'cornea-cloudy'],
    occasional: ['fever', 'injecting-drug-use'],
    rare: ['eye-itch', 'contact-lens-wear', 'eye-redness.both-sides'],
  },
  discriminators: ['history-eye-surgery', 'pus-inside-eye', 'vision-blurred'],
  onset: ['hours', 'days'],
  durationDays: { from: 0.25, to: 7 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Go to an eye emergency department now.'],
  comeBack: ['sight gets worse'],
  examination: ['slit lamp', 'a sample from the eye'],
  presentation: 'Some days after cataract surgery, an eye injection or a piercing injury: more and more pain, red eye, fast loss of sight, swollen lid, hypopyon.',
  sources: ['StatPearls: Endophthalmitis', 'AAO: Endophthalmitis'],
  examples: [
    { age: 74, sex: 'female', text: 'I had cataract surgery five days ago and now that eye hurts badly, is red and I see hardly anything.' },
    { age: 69, sex: 'male', text: 'Two days after an injection into my eye the sight is getting worse with pain and redness.' },
  ],
} satisfies Condition
