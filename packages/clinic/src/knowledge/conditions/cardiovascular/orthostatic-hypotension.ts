import type { Condition } from '../../schema.ts'

export const orthostaticHypotension = {
  id: 'orthostatic-hypotension',
  name: 'Low pressure on standing (orthostatic hypotension)',
  aliases: ['postural hypotension', 'orthostatic hypotension', 'orthostatic syncope', 'postural dizziness'],
  icd10: 'I95.1',
  system: 'cardiovascular',
  summary: 'The blood pressure drops on standing up, so that the brain gets too little blood for a moment.',
  commonness: { usual: 'common', ages: { newborn: 'very-rare', infant: 'very-rare', toddler: 'very-rare', child: 'rare', adolescent: 'uncommon', 'young-adult': 'uncommon', older: 'common' } },
  findings: {
    usual: ['near-fainting', 'near-fainting.worse-standing', 'blood-pressure-drops-standing'],
    often: ['dizziness', 'faint-or-collapse.worse-standing', 'faint-or-collapse', 'near-fainting.morning', 'near-fainting.brief'],
    some: ['takes-diuretic', 'weakness-general', 'vision-blurred', 'falls-recurrent', 'takes-ace-inhibitor', 'dehydration-signs', 'history-parkinson', 'history-diabetes', 'history-hypertension', 'fatigue', 'takes-antidepressant', 'takes-beta-blocker', 'takes-calcium-channel-blocker', 'diarrhoea'],
    occasional: ['headache', 'neck-pain', 'vomiting', 'low-haemoglobin', 'history-adrenal-insufficiency', 'alcohol-heavy', 'takes-levodopa', 'constipation', 'erection-difficulty'],
    rare: ['vertigo', 'fainting-on-exertion', 'chest-pain', 'tongue-bitten', 'faint-or-collapse.worse-lying', 'palpitations', 'palpitations-irregular', 'hearing-loss'],
  },
  discriminators: ['blood-pressure-drops-standing', 'near-fainting.worse-standing', 'vertigo'],
  onset: ['sudden', 'days', 'gradual'],
  durationDays: { from: 1, to: 400 },
  course: ['episodic', 'recurrent'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Get up slowly and sit on the edge of the bed first.', 'Drink more if your heart and kidneys allow.', 'Have your medicines checked.'],
  comeBack: ['you faint or fall', 'you have black stools or vomit blood', 'you have chest pain'],
  examination: ['pressure lying and after three minutes standing', 'look through the medicines', 'blood count, salts and sugar'],
  presentation: 'Light-headedness, dim sight or fainting within seconds to minutes of getting up, worse in the morning, in heat, after meals; gone when sitting down. Old people, blood pressure tablets, water tablets, Parkinson, diabetes, dehydration, bleeding.',
  sources: ['CKS: Blackouts and syncope', 'ESC: Syncope', 'StatPearls: Orthostatic Hypotension'],
  examples: [
    { age: 78, sex: 'male', text: 'When I get up from bed I feel lightheaded and everything goes black for a moment. I take water tablets and blood pressure tablets.' },
    { age: 70, sex: 'female', text: 'I nearly faint every time I stand up quickly. My pressure falls from 140 to 105.' },
  ],
} satisfies Condition
