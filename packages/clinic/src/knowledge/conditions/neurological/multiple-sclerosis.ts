import type { Condition } from '../../schema.ts'

export const multipleSclerosis = {
  id: 'multiple-sclerosis',
  name: 'Multiple sclerosis',
  aliases: ['MS', 'disseminated sclerosis', 'relapsing remitting multiple sclerosis', 'relapsing-remitting MS', 'demyelinating disease', 'clinically isolated syndrome'],
  icd10: 'G35',
  system: 'neurological',
  summary: "The body's defence attacks the covers of nerves in brain and spinal cord. It often comes in attacks.",
  commonness: { usual: 'rare', ages: { newborn: 'very-rare', infant: 'very-rare', toddler: 'very-rare', child: 'very-rare', adolescent: 'rare', 'young-adult': 'uncommon', adult: 'uncommon', older: 'very-rare' }, sex: 'mostly-female' },
  findings: {
    usual: ['fatigue', 'numbness', 'tingling'],
    often: ['weakness-leg', 'scan-white-matter-lesions', 'gait-unsteady', 'vision-blurred', 'reflexes-brisk', 'walking-difficult', 'numbness-leg-foot'],
    some: ['eye-movement-painful', 'vision-loss-gradual', 'electric-neck-bend', 'symptoms-worse-hot-bath', 'urination-urgent', 'double-vision', 'coordination-poor', 'numbness.recurrent', 'imbalance', 'weakness-one-side', 'numbness-face', 'vertigo', 'muscle-weakness', 'colour-vision-reduced', 'sensory-level', 'tremor'],
    occasional: ['low-mood', 'memory-loss', 'erection-difficulty', 'constipation', 'muscle-cramps', 'urinary-retention', 'nystagmus', 'pupil-light-reflex-defect', 'neuralgia-face', 'speech-slurred', 'family-autoimmune', 'low-vitamin-d'],
    rare: ['fever', 'headache', 'reflexes-reduced', 'weakness-one-side.sudden', 'muscle-wasting', 'rash', 'weakness-fatigable', 'twitching'],
  },
  discriminators: ['scan-white-matter-lesions', 'electric-neck-bend', 'eye-movement-painful', 'symptoms-worse-hot-bath'],
  onset: ['days', 'weeks'],
  durationDays: { from: 2, to: 1500 },
  course: ['episodic', 'recurrent', 'worsening'],
  severity: 3,
  mustNotMiss: false,
  triageFloor: 'within-24-hours',
  selfCare: ['Rest and keep cool in an attack.', 'See a doctor within a day or two if sight or strength is lost.', 'Do not smoke; vitamin D may be advised.'],
  comeBack: ['sight is lost', 'you cannot pass water', 'weakness grows'],
  examination: ['test eyes, strength, reflexes and feeling', 'MRI of brain and spinal cord', 'spinal fluid test'],
  presentation:
    'A woman of 20 to 45 with attacks over days, lasting weeks, in different places: painful loss of sight in one eye with washed-out colours (optic neuritis), numbness and tingling climbing up legs to the trunk, weak stiff legs, unsteadiness, double vision, bladder urgency, electric shock on bending the neck (Lhermitte), worse in heat (Uhthoff), great tiredness. Brisk reflexes, Babinski. MRI white matter lesions, oligoclonal bands.',
  sources: ['NICE: Multiple sclerosis in adults: management', 'CKS: Multiple sclerosis', 'StatPearls: Multiple Sclerosis'],
  examples: [
    { age: 29, sex: 'female', text: 'Last year my sight in one eye got blurred and it hurt to move it; it came back. Now my legs are numb and weak for two weeks and I have to rush to the toilet. Heat makes it worse.' },
    { age: 34, sex: 'female', text: 'Tingling in both legs up to the waist and an electric shock down my back when I bend my neck. I am very tired and walk unsteadily.' },
  ],
} satisfies Condition
