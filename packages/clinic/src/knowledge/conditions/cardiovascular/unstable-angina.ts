import type { Condition } from '../../schema.ts'

export const unstableAngina = {
  id: 'unstable-angina',
  name: 'Unstable angina',
  aliases: ['unstable angina pectoris', 'crescendo angina', 'preinfarction angina', 'angina at rest'],
  icd10: 'I20.0',
  system: 'cardiovascular',
  summary: 'The blood flow to the heart muscle is becoming critically low. A heart attack may follow.',
  commonness: { usual: 'uncommon', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'never', adolescent: 'very-rare', 'young-adult': 'rare', older: 'common' }, sex: 'mostly-male' },
  findings: {
    always: ['chest-pain'],
    usual: ['chest-pain.pressure', 'chest-pain.at-rest', 'chest-tightness', 'chest-pain.worsening'],
    often: ['chest-pain.central', 'chest-pain.worse-exertion', 'history-coronary-disease', 'history-hypertension', 'chest-pain.recurrent', 'chest-pain.radiates-left-arm', 'history-high-cholesterol', 'smoker', 'chest-pain.intermittent'],
    some: ['breathless', 'sweating', 'chest-pain.brief', 'chest-pain.relieved-nitrate', 'history-diabetes', 'chest-pain.radiates-jaw', 'history-heart-attack', 'ecg-st-depression', 'nausea', 'family-heart-disease-early', 'chest-pain.night', 'chest-pain.worse-stress'],
    occasional: ['palpitations', 'near-fainting', 'fatigue', 'anxiety', 'chest-pain.relieved-rest'],
    rare: ['raised-troponin', 'ecg-st-elevation', 'chest-pain.worse-breathing', 'chest-wall-tenderness', 'fever', 'chest-pain.relieved-antacid', 'chest-pain.prolonged'],
  },
  discriminators: ['chest-pain.at-rest', 'chest-pain.worsening', 'raised-troponin', 'history-coronary-disease'],
  onset: ['days', 'hours', 'sudden'],
  durationDays: { from: 0.05, to: 28 },
  course: ['worsening', 'episodic'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Stop what you are doing and rest.', 'Use your nitrate spray if you have one.', 'Go to the emergency department now', 'Call an ambulance if the pain lasts over ten minutes.'],
  comeBack: ['the pain lasts longer than ten minutes', 'you sweat, faint or feel sick with it', 'the attacks come more often'],
  examination: ['ECG', 'troponin twice', 'blood pressure and heart sounds', 'heart artery pictures'],
  presentation:
    'Angina that is new, comes with less and less effort, comes more often, lasts longer or comes at rest and at night. Pressing, tight pain behind the breastbone for minutes up to twenty, spreading to left arm or jaw, eased by nitrate spray less well than before. Known coronary disease or its risks. Troponin stays normal; ECG may show ST depression or T wave inversion.',
  sources: ['NICE: Acute coronary syndromes', 'AHA: Unstable angina', 'StatPearls: Unstable Angina'],
  examples: [
    { age: 66, sex: 'male', text: 'I have angina, but this week the chest tightness comes even when I sit still and more often. The spray helps less than before.' },
    { age: 60, sex: 'female', text: 'For five days I get a pressing chest pain several times a day, now also at rest, lasting ten minutes each. It goes into my left arm.' },
  ],
} satisfies Condition
