import type { Condition } from '../../schema.ts'

export const hypoglycaemia = {
  id: 'hypoglycaemia',
  name: 'Low blood sugar',
  aliases: ['hypoglycemia', 'hypoglycaemia', 'insulin reaction', 'hypo'],
  icd10: 'E16.2',
  system: 'endocrine',
  summary: 'Blood sugar has fallen too low, usually through diabetes medicine.',
  commonness: { usual: 'uncommon' },
  findings: {
    usual: ['sweating', 'tremor', 'history-diabetes', 'low-blood-sugar'],
    often: ['palpitations', 'appetite-increased', 'takes-insulin', 'confusion-new', 'weakness-general', 'pallor', 'cold-clammy-skin'],
    some: ['anxiety', 'irritability', 'vision-blurred', 'headache', 'dizziness', 'drowsy-hard-to-wake', 'fatigue', 'takes-antidiabetic', 'fast-heart-rate', 'concentration-poor'],
    occasional: ['seizure', 'loss-of-consciousness', 'speech-slurred', 'aggression', 'alcohol-heavy', 'tingling', 'nausea', 'near-fainting', 'weakness-one-side'],
    rare: ['fever', 'thirst', 'urine-excess'],
  },
  discriminators: ['low-blood-sugar', 'sweating', 'takes-insulin'],
  onset: ['sudden', 'hours'],
  durationDays: { from: 0.003, to: 1 },
  course: ['episodic'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: [{ text: 'If you can swallow, take sugar now: juice, glucose tablets or sweets; measure again after 10 to 15 minutes.', fromYears: 2, medicine: true }, 'Then eat bread or biscuits.', 'If the person cannot swallow or wake, call an ambulance and give nothing by mouth.'],
  comeBack: ['the person cannot be woken', 'it does not get better after sugar', 'it happens again'],
  examination: ['blood sugar at once'],
  presentation:
    'Sudden shaking, sweating, hunger, pounding heart, pallor, then confusion, odd behaviour, blurred sight, drowsiness, seizure or coma, in a person on insulin or sulfonylurea who missed a meal, exercised or drank; better within minutes of sugar (Whipple triad). Without diabetes think of insulinoma, alcohol, adrenal failure.',
  sources: ['NHS: Low blood sugar (hypoglycaemia)', 'ADA: Standards of Care in Diabetes'],
  examples: [
    { age: 45, sex: 'male', text: 'I take insulin and skipped lunch. I am shaking, sweating, starving and my heart pounds, my meter says 2.8.' },
    { age: 67, sex: 'female', text: 'My wife takes gliclazide, suddenly she is pale, sweaty and confused.' },
  ],
} satisfies Condition
