import type { Condition } from '../../schema.ts'

export const hereditaryAngioedema = {
  id: 'hereditary-angioedema',
  name: 'Hereditary angioedema',
  aliases: ['hae', 'c1 inhibitor deficiency', 'c1 esterase inhibitor deficiency'],
  icd10: 'D84.1',
  system: 'immune',
  summary: 'An inherited disorder with attacks of swelling.',
  commonness: { usual: 'very-rare' },
  findings: {
    usual: ['swelling-lips-tongue', 'swelling-face'],
    often: ['abdominal-pain', 'skin-swelling', 'swelling-face.recurrent', 'swelling-lips-tongue.recurrent'],
    some: ['vomiting', 'throat-lump-feeling', 'hoarse-voice', 'family-autoimmune', 'stress-recent', 'diarrhoea', 'abdominal-pain.recurrent', 'takes-oral-contraceptive'],
    occasional: ['stridor', 'swallowing-difficult', 'injury-recent', 'tooth-pain', 'abdominal-swelling', 'rash'],
    rare: ['hives', 'skin-itch', 'fever', 'wheeze'],
  },
  discriminators: ['swelling-face.recurrent', 'abdominal-pain.recurrent', 'skin-swelling'],
  onset: ['hours'],
  durationDays: { from: 0.1, to: 5 },
  course: ['episodic', 'recurrent'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Use your own attack medicine and go to emergency if face or throat swell.'],
  comeBack: ['throat or tongue swell', 'your voice changes'],
  examination: ['C4 and C1 inhibitor levels'],
  presentation: 'From childhood or youth attacks of non-itchy swelling of face, hands, feet, genitals or throat, and of severe belly pain with vomiting, lasting two to five days, set off by injury, stress, dental work or oestrogen; antihistamines do not help; relatives have it.',
  sources: ['StatPearls: Hereditary Angioedema', 'Merck: Hereditary Angioedema'],
  examples: [
    { age: 22, sex: 'female', text: 'My face and hands swell for days without itching, and I get terrible belly pain in between; my father had the same.' },
    { age: 17, sex: 'male', text: 'After the dentist my lips and throat swelled, it happens often, allergy tablets do nothing.' },
  ],
} satisfies Condition
