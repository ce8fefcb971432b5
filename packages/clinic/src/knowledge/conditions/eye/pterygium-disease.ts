import type { Condition } from '../../schema.ts'

export const pterygiumDisease = {
  id: 'pterygium-disease',
  name: 'Growth on the white of the eye',
  aliases: ['pterygium', 'pinguecula', "surfer's eye"],
  icd10: 'H11.0',
  system: 'eye',
  summary: 'A harmless fleshy growth from sun and wind.',
  commonness: { usual: 'uncommon', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'very-rare' } },
  findings: {
    always: ['eye-growth-white'],
    often: ['eye-redness', 'sun-exposure-high', 'eye-gritty'],
    some: ['eye-dry', 'eye-foreign-body-feeling', 'eye-watering', 'vision-blurred', 'works-with-dust-fumes'],
    occasional: ['eye-itch'],
    rare: ['eye-pain', 'vision-loss-sudden', 'eye-discharge.pus', 'light-sensitivity', 'floaters'],
  },
  discriminators: ['eye-growth-white', 'sun-exposure-high', 'eye-pain'],
  onset: ['gradual'],
  durationDays: { from: 60, to: 3650 },
  course: ['constant'],
  severity: 0,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Wear sunglasses and a hat.', 'Artificial tears help.'],
  comeBack: ['it grows over the coloured part', 'sight gets worse'],
  examination: ['look at the eye'],
  presentation: 'Wing-shaped fleshy pink growth from the nose side of the white of the eye towards the cornea, or a yellow bump, in people who work in sun and wind; gritty, red at times.',
  sources: ['StatPearls: Pterygium', 'AAO: Pinguecula and pterygium'],
  examples: [
    { age: 44, sex: 'male', text: 'I work outdoors. A fleshy pink growth has been spreading on the white of my eye towards the coloured part, it gets red and gritty.' },
    { age: 52, sex: 'female', text: 'A yellowish bump on the white of my eye next to the nose for years.' },
  ],
} satisfies Condition
