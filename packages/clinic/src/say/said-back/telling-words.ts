import { splitClauses } from '../../hear/split-clauses.ts'
import type { Addressee } from '../../judge/questions/address-patient.ts'

/** A short phrase of the patient that tells when, where or how much: its words as they are said back, and its place. */
export interface TellingWords {
  kind: 'when' | 'size' | 'ease'
  text: string
  start: number
  end: number
}

const number = String.raw`(?:an?|one|two|three|five|ten|twenty|thirty|half an|a few|a couple of|\d{1,3})`
/** Words that may follow "when I": a deed of the body and what it is done with, never a clause of its own. */
const deed = String.raw`(?:(?:(?:up|down|over|on|in|into|out of|to|behind|above|from) )?(?:my|his|her|the|a|an) [a-z]+|(?:up|down) (?:hills?|stairs|steps)|up|down|over|out|on it|in bed|from bed|out of bed|to bed|hard|fast|deeply|still|long|too far|far|upstairs|downstairs|uphill|deep breaths?|a deep breath|it)`

const kinds: readonly (readonly [TellingWords['kind'], RegExp])[] = [
  [
    'when',
    new RegExp(
      String.raw`\b(?:when|whenever|every time|each time) (?:i|he|she) (?!have|has|had|got|get|was|were|went|am|can|could|take|took)[a-z]+(?: ${deed})*\b`,
      'gi',
    ),
  ],
  ['when', /\b(?:on|up|down|(?:climb|go|walk|com|runn)ing (?:up|down)) (?:the |a )?(?:stairs|steps|hills?)\b/gi],
  [
    'when',
    /\b(?:walk|runn|climb|cycl|kneel|squat|lift|bend|reach|stoop)ing(?: (?:uphill|downhill|upstairs|downstairs|fast|far|down|over|up))?\b(?! (?:my|a|the|him|her))/gi,
  ],
  [
    'when',
    /\b(?:after|during) (?:eating|meals?|food|dinner|lunch|breakfast|running|a run|exercise|work|sex|a shower|a bath|sitting|standing|football|training|the gym|gardening|coffee|milk|bread|cheese)\b/gi,
  ],
  [
    'when',
    /\b(?:first thing(?: in the mornings?)?|(?:mostly |only |always |worse )?(?:at night|in bed|in the mornings?|in the evenings?)|at (?:\d{1,2}|two|three|four|five) in the morning)\b/gi,
  ],
  [
    'size',
    /\b(?:about |roughly )?(?:the )?size of (?:an? |my |his |her )?(?:[a-z0-9€£$]+ ){0,3}?[a-z€£$]+(?=\s*(?:[,.;:!?)]|$|(?:and|but|on|in|it|that|which|with|under|behind|near|at|since|for)\b))/gi,
  ],
  [
    'ease',
    new RegExp(
      String.raw`\b(?:goes|wears|eases|settles|clears|passes|gone)(?: (?:off|away|down|up|again)){0,2} (?:in|after|within) (?:about |around )?${number} (?:minutes?|mins?|hours?|seconds?|secs?)\b`,
      'gi',
    ),
  ],
]

/** What turns the sense of a phrase round, or makes it a wish, a question or a plan. */
const turnsRound =
  /\b(?:no|not|never|without|except|unless|if|should|shall|can i|could|would|want|hope|help|helps|stop(?:ped)?|used to|instead of)\b|n['’]?t\b/i

/** The telling phrases of a text, in order, said to the patient. In: the text, and whom it is about. */
export function tellingWords(text: string, { relation }: Pick<Addressee, 'relation'>): TellingWords[] {
  const found: TellingWords[] = []
  for (const clause of splitClauses(text)) {
    if (/\?/.test(clause.text)) continue
    for (const [kind, words] of kinds.filter(([, each]) => clause.text.search(each) >= 0))
      for (const { 0: phrase, index } of clause.text.matchAll(words)) {
        const said = turned(phrase.toLowerCase(), relation === 'self')
        const start = text.indexOf(clause.text, clause.start) + index
        const end = start + phrase.length
        if (said === null || turnsRound.test(clause.text.slice(0, index)) || found.some((other) => start < other.end && end > other.start))
          continue
        found.push({
          kind,
          text: kind === 'size' ? said.replace(/^(?:about |roughly )?(?:the )?(?=size)/, 'about the ') : said,
          start,
          end,
        })
      }
  }
  return found.sort((a, b) => a.start - b.start)
}

/** "When I bend my knee": "when you bend your knee"; null where the phrase is about somebody else than the patient. */
function turned(phrase: string, isSelf: boolean): string | null {
  if (isSelf ? /\b(?:he|she|his|her)\b/.test(phrase) : /\b(?:i|my)\b/.test(phrase)) return null
  return phrase
    .replace(/\bi\b/g, 'you')
    .replace(/\bmy\b/g, 'your')
    .replace(/\b(he|she) ([a-z]+)\b/, (_, who: string, verb: string) => `${who} ${/(?:s|ed)$/.test(verb) ? verb : `${verb}s`}`)
    .replace(/^(?:mostly |only |always |worse )/, '')
    .replace(/\bmins?\b/, 'minutes')
    .replace(/\bsecs?\b/, 'seconds')
}
