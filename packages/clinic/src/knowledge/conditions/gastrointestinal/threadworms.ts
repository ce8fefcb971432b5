import type { Condition } from '../../schema.ts'

export const threadworms = {
  id: 'threadworms',
  name: 'Threadworms',
  aliases: ['pinworms', 'enterobiasis', 'enterobius infection', 'thread worms', 'pin worms', 'oxyuriasis', 'worms'],
  icd10: 'B80',
  system: 'gastrointestinal',
  summary: 'Tiny white worms live in the bowel and itch around the anus at night. They are harmless.',
  commonness: { usual: 'common', ages: { newborn: 'never', infant: 'very-rare', toddler: 'common', child: 'very-common', adult: 'uncommon', older: 'rare' } },
  findings: {
    usual: ['anal-itch', 'anal-itch.night'],
    often: ['stool-worms', 'daycare-contact', 'insomnia', 'sick-contact', 'irritability-child'],
    some: ['vaginal-itch', 'school-contacts-ill', 'vulval-sore', 'anal-itch.severe'],
    occasional: ['bedwetting', 'appetite-loss', 'abdominal-pain', 'irritability'],
    rare: ['fever', 'weight-loss', 'diarrhoea', 'stool-bloody', 'rash', 'vomiting', 'eosinophilia'],
  },
  discriminators: ['anal-itch.night', 'stool-worms', 'daycare-contact'],
  onset: ['gradual', 'days'],
  durationDays: { from: 1, to: 60 },
  course: ['recurrent'],
  severity: 0,
  mustNotMiss: false,
  triageFloor: 'self-care',
  selfCare: ['Ask a pharmacist for worm medicine for the whole household; take it again after two weeks.', 'Cut nails, wash hands often, fresh underwear each morning.', 'Wash bedding and towels.'],
  comeBack: ['you are pregnant or the child is under two', 'it comes back after two treatments', 'there is blood or fever'],
  examination: ['a look at the anus in the evening', 'the sticky tape test in the morning'],
  presentation: 'Child with itching of the bottom (girls also the vulva) at night, restless sleep; white, cotton-like moving threads up to a centimetre on the stool or around the anus. Others at school or home have it too.',
  sources: ['NHS: Threadworms', 'CKS: Threadworm', 'CDC: Pinworm infection'],
  examples: [
    { age: 6, sex: 'female', text: 'Her bottom itches badly at night, she sleeps poorly and I saw tiny white threads moving in her poo. There are worms going around school.' },
    { age: 34, sex: 'male', text: 'My kids had threadworms and now my bottom itches too, above all at night.' },
  ],
} satisfies Condition
