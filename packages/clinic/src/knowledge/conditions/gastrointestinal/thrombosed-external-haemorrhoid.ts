import type { Condition } from '../../schema.ts'

export const thrombosedExternalHaemorrhoid = {
  id: 'thrombosed-external-haemorrhoid',
  name: 'Thrombosed pile',
  aliases: ['thrombosed hemorrhoid', 'thrombosed haemorrhoid', 'perianal haematoma', 'perianal hematoma', 'perianal thrombosis', 'thrombosed external hemorrhoid'],
  icd10: 'K64.5',
  system: 'gastrointestinal',
  summary: 'A blood clot has formed in a small vein at the edge of the anus.',
  commonness: { usual: 'uncommon', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'very-rare' } },
  findings: {
    usual: ['anal-lump', 'rectal-pain', 'rectal-pain.sudden', 'anal-lump.painful'],
    often: ['rectal-pain.severe', 'rectal-pain.worse-sitting', 'constipation', 'rectal-pain.constant', 'anal-lump.hard'],
    some: ['stool-bloody', 'anal-itch', 'pregnant', 'postpartum', 'heavy-physical-work', 'stool-bloody.fresh-red', 'low-fibre-diet', 'anal-lump.sudden', 'anal-lump.dark'],
    occasional: ['anal-discharge'],
    rare: ['fever', 'anal-discharge.pus', 'weight-loss', 'diarrhoea', 'abdominal-pain', 'chills', 'rectal-pain.throbbing'],
  },
  discriminators: ['anal-lump.painful', 'rectal-pain.sudden', 'fever'],
  onset: ['sudden', 'hours'],
  durationDays: { from: 0.2, to: 10 },
  course: ['improving', 'constant'],
  severity: 1,
  mustNotMiss: false,
  triageFloor: 'within-24-hours',
  selfCare: ['Warm baths and a cold pack ease the pain.', 'Keep stools soft with fibre and drink.', 'Take a painkiller as the packet says.'],
  comeBack: ['you have a fever or pus', 'the pain grows after three days', 'it bleeds heavily'],
  examination: ['look at the anus', 'a small cut to let the clot out within three days can help'],
  presentation: 'Sudden, severe pain and a tense, bluish, pea- to cherry-sized tender lump at the anal edge, often after straining, lifting, a long sit or childbirth. Worst in the first two days, then easing over one or two weeks. No fever.',
  sources: ['CKS: Haemorrhoids', 'StatPearls: Hemorrhoids, external', 'NHS: Piles (haemorrhoids)'],
  examples: [
    { age: 36, sex: 'male', text: 'After lifting something heavy yesterday I suddenly got a hard, very painful bluish lump at my anus; I can hardly sit. No fever.' },
    { age: 30, sex: 'female', text: 'Since this morning a painful swollen lump the size of a grape right at the anus, after straining with constipation.' },
  ],
} satisfies Condition
