import type { Condition } from '../../schema.ts'

export const orbitalCellulitis = {
  id: 'orbital-cellulitis',
  name: 'Infection of the eye socket',
  aliases: ['orbital cellulitis', 'postseptal cellulitis', 'infection of the orbit', 'subperiosteal abscess of orbit'],
  icd10: 'H05.01',
  system: 'eye',
  summary: 'The tissue behind the eye is infected. It threatens sight and brain.',
  commonness: { usual: 'rare', ages: { toddler: 'rare', child: 'uncommon', older: 'rare' } },
  findings: {
    usual: ['eyelid-swelling', 'eye-movement-painful', 'fever', 'eye-pain', 'eyelid-redness-warm'],
    often: ['eye-bulging', 'eye-movement-limited', 'recent-infection', 'sinus-pressure', 'fever-high', 'headache', 'eyelid-swelling.one-sided', 'double-vision', 'raised-white-cells'],
    some: ['vision-blurred', 'nose-runny', 'malaise', 'eye-redness', 'conjunctiva-follicles', 'looks-very-ill', 'vomiting'],
    occasional: ['pupil-light-reflex-defect', 'neck-stiffness', 'confusion-new', 'tooth-pain', 'vision-loss-sudden'],
    rare: ['eye-itch', 'eyelid-swelling.painless', 'eye-gritty'],
  },
  discriminators: ['eye-movement-painful', 'eye-bulging', 'eye-movement-limited', 'fever'],
  onset: ['hours', 'days'],
  durationDays: { from: 0.5, to: 5 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Go to the emergency department now.'],
  comeBack: ['sight gets worse', 'drowsiness or a stiff neck comes'],
  examination: ['test sight, pupils and eye movements', 'a scan', 'antibiotics into a vein'],
  presentation: 'After sinusitis: red swollen lid with bulging eye, pain and limits on moving the eye, double vision, less sight, fever and headache; ill.',
  sources: ['CKS: Red eye', 'StatPearls: Orbital cellulitis', 'AAO: Orbital cellulitis'],
  examples: [
    { age: 9, sex: 'male', text: 'He had sinusitis, now his right eye is swollen shut, it bulges, hurts when he moves it and he has a high fever.' },
    { age: 34, sex: 'male', text: 'Fever, swollen red lid, I see double and moving my eye is painful after a week of sinus infection.' },
  ],
} satisfies Condition
