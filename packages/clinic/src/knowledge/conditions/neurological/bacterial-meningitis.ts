import type { Condition } from '../../schema.ts'

export const bacterialMeningitis = {
  id: 'bacterial-meningitis',
  name: 'Bacterial meningitis',
  aliases: ['meningitis', 'acute bacterial meningitis', 'pyogenic meningitis', 'pneumococcal meningitis', 'meningococcal meningitis', 'purulent meningitis'],
  icd10: 'G00.9',
  system: 'neurological',
  summary: 'Germs have infected the linings of the brain. It is deadly within hours without antibiotics.',
  commonness: { usual: 'rare', ages: { newborn: 'uncommon', infant: 'uncommon' } },
  findings: {
    usual: ['fever', 'headache', 'neck-stiffness'],
    often: ['headache.severe', 'headache.worsening', 'fever-high', 'vomiting', 'light-sensitivity', 'confusion-new', 'drowsy-hard-to-wake', 'looks-very-ill', 'photophobia-with-stiff-neck', 'raised-white-cells', 'raised-crp-esr'],
    some: ['nausea', 'brudzinski-kernig', 'rigors', 'skin-purple-spots', 'malaise', 'muscle-pain', 'irritability-child', 'poor-feeding', 'rash', 'csf-bacterial', 'csf-abnormal', 'body-aches', 'rash.non-blanching', 'cold-hands-feet', 'infant-not-feeding', 'fast-heart-rate', 'chills'],
    occasional: ['seizure', 'fontanelle-bulging', 'cry-high-pitched', 'infant-floppy', 'recent-infection', 'ear-pain', 'low-blood-pressure', 'immune-suppressed', 'history-splenectomy', 'hearing-loss', 'double-vision', 'leg-pain', 'neck-pain', 'school-contacts-ill', 'unvaccinated'],
    rare: ['headache.recurrent', 'headache.long-standing', 'cough', 'rash.itchy', 'aura-visual', 'nose-runny'],
  },
  discriminators: ['neck-stiffness', 'fever', 'headache.severe', 'confusion-new', 'rash.non-blanching'],
  onset: ['hours', 'days'],
  durationDays: { from: 0.1, to: 4 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'ambulance',
  selfCare: ['Call an ambulance now.', 'Do not wait for a rash.', 'Press a glass on any spots: spots that do not fade are an emergency.'],
  comeBack: ['you get drowsiness, confusion or a fit', 'spots that do not fade under a glass', 'you get cold hands with mottled skin'],
  examination: ['check for neck stiffness and rash', 'blood tests and cultures', 'a lumbar puncture; antibiotics at once'],
  presentation:
    'Fever, severe headache, stiff neck, photophobia, vomiting and clouded mind coming on over hours to two days; cold hands and feet, leg pain, and spots that do not blanch in meningococcal disease. Kernig and Brudzinski signs. Babies are floppy or irritable, feed badly, have a high-pitched cry and a bulging fontanelle. Seizures. CSF is turbid with neutrophils and low glucose.',
  sources: ['NICE: Meningitis (bacterial) and meningococcal disease', 'CDC: Bacterial Meningitis', 'NHS: Meningitis'],
  examples: [
    { age: 20, sex: 'male', text: 'Since last night I have a high fever, a terrible headache and a stiff neck. Light hurts my eyes, I vomited and my flatmate says I am confused.' },
    { age: 0.7, sex: 'female', text: 'My baby has a high fever, is floppy and drowsy, will not feed and cries with a strange high pitch. The soft spot is bulging.' },
  ],
} satisfies Condition
