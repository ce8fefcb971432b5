import type { Condition } from '../../schema.ts'

export const dilatedCardiomyopathy = {
  id: 'dilated-cardiomyopathy',
  name: 'Dilated cardiomyopathy',
  aliases: ['DCM', 'congestive cardiomyopathy', 'peripartum cardiomyopathy', 'alcoholic cardiomyopathy', 'enlarged weak heart'],
  icd10: 'I42.0',
  system: 'cardiovascular',
  summary: 'The heart muscle is stretched and weak. It leads to heart failure and rhythm trouble.',
  commonness: { usual: 'rare', ages: { infant: 'very-rare', child: 'very-rare', older: 'rare' }, sex: 'mostly-male' },
  findings: {
    usual: ['breathless', 'breathless.worse-exertion', 'fatigue', 'echo-reduced-function', 'exercise-tolerance-reduced'],
    often: ['swelling-legs', 'breathless-lying-flat', 'chest-xray-big-heart', 'extra-heart-sound', 'raised-bnp'],
    some: ['alcohol-heavy', 'palpitations', 'breathless-waking-at-night', 'heart-murmur', 'recent-viral-illness', 'raised-neck-veins', 'crackles-in-lungs', 'family-heart-disease-early', 'weight-gain', 'palpitations-irregular', 'cough'],
    occasional: ['faint-or-collapse', 'postpartum', 'takes-chemotherapy', 'chest-pain', 'family-sudden-death', 'ecg-broad-complex', 'liver-enlarged', 'history-thyroid', 'drug-use'],
    rare: ['history-coronary-disease', 'chest-pain.worse-exertion', 'fever', 'ecg-hypertrophy', 'chest-pain.worse-breathing', 'sputum'],
  },
  discriminators: ['echo-reduced-function', 'alcohol-heavy', 'chest-xray-big-heart', 'history-coronary-disease'],
  onset: ['weeks', 'gradual'],
  durationDays: { from: 7, to: 700 },
  course: ['worsening'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['Stop alcohol fully.', 'Use little salt and weigh yourself each morning.', 'See a doctor within a day.'],
  comeBack: ['you are short of breath at rest', 'you faint', 'your heart races'],
  examination: ['ECG', 'heart ultrasound', 'BNP', 'thyroid and iron', 'family history'],
  presentation:
    'Middle-aged person, or a woman around birth, with growing breathlessness, tiredness, swollen ankles, orthopnoea and palpitations without coronary disease. Heavy drinking, viral illness, chemotherapy, family. Displaced apex, third heart sound, mitral leak murmur; large heart, all four chambers wide, low ejection fraction.',
  sources: ['ESC: Cardiomyopathies', 'StatPearls: Dilated Cardiomyopathy'],
  examples: [
    { age: 46, sex: 'male', text: 'I drink a lot. For two months I have been short of breath, my legs swell and I cannot lie flat. The X-ray showed a very large heart.' },
    { age: 31, sex: 'female', text: 'My baby is four weeks old and I get breathless with everything, my ankles are swollen and my heart pounds.' },
  ],
} satisfies Condition
