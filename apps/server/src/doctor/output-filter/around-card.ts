import { checkSentence, plain } from './check-sentence.ts'
import type { CorrectionKind } from './correction.ts'
import type { FilterView } from './filter-view.ts'

const most = { sentences: 2, characters: 260 } as const

const feelings = '(?:afraid|scared|frightened|worried|anxious|embarrassed|ashamed|overwhelmed|torn|alone|nervous)'
const obstacles =
  "(?:hospitals?|doctors|needles|ambulances|the (?:cost|bill|money|wait|journey|way there|neighbours|drive)|money|your (?:children|job|work|family|partner|pets?|dog|cat|home)|what they (?:may|might|could) (?:find|say)|making a fuss|wasting (?:anyone's|their|people's) time|being a burden|going alone|leaving (?:home|them|him|her))"

/** What may be said to an obstacle or a fear beside a card: that it is heard. It takes nothing back, promises nothing and explains nothing. */
const heard: readonly RegExp[] = [
  new RegExp(`^(?:many|most|a lot of) people (?:are|feel) ${feelings}(?: (?:of|about|by) ${obstacles})?[.!]?$`),
  new RegExp(
    `^(?:being|feeling) ${feelings}(?: (?:of|about|by) ${obstacles})? is (?:very |quite |completely )?(?:natural|understandable|human)[.!]?$`,
  ),
  new RegExp(
    `^i (?:can )?(?:hear|see|understand|know) (?:that|how) (?:you(?:'re| are) (?:so |very )?${feelings}|${feelings} you are)(?: (?:of|about|by) ${obstacles})?[.!]?$`,
  ),
  new RegExp(
    `^i (?:can )?(?:hear|see|understand|know) (?:that )?(?:you(?:'re| are) thinking of )?${obstacles} (?:is|are|weighs?|worr(?:y|ies)) (?:on )?(?:you|your mind)[.!]?$`,
  ),
  /^i(?:'m| am) (?:still )?(?:here|with you)(?: (?:while you (?:call|wait|go|are waiting)|and (?:listening|reading)))?[.!]?$/,
  /^you (?:are|'re) not alone(?: (?:with|in) this)?[.!]?$/,
  /^i want you to be safe[.!]?$/,
  /^i(?:'m| am) (?:so |very |really )?sorry(?: that)? (?:you(?:'re| are) going through this|this is (?:so |very )?(?:hard|frightening|painful)|it hurts so much)[.!]?$/,
  /^thank you for (?:telling me|trusting me|saying (?:that|this|it))(?: (?:this|that))?[.!]?$/,
  /^(?:that|this|it) (?:sounds|must be|is) (?:so |very |really )?(?:hard|frightening|painful|lonely|exhausting|scary|upsetting)(?: for you)?[.!]?$/,
]

/**
 * What of a model's words may stand beside a card: at most two sentences that say nothing but that the patient is heard. In: its words, and
 * what they are held against. Out: those sentences, and why the others may not.
 */
export function holdAround(text: string, view: FilterView): { text: string; dropped: CorrectionKind[] } {
  const kept: string[] = []
  const dropped: CorrectionKind[] = []
  for (const sentence of text.split(/(?<=[.!?])\s+/).map((each) => each.trim())) {
    if (sentence === '') continue
    const words = plain(sentence)
    const kind = checkSentence(sentence, view)
    if (!heard.some((phrase) => phrase.test(words)) || (kind !== null && kind !== 'unforeseen')) dropped.push(kind ?? 'unforeseen')
    else if (kept.length < most.sentences && `${kept.join(' ')} ${sentence}`.length <= most.characters) kept.push(sentence)
  }
  return { text: kept.join(' '), dropped }
}
