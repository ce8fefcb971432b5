import type { Condition } from '../../schema.ts'

export const tensionHeadache = {
  id: 'tension-headache',
  name: 'Tension-type headache',
  aliases: ['tension headache', 'tension type headache', 'muscle contraction headache', 'stress headache', 'chronic tension headache'],
  icd10: 'G44.2',
  system: 'neurological',
  summary: 'A dull, band-like headache on both sides. It is the most common headache and is not dangerous.',
  commonness: { usual: 'very-common', ages: { newborn: 'never', infant: 'never', toddler: 'very-rare', child: 'uncommon', older: 'uncommon' }, sex: 'mostly-female' },
  findings: {
    always: ['headache'],
    usual: ['headache.both-sides', 'headache.pressure'],
    often: ['headache.dull', 'headache.mild', 'stress-recent', 'headache.recurrent', 'headache.evening', 'headache.worse-stress'],
    some: ['neck-pain', 'scalp-tenderness', 'headache.frontal', 'headache.occipital', 'insomnia', 'fatigue', 'anxiety', 'headache.relieved-painkiller'],
    occasional: ['light-sensitivity', 'concentration-poor'],
    rare: ['vomiting', 'nausea', 'aura-visual', 'headache.worse-exertion', 'headache.one-sided', 'headache.throbbing', 'fever'],
  },
  discriminators: ['headache.both-sides', 'headache.pressure', 'headache.mild'],
  onset: ['gradual', 'hours'],
  durationDays: { from: 0.02, to: 30 },
  course: ['episodic', 'recurrent'],
  severity: 1,
  mustNotMiss: false,
  triageFloor: 'self-care',
  selfCare: [
    'Drink water, eat, and rest away from the screen.',
    'A heat pad or gentle stretches can loosen the neck and shoulders.',
    { text: 'Paracetamol or ibuprofen as the packet says, on no more than two days a week.', hasNot: ['pregnant', 'group:bleeding-risk', 'history-liver-disease'], fromYears: 0.5, medicine: true },
  ],
  comeBack: ['the headache comes suddenly and is very strong', 'you have fever, a stiff neck, weakness or trouble speaking', 'headaches come more often or last over a month'],
  examination: ['check blood pressure', 'look at the eyes and test nerves and neck', 'ask about painkiller use'],
  presentation:
    'Bilateral, pressing or tightening headache like a band or a tight hat, mild to moderate, not worse with walking or stairs, lasting from half an hour to days. No vomiting; at most light or noise bothers a little. Linked to stress, poor sleep, posture and screen work; tender muscles of scalp, neck and shoulders.',
  sources: ['CKS: Headache - tension-type', 'IHS: Tension-type headache', 'NICE: Headaches in over 12s: diagnosis and management'],
  examples: [
    { age: 32, sex: 'female', text: 'It feels like a tight band around my whole head, mostly in the afternoon after a day at the screen. It is dull, not terrible, and I can go on working. I have been stressed.' },
    { age: 45, sex: 'male', text: 'I keep getting a pressing headache on both sides of my forehead and a stiff neck. No sickness. Paracetamol helps a bit.' },
  ],
} satisfies Condition
