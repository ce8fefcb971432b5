import type { Condition } from '../../schema.ts'

export const migraine = {
  id: 'migraine',
  name: 'Migraine',
  aliases: ['migraine headache', 'migraine without aura', 'migraine with aura', 'classic migraine', 'common migraine', 'acute migraine', 'sick headache', 'hemicrania'],
  icd10: 'G43.9',
  system: 'neurological',
  feltAs: 'headache',
  summary: 'Attacks of strong, throbbing headache, often on one side, with sickness and dislike of light. Some people see flickering shapes first.',
  commonness: { usual: 'very-common', ages: { newborn: 'never', infant: 'never', toddler: 'rare', child: 'common', older: 'uncommon' }, sex: 'mostly-female' },
  findings: {
    always: ['headache'],
    usual: ['headache.recurrent', 'headache.severe'],
    often: ['headache.throbbing', 'headache.one-sided', 'headache.worse-movement', 'headache.worse-light', 'headache.worse-noise', 'headache.relieved-lying', 'headache.prolonged', 'nausea', 'light-sensitivity', 'noise-sensitivity', 'history-migraine', 'family-migraine'],
    some: ['vomiting', 'aura-visual', 'headache.around-eye', 'headache.temple', 'headache.worse-exertion', 'headache.monthly', 'headache.intermittent', 'vision-blurred', 'dizziness', 'neck-pain', 'stress-recent'],
    occasional: ['tingling-hands', 'numbness-face', 'speech-difficulty', 'fatigue', 'irritability', 'vertigo', 'appetite-loss', 'pallor', 'takes-oral-contraceptive', 'scalp-tenderness'],
    rare: ['fever', 'neck-stiffness', 'headache-thunderclap', 'headache.both-sides', 'weakness-one-side', 'eye-red-watering-headache', 'seizure', 'papilloedema'],
  },
  discriminators: ['headache.throbbing', 'light-sensitivity', 'nausea', 'aura-visual', 'headache.one-sided'],
  onset: ['hours', 'days'],
  durationDays: { from: 0.1, to: 3 },
  course: ['episodic', 'recurrent'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'self-care',
  selfCare: ['Rest in a dark, quiet room.', { text: 'Take paracetamol, ibuprofen or aspirin as the packet says, as soon as it starts.', hasNot: ['pregnant', 'group:bleeding-risk', 'history-liver-disease'], fromYears: 16, medicine: true }, 'Keep a diary of attacks and triggers.'],
  comeBack: ['the headache is sudden and the worst ever', 'you have fever, a stiff neck, weakness or trouble speaking', 'attacks come more often or last over three days'],
  examination: ['check blood pressure', 'look at the back of the eyes and test nerves', 'ask for a headache diary'],
  presentation:
    'Attacks lasting four hours to three days of one-sided, pulsating, moderate to severe headache, worse with routine activity such as stairs, with nausea, vomiting, photophobia and phonophobia. The person lies still in a dark room. About a third have aura: zigzag lines, shimmering, blind spots, spreading pins and needles or speech trouble over 5 to 60 minutes. Often in the family; triggers are periods, stress, missed meals, poor sleep, wine.',
  sources: ['CKS: Migraine', 'IHS: Migraine', 'NICE: Headaches in over 12s: diagnosis and management'],
  examples: [
    { age: 28, sex: 'female', text: 'I get throbbing headaches on one side that last a day. Light and noise are unbearable, I feel sick and have to lie down in a dark room. My mum has them too.' },
    { age: 35, sex: 'male', text: 'First I see zigzag lines for twenty minutes, then a pounding pain starts behind my left eye and I throw up.' },
  ],
} satisfies Condition
