import type { Condition } from '../../schema.ts'

export const rectalProlapse = {
  id: 'rectal-prolapse',
  name: 'Rectal prolapse',
  aliases: ['prolapse of rectum', 'rectal procidentia', 'prolapsed rectum', 'procidentia recti'],
  icd10: 'K62.3',
  system: 'gastrointestinal',
  summary: 'The end of the bowel slides out through the anus.',
  commonness: { usual: 'rare', ages: { toddler: 'rare', child: 'rare', older: 'uncommon' }, sex: 'mostly-female' },
  findings: {
    usual: ['rectum-prolapsing', 'anal-lump'],
    often: ['bowel-incontinence', 'constipation', 'stool-mucus', 'tenesmus', 'stool-bloody'],
    some: ['anal-discharge', 'rectal-pain', 'lives-alone-frail', 'diarrhoea', 'urine-incontinence', 'prolapse-feeling', 'history-hysterectomy', 'anal-itch'],
    occasional: ['not-vaccinated', 'weight-gain-poor', 'cough'],
    rare: ['fever', 'weight-loss', 'abdominal-pain', 'stool-black'],
  },
  discriminators: ['rectum-prolapsing', 'bowel-incontinence', 'stool-mucus'],
  onset: ['gradual'],
  durationDays: { from: 7, to: 1825 },
  course: ['recurrent', 'worsening'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Push it back gently when lying down.', 'Avoid straining; keep stools soft.'],
  comeBack: ['it cannot be pushed back or turns dark: go to the emergency department', 'it bleeds a lot'],
  examination: ['ask to strain and look', 'a finger examination'],
  presentation: 'Old woman (or small child with cystic fibrosis, diarrhoea or straining) with a red tube of bowel with rings coming out of the anus on straining, first slipping back, later pushed back by hand, with slime, some blood, incontinence and a feeling of not being empty.',
  sources: ['StatPearls: Rectal Prolapse', 'Merck: Rectal Prolapse and Procidentia', 'NHS: Bowel incontinence'],
  examples: [
    { age: 79, sex: 'female', text: 'When I strain a red piece of bowel comes out of my bottom and I must push it back. I lose mucus and cannot hold my stool well.' },
    { age: 84, sex: 'female', text: 'Something red comes out of the back passage after each stool, with slime and a bit of blood, and I soil myself.' },
  ],
} satisfies Condition
