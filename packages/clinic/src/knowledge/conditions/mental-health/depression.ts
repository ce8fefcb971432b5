import type { Condition } from '../../schema.ts'

export const depression = {
  id: 'depression',
  name: 'Depression',
  aliases: ['major depressive disorder', 'clinical depression', 'MDD', 'depressive episode', 'depressive illness', 'unipolar depression', 'major depression', 'depressive disorder'],
  icd10: 'F32.9',
  system: 'mental-health',
  summary: 'Low mood and loss of joy for two weeks or more, with poor sleep, energy and hope. It can be treated.',
  commonness: { usual: 'very-common', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'rare', adolescent: 'common' }, sex: 'mostly-female' },
  findings: {
    usual: ['low-mood', 'loss-of-interest', 'fatigue'],
    often: ['insomnia', 'concentration-poor', 'guilt', 'appetite-loss', 'hopelessness', 'social-withdrawal', 'low-mood.constant', 'anxiety', 'irritability', 'stress-recent'],
    some: ['weight-loss', 'suicidal-thoughts', 'sleep-too-much', 'slowed-down', 'agitation', 'family-depression', 'history-depression', 'worry-excessive', 'libido-low', 'memory-loss', 'headache', 'appetite-increased', 'low-mood.morning', 'body-aches', 'alcohol-heavy'],
    occasional: ['self-harm', 'delusions', 'weight-gain', 'grief', 'back-pain', 'constipation'],
    rare: ['elevated-mood', 'reduced-need-for-sleep', 'racing-thoughts', 'hearing-voices', 'fever', 'flashbacks', 'cold-intolerance', 'weakness-one-side', 'low-mood-after-birth'],
  },
  discriminators: ['low-mood', 'loss-of-interest', 'guilt', 'hopelessness'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 14, to: 1500 },
  course: ['constant', 'recurrent'],
  severity: 3,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Talk to someone you trust and see a doctor.', 'Keep a daily rhythm, go out and move.', 'Avoid alcohol.'],
  comeBack: ['thoughts of suicide or a plan: get help at once', 'you hear voices or get strange beliefs', 'you stop eating or drinking'],
  examination: ['a talk about mood, sleep and safety', 'ask about high phases', 'blood tests such as thyroid'],
  presentation: 'At least two weeks of low mood most of the day, no joy or interest, tiredness, early waking, no appetite or weight loss (or oversleeping and overeating), poor concentration, guilt, hopelessness, slowed or restless, thoughts of death. Worse in the morning. Often after loss or stress, or in the family.',
  sources: ['NICE: Depression in adults: treatment and management', 'CKS: Depression', 'APA: Practice guideline for major depressive disorder'],
  examples: [
    { age: 38, sex: 'female', text: 'For two months I have felt low every day and nothing gives me joy. I wake at four, have no energy, cannot concentrate and feel worthless.' },
    { age: 52, sex: 'male', text: 'I have lost interest in everything, do not eat, feel hopeless and guilty and avoid my friends.' },
  ],
} satisfies Condition
