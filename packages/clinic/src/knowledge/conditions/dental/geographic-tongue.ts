import type { Condition } from '../../schema.ts'

export const geographicTongue = {
  id: 'geographic-tongue',
  name: 'Geographic tongue',
  aliases: ['geographic tongue', 'benign migratory glossitis'],
  icd10: 'K14.1',
  system: 'dental',
  summary: 'Harmless smooth patches on the tongue that move about.',
  commonness: { usual: 'uncommon', ages: { newborn: 'never', infant: 'rare' } },
  findings: {
    always: ['tongue-patches-moving'],
    usual: ['tongue-patches-moving.painless'],
    often: ['tongue-sore', 'mouth-burning', 'tongue-patches-moving.recurrent'],
    some: ['stress-recent', 'history-psoriasis', 'taste-change', 'history-eczema', 'tongue-sore.intermittent', 'family-psoriasis', 'tongue-coated'],
    rare: ['mouth-ulcer-long', 'white-patches-wipe-off', 'fever', 'weight-loss', 'neck-lump', 'mouth-lump', 'low-b12'],
  },
  discriminators: ['tongue-patches-moving', 'mouth-ulcer-long', 'white-patches-wipe-off'],
  onset: ['gradual', 'days'],
  durationDays: { from: 7, to: 1800 },
  course: ['recurrent'],
  severity: 0,
  mustNotMiss: false,
  triageFloor: 'self-care',
  selfCare: ['It is harmless.', 'Leave out spicy and sour food when sore.'],
  comeBack: ['a sore or patch stays for three weeks at one place'],
  examination: ['look at the tongue'],
  presentation: 'Smooth red patches with a white edge on the tongue that change place from day to day, slight burn with spicy food.',
  sources: ['NHS: Sore or painful tongue', 'StatPearls: Geographic tongue'],
  examples: [
    { age: 29, sex: 'female', text: 'Red smooth patches with white edges on my tongue that move around, a bit sore with spicy food.' },
    { age: 8, sex: 'male', text: 'His tongue looks like a map and changes every week.' },
  ],
} satisfies Condition
