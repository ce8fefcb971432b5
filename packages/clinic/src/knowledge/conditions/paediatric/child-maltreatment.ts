import type { Condition } from '../../schema.ts'

export const childMaltreatment = {
  id: 'child-maltreatment',
  name: 'Child abuse or neglect',
  aliases: ['child abuse', 'non accidental injury', 'shaken baby syndrome', 'abusive head trauma', 'battered child syndrome'],
  icd10: 'T74.1',
  system: 'paediatric',
  summary: 'Injuries or a state that suggest that a child is harmed.',
  commonness: { usual: 'rare', ages: { 'young-adult': 'never', adult: 'never', older: 'never', newborn: 'very-rare', infant: 'rare', toddler: 'rare', child: 'rare', adolescent: 'rare' } },
  findings: {
    usual: ['bruises-unexplained-child'],
    often: ['bruise', 'crying-inconsolable', 'growth-poor', 'social-withdrawal'],
    some: ['low-trauma-fracture', 'burn', 'head-injury', 'weight-gain-poor', 'developmental-delay', 'irritability-child', 'anxiety', 'fall-recent'],
    occasional: ['drowsy-hard-to-wake', 'seizure', 'vomiting', 'aggression', 'vaginal-discharge', 'bedwetting', 'bone-seen-or-bent'],
    rare: ['low-platelets', 'fever', 'family-anaemia-inherited', 'history-bleeding-disorder'],
  },
  discriminators: ['bruises-unexplained-child', 'low-trauma-fracture', 'growth-poor'],
  onset: ['sudden', 'gradual'],
  durationDays: { from: 0.05, to: 1000 },
  course: ['recurrent'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['If a child is in danger now, call the emergency number.', 'Tell a doctor, health visitor or child helpline; you can ask without giving a name.'],
  comeBack: ['the child is hurt or drowsy'],
  examination: ['the whole child, carefully; X-rays'],
  presentation: 'Bruises in a baby who cannot crawl, in the shape of hands or objects, on ears, trunk or buttocks; injuries that do not fit the story or come late; fractures in a baby; poor growth, fear, withdrawal.',
  sources: ['NICE: Child maltreatment: when to suspect maltreatment in under 18s', 'NHS: Spotting signs of child abuse'],
  examples: [
    { age: 0.4, sex: 'male', text: 'The baby has bruises on his ears and arms, he cannot even roll, and nobody says how it happened.' },
    { age: 5, sex: 'female', text: 'She has round burns and old bruises and is afraid to go home.' },
  ],
} satisfies Condition
