import type { Condition } from '../../schema.ts'

export const medicationOveruseHeadache = {
  id: 'medication-overuse-headache',
  name: 'Medication overuse headache',
  aliases: ['medication-overuse headache', 'rebound headache', 'painkiller headache', 'analgesic headache', 'drug-induced headache'],
  icd10: 'G44.4',
  system: 'neurological',
  summary: 'Headache on most days that is kept going by taking painkillers too often.',
  commonness: { usual: 'common', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'very-rare', older: 'uncommon' }, sex: 'mostly-female' },
  findings: {
    always: ['headache', 'takes-painkiller-often'],
    usual: ['headache.long-standing', 'headache.constant', 'headache.dull', 'history-migraine'],
    often: ['headache.both-sides', 'headache.morning', 'headache.pressure', 'headache.worsening', 'fatigue', 'insomnia', 'anxiety', 'irritability'],
    some: ['nausea', 'takes-triptan', 'takes-opioid', 'takes-nsaid', 'takes-paracetamol-much', 'concentration-poor', 'neck-pain', 'low-mood', 'stress-recent', 'headache.frontal'],
    occasional: ['light-sensitivity', 'vomiting', 'takes-antidepressant'],
    rare: ['fever', 'headache-thunderclap', 'papilloedema', 'weakness-one-side', 'neck-stiffness', 'weight-loss', 'eye-red-watering-headache'],
  },
  discriminators: ['takes-painkiller-often', 'headache.long-standing', 'history-migraine'],
  requires: ['takes-painkiller-often'],
  onset: ['gradual'],
  durationDays: { from: 30, to: 2000 },
  course: ['constant', 'recurrent'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Talk to a doctor about stopping the overused painkiller.', 'Do not take headache tablets on more than two days a week.', 'Expect the headache to be worse for a week or two before it gets better.'],
  comeBack: ['the headache suddenly changes', 'you have fever, weakness or trouble seeing', 'you take codeine or stronger tablets every day'],
  examination: ['ask about all tablets taken', 'test nerves and eyes', 'check blood pressure'],
  presentation:
    'Headache on 15 or more days a month in someone with migraine or tension headache who takes triptans, opioids or combined painkillers on ten days or more, or simple painkillers on fifteen, for over three months. Dull, often there on waking, wears off for some hours after a tablet and comes back. Improves after the drugs are stopped.',
  sources: ['CKS: Headache - medication overuse', 'IHS: Medication-overuse headache', 'NICE: Headaches in over 12s: diagnosis and management'],
  examples: [
    { age: 41, sex: 'female', text: 'I have had a dull headache almost every day for months and take painkillers almost every day. They help for some hours, then it comes back. I used to have migraines.' },
    { age: 36, sex: 'female', text: 'I wake up with a headache daily. I take triptans or codeine most days but it keeps getting worse.' },
  ],
} satisfies Condition
