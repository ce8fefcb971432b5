import type { Condition } from '../../schema.ts'

export const focalEpilepsy = {
  id: 'focal-epilepsy',
  name: 'Focal epilepsy',
  aliases: ['temporal lobe epilepsy', 'complex partial seizures', 'partial epilepsy', 'focal seizures', 'partial seizure', 'focal impaired awareness seizure', 'Jacksonian seizure', 'psychomotor epilepsy'],
  icd10: 'G40.2',
  system: 'neurological',
  summary: 'Fits that start in one part of the brain: odd feelings, staring, lip smacking or jerks of one side.',
  commonness: { usual: 'uncommon' },
  findings: {
    always: ['seizure'],
    usual: ['absence-spells', 'seizure.recurrent', 'seizure.brief'],
    often: ['post-seizure-confusion', 'memory-loss', 'eeg-abnormal', 'absence-spells.brief', 'confusion-new'],
    some: ['involuntary-movements', 'twitching', 'hallucinations', 'smell-loss', 'detached-unreal', 'anxiety', 'nausea', 'speech-difficulty', 'tingling', 'history-epilepsy', 'taste-change', 'weakness-arm', 'takes-anticonvulsant'],
    occasional: ['loss-of-consciousness', 'head-injury', 'panic-attacks', 'numbness-one-side', 'hearing-voices', 'brain-scan-abnormal', 'history-stroke', 'febrile-convulsion'],
    rare: ['fever', 'sweating', 'headache.throbbing', 'faint-or-collapse', 'chest-pain', 'palpitations', 'tongue-bitten'],
  },
  discriminators: ['absence-spells', 'post-seizure-confusion', 'hallucinations'],
  onset: ['sudden'],
  durationDays: { from: 1, to: 3000 },
  course: ['recurrent', 'episodic'],
  severity: 3,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Do not drive until a doctor allows it.', 'Ask someone to film an attack.', 'Keep regular sleep.'],
  comeBack: ['a fit lasts over five minutes', 'fits come one after another', 'weakness stays after the fit'],
  examination: ['ask someone who saw it', 'test nerves', 'EEG and MRI of the brain'],
  presentation:
    'Brief stereotyped attacks of one to two minutes: a rising feeling in the stomach, deja vu, odd smell or taste, sudden fear, then a blank stare, lip smacking, fumbling hands and no answer, followed by confusion; or jerking that marches from thumb to arm to face, with brief weakness after. May grow into a full convulsion. Old brain scars, strokes, head injury, childhood fever fits.',
  sources: ['NICE: Epilepsies in children, young people and adults', 'ILAE: Operational classification of seizure types', 'StatPearls: Focal Onset Seizure'],
  examples: [
    { age: 34, sex: 'female', text: 'I get a strange rising feeling in my stomach and a bad smell, then my husband says I stare blankly, smack my lips and do not answer for a minute. After that I am confused.' },
    { age: 51, sex: 'male', text: 'Attacks where my right hand jerks and it spreads up my arm, lasting a minute. I stay awake. It has happened five times.' },
  ],
} satisfies Condition
