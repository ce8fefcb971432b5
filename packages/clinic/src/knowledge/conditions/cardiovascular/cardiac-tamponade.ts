import type { Condition } from '../../schema.ts'

export const cardiacTamponade = {
  id: 'cardiac-tamponade',
  name: 'Cardiac tamponade',
  aliases: ['pericardial tamponade', 'tamponade', 'haemopericardium'],
  icd10: 'I31.4',
  system: 'cardiovascular',
  summary: 'Fluid or blood in the heart sac presses on the heart so that it cannot fill.',
  commonness: { usual: 'rare', ages: { newborn: 'very-rare', infant: 'very-rare', toddler: 'very-rare', child: 'very-rare', adolescent: 'very-rare' } },
  findings: {
    usual: ['breathless', 'low-blood-pressure', 'raised-neck-veins', 'fast-heart-rate', 'echo-pericardial-effusion'],
    often: ['muffled-heart-sounds', 'weakness-general', 'near-fainting', 'chest-pain', 'breathless-lying-flat', 'ecg-low-voltage-alternans'],
    some: ['cold-clammy-skin', 'chest-xray-big-heart', 'fast-breathing-rate', 'history-cancer', 'faint-or-collapse', 'pallor', 'anxiety', 'chest-pain.relieved-leaning-forward', 'confusion-new', 'history-kidney-disease'],
    occasional: ['chest-injury', 'swelling-legs', 'recent-surgery', 'takes-blood-thinner', 'cough', 'recent-viral-illness', 'liver-enlarged', 'tb-contact'],
    rare: ['crackles-in-lungs', 'sputum', 'wheeze', 'heart-murmur'],
  },
  discriminators: ['muffled-heart-sounds', 'raised-neck-veins', 'low-blood-pressure', 'echo-pericardial-effusion'],
  onset: ['sudden', 'hours', 'days'],
  durationDays: { from: 0.05, to: 14 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'ambulance',
  selfCare: ['Call an ambulance now.', 'Sit up, leaning forward if that is easier.'],
  comeBack: ['you faint', 'you get more breathless'],
  examination: ['blood pressure with breathing', 'neck veins', 'heart ultrasound at once'],
  presentation:
    'Low blood pressure, bulging neck veins and muffled heart sounds (Beck triad), pulse that weakens with breathing in (pulsus paradoxus), fast pulse, breathlessness with clear lungs, faintness. After a chest wound, dissection, pericarditis, cancer or kidney failure. Low voltage with electrical alternans.',
  sources: ['StatPearls: Cardiac Tamponade', 'ESC: Pericardial diseases'],
  examples: [
    { age: 55, sex: 'female', text: 'I have breast cancer and for two days I get more and more breathless and faint. My neck veins are bulging and my blood pressure is low.' },
    { age: 30, sex: 'male', text: 'Stabbed in the chest, low blood pressure, distended neck veins, muffled heart sounds, fast pulse.' },
  ],
} satisfies Condition
