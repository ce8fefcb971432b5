import type { Condition } from '../../schema.ts'

export const peripheralArterialDisease = {
  id: 'peripheral-arterial-disease',
  name: 'Peripheral arterial disease',
  aliases: ['PAD', 'peripheral vascular disease', 'PVD', 'peripheral artery disease', 'intermittent claudication disease', 'arterial leg ulcer', 'lower limb ischaemia', 'atherosclerosis of the leg'],
  icd10: 'I73.9',
  system: 'cardiovascular',
  summary: 'The leg arteries are narrow, so that the muscles get too little blood when walking.',
  commonness: { usual: 'common', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'never', adolescent: 'never', 'young-adult': 'very-rare', older: 'common' }, sex: 'mostly-male' },
  findings: {
    usual: ['leg-pain-walking', 'smoker'],
    often: ['pulse-weak-or-absent', 'calf-pain', 'calf-pain.worse-exertion', 'calf-pain.relieved-rest', 'history-hypertension', 'history-diabetes', 'history-high-cholesterol', 'low-ankle-pressure'],
    some: ['cold-hands-feet', 'leg-pain.night', 'numbness', 'hair-loss', 'history-coronary-disease', 'leg-ulcer', 'skin-light-patch', 'thigh-pain', 'muscle-cramps', 'leg-pain', 'leg-pain.worse-exertion', 'calf-pain.cramping'],
    occasional: ['erection-difficulty', 'skin-black-tissue', 'foot-dark', 'foot-smell-rotten', 'foot-pain', 'foot-pain.night', 'pallor', 'nail-thickened', 'history-stroke'],
    rare: ['swelling-legs', 'varicose-veins', 'calf-swelling', 'back-pain', 'leg-pain.worse-standing', 'skin-brown-ankles', 'fever'],
  },
  discriminators: ['leg-pain-walking', 'pulse-weak-or-absent', 'calf-pain.relieved-rest', 'low-ankle-pressure'],
  onset: ['gradual'],
  durationDays: { from: 30, to: 3000 },
  course: ['worsening', 'episodic'],
  severity: 3,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: [{ text: 'If you smoke, stop: nothing helps more.', fromYears: 12, notDenied: ['smoker'] }, 'Walk until it hurts, rest, and walk again, every day.', 'Look after your feet.'],
  comeBack: ['the foot hurts at rest or at night', 'a toe turns black or a sore appears', 'the leg suddenly turns cold and white'],
  examination: ['feel the pulses', 'measure ankle pressure', 'ultrasound of the arteries'],
  presentation:
    'Cramping calf, thigh or buttock pain after the same walking distance, gone within minutes of standing still. Smokers, diabetes, high blood pressure and cholesterol. Cool, pale, hairless shin, weak foot pulses, slow nails. Later pain at rest at night better hanging the foot out of bed, punched-out toe ulcer, black toe.',
  sources: ['NICE: Peripheral arterial disease: diagnosis and management', 'CKS: Peripheral arterial disease', 'NHS: Peripheral arterial disease (PAD)'],
  examples: [
    { age: 67, sex: 'male', text: 'After 200 metres my calf cramps and I have to stop. After two minutes of standing it is gone. I smoke.' },
    { age: 72, sex: 'female', text: 'Cramp in my calves when walking that goes with rest, my feet are cold and the foot pulses are weak. I have diabetes.' },
  ],
} satisfies Condition
