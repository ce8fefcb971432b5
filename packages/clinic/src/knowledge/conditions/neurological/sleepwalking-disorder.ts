import type { Condition } from '../../schema.ts'

export const sleepwalkingDisorder = {
  id: 'sleepwalking-disorder',
  name: 'Sleepwalking',
  aliases: ['somnambulism', 'sleepwalking disorder', 'sleep walking'],
  icd10: 'F51.3',
  system: 'neurological',
  summary: 'Walking about out of deep sleep, without memory of it.',
  commonness: { usual: 'rare', ages: { newborn: 'never', infant: 'never', toddler: 'rare', child: 'uncommon', older: 'very-rare' } },
  findings: {
    always: ['sleepwalking'],
    often: ['confusion-new.brief', 'fatigue'],
    some: ['stress-recent', 'nightmares', 'bedwetting', 'daytime-sleepiness', 'fever', 'insomnia', 'agitation', 'fall-recent', 'takes-benzodiazepine'],
    occasional: ['history-migraine', 'apnoea-in-sleep', 'alcohol-heavy', 'snoring'],
    rare: ['seizure', 'tongue-bitten', 'dream-enactment', 'memory-loss', 'hallucinations'],
  },
  discriminators: ['sleepwalking', 'dream-enactment', 'tongue-bitten'],
  onset: ['sudden'],
  durationDays: { from: 1, to: 1825 },
  course: ['episodic', 'recurrent'],
  severity: 0,
  mustNotMiss: false,
  triageFloor: 'self-care',
  selfCare: ['Lock doors and windows and clear the floor.', 'Lead the person back to bed calmly', 'Do not wake them by force.', 'Keep fixed and long enough sleep.'],
  comeBack: ['the person gets hurt', 'limbs jerk or go stiff', 'it begins in old age'],
  examination: ['a talk about sleep', 'medicines'],
  presentation: 'In the first third of the night sits up or walks about with open eyes and blank face, hard to wake, answers muddled, no memory next morning; mostly children, runs in families, with fever, too little sleep, stress, sleeping tablets.',
  sources: ['NHS: Sleepwalking', 'StatPearls: Somnambulism', 'Merck: Parasomnias'],
  examples: [
    { age: 9, sex: 'male', text: 'My son sleepwalks an hour after going to bed, eyes open, and remembers nothing in the morning.' },
    { age: 13, sex: 'female', text: 'She gets up asleep and walks around the house at night when overtired.' },
  ],
} satisfies Condition
