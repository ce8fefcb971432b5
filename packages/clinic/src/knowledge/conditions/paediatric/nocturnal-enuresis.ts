import type { Condition } from '../../schema.ts'

export const nocturnalEnuresis = {
  id: 'nocturnal-enuresis',
  name: 'Bedwetting',
  aliases: ['nocturnal enuresis', 'enuresis', 'bedwetting', 'bed wetting', 'primary nocturnal enuresis'],
  icd10: 'N39.44',
  system: 'paediatric',
  summary: 'A child over five wets the bed at night.',
  commonness: { usual: 'never', ages: { child: 'common', adolescent: 'uncommon' } },
  findings: {
    always: ['bedwetting'],
    often: ['bedwetting.recurrent', 'bedwetting.long-standing', 'family-bedwetting'],
    some: ['constipation', 'urination-frequent', 'urination-urgent', 'snoring', 'stress-recent', 'attention-poor', 'low-mood'],
    occasional: ['soiling-child', 'urine-incontinence'],
    rare: ['thirst', 'weight-loss', 'urination-painful', 'fever', 'urine-excess', 'weakness-leg', 'urine-blood'],
  },
  discriminators: ['bedwetting', 'thirst', 'urination-painful'],
  onset: ['gradual'],
  durationDays: { from: 30, to: 1800 },
  course: ['recurrent'],
  severity: 1,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Give drinks through the day, less in the evening.', 'Toilet before bed.', 'Praise, never punish.', 'An alarm can help from seven years.'],
  comeBack: ['the child is very thirsty or loses weight', 'passing urine hurts', 'it starts again after dry months', 'stool is hard or soiling'],
  examination: ['urine test', 'ask about stool and sleep'],
  presentation: 'Child over five who wets the bed several nights a week since always, dry by day, deep sleeper, father or mother did so too.',
  sources: ['NICE: Bedwetting in under 19s', 'CKS: Bedwetting (enuresis)', 'NHS: Bedwetting'],
  examples: [
    { age: 7, sex: 'male', text: 'My son still wets the bed almost every night, he has never been dry. By day all is fine. His father was the same.' },
    { age: 9, sex: 'female', text: 'She wets the bed several nights a week, sleeps very deeply, no pain, not thirsty.' },
  ],
} satisfies Condition
