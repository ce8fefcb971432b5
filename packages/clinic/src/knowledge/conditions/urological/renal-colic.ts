import type { Condition } from '../../schema.ts'

export const renalColic = {
  id: 'renal-colic',
  name: 'Kidney stone',
  aliases: ['renal colic', 'ureteric colic', 'kidney stones', 'nephrolithiasis', 'urolithiasis', 'ureterolithiasis', 'ureteral stone', 'renal stones', 'renal calculi', 'ureteric stone', 'renal calculus', 'stone in the ureter', 'urinary stones'],
  icd10: 'N20.1',
  system: 'urological',
  summary: 'A stone is passing from the kidney to the bladder. It causes waves of strong pain.',
  commonness: { usual: 'common', ages: { newborn: 'never', infant: 'never', toddler: 'very-rare', child: 'rare' }, sex: 'mostly-male' },
  findings: {
    always: ['flank-pain'],
    usual: ['flank-pain.severe', 'flank-pain.sudden', 'urine-blood'],
    often: ['flank-pain.radiates-groin', 'flank-pain.one-sided', 'flank-pain.cramping', 'nausea', 'flank-pain.not-relieved-position', 'vomiting', 'scan-kidney-swollen', 'flank-pain.intermittent'],
    some: ['history-kidney-stones', 'urination-frequent', 'flank-tenderness', 'urination-urgent', 'urination-painful', 'sweating', 'family-kidney-disease', 'abdominal-pain.lower', 'back-pain', 'testicle-pain', 'history-gout', 'dehydration-signs', 'passed-stone', 'abdominal-pain'],
    occasional: ['raised-calcium', 'raised-uric-acid', 'raised-creatinine', 'suprapubic-pain', 'urine-little'],
    rare: ['fever', 'rigors', 'flank-pain.dull', 'abdominal-guarding-rigid', 'diarrhoea', 'flank-pain.worse-movement', 'rash', 'abdominal-tenderness'],
  },
  discriminators: ['flank-pain.sudden', 'flank-pain.radiates-groin', 'flank-pain.not-relieved-position'],
  onset: ['sudden'],
  durationDays: { from: 0.02, to: 7 },
  course: ['episodic', 'worsening'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: [{ text: 'Take an anti-inflammatory painkiller as the packet says if you may.', hasNot: ['pregnant', 'group:bleeding-risk'], fromYears: 0.5, medicine: true }, 'Drink as you like; catch the stone with a sieve.'],
  comeBack: ['you get fever or shivers: go at once', 'you pass no urine or have one kidney', 'the pain cannot be borne or you keep vomiting'],
  examination: ['tap the flanks and press the belly', 'urine test and kidney values', 'a CT scan or ultrasound'],
  presentation:
    'Sudden, excruciating one-sided flank pain in waves, moving towards groin, testicle or labia; the patient writhes and cannot find a comfortable position, with nausea, vomiting, sweating and blood in the urine. Near the bladder: urgency and burning. Belly soft, no fever. Earlier stones, little drink, gout.',
  sources: ['NICE: Renal and ureteric stones: assessment and management', 'CKS: Renal or ureteric colic - acute', 'NHS: Kidney stones'],
  examples: [
    { age: 41, sex: 'male', text: 'Two hours ago a terrible pain shot into my left flank, it comes in waves and goes down to the groin and testicle. I cannot sit still, I vomited and my urine is pink.' },
    { age: 36, sex: 'female', text: 'Sudden excruciating right-sided loin pain spreading to the groin, I pace around and feel sick. I had a kidney stone before.' },
  ],
} satisfies Condition
