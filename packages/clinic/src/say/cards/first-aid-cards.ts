import { breathingCards } from './first-aid/breathing.ts'
import { surroundingsCards } from './first-aid/burns-heat-cold.ts'
import { heartAndBrainCards } from './first-aid/heart-and-brain.ts'
import { infectionAndSugarCards } from './first-aid/infection-and-sugar.ts'
import { injuryCards } from './first-aid/injuries.ts'
import { innerDangerCards } from './first-aid/inner-dangers.ts'
import { motherAndChildCards } from './first-aid/mother-and-child.ts'
import { poisonAndAllergyCards } from './first-aid/poisons-and-allergy.ts'
import type { FirstAidCard } from './first-aid-card.ts'

/** All first-aid cards; where two fit equally well, the one that stands first is shown. */
export const firstAidCards: readonly FirstAidCard[] = [
  ...breathingCards,
  ...poisonAndAllergyCards,
  ...heartAndBrainCards,
  ...motherAndChildCards,
  ...surroundingsCards,
  ...injuryCards,
  ...infectionAndSugarCards,
  ...innerDangerCards,
]

/** What holds for every emergency: shown where no card of its own fits. */
export const generalFirstAid: FirstAidCard = {
  id: 'general',
  title: 'the time until help is there',
  steps: [
    {
      self: 'Sit or lie down in the way that feels best. Rest.',
      other: 'Let {who} sit or lie in the way that feels best, and rest.',
    },
    { self: 'Keep somebody near, and the phone.', other: 'Stay with {who}, with the phone in reach.' },
    {
      self: 'Have your medicines and your allergies written down.',
      other: 'Write down which medicines {who} takes, and any allergy.',
    },
    {
      self: 'Drowsy: lie on the side. Not breathing: push on the chest, call {number}.',
      other: 'Drowsy: lay {who} on the side. Not breathing: push on the chest, call {number}.',
    },
  ],
  doNot: [
    { self: 'Do not drive yourself.', other: 'Do not leave {who} alone.' },
    { self: 'Nothing to eat until you were seen.', other: 'Nothing to eat for {who} until a doctor has had a look.' },
  ],
  reasons: [
    'What you tell me can turn bad fast, and only an examination can rule that out.',
    'Being checked and sent home is a good outcome; waiting at home is a risk.',
  ],
  sources: ['NHS: First aid', 'WHO: Basic emergency care'],
}
