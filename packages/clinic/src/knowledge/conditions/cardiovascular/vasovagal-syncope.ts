import type { Condition } from '../../schema.ts'

export const vasovagalSyncope = {
  id: 'vasovagal-syncope',
  name: 'Simple faint (vasovagal syncope)',
  aliases: ['vasovagal syncope', 'simple faint', 'neurocardiogenic syncope', 'reflex syncope', 'common faint', 'vasovagal attack', 'situational syncope', 'neurally mediated syncope'],
  icd10: 'R55',
  system: 'cardiovascular',
  summary: 'A reflex slows the heart and drops the pressure for a moment. It is harmless apart from the fall.',
  commonness: { usual: 'common', ages: { newborn: 'very-rare', infant: 'very-rare', toddler: 'rare', child: 'uncommon', adolescent: 'common', older: 'uncommon' }, sex: 'mostly-female' },
  findings: {
    usual: ['faint-or-collapse', 'near-fainting', 'faint-or-collapse.worse-standing'],
    often: ['pallor', 'sweating', 'nausea', 'faint-or-collapse.brief', 'faint-or-collapse.worse-heat', 'vision-blurred', 'faint-or-collapse.worse-stress'],
    some: ['faint-or-collapse.recurrent', 'hot-flushes', 'weakness-general', 'tinnitus', 'dehydration-signs', 'slow-heart-rate', 'blood-pressure-drops-standing', 'faint-or-collapse.after-meals', 'cold-clammy-skin'],
    occasional: ['twitching', 'headache', 'faint-or-collapse.worse-urination', 'injury-recent', 'palpitations', 'pregnant', 'low-blood-pressure', 'faint-or-collapse.worse-coughing'],
    rare: ['fainting-on-exertion', 'tongue-bitten', 'post-seizure-confusion', 'chest-pain', 'family-sudden-death', 'history-coronary-disease', 'faint-or-collapse.worse-lying', 'breathless', 'urine-incontinence', 'faint-or-collapse.sudden'],
  },
  discriminators: ['faint-or-collapse.worse-standing', 'sweating', 'nausea', 'fainting-on-exertion', 'tongue-bitten'],
  onset: ['sudden'],
  durationDays: { from: 0.01, to: 3 },
  course: ['episodic', 'recurrent', 'improving'],
  severity: 1,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Lie down with your legs up as soon as you feel it coming.', 'Drink enough and do not stand still for long in the heat.', 'Tense your legs and arms when you feel faint.'],
  comeBack: ['you faint during effort or lying down', 'you have chest pain or a racing heart', 'you hurt your head or do not wake within a minute or two'],
  examination: ['pulse and pressure lying and standing', 'ECG', 'ask a witness'],
  presentation: 'After long standing, heat, pain, fright, the sight of blood or needles: feeling hot, sick, sweaty, pale, dim vision and ringing ears, then a faint of seconds to a minute, with a few jerks at most, quick full recovery lying down. Young and healthy.',
  sources: ["NICE: Transient loss of consciousness ('blackouts') in over 16s", 'ESC: Syncope', 'NHS: Fainting'],
  examples: [
    { age: 19, sex: 'female', text: 'I fainted when they took my blood. Before that I felt hot, sick and sweaty and everything went dark. I was fine after a minute.' },
    { age: 25, sex: 'male', text: 'Standing in a hot crowded train I got lightheaded, pale and sweaty and passed out for some seconds.' },
  ],
} satisfies Condition
