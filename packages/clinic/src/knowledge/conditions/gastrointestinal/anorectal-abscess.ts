import type { Condition } from '../../schema.ts'

export const anorectalAbscess = {
  id: 'anorectal-abscess',
  name: 'Anal abscess',
  aliases: ['perianal abscess', 'anorectal abscess', 'perirectal abscess', 'ischiorectal abscess', 'rectal abscess', 'anal abscess'],
  icd10: 'K61.0',
  system: 'gastrointestinal',
  summary: 'Pus has collected beside the back passage.',
  commonness: { usual: 'uncommon', ages: { newborn: 'very-rare', infant: 'rare', toddler: 'rare', child: 'very-rare' } },
  findings: {
    usual: ['rectal-pain', 'rectal-pain.constant', 'anal-lump'],
    often: ['rectal-pain.throbbing', 'rectal-pain.severe', 'rectal-pain.worse-sitting', 'fever', 'skin-redness', 'anal-lump.painful', 'skin-warm', 'malaise', 'rectal-pain.worsening', 'skin-swelling'],
    some: ['anal-discharge', 'chills', 'history-ibd', 'history-diabetes', 'anal-discharge.pus', 'raised-white-cells', 'immune-suppressed', 'anal-lump.soft'],
    occasional: ['urinary-retention', 'constipation', 'rigors', 'hiv-positive'],
    rare: ['stool-bloody', 'diarrhoea', 'weight-loss', 'rectal-pain.sharp', 'anal-itch', 'rectal-pain.brief'],
  },
  discriminators: ['rectal-pain.throbbing', 'fever', 'anal-lump.painful'],
  onset: ['days'],
  durationDays: { from: 1, to: 14 },
  course: ['worsening', 'constant'],
  severity: 2,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['See a doctor today: it has to be opened.', 'Sit in warm water to ease the pain.'],
  comeBack: ['you have a high fever or shivers', 'the redness spreads to scrotum, vulva or buttock', 'you cannot pass urine'],
  examination: ['look at and feel the skin around the anus', 'opening under anaesthetic'],
  presentation: "Constant throbbing pain beside the anus growing over some days, worse sitting and walking, with a hot, red, tender swelling, fever and malaise; sometimes pus breaks through. Diabetes, Crohn's disease. Deep ones show only pain and fever.",
  sources: ['StatPearls: Anorectal Abscess', 'Merck: Anorectal Abscess', 'NHS: Anal fistula'],
  examples: [
    { age: 40, sex: 'male', text: 'For four days a constant throbbing pain next to my anus, now a hot red lump there; I cannot sit and have a fever.' },
    { age: 52, sex: 'female', text: 'Diabetic; painful swelling beside the back passage getting bigger, chills and a temperature of 38.6.' },
  ],
} satisfies Condition
