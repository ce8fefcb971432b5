import type { Condition } from '../../schema.ts'

export const oesophagealSpasm = {
  id: 'oesophageal-spasm',
  name: 'Oesophageal spasm',
  aliases: ['esophageal spasm', 'diffuse oesophageal spasm', 'diffuse esophageal spasm', 'nutcracker oesophagus', 'jackhammer esophagus', 'distal oesophageal spasm'],
  icd10: 'K22.4',
  system: 'gastrointestinal',
  summary: 'The muscle of the gullet cramps, which hurts behind the breastbone.',
  commonness: { usual: 'rare', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'very-rare' } },
  findings: {
    usual: ['chest-pain', 'chest-pain.central'],
    often: ['swallowing-difficult', 'chest-pain.pressure', 'chest-pain.intermittent', 'chest-pain.worse-swallowing', 'swallowing-difficult.intermittent', 'chest-pain.worse-cold', 'chest-pain.worse-eating', 'chest-pain.severe'],
    some: ['heartburn', 'chest-pain.relieved-nitrate', 'acid-regurgitation', 'chest-pain.radiates-back', 'food-sticking', 'swallow-test-narrow', 'anxiety', 'chest-pain.at-rest', 'chest-pain.worse-heat', 'chest-pain.radiates-jaw'],
    occasional: ['throat-lump-feeling', 'stress-high', 'swallowing-painful'],
    rare: ['chest-pain.worse-exertion', 'breathless', 'sweating', 'raised-troponin', 'ecg-st-elevation', 'weight-loss', 'fever'],
  },
  discriminators: ['chest-pain.worse-swallowing', 'swallowing-difficult.intermittent', 'chest-pain.central'],
  onset: ['sudden'],
  durationDays: { from: 0.1, to: 3650 },
  course: ['episodic', 'recurrent'],
  severity: 1,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Avoid very hot or very cold drinks.', 'Eat slowly in small bites.'],
  comeBack: ['chest pain comes with effort, sweat or breathlessness: call an ambulance', 'food sticks for hours', 'you lose weight'],
  examination: ['a heart tracing first, to be safe', 'a swallow X-ray and a pressure test of the gullet'],
  presentation: 'Attacks of squeezing pain behind the breastbone, like angina, for minutes, with trouble swallowing solids and liquids on and off, set off by very hot or cold drinks, by eating or by stress, not by effort. Nitrates may help. Corkscrew oesophagus on barium swallow.',
  sources: ['StatPearls: Diffuse Esophageal Spasm', 'Merck: Esophageal Spasm', 'AAFP: Dysphagia: Evaluation and Collaborative Management'],
  examples: [
    { age: 53, sex: 'female', text: 'I get attacks of squeezing pain behind the breastbone when I swallow cold drinks, and food and liquids stick for a moment. Heart tests were normal.' },
    { age: 61, sex: 'male', text: 'On and off I have cramp-like chest pain with trouble swallowing, set off by hot soup, lasting some minutes and never on exertion.' },
  ],
} satisfies Condition
