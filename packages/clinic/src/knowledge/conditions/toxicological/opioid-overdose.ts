import type { Condition } from '../../schema.ts'

export const opioidOverdose = {
  id: 'opioid-overdose',
  name: 'Opioid overdose',
  aliases: ['heroin overdose', 'opiate overdose', 'opioid intoxication', 'opioid toxicity', 'morphine overdose', 'opioid poisoning', 'fentanyl overdose', 'narcotic overdose', 'methadone overdose'],
  icd10: 'T40.2',
  system: 'toxicological',
  summary: 'Too much of an opioid stops the breathing.',
  commonness: { usual: 'uncommon', ages: { newborn: 'very-rare', infant: 'very-rare', toddler: 'very-rare', child: 'very-rare' } },
  findings: {
    usual: ['drowsy-hard-to-wake', 'breathing-slow', 'pupil-small'],
    often: ['drug-use', 'overdose-taken', 'cyanosis', 'loss-of-consciousness', 'low-oxygen', 'injecting-drug-use', 'takes-opioid', 'slow-heart-rate'],
    some: ['low-blood-pressure', 'cold-clammy-skin', 'confusion-new', 'snoring', 'vomiting', 'low-temperature', 'history-alcohol-dependence', 'skin-red-streaks', 'dose-recently-changed'],
    occasional: ['crackles-in-lungs', 'seizure', 'constipation', 'nausea', 'muscle-pain', 'takes-benzodiazepine'],
    rare: ['pupils-wide', 'fast-breathing-rate', 'agitation', 'fever', 'fast-heart-rate', 'sweating', 'tremor', 'breathing-fast'],
  },
  discriminators: ['pupil-small', 'breathing-slow', 'drowsy-hard-to-wake'],
  onset: ['sudden', 'hours'],
  durationDays: { from: 0.01, to: 1 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'ambulance',
  selfCare: ['Call an ambulance now.', 'Give naloxone if there is any.', 'Lay the person on the side; start chest compressions if breathing stops.'],
  comeBack: ['breathing stops', 'the person sleeps again after naloxone', 'the lips turn blue'],
  examination: ['open the airway and give oxygen', 'naloxone', 'check blood sugar'],
  presentation: 'Found unresponsive with pinpoint pupils, slow shallow or gurgling breaths, blue lips, cold skin; needle marks, patches or tablets nearby; often after release from prison or detox, or with alcohol and benzodiazepines. Naloxone wakes within minutes but wears off.',
  sources: ['CKS: Opioid dependence', 'WHO: Opioid overdose', 'StatPearls: Opioid Toxicity'],
  examples: [
    { age: 32, sex: 'male', text: 'My friend used heroin, now I cannot wake him. His lips are blue, he breathes only a few times a minute and his pupils are tiny.' },
    { age: 74, sex: 'female', text: 'She takes morphine for pain and the dose was doubled. She is hard to wake, her breathing is slow and her pupils are pinpoint.' },
  ],
} satisfies Condition
