import type { CloserFact, Known } from './closer-entry.ts'

const ears = ['ear-fullness', 'ear-pain', 'ear-itch', 'ear-wax', 'ear-pressure-change', 'hearing-loss', 'tinnitus']
const story = /\bears?\b/i

/** Water in the canal after a swim or a shower, with no sign of an infection. */
const isWaterInside = ({ has, story: told }: Known): boolean =>
  has(['ear-fullness']) &&
  !has(['ear-pain', 'ear-discharge', 'ear-itch', 'fever']) &&
  /\b(?:surf\w*|swim\w*|swam|pool|sea|dive|dived|diving|shower|bath|snorkel\w*|water)\b/i.test(told)

/** What may go into an ear, and hearing that is lost at once. */
export const ofEars: readonly CloserFact[] = [
  {
    asked:
      /\b(?:(?:olive|almond|coconut|tea tree|warm|garlic) oil|hydrogen peroxide|otex|earex|(?:cotton|ear) ?buds?|q-?tips?|ear ?candles?|hopi|syring\w+|ear ?drops)\b/i,
    isTold: true,
    holds: ({ has, text, story: told }) => has(ears) || story.test(text) || (story.test(told) && /\bear/i.test(text)),
    answer: ({ has, text }) => {
      if (/\b(?:(?:cotton|ear) ?buds?|q-?tips?|ear ?candles?|hopi)\b/i.test(text))
        return 'No, please put neither cotton buds nor candles in the ear: they push wax deeper and can hurt or burn the drum.'
      const rule = 'Put nothing in if there is discharge, strong pain, a hole in the drum or grommets.'
      return has(['ear-pressure-change', 'recent-viral-illness', 'nose-runny', 'nose-blocked']) && !has(['ear-wax'])
        ? `It will not help here: oil softens wax in the ear canal, and after a cold or a flight the trouble sits behind the drum. In a healthy ear it does no harm. Swallowing, yawning and gently blowing against a closed nose help more. ${rule}`
        : `Yes, if it is wax: 2 or 3 drops of olive or almond oil in that ear, lying on the side for some minutes, 3 or 4 times a day for 3 to 5 days; it works slowly. ${rule} Not better after that, or you hear much less: have it looked at.`
    },
    sources: ['NHS: Earwax build-up', 'NHS: Ear barotrauma'],
  },
  {
    asked:
      /\bwhat (?:can|do|should|could|shall) (?:i|we) (?:put|use|do|try|take)\b|\bhow (?:do|can|to)\b[^?]{0,20}\b(?:get (?:it|the water)|clear|shift|unblock|dry)\b|\bwhat (?:gets|shifts|clears) (?:it|the water)\b|\bhow long\b|\bclear by itself\b/i,
    holds: isWaterInside,
    answer: ({ text }) =>
      /\bhow long\b/i.test(text)
        ? 'Water behind a little wax mostly comes out within hours, at most a day or two. Not clear after 3 days, or pain, itch, discharge or clearly worse hearing: let somebody look in.'
        : 'Nothing by hand, and no cotton buds: it is most likely water, perhaps behind a little wax. Tilt that ear down and tug the lobe this way and that, lie on that side on a warm towel, and let it dry. If it is still blocked after a day or two, 2 or 3 drops of olive oil a day soften wax; not with pain, discharge or a hole in the drum.',
    sources: ['NHS: Earwax build-up'],
  },
  {
    asked: /\b(?:swim(?:ming|s)?|surf(?:ing|s)?|in the water|paddle\w*|body ?board\w*|pool|sea|diving|dive|snorkel\w*|hot tub|lido)\b/i,
    holds: ({ has, isEmergency }) => has(['ear-discharge', 'ear-pain', 'ear-itch', 'ear-fullness', 'ear-wax']) && !isEmergency,
    answer: ({ has }) =>
      has(['ear-discharge', 'ear-pain', 'ear-itch'])
        ? 'No, not until the ear has been dry and without pain for some days, with an infection of the ear canal 7 to 10 days: water keeps it going. Keep it dry in the shower too. Later, dry the ears well after swimming, and wear a cap or plugs if it tends to come back.'
        : 'Better wait until it has cleared and you hear as usual: water behind wax swells it, and keeps an ear canal sore. Dry the ears well afterwards.',
    sources: ['NHS: Otitis externa', 'NHS: Earwax build-up'],
  },
  {
    asked: /\bhear(?:ing)?\b[^?]{0,40}\b(?:lost|loss|gone|went|goes|within hours|sudden\w*)\b|\b(?:lost|losing) (?:my |your )?hearing\b/i,
    holds: ({ has, story: told }) => has(ears) || story.test(told),
    answer: () =>
      'I mean hearing in one ear that fails within hours or up to 3 days without a reason such as a cold, often noticed on waking: then it can be the nerve, and steroid tablets help only if they are begun in the first days. Try this: hum. If you hear it louder in the blocked ear, it is mostly just blocked; if it is louder in the good ear, have your hearing tested today.',
    sources: ['NICE: Hearing loss in adults: assessment and management'],
  },
]
