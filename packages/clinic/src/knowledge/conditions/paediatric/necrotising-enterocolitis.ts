import type { Condition } from '../../schema.ts'

export const necrotisingEnterocolitis = {
  id: 'necrotising-enterocolitis',
  name: 'Necrotising enterocolitis',
  aliases: ['NEC', 'necrotizing enterocolitis', 'necrotising enterocolitis of newborn'],
  icd10: 'P77.9',
  system: 'paediatric',
  summary: 'The bowel of a premature baby is dying.',
  commonness: { usual: 'never', ages: { newborn: 'very-rare', infant: 'very-rare' } },
  findings: {
    usual: ['premature-birth', 'abdominal-swelling', 'infant-not-feeding'],
    often: ['stool-bloody', 'vomiting.bilious', 'apnoea-infant', 'vomiting', 'looks-very-ill', 'low-temperature'],
    some: ['infant-floppy', 'abdominal-tenderness', 'mottled-skin', 'skin-redness', 'fever', 'low-platelets'],
    occasional: ['diarrhoea'],
    rare: ['projectile-vomiting-infant', 'hungry-after-vomiting', 'baby-otherwise-well'],
  },
  discriminators: ['premature-birth', 'stool-bloody', 'abdominal-swelling'],
  onset: ['hours', 'days'],
  durationDays: { from: 0.1, to: 5 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'ambulance',
  selfCare: ['Call an ambulance now.', 'Do not feed.'],
  comeBack: ['the baby stops breathing'],
  examination: ['X-ray of the belly', 'blood tests'],
  presentation: 'Premature baby in the second to third week with swollen belly, green vomit, bloody stools, pauses in breathing, lethargic, unstable temperature.',
  sources: ['StatPearls: Necrotizing enterocolitis', 'NIH: Necrotizing enterocolitis'],
  examples: [
    { age: 0.05, sex: 'female', text: 'She was born at 29 weeks, premature; now her belly is swollen, she vomits green and there is blood in her stool.' },
    { age: 0.04, sex: 'male', text: 'Preterm baby, off feeds, swollen belly and pauses in breathing.' },
  ],
} satisfies Condition
