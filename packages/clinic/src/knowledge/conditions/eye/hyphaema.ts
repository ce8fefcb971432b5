import type { Condition } from '../../schema.ts'

export const hyphaema = {
  id: 'hyphaema',
  name: 'Blood in the front of the eye',
  aliases: ['traumatic hyphema', 'hyphema', 'blunt eye injury', 'traumatic hyphaema'],
  icd10: 'S05.1',
  system: 'eye',
  summary: 'A blow has made blood run into the front of the eye.',
  commonness: { usual: 'rare', ages: { child: 'rare', adolescent: 'rare', 'young-adult': 'rare' } },
  findings: {
    usual: ['eye-injury', 'eye-pain', 'blood-inside-eye'],
    often: ['vision-blurred', 'light-sensitivity', 'eye-redness', 'eyelid-swelling', 'sports-injury', 'eye-redness.one-sided', 'bruise'],
    some: ['nausea', 'eye-hard-high-pressure', 'pupils-unequal', 'headache', 'drowsy-hard-to-wake'],
    occasional: ['double-vision', 'takes-blood-thinner'],
    rare: ['eye-discharge.pus', 'eye-itch', 'fever'],
  },
  discriminators: ['blood-inside-eye', 'eye-injury', 'vision-blurred'],
  onset: ['sudden'],
  durationDays: { from: 0.02, to: 3 },
  course: ['constant'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Go to an eye emergency department now.', 'Keep the head raised.', 'Do not press the eye.', 'No aspirin.'],
  comeBack: ['the pain or sight gets worse', 'you vomit'],
  examination: ['slit lamp', 'eye pressure', 'test sight'],
  presentation: 'After a ball, punch or elastic hit the eye: pain, blurred sight, light sensitivity and a layer of blood in front of the iris.',
  sources: ['StatPearls: Hyphema', 'AAO: Hyphema'],
  examples: [
    { age: 13, sex: 'male', text: 'A tennis ball hit his eye an hour ago. It hurts, sight is blurred and there is blood in the coloured part.' },
    { age: 25, sex: 'male', text: 'Punched in the eye; I see blurry, light hurts and you can see a level of blood in the eye.' },
  ],
} satisfies Condition
