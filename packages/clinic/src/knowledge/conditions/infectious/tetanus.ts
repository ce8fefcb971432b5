import type { Condition } from '../../schema.ts'

export const tetanus = {
  id: 'tetanus',
  name: 'Tetanus',
  aliases: ['lockjaw', 'Clostridium tetani infection'],
  icd10: 'A35',
  system: 'infectious',
  summary: "A wound germ's poison makes the muscles cramp without letting go.",
  commonness: { usual: 'very-rare' },
  findings: {
    usual: ['trismus', 'spasms-painful', 'muscle-cramps'],
    often: ['neck-stiffness', 'swallowing-difficult', 'wound-dirty-tetanus', 'unvaccinated', 'puncture-wound', 'back-pain'],
    some: ['sweating', 'abdominal-guarding-rigid', 'fast-heart-rate', 'fever', 'not-vaccinated', 'injecting-drug-use', 'jaw-pain', 'cut-wound', 'breathing-fast', 'animal-bite', 'high-blood-pressure'],
    occasional: ['drooling', 'breathless', 'cyanosis', 'umbilical-discharge', 'infant-not-feeding', 'voice-loss'],
    rare: ['confusion-new', 'csf-abnormal', 'headache', 'tonsils-swollen', 'drowsy-hard-to-wake', 'numbness'],
  },
  discriminators: ['trismus', 'spasms-painful', 'unvaccinated', 'wound-dirty-tetanus', 'confusion-new'],
  onset: ['days'],
  durationDays: { from: 1, to: 14 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'ambulance',
  selfCare: ['Call an ambulance now.', 'Keep the person in a quiet, dim place.'],
  comeBack: ['breathing becomes hard', 'cramps come more often'],
  examination: ['look for a wound', 'ask about vaccination', 'airway care'],
  presentation: 'Some days to three weeks after a dirty or puncture wound in somebody without vaccination: stiff jaw that will not open (lockjaw), stiff neck, trouble swallowing, fixed grin, board-like belly, then painful spasms with arched back set off by noise or touch; the mind stays clear.',
  sources: ['CDC: Tetanus', 'WHO: Tetanus', 'NHS: Tetanus'],
  examples: [
    { age: 63, sex: 'male', text: 'I stepped on a rusty nail a week ago. Now I cannot open my jaw, my neck and back are stiff and I get painful cramps when there is a noise.' },
    { age: 48, sex: 'female', text: 'Never vaccinated, gardening wound, lockjaw and trouble swallowing since yesterday.' },
  ],
} satisfies Condition
