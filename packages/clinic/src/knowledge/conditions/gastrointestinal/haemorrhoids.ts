import type { Condition } from '../../schema.ts'

export const haemorrhoids = {
  id: 'haemorrhoids',
  name: 'Haemorrhoids',
  aliases: ['hemorrhoids', 'piles', 'internal haemorrhoids', 'internal hemorrhoids', 'haemorrhoidal disease', 'pile'],
  icd10: 'K64.9',
  system: 'gastrointestinal',
  summary: 'Swollen veins at the back passage that bleed, itch or come out.',
  commonness: { usual: 'very-common', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'rare', adolescent: 'uncommon' } },
  findings: {
    usual: ['stool-bloody', 'stool-bloody.fresh-red'],
    often: ['anal-lump', 'anal-itch', 'constipation', 'stool-bloody.painless', 'stool-bloody.recurrent'],
    some: ['rectal-pain', 'anal-discharge', 'low-fibre-diet', 'tenesmus', 'pregnant', 'stool-bloody.light', 'inactive', 'rectum-prolapsing', 'stool-mucus', 'overweight', 'postpartum', 'heavy-physical-work'],
    occasional: ['low-haemoglobin', 'bowel-incontinence', 'rectal-pain.severe'],
    rare: ['weight-loss', 'diarrhoea', 'fever', 'stool-black', 'bowel-habit-change', 'abdominal-pain', 'stool-bloody.mixed-in-stool', 'rectal-mass', 'diarrhoea-bloody'],
  },
  discriminators: ['stool-bloody.fresh-red', 'anal-lump', 'stool-bloody.painless'],
  onset: ['gradual', 'days'],
  durationDays: { from: 1, to: 3650 },
  course: ['recurrent', 'episodic'],
  severity: 1,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Eat more fibre and drink enough so that stools are soft.', 'Do not strain or sit long on the toilet.', { text: 'A cream from the pharmacy can ease itch.', fromYears: 2, medicine: true }],
  comeBack: ['the bleeding is heavy or lasts', 'you lose weight or your bowel habit changes', 'there is a very painful hard lump'],
  examination: ['look at the anus and feel with a finger', 'a short camera test', 'a bowel check over 50'],
  presentation: 'Bright red blood on the paper or dripping into the bowl after a stool, without pain, with itch, a soft lump that comes out on straining and slips back, slime. Constipation, straining, pregnancy, sitting. Pain only if a lump is clotted.',
  sources: ['CKS: Haemorrhoids', 'NHS: Piles (haemorrhoids)', 'StatPearls: Hemorrhoids'],
  examples: [
    { age: 42, sex: 'male', text: 'I see bright red blood on the toilet paper after a hard stool, no pain, but it itches and a soft lump comes out when I strain.' },
    { age: 33, sex: 'female', text: 'Since my pregnancy I have had piles: itching, a lump at the anus and fresh blood drips into the bowl.' },
  ],
} satisfies Condition
