import type { Condition } from '../../schema.ts'

export const epilepsy = {
  id: 'epilepsy',
  name: 'Epilepsy',
  aliases: ['generalised epilepsy', 'tonic-clonic seizures', 'grand mal epilepsy', 'generalised tonic-clonic seizure', 'generalized tonic-clonic seizure', 'epileptic seizure', 'seizure disorder', 'breakthrough seizure', 'idiopathic generalised epilepsy', 'convulsive disorder'],
  icd10: 'G40.9',
  system: 'neurological',
  summary: 'A tendency to repeated fits from bursts of wrong signals in the brain.',
  commonness: { usual: 'uncommon' },
  findings: {
    always: ['seizure'],
    usual: ['loss-of-consciousness', 'seizure.recurrent', 'seizure.generalised'],
    often: ['post-seizure-confusion', 'tongue-bitten', 'loss-of-consciousness.sudden', 'history-epilepsy', 'fatigue', 'muscle-pain', 'urine-incontinence', 'headache', 'eeg-abnormal', 'drowsy-hard-to-wake'],
    some: ['takes-anticonvulsant', 'missed-doses', 'medicine-stopped-suddenly', 'seizure.brief', 'cyanosis', 'amnesia-after-injury', 'insomnia', 'absence-spells', 'head-injury', 'confusion-new'],
    occasional: ['vomiting', 'alcohol-heavy', 'family-neurological-inherited', 'stress-recent', 'developmental-delay', 'bruise', 'shoulder-pain', 'twitching'],
    rare: ['fever', 'neck-stiffness', 'faint-or-collapse.worse-standing', 'chest-pain', 'palpitations', 'sweating', 'pallor', 'functional-inconsistent'],
  },
  discriminators: ['tongue-bitten', 'post-seizure-confusion', 'seizure.recurrent'],
  onset: ['sudden'],
  durationDays: { from: 0.01, to: 3000 },
  course: ['recurrent', 'episodic'],
  severity: 3,
  mustNotMiss: false,
  triageFloor: 'within-24-hours',
  selfCare: ['Time the fit; keep the head safe; put nothing in the mouth; turn to the side after it.', 'Do not drive, swim or bathe alone.', 'Take epilepsy medicine at the same hours.'],
  comeBack: ['a fit lasts over five minutes or repeats', 'breathing does not return to normal', 'it was the first fit, in pregnancy, or with an injury'],
  examination: ['ask someone who saw it', 'examine nerves and heart, take an ECG', 'brain wave test (EEG) and brain scan'],
  presentation:
    'Repeated unprovoked seizures: sudden loss of awareness, stiffening with a cry, then jerking of all limbs for one to three minutes, blue lips, bitten side of the tongue, wetting; afterwards sleepy, confused, aching and headachy for minutes to hours. Set off by missed tablets, lack of sleep, alcohol, flashing lights, illness.',
  sources: ['NICE: Epilepsies in children, young people and adults', 'ILAE: Operational classification of seizure types', 'CKS: Epilepsy'],
  examples: [
    { age: 23, sex: 'male', text: 'I have had several fits: I fall, jerk all over, bite my tongue and wet myself. Afterwards I am confused and sleepy for half an hour.' },
    { age: 31, sex: 'female', text: 'My partner saw me go stiff and shake all over for two minutes. I have epilepsy and missed my tablets. I bit my tongue and my muscles ache.' },
  ],
} satisfies Condition
