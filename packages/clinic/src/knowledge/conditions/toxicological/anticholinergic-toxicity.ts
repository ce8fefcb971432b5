import type { Condition } from '../../schema.ts'

export const anticholinergicToxicity = {
  id: 'anticholinergic-toxicity',
  name: 'Anticholinergic poisoning',
  aliases: ['anticholinergic syndrome', 'anticholinergic toxidrome', 'atropine poisoning', 'antihistamine overdose', 'diphenhydramine overdose', 'deadly nightshade poisoning', 'jimsonweed poisoning'],
  icd10: 'T44.3',
  system: 'toxicological',
  summary: 'Antihistamines, some plants and other drugs dry the body out and confuse the mind.',
  commonness: { usual: 'rare' },
  findings: {
    usual: ['confusion-new', 'pupils-wide', 'mouth-dry', 'fast-heart-rate'],
    often: ['skin-dry', 'skin-flushing', 'urinary-retention', 'hallucinations', 'agitation', 'fever', 'overdose-taken', 'vision-blurred', 'takes-antihistamine'],
    some: ['poison-swallowed', 'drowsy-hard-to-wake', 'constipation', 'speech-slurred', 'takes-antidepressant', 'bowel-sounds-absent', 'light-sensitivity', 'takes-antipsychotic'],
    occasional: ['seizure', 'fever-high', 'involuntary-movements'],
    rare: ['sweating', 'drooling', 'pupil-small', 'diarrhoea', 'slow-heart-rate', 'eye-watering', 'muscle-rigidity-generalised', 'reflexes-brisk', 'headache'],
  },
  discriminators: ['pupils-wide', 'mouth-dry', 'skin-dry', 'urinary-retention'],
  onset: ['hours'],
  durationDays: { from: 0.05, to: 3 },
  course: ['constant'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Go to the emergency department now.', 'Take packets or plant parts along.', 'Keep cool and calm.'],
  comeBack: ['a fit', 'you get a very high fever', 'the person cannot be woken'],
  examination: ['pupils, skin, bladder and temperature', 'ECG', 'calming medicine'],
  presentation: 'Hot as a hare, blind as a bat, dry as a bone, red as a beet, mad as a hatter: fever, wide pupils with blurred sight, dry mouth and skin, flush, confusion with plucking and visions, fast heart, full bladder, silent bowel after antihistamines, nightshade, thorn apple, bladder or Parkinson drugs.',
  sources: ['StatPearls: Anticholinergic Toxicity', 'Merck: Poisoning', 'CKS: Poisoning or overdose'],
  examples: [
    { age: 17, sex: 'male', text: 'He ate seeds of a wild plant. He is confused, sees things, his skin is red, dry and hot, his pupils are wide and he cannot pee.' },
    { age: 70, sex: 'female', text: 'After too many antihistamine tablets she is confused, mouth dry, pulse fast, vision blurred, cannot pass urine.' },
  ],
} satisfies Condition
