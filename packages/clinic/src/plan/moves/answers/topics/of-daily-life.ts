import { goNow, inEmergency, inPregnancy, withFinding } from '../rules-of-told.ts'
import type { TopicFacts } from '../topic-entry.ts'

/** Animals in the house; what else is asked of daily life stands in its own facts (daily-facts.ts). */
export const ofDailyLife: readonly TopicFacts[] = [
  {
    topic: 'pets',
    rules: [
      inEmergency(`Let a neighbour see to the animal, and get help first. ${goNow}`),
      inPregnancy(
        'Cats and dogs may stay. Let somebody else clean the cat litter, or wear gloves, and wash your hands; keep away from sheep and lambs giving birth. If you have cleaned it so far, the risk is small: tell your midwife, who can arrange a test. A bite or a deep scratch should be seen today.',
      ),
      withFinding(
        ['animal-bite', 'cat-scratch'],
        'Wash it under running water for 10 minutes now. Have a bite that broke the skin looked at today, above all by a cat, or on hand, face or joint; a scratch if it gets red, swollen or you get a fever or lumps. Check tetanus. A bite abroad, or from a bat: ask about rabies today.',
      ),
    ],
    otherwise:
      'Mostly no worry: illnesses hardly pass between people and pets. Wash hands after animals, above all children and before food.',
    sources: ['NHS: Ringworm', 'CDC: Healthy pets, healthy people', 'NHS: Toxoplasmosis', 'NHS: Animal and human bites'],
  },
]
