import type { Mention } from '../case/model.ts'
import { plainMention } from '../case/plain-mention.ts'

const passing = String.raw`wate?r ?works|pee(?:s|ing|d)?|wee(?:s|ing|d)?|urin\w*|pass(?:es|ing)? (?:my |his )?water|spend(?:ing)? a penny|prostate|bladder|slash|piss(?:ing)?|stream`
const ofWater = new RegExp(String.raw`\b(?:${passing}|water comes)\b`, 'i')
/** The loo alone may be gone to for either. */
const ofLoo = /\b(?:loo|toilet|bathroom|bog|the gents|caught short)\b/i
const ofBowels =
  /\b(?:poo\w*|stools?|bowels?|motions?|diarrh\w+|constipat\w+|the runs|piles|back passage|vomit\w*|being sick|number two)\b/i
const ofMouth = /\b(?:mouth|chin|bib|teeth\w*|drool\w*|nose|baby|toddler)\b/i

const times = String.raw`(?:(?:\d{1,2}|two|three|four|five|six|several|many|a few)(?: (?:or|to) (?:\d{1,2}|two|three|four|five|six))? times|twice|every (?:hour|two hours|couple of hours))`
/** "Up all night with the baby" */
const notForElse = String.raw`(?! (?:with|worr\w+|cough\w*|cry\w*|feeding|itch\w*|scratch\w*|vomit\w*|thinking|sick|in (?:pain|agony))\b)`
const atNight = String.raw`(?:all night|(?:in|at|through|during) (?:the )?night|(?:a|each|every|per|of a) night|nights)\b${notForElse}`

/** What old men tell of passing water without naming it in the same breath. */
const signs: readonly (readonly [finding: string, words: RegExp])[] = [
  [
    'urination-night',
    new RegExp(
      String.raw`\b(?:up|get(?:ting|s)? (?:up|out of bed)|got to get up|woken|wak(?:e|es|ing))\b(?: and down)?(?: ${times})?[^.!?;,]{0,12}\b${atNight}|\b${times} ${atNight}|\bnights (?:are|is) (?:terrible|awful|dreadful|the worst|bad|murder)\b`,
      'gi',
    ),
  ],
  [
    'urination-frequent',
    /\b(?:pass(?:ing)? water|go|going|pee|peeing|wee|weeing) every (?:hour|half (?:an )?hour|twenty minutes|20 minutes|couple of hours)\b/gi,
  ],
  [
    'urine-hesitancy',
    /\b(?:takes?(?: me| him)? (?:an age|ages|forever|a while|a long time|so long|a good minute)|hard|slow|stood there|stands? there|standing there|wait(?:ing)?)\b[^.!?;,]{0,12}\b(?:to (?:get going|get started|start|come|begin)|for it to (?:start|come|get going|begin))\b/gi,
  ],
  [
    'urine-dribbling',
    /\b(?:dribbl\w*|drips?|dripping|drops?(?: or two)?|leaks?(?: a bit)?|leaking)\b[^.!?;,]{0,12}\b(?:after(?:wards)?|at the end|on (?:to )?(?:my|his|the) (?:trousers|pants|carpet|floor|shoes|slippers|underpants)|in (?:my|his) (?:pants|trousers|underpants)|down (?:my|his) legs?)\b|\bends? (?:in|with) a dribble\b|\b(?:never|not|n['’]t) (?:(?:quite|fully|really|ever|feel|feels|feeling|like|that|properly|completely) )*(?:(?:i['’]?m|he['’]?s|it['’]?s|it) )?(?:(?:quite|fully|properly|completely) )?(?:empty|emptied|emptying|empties)\b/gi,
  ],
  [
    'urine-stream-weak',
    /\b(?:no|little|less|not much|hardly any) (?:force|pressure|power|push|oomph)\b|\bmore of a (?:trickle|dribble)\b|\b(?:only|just) a trickle\b|\bcomes (?:out )?slow(?:ly)?\b|\bstops? and starts?\b|\bstop[- ]start\b/gi,
  ],
]
const negated = /(?:\b(?:not?|never|without|nor)\b|n['’]t\b|\bdont\b|\bdoesnt\b|\bisnt\b)(?:\s+\w+){0,3}\s*$/i
const saysNotEmpty = /^(?:never|not|n['’]t)\b/i

/**
 * How the water is passed, told in a story that names it once and goes on: "it's my waterworks, I'm up all night, it takes an age to get going, and a
 * drop or two after". In: the words, what the talk is about, and what was read in them.
 */
export function withWaterworks(words: string, complaints: readonly string[], mentions: readonly Mention[]): readonly Mention[] {
  const isOfWater = ofWater.test(words) || complaints.some((id) => id.startsWith('urin'))
  if (!isOfWater && (!ofLoo.test(words) || ofBowels.test(words))) return mentions
  const told = signs.flatMap(([finding, pattern]) => {
    if (mentions.some((each) => each.finding === finding || each.finding.startsWith(`${finding}.`))) return []
    const found = [...words.matchAll(pattern)].find(({ index, 0: text }) => {
      const clause =
        words
          .slice(0, index)
          .split(/[.!?;,\n]|\b(?:but|and)\b/i)
          .at(-1) ?? ''
      return saysNotEmpty.test(text) || !negated.test(clause)
    })
    if (found === undefined || (finding === 'urine-dribbling' && ofMouth.test(words))) return []
    return [plainMention(finding, { text: found[0], start: found.index, end: found.index + found[0].length })]
  })
  // Who never feels empty after passing water tells of no mood.
  const isMood = ({ finding, start, end }: Mention) =>
    finding.startsWith('low-mood') && told.some((each) => each.start < end && start < each.end)
  return told.length === 0 ? mentions : [...mentions.filter((each) => !isMood(each)), ...told]
}
