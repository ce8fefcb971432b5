import type { Condition } from '../../schema.ts'

export const kidneyCancer = {
  id: 'kidney-cancer',
  name: 'Kidney cancer',
  aliases: ['renal cell carcinoma', 'rcc', 'renal carcinoma', 'hypernephroma', 'kidney carcinoma'],
  icd10: 'C64.9',
  system: 'cancer',
  summary: 'A cancer of the kidney.',
  commonness: { usual: 'rare', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'never', adolescent: 'very-rare', 'young-adult': 'very-rare' }, sex: 'mostly-male' },
  findings: {
    often: ['urine-blood', 'flank-pain', 'weight-loss', 'fatigue'],
    some: ['abdominal-mass', 'fever.prolonged', 'history-hypertension', 'smoker', 'obesity', 'night-sweats', 'urine-blood.painless', 'low-haemoglobin', 'appetite-loss', 'high-blood-pressure'],
    occasional: ['raised-calcium', 'scrotal-swelling', 'bone-pain', 'cough', 'swelling-legs', 'raised-crp-esr', 'fever', 'varicose-veins'],
    rare: ['urination-painful', 'vomiting', 'flank-pain.cramping'],
  },
  discriminators: ['urine-blood', 'flank-pain', 'abdominal-mass'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 14, to: 240 },
  course: ['worsening', 'constant'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'appointment',
  selfCare: ['See a doctor soon; do not wait for it to pass.', 'Write down when it began and how it has changed.'],
  comeBack: ['you bleed heavily', 'you can no longer eat or drink', 'the pain becomes strong'],
  examination: ['feel the belly and flanks', 'urine and blood tests', 'an ultrasound and CT scan'],
  presentation: 'Blood in the urine, flank pain and a mass in the flank (the classic triad, rarely complete), with weight loss, fever of unknown origin, night sweats, anaemia or too many red cells, high calcium, high blood pressure, a left varicocele of new onset. Smoker, obese.',
  sources: ['NICE: Suspected cancer: recognition and referral', 'NHS: Kidney cancer', 'EAU: Renal cell carcinoma'],
  examples: [
    { age: 62, sex: 'male', text: 'Blood in my urine, a dull ache in my left flank, I can feel a lump there and I have lost weight.' },
    { age: 57, sex: 'male', text: 'Tired, evening fevers and night sweats for weeks, an ache in the side and bloody urine without burning.' },
  ],
} satisfies Condition
