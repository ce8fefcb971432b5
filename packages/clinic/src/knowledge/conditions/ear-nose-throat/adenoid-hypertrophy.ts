import type { Condition } from '../../schema.ts'

export const adenoidHypertrophy = {
  id: 'adenoid-hypertrophy',
  name: 'Large adenoids',
  aliases: ['adenoid hypertrophy', 'enlarged adenoids', 'adenotonsillar hypertrophy', 'adenoiditis', 'adenoids'],
  icd10: 'J35.2',
  system: 'ear-nose-throat',
  summary: "The adenoids behind the nose are big and block a child's breathing.",
  commonness: { usual: 'never', ages: { infant: 'rare', toddler: 'common', child: 'common', adolescent: 'rare' } },
  findings: {
    usual: ['snoring', 'nose-blocked'],
    often: ['apnoea-in-sleep', 'tonsils-swollen', 'mouth-dry', 'insomnia', 'nose-runny', 'nose-blocked.night'],
    some: ['hearing-loss', 'eardrum-fluid', 'daytime-sleepiness', 'muffled-voice', 'bedwetting', 'hyperactivity', 'recent-infection', 'poor-school-performance', 'bad-breath', 'ear-infections-history'],
    occasional: ['growth-poor', 'swallowing-difficult'],
    rare: ['fever', 'nosebleed', 'sneezing', 'eye-itch', 'stridor'],
  },
  discriminators: ['snoring', 'apnoea-in-sleep', 'tonsils-swollen'],
  onset: ['gradual'],
  durationDays: { from: 60, to: 1000 },
  course: ['constant'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Put the child to sleep on the side.', 'Salt water drops can help.'],
  comeBack: ['the child stops breathing in sleep', 'hearing or speech gets worse'],
  examination: ['look at nose, throat and ears', 'a sleep test'],
  presentation: 'Child with mouth breathing, snoring, pauses in sleep, nasal speech, glue ear, restless nights and tired days.',
  sources: ['NHS: Adenoidectomy', 'StatPearls: Adenoid hypertrophy'],
  examples: [
    { age: 5, sex: 'male', text: 'My son snores loudly, breathes through his mouth, stops breathing for moments in his sleep and is tired in the day. His tonsils are huge.' },
    { age: 4, sex: 'female', text: 'She always has a blocked nose, snores every night and hears poorly.' },
  ],
} satisfies Condition
