import type { CloserFact, Known } from './closer-entry.ts'

const passed =
  /\b(?:mini[- ]?stroke|tia|all (?:gone|over|passed)|(?:it )?(?:has |is )?(?:passed|over|gone|worn) (?:now|off|completely)|back to (?:normal|himself|herself|myself)|completely (?:fine|normal|better)|right as rain|fine (?:now|again))\b/i
const advised =
  /\b(?:nurse|doctor|gp|surgery|111|paramedic|consultant|clinic|pharmacist)\b[^.?!]{0,60}\b(?:said|says?|told|advis\w*|reckons?|shall|should|wants?|asked|take|have|give)\b/i

const isPassed = ({ state, story, has }: Known): boolean =>
  passed.test(story) &&
  (/\b(?:mini[- ]?stroke|tia)\b/i.test(story) ||
    has(['weakness-face', 'speech-slurred', 'speech-difficulty', 'weakness-one-side', 'weakness-arm']) ||
    state.judged.ranking.ranked[0]?.condition === 'tia')

/** Aspirin after signs of a stroke that are wholly over (NICE NG128: 300 mg at once in a suspected TIA, unless something speaks against it). */
export const ofPassedStrokes: readonly CloserFact[] = [
  {
    asked: /\baspirin\b|\bwho(?:m)? (?:do|should|shall) (?:i|we) (?:believe|listen to|trust)\b|\bshould (?:he|she|i) take (?:it|one)\b/i,
    holds: (known) => isPassed(known) && advised.test(known.story) && /\baspirin\b/i.test(known.story),
    answer: ({ takes, refuses }) =>
      refuses('acetylsalicylic acid') || takes(['warfarin', 'apixaban', 'rivaroxaban', 'edoxaban', 'dabigatran'])
        ? 'No aspirin before they know what I know: what you told me of other medicines or illnesses speaks against it. Ring back whoever advised it and say so; any sign that returns: call {number} at once and no aspirin.'
        : 'If every sign is wholly gone, and the nurse or doctor who knows the history says aspirin, follow them: 300 mg once is the usual first treatment after a mini-stroke that is over. Not with an allergy to it, a stomach ulcer or bleeding, or a blood thinner. It does not replace being seen today. If any sign is there now, or comes back: no aspirin, note the time, call {number} at once.',
    sources: ['NICE: Stroke and transient ischaemic attack in over 16s: diagnosis and initial management'],
  },
]
