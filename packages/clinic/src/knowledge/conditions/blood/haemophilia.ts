import type { Condition } from '../../schema.ts'

export const haemophilia = {
  id: 'haemophilia',
  name: 'Haemophilia',
  aliases: ['hemophilia', 'haemophilia a', 'hemophilia a', 'haemophilia b', 'factor viii deficiency', 'christmas disease'],
  icd10: 'D66',
  system: 'blood',
  summary: 'An inherited lack of a clotting factor, in boys: bleeding into joints and muscles.',
  commonness: { usual: 'very-rare', sex: 'male-only' },
  findings: {
    usual: ['bleeding-wont-stop', 'bruising-easy'],
    often: ['joint-swelling', 'history-bleeding-disorder', 'joint-pain', 'knee-pain'],
    some: ['joint-red-hot', 'muscle-pain', 'family-anaemia-inherited', 'limp', 'elbow-pain', 'nosebleed', 'swelling-one-leg', 'refuses-to-walk-child'],
    occasional: ['urine-blood', 'headache', 'head-injury', 'stool-bloody', 'limb-swelling-tense', 'numbness', 'tooth-knocked-out', 'bleeding-gums'],
    rare: ['skin-purple-spots', 'fever', 'low-platelets', 'rash'],
  },
  discriminators: ['bleeding-wont-stop', 'joint-swelling', 'history-bleeding-disorder'],
  onset: ['hours', 'sudden'],
  durationDays: { from: 0.1, to: 30 },
  course: ['constant', 'worsening'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Call your haemophilia centre; any blow to the head is an emergency.', 'Rest, ice and press on the place; no aspirin or ibuprofen.'],
  comeBack: ['you hit your head', 'a joint swells', 'bleeding goes on'],
  examination: ['clotting tests', 'look at the joints'],
  presentation: 'A boy with long bleeding after circumcision, vaccination, teeth or small cuts, large bruises when he starts to crawl, swollen painful knees, ankles or elbows after little knocks; uncles on the mother’s side affected. Long aPTT, normal platelets.',
  sources: ['NHS: Haemophilia', 'Merck: Hemophilia'],
  examples: [
    { age: 3, sex: 'male', text: 'He fell on his knee and now it is a big swollen painful joint; small cuts bleed for hours, and my brother has the same.' },
    { age: 9, sex: 'male', text: 'Large bruises after every knock and his gum has bled for a day after losing a tooth.' },
  ],
} satisfies Condition
