import type { Condition } from '../../schema.ts'

export const alzheimerDisease = {
  id: 'alzheimer-disease',
  name: "Alzheimer's disease",
  aliases: ['Alzheimer disease', 'Alzheimers', "Alzheimer's dementia", 'senile dementia', 'dementia of Alzheimer type', 'dementia'],
  icd10: 'G30.9',
  system: 'neurological',
  summary: 'A slow loss of memory and thinking, the most common dementia.',
  commonness: { usual: 'uncommon', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'never', adolescent: 'never', 'young-adult': 'never', adult: 'rare', older: 'common' } },
  findings: {
    always: ['memory-loss'],
    usual: ['memory-loss.worsening', 'memory-loss.gradual', 'confusion-gradual'],
    often: ['disorientation', 'speech-difficulty', 'scan-brain-shrunk', 'concentration-poor', 'social-withdrawal', 'history-dementia', 'confusion-gradual.worsening'],
    some: ['personality-change', 'loss-of-interest', 'irritability', 'anxiety', 'low-mood', 'insomnia', 'paranoia', 'agitation', 'family-neurological-inherited'],
    occasional: ['delusions', 'hallucinations', 'urine-incontinence', 'weight-loss', 'falls-recurrent', 'aggression'],
    rare: ['gait-shuffling', 'gait-unsteady', 'seizure', 'confusion-fluctuating', 'memory-loss.sudden', 'headache', 'fever', 'tremor', 'confusion-gradual.sudden', 'weakness-one-side', 'drowsy-hard-to-wake'],
  },
  discriminators: ['memory-loss.gradual', 'confusion-gradual', 'scan-brain-shrunk'],
  onset: ['gradual'],
  durationDays: { from: 180, to: 4000 },
  course: ['worsening', 'lifelong'],
  severity: 3,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Ask for a memory check-up; bring someone who knows the person.', 'Keep a daily routine, labels and calendars.', 'Plan money, driving and care early.'],
  comeBack: ['confusion comes suddenly', 'the person falls, stops eating or wanders', 'behaviour becomes dangerous'],
  examination: ['memory tests', 'blood tests for thyroid, vitamin B12 and infection', 'brain scan'],
  presentation:
    'An older person forgets recent events, repeats questions, misplaces things, gets lost in known places, cannot manage bills and pills, with a slow decline over years noticed by the family. Later word finding trouble, failing to recognise people, suspicion, day-night change. Neurological examination is normal early. Scan shows shrinkage of the hippocampus.',
  sources: ['NICE: Dementia: assessment, management and support', 'CKS: Dementia', 'StatPearls: Alzheimer Disease'],
  examples: [
    { age: 78, sex: 'female', text: 'My mother keeps asking the same questions, forgets what she had for lunch and got lost on the way home. It has crept up over two years.' },
    { age: 81, sex: 'male', text: 'He misplaces things, cannot manage his bills and searches for words. Slowly worse for three years. He walks normally.' },
  ],
} satisfies Condition
