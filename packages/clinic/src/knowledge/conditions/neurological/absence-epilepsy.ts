import type { Condition } from '../../schema.ts'

export const absenceEpilepsy = {
  id: 'absence-epilepsy',
  name: 'Childhood absence epilepsy',
  aliases: ['absence seizures', 'petit mal', 'petit mal epilepsy', 'absence seizure', 'childhood absence seizures', 'typical absence epilepsy'],
  icd10: 'G40.A',
  system: 'neurological',
  summary: 'A child goes blank for some seconds many times a day and does not notice it.',
  commonness: { usual: 'rare', ages: { newborn: 'very-rare', infant: 'very-rare', toddler: 'very-rare', child: 'uncommon', adolescent: 'rare', 'young-adult': 'very-rare', adult: 'very-rare', older: 'very-rare' } },
  findings: {
    always: ['absence-spells'],
    usual: ['absence-spells.brief', 'absence-spells.recurrent', 'eeg-abnormal'],
    often: ['concentration-poor', 'poor-school-performance', 'attention-poor', 'twitching', 'eyelid-twitching', 'seizure'],
    some: ['family-neurological-inherited', 'involuntary-movements', 'absence-spells.intermittent', 'baby-otherwise-well', 'memory-loss'],
    occasional: ['tingling-with-fast-breathing', 'history-epilepsy', 'drop-objects', 'febrile-convulsion'],
    rare: ['post-seizure-confusion', 'tongue-bitten', 'loss-of-consciousness', 'fever', 'headache', 'developmental-delay', 'urine-incontinence', 'faint-or-collapse', 'seizure.generalised', 'hyperactivity'],
  },
  discriminators: ['absence-spells.brief', 'eeg-abnormal', 'poor-school-performance'],
  onset: ['sudden'],
  durationDays: { from: 7, to: 700 },
  course: ['recurrent', 'episodic'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Tell teachers and swimming staff.', 'Do not let the child bathe or swim alone.', 'Film a spell for the doctor.'],
  comeBack: ['a fit with jerking happens', 'a spell lasts over five minutes', 'spells come one after another'],
  examination: ['ask the child to breathe fast for three minutes', 'EEG', 'test nerves and development'],
  presentation:
    'A school child stops in mid-sentence, stares for five to fifteen seconds with fluttering eyelids, does not answer and goes on as if nothing happened, many times a day. No falling, no confusion after. Teachers complain of daydreaming and falling marks. Fast breathing brings it on; the EEG shows 3 Hz spike and wave.',
  sources: ['NICE: Epilepsies in children, young people and adults', 'ILAE: Childhood absence epilepsy', 'StatPearls: Absence Seizure'],
  examples: [
    { age: 7, sex: 'female', text: 'The teacher says she stares blankly for ten seconds many times a day with fluttering eyelids and then goes on as if nothing happened. Her school work is getting worse.' },
    { age: 8, sex: 'male', text: 'He stops talking mid-sentence, stares into space for a few seconds and then carries on. This happens twenty times a day.' },
  ],
} satisfies Condition
