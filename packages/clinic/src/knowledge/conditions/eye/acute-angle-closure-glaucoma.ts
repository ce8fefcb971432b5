import type { Condition } from '../../schema.ts'

export const acuteAngleClosureGlaucoma = {
  id: 'acute-angle-closure-glaucoma',
  name: 'Acute angle-closure glaucoma',
  aliases: ['acute angle closure glaucoma', 'acute glaucoma', 'angle closure glaucoma', 'narrow angle glaucoma attack', 'acute closed angle glaucoma', 'acute narrow-angle glaucoma', 'primary angle closure'],
  icd10: 'H40.21',
  system: 'eye',
  summary: 'Pressure in the eye rises suddenly. Sight can be lost within hours.',
  commonness: { usual: 'rare', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'never', adolescent: 'very-rare', 'young-adult': 'very-rare', older: 'uncommon' }, sex: 'mostly-female' },
  findings: {
    usual: ['eye-pain', 'eye-redness', 'vision-blurred', 'eye-pain.severe', 'pupil-fixed-mid-dilated'],
    often: ['halos-around-lights', 'headache', 'nausea', 'vomiting', 'eye-pain.sudden', 'eye-redness.one-sided', 'cornea-cloudy', 'eye-hard-high-pressure', 'headache.one-sided', 'eye-redness-around-iris'],
    some: ['light-sensitivity', 'eye-watering', 'vision-loss-sudden', 'eye-pain.evening', 'takes-new-medicine', 'eye-pain.intermittent', 'family-glaucoma', 'headache.around-eye'],
    occasional: ['abdominal-pain', 'history-glaucoma', 'takes-antihistamine'],
    rare: ['eye-discharge.pus', 'eye-itch', 'contact-lens-wear', 'fever', 'floaters', 'eye-redness.both-sides'],
  },
  discriminators: ['pupil-fixed-mid-dilated', 'halos-around-lights', 'eye-pain.severe', 'eye-hard-high-pressure', 'vomiting'],
  onset: ['sudden', 'hours'],
  durationDays: { from: 0.05, to: 2 },
  course: ['worsening', 'constant'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Go to the emergency department now.', 'Lie on your back.', 'Do not cover the eye.'],
  comeBack: ['sight gets worse'],
  examination: ['measure the eye pressure', 'look at pupil and cornea', 'test sight'],
  presentation: 'Older, long-sighted woman with sudden severe pain in one eye and headache, nausea and vomiting, blurred vision with coloured halos around lights, red eye, hazy cornea, fixed mid-dilated pupil, rock-hard eye; often in the evening or dark, or after drops or medicines that widen the pupil.',
  sources: ['CKS: Red eye', 'NICE: Glaucoma: diagnosis and management', 'AAO: Primary angle-closure disease'],
  examples: [
    { age: 67, sex: 'female', text: 'Since this evening my right eye hurts terribly, it is red, I see rainbow rings around lamps and everything is blurred. I have a headache and vomited.' },
    { age: 72, sex: 'female', text: 'Sudden severe pain in my left eye and forehead with vomiting, sight is foggy, the pupil looks big.' },
  ],
} satisfies Condition
