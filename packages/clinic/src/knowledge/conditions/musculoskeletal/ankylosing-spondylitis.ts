import type { Condition } from '../../schema.ts'

export const ankylosingSpondylitis = {
  id: 'ankylosing-spondylitis',
  name: 'Ankylosing spondylitis',
  aliases: ['axial spondyloarthritis', 'Bechterew disease', 'axial SpA', 'spondyloarthritis', 'AS'],
  icd10: 'M45.9',
  system: 'musculoskeletal',
  summary: 'Inflammation stiffens the spine and the joints at its base, beginning in young adults.',
  commonness: { usual: 'rare', ages: { newborn: 'very-rare', infant: 'very-rare', toddler: 'very-rare', child: 'very-rare', adolescent: 'rare', 'young-adult': 'rare', older: 'very-rare' }, sex: 'mostly-male' },
  findings: {
    always: ['back-pain'],
    usual: ['back-morning-stiffness', 'back-pain.gradual', 'back-pain.long-standing', 'back-pain.relieved-movement'],
    often: ['back-pain.night', 'back-pain.morning', 'back-pain.lumbar', 'hip-pain', 'positive-hla-b27', 'joint-stiffness-morning.morning-long', 'fatigue', 'raised-crp-esr', 'spine-movement-limited', 'insomnia', 'joint-stiffness-morning'],
    some: ['heel-pain', 'neck-pain', 'chest-pain', 'family-autoimmune', 'enthesis-pain', 'knee-pain', 'back-curved', 'eye-redness', 'eye-pain', 'light-sensitivity', 'chest-wall-tenderness'],
    occasional: ['skin-silvery-scale', 'history-ibd', 'achilles-pain', 'weight-loss', 'diarrhoea', 'history-psoriasis', 'breathless'],
    rare: ['back-pain.relieved-rest', 'back-pain.after-lifting', 'back-pain.sudden', 'leg-worse-than-back', 'fever', 'numbness-leg-foot', 'joint-deformity', 'positive-rheumatoid-factor', 'straight-leg-raise-positive'],
  },
  discriminators: ['back-morning-stiffness', 'back-pain.relieved-movement', 'positive-hla-b27', 'back-pain.night'],
  onset: ['gradual'],
  durationDays: { from: 90, to: 4000 },
  course: ['recurrent', 'worsening'],
  severity: 3,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Exercise every day; rest makes it stiffer.', { text: 'If you smoke, stop.', fromYears: 12, notDenied: ['smoker'] }, { text: 'An anti-inflammatory painkiller as the packet says can help a lot.', hasNot: ['pregnant', 'group:bleeding-risk'], fromYears: 0.5, medicine: true }],
  comeBack: ['you get a red, painful eye', 'a fall or sudden new back pain', 'you get numbness or weakness'],
  examination: ['measure spine bending and chest width', 'blood test of inflammation and HLA-B27', 'MRI of the sacroiliac joints'],
  presentation:
    'Under 45: low back and alternating buttock pain coming slowly over more than three months, worst in the second half of the night and in the morning, stiff over half an hour, better with exercise and not with rest, good answer to anti-inflammatory drugs. Heel pain, red painful eye (uveitis), family history. Reduced Schober, sacroiliitis.',
  sources: ['NICE: Spondyloarthritis in over 16s', 'CKS: Axial spondyloarthritis', 'StatPearls: Ankylosing Spondylitis'],
  examples: [
    { age: 25, sex: 'male', text: 'My lower back has been stiff and painful for a year, worst in the early morning; I wake at four. Moving makes it better, rest makes it worse.' },
    { age: 31, sex: 'male', text: 'Back stiffness for over an hour each morning, buttock pain switching sides, heel pain, and I had a red painful eye last year.' },
  ],
} satisfies Condition
