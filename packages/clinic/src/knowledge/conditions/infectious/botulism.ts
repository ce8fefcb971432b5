import type { Condition } from '../../schema.ts'

export const botulism = {
  id: 'botulism',
  name: 'Botulism',
  aliases: ['Clostridium botulinum poisoning', 'foodborne botulism', 'infant botulism', 'wound botulism'],
  icd10: 'A05.1',
  system: 'infectious',
  summary: 'A nerve poison from spoiled food or wounds that paralyses from the head downwards.',
  commonness: { usual: 'very-rare' },
  findings: {
    usual: ['double-vision', 'swallowing-difficult', 'eyelid-droop', 'speech-slurred'],
    often: ['vision-blurred', 'mouth-dry', 'weakness-general', 'weakness-arm', 'suspicious-meal', 'weakness-both-legs', 'constipation'],
    some: ['nausea', 'vomiting', 'muscle-weakness', 'pupils-wide', 'breathless', 'infant-floppy', 'voice-loss', 'abdominal-pain', 'reflexes-reduced', 'urinary-retention', 'poor-feeding', 'weakness-face', 'dizziness', 'injecting-drug-use'],
    occasional: ['diarrhoea', 'breathless.at-rest'],
    rare: ['fever', 'numbness', 'confusion-new', 'weakness-one-side', 'headache', 'tingling'],
  },
  discriminators: ['double-vision', 'swallowing-difficult', 'pupils-wide', 'eyelid-droop', 'numbness'],
  onset: ['hours', 'days'],
  durationDays: { from: 0.3, to: 6 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'ambulance',
  selfCare: ['Call an ambulance now.', 'Keep leftovers of the food for testing.', 'Never give honey to a baby under one.'],
  comeBack: ['breathing gets hard', 'swallowing fails'],
  examination: ['eyes and swallowing', 'breathing strength', 'toxin test'],
  presentation:
    'Twelve to thirty-six hours after home-canned, smoked or fermented food: dry mouth, blurred and double vision, drooping lids, wide pupils, slurred speech, trouble swallowing, then weakness sinking from arms to legs and breathing, clear mind, no fever, normal feeling. Baby: constipated, floppy, weak cry after honey.',
  sources: ['CDC: Botulism', 'WHO: Botulism', 'StatPearls: Botulism'],
  examples: [
    { age: 52, sex: 'female', text: 'A day after eating home-canned beans I see double, my lids droop, my mouth is dry and I can hardly swallow or speak.' },
    { age: 0.4, sex: 'male', text: 'My baby is constipated, floppy, with a weak cry and poor sucking. He had honey.' },
  ],
} satisfies Condition
