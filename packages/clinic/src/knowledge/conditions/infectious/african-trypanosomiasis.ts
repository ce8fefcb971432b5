import type { Condition } from '../../schema.ts'

export const africanTrypanosomiasis = {
  id: 'african-trypanosomiasis',
  name: 'Sleeping sickness',
  aliases: ['African trypanosomiasis', 'sleeping sickness', 'Trypanosoma brucei infection'],
  icd10: 'B56.9',
  system: 'infectious',
  summary: 'A parasite from tsetse flies in Africa that reaches the brain.',
  commonness: { usual: 'very-rare' },
  findings: {
    usual: ['fever', 'recent-travel-tropics', 'headache'],
    often: ['lymph-nodes-neck', 'fever.intermittent', 'fatigue', 'joint-pain', 'daytime-sleepiness', 'insect-sting', 'malaise'],
    some: ['skin-itch', 'skin-lump', 'weight-loss', 'confusion-gradual', 'insomnia', 'personality-change', 'body-aches', 'lymph-nodes-swollen', 'spleen-enlarged', 'irritability'],
    occasional: ['gait-unsteady', 'tremor', 'seizure', 'swelling-face', 'skin-redness', 'drowsy-hard-to-wake'],
    rare: ['jaundice', 'rigors', 'malaria-parasites', 'cough', 'eschar'],
  },
  discriminators: ['daytime-sleepiness', 'lymph-nodes-neck', 'recent-travel-tropics'],
  onset: ['days', 'weeks', 'gradual'],
  durationDays: { from: 5, to: 400 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Go to a hospital with a tropical unit.'],
  comeBack: ['you get confused or drowsy', 'a fit'],
  examination: ['blood and nerve water for parasites'],
  presentation: 'After a stay in rural Africa: a sore lump at the tsetse fly bite, fever in spells, headache, glands at the back of the neck, itching; weeks to months later sleeping by day, awake at night, confused, odd behaviour.',
  sources: ['WHO: Human African trypanosomiasis', 'CDC: Sleeping sickness', 'StatPearls: African Trypanosomiasis'],
  examples: [
    { age: 40, sex: 'male', text: 'After months in Uganda I have spells of fever, headache, swollen glands at the back of my neck, sleep all day and am awake at night.' },
    { age: 31, sex: 'female', text: 'A painful lump after a fly bite on safari in Tanzania, then high fever, headache and swollen glands.' },
  ],
} satisfies Condition
