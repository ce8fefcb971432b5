import type { CloserFact, Known } from './closer-entry.ts'

const drinks = '(?:tea|chai|coffees?|espressos?|cola|coke|red ?bull|monster|energy drinks?|caffeine)'
const asksTooMuch = new RegExp(
  `\\btoo (?:much|many)\\b[^.!?]{0,24}\\b${drinks}\\b|\\b${drinks}\\b[^.!?]{0,24}\\btoo (?:much|many)\\b|\\b(?:so|that|this) (?:much|many)\\b[^.!?]{0,16}\\b${drinks}\\b|\\b${drinks}\\b[^.!?]{0,40}\\b(?:reason|cause|causing|because|blame|behind|due|to do with|make|making|makes|bring\\w*|set\\w* (?:it|this) off|trigger\\w*|bad)\\b|\\b(?:could|can|may|might|is|would)\\b[^.!?]{0,24}\\b(?:be|been|from|caused by|because of|down to)\\b[^.!?]{0,20}\\b${drinks}\\b|\\b(?:\\d+|two|three|four|five|six|seven|eight|nine|ten)\\b[^.!?]{0,16}\\b${drinks}\\b`,
  'i',
)
const spilt = /\b(?:burn\w*|scald\w*|spil\w*|poured|hot (?:tea|coffee))\b/i
const heart = ['palpitations', 'palpitations-irregular', 'panic-attacks']
const saysHeart = /\b(?:heart|palpitat\w*|racing|panic\w*|anxi\w*|shak\w*|jitter\w*|trembl\w*)\b/i
const saysHead = /\bheadaches?|migraines?\b/i
const saysSleep = /\b(?:sleep|insomnia|awake|nights?)\b/i

/** What caffeine does to what was told. */
function ofCaffeine({ story, has }: Known): string {
  const parts = [
    has(heart) || saysHeart.test(story) ? 'it can make the heart race or stumble, the hands shake and a panic attack start' : null,
    saysSleep.test(story) ? 'it keeps awake for 6 hours and more' : null,
    saysHead.test(story) ? 'the head aches on the days without it' : null,
  ].filter((part) => part !== null)
  const effect =
    parts.length === 0 ? 'too much of it brings a racing heart, shaky hands, a sore stomach and bad sleep' : parts.join(', and ')
  return `Caffeine can play a part: ${effect}. Up to 4 cups of coffee or 5 mugs of tea a day (400 mg) is all right for most adults, half of that in pregnancy; if you notice it, have less. Go down by a cup every day or two, not all at once, or the head aches. It does not explain pain in the chest, a faint or trouble breathing.`
}

/** Too much tea or coffee: no poison line is meant. */
export const ofTeaAndCoffee: readonly CloserFact[] = [
  {
    asked: asksTooMuch,
    holds: ({ text, story }) => !spilt.test(story) && !/\btablets?|pills?|powder\b/i.test(text),
    answer: ofCaffeine,
    sources: ['FDA: Spilling the beans: how much caffeine is too much?', 'NHS: Water, drinks and hydration'],
  },
]
