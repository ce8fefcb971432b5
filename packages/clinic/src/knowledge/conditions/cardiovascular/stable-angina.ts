import type { Condition } from '../../schema.ts'

export const stableAngina = {
  id: 'stable-angina',
  name: 'Angina (stable)',
  aliases: ['stable angina pectoris', 'angina pectoris', 'chronic stable angina', 'exertional angina', 'effort angina', 'chronic coronary syndrome'],
  icd10: 'I20.8',
  system: 'cardiovascular',
  summary: 'Narrow heart arteries let too little blood through during effort. The pain goes away with rest.',
  commonness: { usual: 'common', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'never', adolescent: 'never', 'young-adult': 'rare', older: 'common' }, sex: 'mostly-male' },
  findings: {
    always: [],
    usual: ['chest-pain', 'chest-pain.worse-exertion', 'chest-pain.relieved-rest', 'chest-pain.pressure', 'chest-pain.brief'],
    often: ['chest-tightness', 'chest-pain.central', 'chest-pain.recurrent', 'history-hypertension', 'history-high-cholesterol', 'smoker', 'chest-pain.relieved-nitrate', 'chest-pain.intermittent', 'exercise-tolerance-reduced'],
    some: ['chest-pain.radiates-left-arm', 'chest-pain.worse-stress', 'chest-pain.worse-cold', 'breathless', 'history-diabetes', 'history-coronary-disease', 'chest-pain.radiates-jaw', 'family-heart-disease-early', 'obesity', 'chest-pain.long-standing', 'chest-pain.after-meals'],
    occasional: ['fatigue', 'nausea', 'sweating', 'ecg-st-depression'],
    rare: ['chest-pain.at-rest', 'chest-pain.worsening', 'chest-pain.prolonged', 'raised-troponin', 'chest-pain.worse-breathing', 'chest-wall-tenderness', 'fever', 'chest-pain.sharp', 'chest-pain.relieved-antacid', 'faint-or-collapse'],
  },
  discriminators: ['chest-pain.worse-exertion', 'chest-pain.relieved-rest', 'chest-pain.brief', 'chest-pain.at-rest'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 14, to: 3000 },
  course: ['episodic', 'recurrent'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['Stop and rest when the pain comes.', 'Use your nitrate spray as it was prescribed.', { text: 'If you smoke, stop.', fromYears: 12, notDenied: ['smoker'] }],
  comeBack: ['the pain comes at rest, at night or with less effort than before', 'it lasts over ten minutes in spite of rest', 'you sweat, faint or get short of breath with it'],
  examination: ['ECG at rest and with effort', 'blood pressure, cholesterol and sugar', 'pictures of the heart arteries'],
  presentation:
    'Pressing or tight discomfort behind the breastbone brought on by walking uphill, stairs, cold wind, heavy meals or upset, gone within five minutes of rest or nitrate spray. The same amount of effort brings it on for months. May spread to arm, jaw or neck. Risks: smoking, high blood pressure, diabetes, high cholesterol, family.',
  sources: ['NICE: Stable angina', 'CKS: Angina', 'NHS: Angina'],
  examples: [
    { age: 63, sex: 'male', text: 'For some months I get a tight feeling in the middle of my chest when I walk uphill. It goes away after a few minutes of rest.' },
    { age: 70, sex: 'female', text: 'When I climb stairs or go out in the cold I feel pressure in my chest. Resting helps within minutes. I have high blood pressure.' },
  ],
} satisfies Condition
