import type { Condition } from '../../schema.ts'

export const huntingtonDisease = {
  id: 'huntington-disease',
  name: "Huntington's disease",
  aliases: ['Huntington disease', 'Huntington chorea', "Huntington's chorea"],
  icd10: 'G10',
  system: 'neurological',
  summary: 'An inherited brain illness with dance-like movements, changed mood and failing mind.',
  commonness: { usual: 'very-rare' },
  findings: {
    usual: ['involuntary-movements', 'family-neurological-inherited'],
    often: ['personality-change', 'involuntary-movements.gradual', 'irritability', 'low-mood', 'gait-unsteady', 'memory-loss', 'concentration-poor', 'coordination-poor'],
    some: ['impulsive-behaviour', 'aggression', 'swallowing-difficult', 'speech-slurred', 'weight-loss', 'drop-objects', 'suicidal-thoughts', 'scan-brain-shrunk', 'falls-recurrent'],
    occasional: ['delusions', 'compulsions', 'anxiety', 'insomnia'],
    rare: ['fever', 'recent-sore-throat', 'tremor.at-rest', 'weakness-one-side', 'seizure', 'low-copper-protein', 'jaundice', 'numbness', 'takes-antipsychotic'],
  },
  discriminators: ['involuntary-movements', 'family-neurological-inherited', 'personality-change'],
  onset: ['gradual'],
  durationDays: { from: 180, to: 4000 },
  course: ['worsening', 'lifelong'],
  severity: 4,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Ask for a genetic clinic.', 'Eat enough: the movements burn energy.', 'Seek help early for low mood.'],
  comeBack: ['you have thoughts of suicide', 'you choke on food', 'you fall'],
  examination: ['watch movements, eyes and gait', 'family tree', 'gene test'],
  presentation: 'Between 30 and 50: fidgety, dance-like movements (chorea), clumsiness, irritability, depression and planning trouble, with a parent affected, slowly leading to dementia, falls and swallowing failure. Scan shows shrinkage of the caudate.',
  sources: ['StatPearls: Huntington Disease', "NHS: Huntington's disease", 'Merck: Huntington Disease'],
  examples: [
    { age: 41, sex: 'male', text: 'I have fidgety jerky movements I cannot stop, I have become irritable and low and forget things. My father died of a movement illness.' },
    { age: 38, sex: 'female', text: 'Dance-like movements of my arms and face for a year, clumsy, depressed. My mother had Huntington disease.' },
  ],
} satisfies Condition
