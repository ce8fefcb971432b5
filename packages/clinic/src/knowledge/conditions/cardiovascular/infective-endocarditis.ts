import type { Condition } from '../../schema.ts'

export const infectiveEndocarditis = {
  id: 'infective-endocarditis',
  name: 'Infective endocarditis',
  aliases: ['endocarditis', 'bacterial endocarditis', 'subacute bacterial endocarditis', 'SBE', 'heart valve infection', 'acute endocarditis'],
  icd10: 'I33.0',
  system: 'cardiovascular',
  summary: 'Germs grow on a heart valve. It destroys the valve and sends clots through the body.',
  commonness: { usual: 'rare', ages: { newborn: 'very-rare', infant: 'very-rare', toddler: 'very-rare', child: 'very-rare', adolescent: 'rare', older: 'uncommon' }, sex: 'mostly-male' },
  findings: {
    usual: ['fever', 'heart-murmur', 'malaise', 'raised-crp-esr'],
    often: ['fever-prolonged', 'fatigue', 'night-sweats', 'chills', 'positive-blood-culture', 'echo-vegetation', 'weight-loss', 'appetite-loss'],
    some: ['history-valve-disease', 'splinter-spots-fingers', 'injecting-drug-use', 'rigors', 'low-haemoglobin', 'body-aches', 'breathless', 'joint-pain', 'history-congenital-heart', 'skin-purple-spots', 'raised-white-cells', 'urine-blood', 'back-pain', 'headache'],
    occasional: ['weakness-one-side', 'spleen-enlarged', 'history-rheumatic-fever', 'swelling-legs', 'chest-pain', 'cough', 'history-pacemaker', 'clubbing', 'confusion-new', 'dental-work-recent', 'takes-immunosuppressant', 'coughing-blood'],
    rare: ['sore-throat', 'nose-runny', 'sputum', 'diarrhoea', 'rash.itchy'],
  },
  discriminators: ['heart-murmur', 'fever-prolonged', 'echo-vegetation', 'splinter-spots-fingers', 'positive-blood-culture'],
  onset: ['days', 'weeks'],
  durationDays: { from: 3, to: 90 },
  course: ['worsening', 'constant'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Do not take left-over antibiotics before blood was drawn.', 'Go to the emergency department.', 'Tell them about heart valves, dental work or injected drugs.'],
  comeBack: ['you get short of breath', 'you are weak on one side or confused', 'you faint'],
  examination: ['listen for a new murmur', 'three sets of blood cultures', 'heart ultrasound', 'urine and inflammation values'],
  presentation:
    'Fever for days to weeks with night sweats, chills, tiredness, weight loss and a new or changed heart murmur. Splinter haemorrhages, tender Osler nodes, Janeway lesions, petechiae, Roth spots, blood in urine, large spleen, clots to brain or limbs. Valve disease, artificial valve, dental work, drug injection (tricuspid valve, lung shadows), catheter.',
  sources: ['NICE: Prophylaxis against infective endocarditis', 'ESC: Endocarditis', 'StatPearls: Infective Endocarditis'],
  examples: [
    { age: 45, sex: 'male', text: 'I inject drugs. For two weeks I have had fever, chills and night sweats and the doctor heard a new heart murmur.' },
    { age: 67, sex: 'female', text: 'I have an artificial valve and have had a fever for three weeks, I am losing weight and there are small dark lines under my nails.' },
  ],
} satisfies Condition
