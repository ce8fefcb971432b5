import type { Condition } from '../../schema.ts'

export const antiphospholipidSyndrome = {
  id: 'antiphospholipid-syndrome',
  name: 'Antiphospholipid syndrome',
  aliases: ['hughes syndrome', 'thrombophilia', 'factor v leiden', 'protein c deficiency', 'clotting tendency'],
  icd10: 'D68.6',
  system: 'blood',
  summary: 'A tendency to form clots, sometimes with lost pregnancies.',
  commonness: { usual: 'rare', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'very-rare' }, sex: 'mostly-female' },
  findings: {
    usual: ['history-clots'],
    often: ['family-clots', 'calf-swelling', 'swelling-one-leg'],
    some: ['calf-pain', 'breathless', 'history-lupus', 'low-platelets', 'headache', 'takes-oral-contraceptive', 'mottled-skin', 'pregnant', 'infertility'],
    occasional: ['chest-pain', 'weakness-one-side', 'history-stroke', 'history-preeclampsia', 'seizure', 'leg-ulcer', 'vision-loss-brief', 'joint-pain', 'involuntary-movements'],
    rare: ['fever', 'bleeding-wont-stop', 'cough'],
  },
  discriminators: ['history-clots', 'family-clots', 'mottled-skin'],
  onset: ['days', 'gradual'],
  durationDays: { from: 1, to: 3000 },
  course: ['recurrent'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['See a doctor soon; at once if a leg swells or breathing is short.'],
  comeBack: ['a leg swells', 'you are short of breath', 'one side becomes weak'],
  examination: ['antibody and clotting tests'],
  presentation: 'Young person with clots in legs, lungs or brain, repeated miscarriages, pre-eclampsia, lace-like purple skin (livedo), low platelets, migraine; lupus. Or clots in the family (factor V Leiden).',
  sources: ['NHS: Antiphospholipid syndrome (APS)', 'StatPearls: Antiphospholipid Syndrome'],
  examples: [
    { age: 31, sex: 'female', text: 'Two clots in my legs, three miscarriages, a lacy purple pattern on my legs and lupus antibodies.' },
    { age: 27, sex: 'female', text: 'My second leg clot at 27, my mother and brother had clots too.' },
  ],
} satisfies Condition
