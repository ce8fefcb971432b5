import type { Mention, Question, Understanding } from '../case/model.ts'
import { plainMention } from '../case/plain-mention.ts'
import type { Act, Clause } from './clause.ts'
import { isClearNo } from './clear-no.ts'
import { deniesWhole } from './lexicon/read-answer.ts'
import { partingOf } from './parting.ts'
import { readOwnWords } from './read-own-words.ts'
import { wakingTold } from './waking-told.ts'

/** A clause that does one of these answers no question of the doctor, whatever word it begins with. */
const beside: ReadonlySet<Act> = new Set([
  'refusal',
  'obstacle',
  'plan',
  'about-doctor',
  'crisis',
  'farewell',
  'correction',
  'help',
  'bye',
  'hypothetical',
])
const bare = /^\W*(?:no|nope|nah|yes|yeah|yep|ok|okay|well|so|but)\W*$/i

/** Whether the yes or no that a message begins with can be the answer to what was asked: "no. I'm not going" is none. */
export function canAnswer(pending: Question | null, clauses: readonly Clause[]): boolean {
  if (pending?.slot === 'safety' || pending?.slot === 'emergency') return true
  const [first, second] = clauses
  if (first === undefined || politelyDeclined(clauses)) return true
  if (bare.test(first.text) && second !== undefined) return !beside.has(second.act)
  return !beside.has(first.act) && !first.act.startsWith('ask-')
}

/** "No thank you", "no thanks doc": a no with manners, and nothing beside it. */
const politelyDeclined = (clauses: readonly Clause[]): boolean => politeNo.test(clauses.map(({ text }) => text).join(' '))
const politeNo =
  /^\W*(?:no+|nope|nah|naw|none)\W+(?:(?:that['’]?s (?:all|it|everything)|nothing else|all good|i['’]?m (?:fine|good|ok|okay))\W+)*(?:thanks?|thank you|thank u|thx|ta|cheers)(?: (?:so|very) much| a lot)?(?:[,\s]+(?:doctor|doc|dr|love|mate|though|anyway))*\W*$/i

/** How the answer reads once the words are held against the question: items named with a yes or a no of their own count alone. */
export function ownAnswer(
  pending: Question | null,
  words: string,
  answer: Understanding['answer'],
  mentions: readonly Mention[],
): { answer: Understanding['answer']; mentions: readonly Mention[] } {
  // "Ok thank you" to "anything else?" says that there is nothing.
  const isThanked = pending?.slot === 'anything-else' && answer === null && mentions.length === 0 && partingOf(words)?.kind === 'thanks'
  if (pending === null || pending.kind === 'open') return { answer: isThanked ? 'no' : answer, mentions }
  if (pending.slot === 'safety' && answer !== 'yes' && answer !== 'partly' && isClearNo(words)) return { answer: 'no', mentions }
  const woken = wakingTold(pending, words)
  if (woken !== null) return { answer: woken, mentions: mentions.filter(({ finding }) => finding !== 'unresponsive') }
  const own = bothOf(pending, words) ?? readOwnWords(pending, words, new Set(mentions.map(({ finding }) => finding)))
  if (own.length === 0)
    return { answer: answer === 'no' && pending.kind === 'checklist' && deniesOneThing(words) ? null : answer, mentions }
  const named = new Set(own.map(({ finding }) => finding))
  const isDenied = (id: string) => mentions.some(({ finding, polarity }) => finding === id && polarity === 'absent')
  const [only] = own
  if (pending.kind === 'finding' && only !== undefined)
    return { answer: only.polarity === 'present' ? 'yes' : 'no', mentions: mentions.filter(({ finding }) => !named.has(finding)) }
  // "None of those, peeing fine": what is named beside it takes nothing back.
  const isWhole = answer === 'no' && deniesWhole(words) && own.every(({ polarity }) => polarity === 'absent')
  return {
    answer: isWhole ? 'no' : null,
    mentions: [
      ...mentions.filter(({ finding }) => !named.has(finding) && !own.some((each) => each.finding.startsWith(`${finding}.`))),
      ...own.map(({ finding, polarity }) =>
        plainMention(
          finding,
          { text: words, start: 0, end: words.length },
          { polarity, ...(polarity === 'absent' && !isDenied(finding) && { isBroad: true as const }) },
        ),
      ),
    ],
  }
}

/** "No temperature, appetite fine", "I don't think it's nits": the no belongs to what it names, and denies no list. */
const deniesOneThing = (words: string): boolean => ofOneThing.test(words) && !ofAll.test(words)
const ofOneThing =
  /^\W*(?:no (?!one\b|way\b|not\b|none\b|nope\b|no\b|nothing\b|thanks?\b|thank\b|to\b|i\b|i['’]?m\b|it\b|its\b|it['’]s\b|he\b|she\b|they\b|we\b|my\b|that\b|thats\b|doctor\b|doc\b|sir\b|never\b|neither\b|just\b|only\b|but\b|and\b|all\b|fortunately\b|luckily\b|thankfully\b|sorry\b|well\b|really\b|more\b|of\b|idea\b|clue\b|problems?\b|signs?\b|symptoms?\b|other\b|such\b)[a-z]|(?:i )?(?:don['’]?t|do not|dont) think it(?:['’]?s| is) [a-z]|(?:i|he|she|we|they) (?:do|does|have|has|did)(?: ?n['’]?t| not) (?:have|had|got|get|feel) (?!any\b|those\b|these\b|that\b|them\b|it\b|either\b|anything\b)[a-z])/i
const ofAll = /\b(?:or anything|nor anything|anything (?:else|like)|none|nothing|neither|any of|all fine|all good|the rest|otherwise)\b/i

/** "Both" of two. */
function bothOf({ kind, findings }: Question, words: string): { finding: string; polarity: 'present' }[] | null {
  return kind === 'checklist' && findings.length === 2 && /^\W*(?:yes\W+)?both(?: of (?:them|those|these))?(?:\W*$|[,.!;])/i.test(words)
    ? findings.map((finding) => ({ finding, polarity: 'present' }))
    : null
}
