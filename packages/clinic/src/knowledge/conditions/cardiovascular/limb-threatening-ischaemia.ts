import type { Condition } from '../../schema.ts'

export const limbThreateningIschaemia = {
  id: 'limb-threatening-ischaemia',
  name: 'Too little blood in the foot (limb-threatening ischaemia)',
  aliases: ['critical limb ischaemia', 'chronic limb-threatening ischaemia', 'ischaemic rest pain'],
  icd10: 'I70.229',
  system: 'cardiovascular',
  summary: 'The leg arteries let through so little blood that the foot hurts at rest and skin can die.',
  commonness: { usual: 'rare', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'never', adolescent: 'never', 'young-adult': 'very-rare', older: 'uncommon' }, sex: 'mostly-male' },
  findings: {
    usual: ['foot-pain', 'foot-pain.at-rest', 'foot-pain.night', 'pulse-weak-or-absent'],
    often: ['smoker', 'leg-pain-walking', 'cold-hands-feet', 'foot-dark', 'history-diabetes', 'low-ankle-pressure', 'toe-pain'],
    some: ['skin-ulcer.feet-site', 'skin-ulcer', 'leg-ulcer', 'skin-sore-not-healing', 'skin-black-tissue', 'heel-dark', 'leg-pain.night', 'history-hypertension', 'history-coronary-disease', 'history-high-cholesterol', 'numbness-leg-foot', 'pallor'],
    occasional: ['history-stroke', 'history-kidney-disease', 'foot-smell-rotten', 'nail-thickened', 'hair-loss'],
    rare: ['fever', 'skin-itch', 'swelling-legs', 'varicose-veins'],
  },
  discriminators: ['foot-pain.at-rest', 'foot-pain.night', 'pulse-weak-or-absent', 'skin-black-tissue'],
  onset: ['weeks', 'gradual'],
  durationDays: { from: 7, to: 400 },
  course: ['worsening'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['Keep the foot lower than the body; do not raise it.', 'Keep it warm and dry, without a hot-water bottle.', { text: 'If you smoke, stop: nothing helps more.', fromYears: 12, notDenied: ['smoker'] }],
  comeBack: ['the leg suddenly turns cold, white or numb', 'skin turns black', 'you get a fever, or redness spreads'],
  examination: ['feel the pulses', 'measure the pressure at ankle and toe', 'scan of the arteries'],
  presentation: 'Older smoker or person with diabetes; burning pain in the toes or forefoot at night, eased by hanging the leg out of bed or sitting in a chair; cold, dusky red or pale foot, no pulses; sores on toes or heel that do not heal, a toe that turns black.',
  sources: ['NICE: Peripheral arterial disease: diagnosis and management', 'ESC: Peripheral arterial diseases', 'CKS: Peripheral arterial disease'],
  examples: [
    { age: 72, sex: 'male', text: 'At night my foot hurts so much that I hang it out of bed. It is cold and there is a sore on the toe that does not heal. I smoke.' },
    { age: 78, sex: 'female', text: 'Pain in my foot at rest for weeks, worse at night, the toes are dusky and the pulses in the foot are weak.' },
  ],
} satisfies Condition
