import type { Condition } from '../../schema.ts'

export const cyclothymia = {
  id: 'cyclothymia',
  name: 'Cyclothymia',
  aliases: ['cyclothymic disorder', 'cyclothymic personality'],
  icd10: 'F34.0',
  system: 'mental-health',
  summary: 'Mild highs and lows that change for years.',
  commonness: { usual: 'rare', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'never' } },
  findings: {
    usual: ['low-mood.recurrent', 'low-mood'],
    often: ['elevated-mood', 'irritability', 'mood-unstable', 'elevated-mood.recurrent', 'low-mood.mild', 'impulsive-behaviour'],
    some: ['reduced-need-for-sleep', 'insomnia', 'family-depression', 'racing-thoughts', 'concentration-poor', 'sleep-too-much', 'loss-of-interest', 'low-mood.long-standing'],
    occasional: ['alcohol-heavy', 'anxiety', 'drug-use'],
    rare: ['delusions', 'hearing-voices', 'suicide-plan', 'weight-loss', 'self-harm', 'flashbacks', 'hallucinations'],
  },
  discriminators: ['low-mood.recurrent', 'elevated-mood.recurrent', 'mood-unstable'],
  onset: ['gradual'],
  durationDays: { from: 700, to: 6000 },
  course: ['recurrent', 'lifelong'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Keep regular sleep and days.', 'Keep a mood diary.', 'See a doctor for talking treatment.'],
  comeBack: ['a high with no sleep for days', 'you have thoughts of suicide', 'there are debts or risky acts'],
  examination: ['mood over the years', 'family history', 'rule out drugs and thyroid'],
  presentation: 'For two years or more many spells of mild elation and energy and spells of mild gloom, neither reaching mania nor major depression, so that friends call the person moody.',
  sources: ['CKS: Bipolar disorder', 'StatPearls: Cyclothymia', 'APA: Diagnostic and Statistical Manual, cyclothymic disorder'],
  examples: [
    { age: 29, sex: 'female', text: 'For years I have had some weeks full of energy and ideas and then weeks feeling a bit low. It never gets extreme, but people call me moody.' },
    { age: 36, sex: 'male', text: 'My mood goes up and down in mild waves since my twenties.' },
  ],
} satisfies Condition
