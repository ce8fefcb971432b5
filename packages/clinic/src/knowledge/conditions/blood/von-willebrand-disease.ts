import type { Condition } from '../../schema.ts'

export const vonWillebrandDisease = {
  id: 'von-willebrand-disease',
  name: 'Von Willebrand disease',
  aliases: ['vwd', 'von willebrand'],
  icd10: 'D68.0',
  system: 'blood',
  summary: 'The most common inherited bleeding tendency, usually mild.',
  commonness: { usual: 'rare' },
  findings: {
    usual: ['bleeding-wont-stop', 'nosebleed'],
    often: ['bruising-easy', 'vaginal-bleeding-heavy-periods', 'bleeding-gums'],
    some: ['history-bleeding-disorder', 'low-ferritin', 'fatigue', 'family-anaemia-inherited', 'postpartum', 'low-haemoglobin', 'recent-surgery'],
    occasional: ['stool-bloody', 'nosebleed.recurrent', 'pallor', 'urine-blood', 'bleeding-gums.long-standing', 'tooth-knocked-out'],
    rare: ['joint-swelling', 'low-platelets', 'skin-purple-spots', 'fever'],
  },
  discriminators: ['nosebleed', 'vaginal-bleeding-heavy-periods', 'bleeding-wont-stop'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 30, to: 5000 },
  course: ['lifelong', 'recurrent'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Book an appointment and ask for a blood count.', 'No aspirin or ibuprofen.'],
  comeBack: ['bleeding does not stop after 15 minutes of pressure'],
  examination: ['blood count and von Willebrand factor'],
  presentation: 'From childhood frequent long nosebleeds, easy bruises, bleeding gums, very heavy periods, long bleeding after teeth are pulled, birth or surgery; a parent too. Platelets normal.',
  sources: ['NHS: Von Willebrand disease', 'Merck: Von Willebrand Disease'],
  examples: [
    { age: 17, sex: 'female', text: 'Nosebleeds that last half an hour since childhood, very heavy periods, and I bled for two days after a tooth was pulled. My dad bruises easily too.' },
    { age: 30, sex: 'female', text: 'I bruise easily, gums bleed, heavy periods and low iron.' },
  ],
} satisfies Condition
