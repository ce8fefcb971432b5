import type { Condition } from '../../schema.ts'

export const analFissure = {
  id: 'anal-fissure',
  name: 'Anal fissure',
  aliases: ['fissure in ano', 'anal tear', 'tear in the anus', 'rectal fissure', 'fissure'],
  icd10: 'K60.2',
  system: 'gastrointestinal',
  summary: 'A small tear in the skin of the anus. It hurts sharply when stool passes.',
  commonness: { usual: 'common', ages: { newborn: 'rare', infant: 'uncommon', older: 'uncommon' } },
  findings: {
    usual: ['rectal-pain', 'rectal-pain.sharp'],
    often: ['stool-bloody', 'stool-bloody.fresh-red', 'constipation', 'rectal-pain.severe', 'rectal-pain.burning', 'rectal-pain.worse-touch', 'rectal-pain.prolonged', 'stool-bloody.light'],
    some: ['anal-itch', 'low-fibre-diet', 'postpartum', 'anal-lump', 'stool-bloody.recurrent', 'rectal-pain.throbbing'],
    occasional: ['anal-discharge', 'history-ibd', 'urinary-retention', 'crying-inconsolable'],
    rare: ['fever', 'weight-loss', 'diarrhoea', 'abdominal-pain', 'stool-black', 'stool-bloody.painless', 'anal-lump.painful', 'rectal-pain.night'],
  },
  discriminators: ['rectal-pain.sharp', 'stool-bloody.fresh-red', 'rectal-pain.prolonged'],
  onset: ['days', 'sudden'],
  durationDays: { from: 1, to: 90 },
  course: ['recurrent', 'episodic'],
  severity: 1,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Keep stools soft with fibre, drink and if needed a mild laxative.', 'Sit in warm water after each stool.', 'Take a painkiller as the packet says.'],
  comeBack: ['it does not heal in two weeks', 'you have a fever or a swelling', 'there is more blood or you lose weight'],
  examination: ['look at the anus; a finger examination often hurts too much'],
  presentation: 'Tearing or knife-like pain on passing a hard stool, like passing glass, then burning or throbbing for minutes to hours, with a streak of bright red blood on the paper. Fear of going makes constipation worse. Tear in the back midline, skin tag. Babies, young adults, after birth.',
  sources: ['CKS: Anal fissure', 'NHS: Anal fissure', 'StatPearls: Anal Fissures'],
  examples: [
    { age: 29, sex: 'female', text: 'Every time I poo it is like passing broken glass and then burns for an hour. There is a little bright red blood on the paper. I have been constipated.' },
    { age: 38, sex: 'male', text: 'Sharp tearing pain at the anus with each bowel movement for two weeks, and a streak of fresh blood. I now hold it back.' },
  ],
} satisfies Condition
