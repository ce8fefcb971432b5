import type { Condition } from '../../schema.ts'

export const clusterHeadache = {
  id: 'cluster-headache',
  name: 'Cluster headache',
  aliases: ['cluster headache attack', 'cluster headaches', 'histamine headache', 'Horton headache', 'episodic cluster headache', 'chronic cluster headache', 'suicide headache'],
  icd10: 'G44.0',
  system: 'neurological',
  summary: 'Short, very strong attacks of pain around one eye, often at the same hour each day for weeks, with a red, watering eye.',
  commonness: { usual: 'rare', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'never', adolescent: 'very-rare', 'young-adult': 'uncommon' }, sex: 'mostly-male' },
  findings: {
    always: ['headache', 'headache.one-sided', 'headache.severe'],
    usual: ['headache.around-eye', 'headache.recurrent', 'eye-red-watering-headache', 'headache-restless', 'eye-watering'],
    often: ['eye-redness', 'nose-blocked', 'nose-runny', 'headache.sharp', 'headache.night', 'headache.temple', 'headache.brief', 'headache.intermittent', 'headache.deep', 'smoker', 'agitation', 'eyelid-droop'],
    some: ['headache.worse-alcohol', 'eyelid-swelling', 'alcohol-heavy', 'sweating', 'history-migraine', 'pupil-small'],
    occasional: ['light-sensitivity', 'nausea', 'horner-sign'],
    rare: ['headache.both-sides', 'headache.relieved-lying', 'headache.pressure', 'vomiting', 'fever', 'aura-visual', 'scalp-tenderness', 'vision-loss-sudden', 'pupil-fixed-mid-dilated', 'weakness-one-side'],
  },
  discriminators: ['eye-red-watering-headache', 'headache-restless', 'headache.around-eye'],
  onset: ['sudden', 'hours'],
  durationDays: { from: 0.02, to: 60 },
  course: ['episodic', 'recurrent'],
  severity: 3,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Avoid alcohol during a cluster period.', 'See a doctor soon: special treatments such as oxygen work, simple painkillers do not.', 'Write down the time and length of attacks.'],
  comeBack: ['vision is lost', 'you have fever, stiff neck or weakness', 'you feel you cannot go on with the pain'],
  examination: ['examine eyes and pupils', 'test nerves', 'arrange a brain scan at the first cluster'],
  presentation:
    'Excruciating, strictly one-sided pain in or behind the eye or temple, lasting 15 minutes to 3 hours, once to eight times a day, often waking the person at the same hour each night, in bouts of weeks to months. Same-sided red watering eye, blocked or runny nostril, droopy lid, small pupil, forehead sweating. The person paces about or rocks. Middle-aged male smokers; alcohol sets it off.',
  sources: ['CKS: Headache - cluster', 'IHS: Cluster headache', 'StatPearls: Cluster Headache'],
  examples: [
    { age: 38, sex: 'male', text: 'Every night at two I wake with a terrible stabbing pain behind my right eye. The eye goes red and waters, my nose runs and I pace around the room for an hour.' },
    { age: 44, sex: 'male', text: 'For three weeks I have had an excruciating pain around one eye every day, about 45 minutes long, with a tearing eye and blocked nostril. I cannot sit still.' },
  ],
} satisfies Condition
