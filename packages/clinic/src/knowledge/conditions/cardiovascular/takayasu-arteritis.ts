import type { Condition } from '../../schema.ts'

export const takayasuArteritis = {
  id: 'takayasu-arteritis',
  name: 'Takayasu arteritis',
  aliases: ['pulseless disease', 'Takayasu disease', 'aortic arch syndrome'],
  icd10: 'M31.4',
  system: 'cardiovascular',
  summary: 'The big arteries are inflamed and become narrow, usually in young women.',
  commonness: { usual: 'very-rare', ages: { child: 'very-rare', adolescent: 'rare', 'young-adult': 'rare', adult: 'very-rare', older: 'very-rare' }, sex: 'mostly-female' },
  findings: {
    usual: ['pulse-weak-or-absent', 'blood-pressure-different-arms', 'raised-crp-esr'],
    often: ['fatigue', 'malaise', 'high-blood-pressure', 'arm-pain', 'weight-loss', 'fever'],
    some: ['near-fainting', 'dizziness', 'joint-pain', 'headache', 'vision-blurred', 'heart-murmur', 'cold-hands-feet', 'leg-pain-walking', 'body-aches', 'night-sweats', 'weakness-arm'],
    occasional: ['faint-or-collapse', 'chest-pain', 'vision-loss-brief', 'neck-pain', 'breathless', 'appetite-loss'],
    rare: ['smoker', 'rash', 'positive-ana', 'skin-black-tissue', 'scalp-tenderness'],
  },
  discriminators: ['pulse-weak-or-absent', 'blood-pressure-different-arms', 'raised-crp-esr'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 30, to: 1000 },
  course: ['worsening'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['See a doctor soon.', 'Do not stop steroid tablets suddenly.'],
  comeBack: ['you faint, lose sight or are weak on one side', 'you have chest pain', 'an arm or leg turns cold'],
  examination: ['pulses and pressure in all limbs', 'listen over arteries', 'scan of the aorta'],
  presentation: 'Woman under forty, often Asian, with months of tiredness, fever, weight loss and joint pains, then arms that ache with use, dizziness, missing wrist pulse, different arm pressures, bruits over the neck and collar bone, high pressure. High ESR.',
  sources: ['StatPearls: Takayasu Arteritis', 'EULAR: Large vessel vasculitis'],
  examples: [
    { age: 27, sex: 'female', text: 'For months I have been tired with low fever and weight loss. My arms ache when I use them and no pulse can be felt at the left wrist.' },
    { age: 31, sex: 'female', text: 'Blood pressure different in each arm, dizzy spells, ESR elevated, weak pulses.' },
  ],
} satisfies Condition
