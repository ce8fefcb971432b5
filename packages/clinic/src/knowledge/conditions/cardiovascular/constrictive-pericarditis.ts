import type { Condition } from '../../schema.ts'

export const constrictivePericarditis = {
  id: 'constrictive-pericarditis',
  name: 'Constrictive pericarditis',
  aliases: ['chronic constrictive pericarditis', 'pericardial constriction', 'stiff heart sac'],
  icd10: 'I31.1',
  system: 'cardiovascular',
  summary: 'The heart sac has become a stiff scar, so that the heart cannot fill well.',
  commonness: { usual: 'very-rare', sex: 'mostly-male' },
  findings: {
    usual: ['swelling-legs', 'fatigue', 'raised-neck-veins', 'breathless.worse-exertion'],
    often: ['breathless', 'ascites', 'abdominal-swelling', 'liver-enlarged', 'exercise-tolerance-reduced'],
    some: ['history-radiation', 'tb-contact', 'extra-heart-sound', 'recent-surgery', 'breathless-lying-flat', 'low-albumin', 'ecg-low-voltage-alternans', 'weight-gain', 'appetite-loss', 'history-autoimmune'],
    occasional: ['jaundice', 'history-atrial-fibrillation', 'chest-pain', 'muscle-wasting', 'chest-xray-effusion', 'palpitations'],
    rare: ['crackles-in-lungs', 'heart-murmur', 'raised-bnp', 'fever', 'alcohol-heavy', 'spider-naevi'],
  },
  discriminators: ['raised-neck-veins', 'ascites', 'history-radiation', 'crackles-in-lungs'],
  onset: ['gradual'],
  durationDays: { from: 60, to: 2000 },
  course: ['worsening'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['Use little salt.', 'Weigh yourself each morning.', 'See a doctor within a day.'],
  comeBack: ['you are short of breath at rest', 'you faint', 'swelling grows quickly'],
  examination: ['neck veins and liver', 'heart ultrasound', 'CT or MRI of the heart sac'],
  presentation: 'Slowly swollen legs and belly, tiredness, breathlessness on effort, neck veins that rise on breathing in (Kussmaul sign), pericardial knock, big liver and ascites with clear lungs. Years after tuberculosis, radiotherapy, heart surgery or pericarditis. Calcified pericardium.',
  sources: ['ESC: Pericardial diseases', 'StatPearls: Constrictive Pericarditis'],
  examples: [
    { age: 58, sex: 'male', text: 'Over a year my belly and legs have been swelling and I am tired. My neck veins stand out. I had radiation to my chest for lymphoma.' },
    { age: 49, sex: 'male', text: 'Ascites and leg oedema, raised jugular pressure that rises on breathing in, a knock after the second heart sound, tuberculosis years ago.' },
  ],
} satisfies Condition
