import type { Condition } from '../../schema.ts'

export const proctitis = {
  id: 'proctitis',
  name: 'Proctitis',
  aliases: ['inflammation of the rectum', 'radiation proctitis', 'infectious proctitis', 'inflamed rectum', 'sexually transmitted proctitis'],
  icd10: 'K62.89',
  system: 'gastrointestinal',
  summary: 'The lining of the rectum is inflamed, by an infection, radiation or bowel disease.',
  commonness: { usual: 'uncommon', ages: { newborn: 'never', infant: 'never', toddler: 'very-rare', child: 'very-rare' } },
  findings: {
    usual: ['rectal-pain', 'tenesmus'],
    often: ['stool-mucus', 'stool-bloody', 'anal-discharge', 'bowel-urgency'],
    some: ['men-sex-with-men', 'sexual-unprotected', 'history-radiation', 'rectal-pain.constant', 'anal-discharge.pus', 'constipation', 'diarrhoea', 'anal-itch', 'history-ibd', 'hiv-positive', 'abdominal-pain.left-lower', 'sexual-many-partners', 'partner-infected'],
    occasional: ['fever', 'swab-gonococci', 'swab-chlamydia', 'groin-lump'],
    rare: ['weight-loss', 'vomiting', 'anal-lump', 'stool-black', 'abdominal-swelling'],
  },
  discriminators: ['tenesmus', 'anal-discharge', 'rectal-pain'],
  onset: ['days', 'weeks'],
  durationDays: { from: 2, to: 120 },
  course: ['constant', 'recurrent'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'within-24-hours',
  selfCare: ['No sex until you are tested.', 'Keep stools soft.'],
  comeBack: ['you have fever or heavy bleeding', 'the pain grows'],
  examination: ['look with a short camera', 'swabs for infections', 'ask about radiation'],
  presentation: 'Pain in the rectum, constant urge to go, slime, pus or blood from the anus, small frequent stools. After anal sex (gonorrhoea, chlamydia, LGV, herpes), months after radiation for prostate or cervix, or as ulcerative proctitis.',
  sources: ['StatPearls: Proctitis', 'CDC: Sexually Transmitted Infections Treatment Guidelines', 'Merck: Proctitis'],
  examples: [
    { age: 31, sex: 'male', text: 'A week after unprotected anal sex I have pain in my rectum, a bloody mucus discharge and a constant urge to poo. I have sex with men.' },
    { age: 68, sex: 'male', text: 'Since radiation for my prostate I have urgency, slime and blood from the rectum and never feel empty.' },
  ],
} satisfies Condition
