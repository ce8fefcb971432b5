import type { Condition } from '../../schema.ts'

export const deepVeinThrombosis = {
  id: 'deep-vein-thrombosis',
  name: 'Deep vein thrombosis',
  aliases: ['DVT', 'deep venous thrombosis', 'blood clot in the leg', 'leg clot', 'venous thrombosis', 'phlebothrombosis'],
  icd10: 'I82.409',
  system: 'cardiovascular',
  summary: 'A clot blocks a deep vein, usually in the leg. A piece can travel to the lung.',
  commonness: { usual: 'common', ages: { newborn: 'very-rare', infant: 'very-rare', toddler: 'very-rare', child: 'very-rare', adolescent: 'rare' }, pregnancy: 'more' },
  findings: {
    usual: ['swelling-one-leg', 'calf-pain', 'calf-swelling', 'swelling-legs.one-sided'],
    often: ['leg-pain', 'skin-redness', 'skin-warm', 'raised-d-dimer', 'ultrasound-vein-clot', 'calf-pain.worse-touch', 'calf-pain.one-sided', 'swelling-legs'],
    some: ['recent-immobility', 'recent-surgery', 'recent-long-travel', 'history-clots', 'obesity', 'takes-oral-contraceptive', 'history-cancer', 'calf-pain.sudden', 'family-clots', 'smoker', 'postpartum', 'calf-pain.worse-exertion'],
    occasional: ['pregnant', 'fever', 'takes-hormone-therapy', 'breathless', 'cyanosis', 'varicose-veins', 'arm-swelling', 'chest-pain', 'takes-chemotherapy'],
    rare: ['swelling-legs.both-sides', 'rash', 'fever-high', 'calf-pain.after-injury', 'skin-itch', 'leg-ulcer', 'chills'],
  },
  discriminators: ['swelling-one-leg', 'calf-swelling', 'calf-pain', 'ultrasound-vein-clot', 'swelling-legs.both-sides'],
  onset: ['hours', 'days'],
  durationDays: { from: 0.5, to: 21 },
  course: ['constant', 'worsening'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Have the leg looked at today in the emergency department.', 'Do not rub or massage the leg.', 'Rest with the leg raised until then.'],
  comeBack: ['you get short of breath or chest pain', 'you cough blood', 'you faint'],
  examination: ['measure both calves', 'D-dimer blood test', 'ultrasound of the leg veins'],
  presentation:
    'One calf or whole leg swollen, painful, warm, reddish and tight over days, tender along the deep veins, with pitting oedema on that side. After surgery, plaster, long flight, bed rest, with cancer, pregnancy, the pill, earlier clots or family clots. Positive D-dimer; vein not compressible on ultrasound.',
  sources: ['NICE: Venous thromboembolic diseases: diagnosis, management and thrombophilia testing', 'CKS: Deep vein thrombosis', 'NHS: DVT (deep vein thrombosis)'],
  examples: [
    { age: 44, sex: 'female', text: 'Since a long flight four days ago my left calf is swollen, sore and warm. It hurts to walk. I take the pill.' },
    { age: 63, sex: 'male', text: 'Two weeks after a hip operation my right leg is swollen, red and painful, one leg is clearly bigger.' },
  ],
} satisfies Condition
