import type { Condition } from '../../schema.ts'

export const essentialThrombocythaemia = {
  id: 'essential-thrombocythaemia',
  name: 'Essential thrombocythaemia',
  aliases: ['essential thrombocythemia', 'thrombocytosis', 'high platelets'],
  icd10: 'D47.3',
  system: 'blood',
  summary: 'Too many platelets make clots, sometimes bleeding.',
  commonness: { usual: 'very-rare', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'very-rare' } },
  findings: {
    often: ['headache', 'fatigue'],
    some: ['burning-feet', 'tingling-hands', 'dizziness', 'vision-blurred', 'spleen-enlarged', 'raised-white-cells', 'history-clots', 'tingling-feet'],
    occasional: ['skin-redness', 'bruising-easy', 'nosebleed', 'chest-pain', 'calf-swelling', 'weakness-one-side', 'stool-bloody', 'vision-loss-brief', 'night-sweats', 'itching-general'],
    rare: ['fever', 'low-platelets', 'pallor'],
  },
  discriminators: ['burning-feet', 'spleen-enlarged', 'vision-loss-brief'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 60, to: 2000 },
  course: ['constant', 'worsening'],
  severity: 3,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Book an appointment and ask for a blood count.'],
  comeBack: ['one side becomes weak', 'your chest hurts or a leg swells'],
  examination: ['blood count and gene tests'],
  presentation: 'Often found by chance: platelets above 450; headache, dizziness, brief loss of sight, burning red fingers and toes (erythromelalgia), clots or bleeding.',
  sources: ['NHS: Thrombocythaemia', 'Merck: Essential Thrombocythemia'],
  examples: [
    { age: 55, sex: 'female', text: 'My platelets are 900, I have headaches and my toes burn and turn red.' },
    { age: 61, sex: 'male', text: 'Short spells of lost vision, tingling fingers and very high platelets.' },
  ],
} satisfies Condition
