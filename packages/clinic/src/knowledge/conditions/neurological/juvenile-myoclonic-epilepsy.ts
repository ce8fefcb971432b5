import type { Condition } from '../../schema.ts'

export const juvenileMyoclonicEpilepsy = {
  id: 'juvenile-myoclonic-epilepsy',
  name: 'Juvenile myoclonic epilepsy',
  aliases: ['Janz syndrome', 'JME', 'impulsive petit mal'],
  icd10: 'G40.B',
  system: 'neurological',
  summary: 'A form of epilepsy in teenagers with sudden jerks after waking and at times full fits.',
  commonness: { usual: 'rare', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'very-rare', adolescent: 'uncommon', adult: 'very-rare', older: 'very-rare' } },
  findings: {
    usual: ['seizure', 'involuntary-movements', 'twitching.morning', 'involuntary-movements.morning'],
    often: ['drop-objects', 'seizure.recurrent', 'insomnia', 'eeg-abnormal', 'seizure.generalised', 'twitching', 'involuntary-movements.brief', 'involuntary-movements.sudden'],
    some: ['absence-spells', 'family-neurological-inherited', 'alcohol-recent-binge', 'tongue-bitten', 'post-seizure-confusion', 'stress-recent', 'loss-of-consciousness', 'fatigue'],
    occasional: ['light-sensitivity', 'seizure.morning', 'history-epilepsy'],
    rare: ['fever', 'memory-loss', 'weakness-one-side', 'headache.severe', 'developmental-delay', 'brain-scan-abnormal'],
  },
  discriminators: ['involuntary-movements.morning', 'drop-objects', 'seizure'],
  onset: ['sudden'],
  durationDays: { from: 7, to: 2000 },
  course: ['recurrent', 'episodic'],
  severity: 3,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Keep regular sleep and avoid alcohol.', 'Do not drive until a doctor allows it.', 'Mention pregnancy plans before starting medicine.'],
  comeBack: ['a fit lasts over five minutes', 'fits repeat without waking', 'an injury happens in a fit'],
  examination: ['ask about morning jerks', 'EEG', 'test nerves'],
  presentation: 'A healthy teenager has sudden jerks of the arms in the first hour after waking, flinging cup or toothbrush, and later generalised tonic-clonic fits, mostly after short nights, alcohol or flashing lights; some have absences. EEG with polyspike and wave. Lifelong, responds well to treatment.',
  sources: ['NICE: Epilepsies in children, young people and adults', 'ILAE: Juvenile myoclonic epilepsy', 'StatPearls: Juvenile Myoclonic Epilepsy'],
  examples: [
    { age: 16, sex: 'female', text: 'In the mornings my arms jerk and I throw my cup of tea. Yesterday after a late party I had my first full seizure.' },
    { age: 17, sex: 'male', text: 'I have sudden jerks of my arms after waking and drop things. After a night without sleep I had a fit and bit my tongue.' },
  ],
} satisfies Condition
