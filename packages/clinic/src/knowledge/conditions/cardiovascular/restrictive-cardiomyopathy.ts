import type { Condition } from '../../schema.ts'

export const restrictiveCardiomyopathy = {
  id: 'restrictive-cardiomyopathy',
  name: 'Stiff heart (restrictive cardiomyopathy, amyloid heart)',
  aliases: ['restrictive cardiomyopathy', 'cardiac amyloidosis', 'amyloid heart disease', 'infiltrative cardiomyopathy'],
  icd10: 'I42.5',
  system: 'cardiovascular',
  summary: 'The heart muscle is stiff because something is stored in it, so it cannot fill well.',
  commonness: { usual: 'very-rare', ages: { child: 'very-rare', older: 'rare' }, sex: 'mostly-male' },
  findings: {
    usual: ['breathless.worse-exertion', 'swelling-legs', 'fatigue'],
    often: ['breathless', 'raised-neck-veins', 'ascites', 'raised-bnp', 'exercise-tolerance-reduced', 'liver-enlarged', 'ecg-low-voltage-alternans'],
    some: ['carpal-night-tingling', 'palpitations-irregular', 'weight-loss', 'near-fainting', 'urine-protein', 'tingling-feet', 'breathless-lying-flat', 'blood-pressure-drops-standing', 'm-protein'],
    occasional: ['bruising-easy', 'tongue-sore', 'faint-or-collapse', 'ecg-heart-block', 'raised-ferritin', 'diarrhoea'],
    rare: ['ecg-hypertrophy', 'fever', 'history-hypertension', 'chest-pain.worse-breathing', 'pericardial-rub'],
  },
  discriminators: ['ecg-low-voltage-alternans', 'swelling-legs', 'carpal-night-tingling', 'raised-neck-veins'],
  onset: ['gradual'],
  durationDays: { from: 30, to: 1000 },
  course: ['worsening'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['Use little salt.', 'Weigh yourself each morning.', 'See a doctor within a day.'],
  comeBack: ['you faint', 'you are breathless at rest', 'swelling grows quickly'],
  examination: ['ECG', 'heart ultrasound or MRI', 'blood and urine proteins'],
  presentation: 'Older person with breathlessness, swollen legs and belly, tiredness, low pressure on standing, and hints of amyloid: carpal tunnel on both sides, numb feet, large tongue, bruises round the eyes, protein in urine. Thick walls on ultrasound but low voltage in the ECG.',
  sources: ['StatPearls: Restrictive Cardiomyopathy', 'ESC: Cardiomyopathies'],
  examples: [
    { age: 74, sex: 'male', text: 'Breathless and swollen legs for months, I had carpal tunnel on both sides. The ECG has low voltage though the heart walls are thick.' },
    { age: 68, sex: 'female', text: 'Leg swelling, ascites, tiredness and bruising round my eyes, protein in the urine.' },
  ],
} satisfies Condition
