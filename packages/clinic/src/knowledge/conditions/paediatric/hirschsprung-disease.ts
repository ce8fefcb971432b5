import type { Condition } from '../../schema.ts'

export const hirschsprungDisease = {
  id: 'hirschsprung-disease',
  name: 'Hirschsprung disease',
  aliases: ["Hirschsprung's disease", 'congenital megacolon', 'congenital aganglionic megacolon'],
  icd10: 'Q43.1',
  system: 'paediatric',
  summary: 'A piece of bowel has no nerves and does not push stool on.',
  commonness: { usual: 'never', ages: { newborn: 'very-rare', infant: 'very-rare', toddler: 'very-rare' }, sex: 'mostly-male' },
  findings: {
    usual: ['constipation', 'abdominal-swelling', 'no-meconium'],
    often: ['vomiting', 'vomiting.bilious', 'infant-not-feeding', 'weight-gain-poor', 'constipation.long-standing'],
    some: ['diarrhoea', 'fever', 'abdominal-pain'],
    occasional: ['stool-bloody', 'down-syndrome', 'looks-very-ill'],
    rare: ['soiling-child', 'projectile-vomiting-infant', 'jaundice', 'rash'],
  },
  discriminators: ['no-meconium', 'constipation.long-standing', 'abdominal-swelling'],
  onset: ['days', 'gradual'],
  durationDays: { from: 1, to: 365 },
  course: ['constant', 'worsening'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['Take the baby to hospital today if it vomits green or the belly is swollen.'],
  comeBack: ['fever and foul diarrhoea come', 'vomit is green'],
  examination: ['feel belly and rectum', 'X-ray', 'a tissue sample'],
  presentation: 'Newborn who passes no meconium in 48 hours, swollen belly, green vomit; later constipation since birth, ribbon stools, poor growth, empty rectum with gush of stool.',
  sources: ['StatPearls: Hirschsprung disease', "NHS: Hirschsprung's disease", 'CKS: Constipation in children'],
  examples: [
    { age: 0.01, sex: 'male', text: 'He is three days old, has not passed any stool since birth, his belly is swollen and he vomits green.' },
    { age: 1, sex: 'male', text: 'Constipated since birth, first stool came late, big swollen belly and poor weight gain.' },
  ],
} satisfies Condition
