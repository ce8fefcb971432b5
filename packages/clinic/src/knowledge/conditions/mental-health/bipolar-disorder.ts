import type { Condition } from '../../schema.ts'

export const bipolarDisorder = {
  id: 'bipolar-disorder',
  name: 'Bipolar disorder',
  aliases: ['bipolar affective disorder', 'manic depression', 'mania', 'manic episode', 'bipolar I disorder', 'bipolar II disorder', 'hypomania', 'manic-depressive illness', 'bipolar mania'],
  icd10: 'F31.9',
  system: 'mental-health',
  summary: 'Mood swings between high phases (mania) and deep lows.',
  commonness: { usual: 'uncommon', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'very-rare' } },
  findings: {
    usual: ['elevated-mood', 'reduced-need-for-sleep'],
    often: ['racing-thoughts', 'impulsive-behaviour', 'irritability', 'agitation', 'history-depression', 'low-mood.recurrent', 'insomnia', 'concentration-poor', 'personality-change', 'low-mood'],
    some: ['delusions', 'family-depression', 'family-psychosis', 'aggression', 'hyperactivity', 'hearing-voices', 'attention-poor', 'takes-lithium', 'takes-antidepressant', 'paranoia', 'medicine-stopped-suddenly', 'sexual-many-partners', 'history-psychosis'],
    occasional: ['suicidal-thoughts', 'alcohol-heavy', 'drug-use', 'weight-loss'],
    rare: ['stimulant-drug-recent', 'memory-loss', 'flat-affect', 'weight-gain', 'heat-intolerance', 'fever', 'confusion-new', 'seizure', 'flashbacks', 'mood-unstable'],
  },
  discriminators: ['elevated-mood', 'reduced-need-for-sleep', 'racing-thoughts', 'impulsive-behaviour'],
  onset: ['days', 'weeks'],
  durationDays: { from: 4, to: 3000 },
  course: ['episodic', 'recurrent'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['See a doctor within a day in a high phase.', 'Let someone you trust hold cards and keys.', 'Keep regular sleep; take medicine steadily.'],
  comeBack: ['you have thoughts of suicide', 'you get strange beliefs or voices', 'the person endangers self or others'],
  examination: ['a talk with patient and family', 'rule out drugs and thyroid', 'safety'],
  presentation:
    'A week or more of elated or irritable mood, hardly any sleep without tiredness, fast talk, racing ideas, big plans, spending sprees, risky sex, no insight, at times grand delusions; and earlier or later spells of depression. Hypomania is shorter and milder. Begins between 15 and 30; runs in families; antidepressants can switch it on.',
  sources: ['NICE: Bipolar disorder: assessment and management', 'CKS: Bipolar disorder', 'APA: Practice guideline for bipolar disorder'],
  examples: [
    { age: 25, sex: 'male', text: 'For ten days he has slept two hours a night and is full of energy, talks nonstop, has grand plans and spent all his savings. Last year he was depressed.' },
    { age: 33, sex: 'female', text: 'I feel on top of the world, my thoughts race, I need little sleep and shop like mad. I have had deep depressions before.' },
  ],
} satisfies Condition
