import type { Condition } from '../../schema.ts'

export const hydrocephalus = {
  id: 'hydrocephalus',
  name: 'Hydrocephalus',
  aliases: ['obstructive hydrocephalus', 'raised intracranial pressure', 'communicating hydrocephalus', 'blocked shunt', 'shunt malfunction', 'hydrocephaly'],
  icd10: 'G91.9',
  system: 'neurological',
  summary: 'Too much fluid in the brain raises the pressure.',
  commonness: { usual: 'rare', ages: { newborn: 'uncommon', infant: 'uncommon' } },
  findings: {
    usual: ['scan-ventricles-large', 'headache'],
    often: ['vomiting', 'headache.morning', 'drowsy-hard-to-wake', 'papilloedema', 'head-large', 'irritability-child', 'headache.worsening', 'gait-unsteady', 'nausea'],
    some: ['fontanelle-bulging', 'double-vision', 'vision-blurred', 'poor-feeding', 'developmental-delay', 'confusion-new', 'eye-movement-limited', 'premature-birth', 'memory-loss', 'headache.worse-lying', 'urine-incontinence'],
    occasional: ['seizure', 'slow-heart-rate', 'high-blood-pressure', 'cry-high-pitched', 'pupils-unequal'],
    rare: ['fever', 'rash', 'headache.throbbing', 'light-sensitivity', 'headache.relieved-lying', 'weight-loss'],
  },
  discriminators: ['scan-ventricles-large', 'fontanelle-bulging', 'headache.morning', 'papilloedema', 'head-large'],
  onset: ['days', 'weeks', 'gradual'],
  durationDays: { from: 1, to: 200 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Go to the emergency department now.', 'Tell them about a shunt.', 'Do not drive.'],
  comeBack: ['you get drowsiness', 'a fit', 'you vomit again and again'],
  examination: ['head size, eyes and consciousness', 'brain scan', 'shunt or operation'],
  presentation: 'Babies: fast growing head, bulging fontanelle, sunset eyes, irritable, vomiting. Older: morning headache with vomiting, double vision, swollen discs, drowsy, unsteady. People with a shunt: same signs, fever if infected.',
  sources: ['NHS: Hydrocephalus', 'StatPearls: Hydrocephalus', 'Merck: Hydrocephalus'],
  examples: [
    { age: 0.4, sex: 'male', text: "My baby's head grows fast, the soft spot bulges, he vomits and is very irritable, eyes look down." },
    { age: 28, sex: 'female', text: 'I have a shunt; for three days morning headache, vomiting, I am sleepy and see double.' },
  ],
} satisfies Condition
