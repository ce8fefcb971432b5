import type { Condition } from '../../schema.ts'

export const viralHaemorrhagicFever = {
  id: 'viral-haemorrhagic-fever',
  name: 'Ebola and other viral haemorrhagic fevers',
  aliases: ['Ebola', 'Ebola virus disease', 'viral haemorrhagic fever', 'Marburg', 'Lassa fever', 'Crimean-Congo haemorrhagic fever', 'VHF', 'viral hemorrhagic fever'],
  icd10: 'A98.4',
  system: 'infectious',
  summary: 'Very contagious virus infections from parts of Africa and Asia with bleeding and shock.',
  commonness: { usual: 'very-rare' },
  findings: {
    usual: ['fever', 'fever-high', 'recent-travel-tropics', 'fatigue'],
    often: ['vomiting', 'diarrhoea', 'body-aches', 'headache', 'weakness-general', 'abdominal-pain', 'sore-throat', 'sick-contact', 'malaise'],
    some: ['bleeding-gums', 'nosebleed', 'stool-bloody', 'bleeding-wont-stop', 'rash', 'low-platelets', 'raised-liver-enzymes', 'vomiting-blood', 'eye-redness', 'appetite-loss', 'hiccups', 'rodent-contact', 'chest-tightness', 'bat-contact'],
    occasional: ['confusion-new', 'low-blood-pressure', 'hearing-loss', 'tick-bite', 'skin-purple-spots', 'urine-little'],
    rare: ['fever.swings', 'malaria-parasites', 'joint-swelling', 'nose-runny', 'eschar', 'cough'],
  },
  discriminators: ['recent-travel-tropics', 'bleeding-wont-stop', 'sick-contact', 'vomiting'],
  onset: ['sudden', 'days'],
  durationDays: { from: 1, to: 14 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'ambulance',
  selfCare: ['Stay where you are, away from others, and phone for help: say where you were.', 'Do not go to a practice or waiting room.'],
  comeBack: ['you bleed', 'you get confused or faint'],
  examination: ['isolation', 'virus and malaria tests'],
  presentation: 'Within three weeks of an outbreak region in Africa or contact with a sick or dead person, bats, rodents: sudden fever, exhaustion, muscle pain, headache, sore throat, then vomiting, diarrhoea, rash, bleeding from gums, nose and bowel, shock.',
  sources: ['WHO: Ebola virus disease', 'CDC: Ebola disease', 'NHS: Ebola virus disease'],
  examples: [
    { age: 37, sex: 'male', text: 'Back from an Ebola region ten days ago where I nursed a patient. Sudden fever, exhaustion, vomiting, diarrhoea, bleeding gums.' },
    { age: 29, sex: 'female', text: 'Two weeks after West Africa: high fever, severe weakness, sore throat, diarrhoea and nose bleeding that will not stop.' },
  ],
} satisfies Condition
