import { questionMeant } from '../case/asked-questions.ts'
import type { AskedQuestion } from '../case/model.ts'
import { hasNoWords } from '../case/said-before.ts'
import { isQuestion } from './act-cues.ts'

const lead = String.raw`(?:(?:but|and|ok|okay|so|well|sorry|look|listen|no|hello|please|doc|doctor)\W+)*`
const notDone = String.raw`(?:you|u|ye|yous) ?(?:still )?(?:did ?n['’]?t|did ?nae|did not|have ?n['’]?t|hav(?:e ?)?nae|have not|['’]ve not|never) (?:really |even |actually |yet |once )*`
const unsaid = String.raw`${notDone}(?:say|said|tell|told|telt|answer(?:ed)?|mention(?:ed)?|repl(?:y|ied)|get back|got back)(?: to)?(?: me| us)?`
const reproach = String.raw`^\W*${lead}${unsaid}`
const whether = new RegExp(String.raw`${reproach} (?:whether|if) (?:i should |to |i can |i may )([^?.!]+)`, 'i')
const open = new RegExp(String.raw`${reproach} ((?:how|what|when|why|where|which|who)\b[^?.!]+)`, 'i')

/** "I asked whether I can fly", "my question was if I can fly". */
const askedWhether =
  /\b(?:i (?:just |only |already |did )?ask(?:ed)?(?: you)?|my question (?:is|was)|all i want to know is|what i (?:asked|want to know) (?:is|was)) (?:whether|if) (i|we|he|she|they|it|this|that|the \w+|my \w+) (can|could|should|may|must|need|needs|has|have|will|is|are) ([^?.!]+)/i

/** Of what nothing was said: "you never said about the boots", "I asked about the sugar", "what about my question on the drops". */
const ofTopic = new RegExp(
  String.raw`(?:${unsaid}(?: (?:anything|owt|nowt|a (?:single )?word|nothing|my (?:question|thing)|the (?:question|bit|one|part|thing)))?|\bi(?:['’]ve| have)? (?:already |just |did |also |only )?ask(?:ed)?(?: you)?|\b(?:back to|what about|and) my (?:other |first |earlier )?question|\b(?:you|u) (?:skipped|ignored|forgot|dodged|missed|passed over)(?: my question| the (?:bit|question|part|one))?) (?:about|aboot|on|regarding|re|with) ([^?.!,;]+)[?.!,;]*`,
  'i',
)

/** Names no topic: "you have not answered my question", "third time asking", "that is not what I asked". */
const ofNothing = new RegExp(
  String.raw`(?:${notDone}answer(?:ed)?(?: to)?(?: me| us)?(?: (?:my|the|that) (?:\w+ ){0,2}(?:question|matter|thing|issue|bit)s?| that| it| yet)?(?: (?:that )?i (?:asked|brought|came with|put)\b[^?.!,;]*)?|\b(?:(?:this is |that['’]?s |it['’]?s )?(?:the |my |for the )*(?:second|third|fourth|fifth|2nd|3rd|4th|5th|umpteenth|nth) time (?:of |i['’]?m |i am |i['’]?ve |i have |that i )*ask(?:ing|ed)?(?: (?:this|that|you|it))*)|\b(?:i(?:['’]m| am)? |now )*ask(?:ing|ed)? (?:you )?(?:this |that |it )?(?:for the (?:second|third|fourth|fifth|2nd|3rd|4th|5th|umpteenth|nth) time|twice|three times|four times|\d times|already|before|again and again)|\bi(?:['’]ve| have)? already asked(?: (?:you|that|this|it))*|\bnone of (?:them|that|it|this) answers? my question|\bno answer to my question|\bi asked (?:you )?(?:an? )?(?:\w+ ){0,3}?(?:simple|plain|easy|straight|one) (?:\w+ )?(?:thing|question)\b(?: and [^.?!]*)?|\b(?:that|this)(?:['’]?s| is| was)(?: not|n['’]?t) (?:what i (?:asked|am asking|was asking|wanted to know)|an answer|my question|answering (?:me|my question))|\b(?:please |just |can you |could you |will you |would you )*answer (?:me|my|the) ?(?:question)?(?= ?(?:please|now|then|$|[?.!,;]))|\bwhat about my (?:other |first |earlier )?question)[?.!,;]*`,
  'i',
)

/** Presses for a plain answer and asks nothing of its own. */
const presses =
  /\b(?:please |kindly |just )*(?:tell me|answer(?: me)?|say it|give it to me) (?:straight|plainly|in (?:one|a) (?:line|word|sentence)|in plain words)\b[?.!,;]*|\b(?:a )?(?:simple |plain |straight )?(?:yes or no(?: then)?|yes\/no|y or n)\b[^a-z?]*(?:doc(?:tor)?|please)?[?.!,;]*|\bok(?:ay)? or not(?: ok(?:ay)?)?[?.!]*\W*$|\bwhich is it\b[?.!]*/gi

/**
 * A reproach that something was not answered asks for it: the same message with the question that it holds or goes back to. In: the words, what
 * was asked before (null: nothing is to be gone back to), and whether a medicine was spoken of last.
 */
export function askedInReproach(words: string, asked: readonly AskedQuestion[] | null = null, isOfMedicine = false): string {
  const held = words
    .replace(whether, (_, what: string) => `should i ${what.trim()}?`)
    .replace(open, (_, what: string) => `${what.trim()}?`)
    .replace(askedWhether, (_, who: string, verb: string, what: string) => `${verb.toLowerCase()} ${who} ${what.trim()}?`)
  return held === words && asked !== null ? goingBack(words, asked, isOfMedicine) : held
}

function goingBack(words: string, asked: readonly AskedQuestion[], isOfMedicine: boolean): string {
  const named = ofTopic.exec(words)
  if (named !== null) {
    const [found, topic = ''] = named
    const earlier = questionMeant(asked, topic)
    if (earlier === null && asked.length === 0) return words
    return withQuestion(words.replace(found, ' '), earlier ?? `what about ${topic.trim()}`)
  }
  const bare = ofNothing.exec(words)
  if (bare !== null) {
    const rest = words.replace(bare[0], ' ').replace(presses, ' ')
    if (isOwnQuestion(rest)) return rest.trim()
    return withQuestion(words.replace(bare[0], ' '), questionMeant(asked, null) ?? whatToDo)
  }
  const rest = words.replace(presses, ' ')
  if (rest === words) return words
  if (isOwnQuestion(rest)) return rest.replace(/^[\s,.;:!-]+/, '').trim()
  // A medicine that was asked about has a decision of its own.
  if (asked.at(-1)?.isAnswered === true && isOfMedicine)
    return hasNoWords(rest) ? words : `${rest.replace(/^[\s,.;:!-]+|[\s,.;:!-]+$/g, '')}?`
  const earlier = questionMeant(asked, rest) ?? questionMeant(asked, null)
  return earlier === null ? words : withQuestion(words, earlier)
}

/** Who came with no question and was not answered wants to know just that. */
const whatToDo = 'what is it and what should i do'

const isOwnQuestion = (rest: string): boolean =>
  rest.split(/(?<=[.?!])\s+/).some((sentence) => isQuestion(sentence) && !hasNoWords(sentence) && !isCry(sentence))

/** "Heel? Eh?" */
const wordsOfCry = 3
const isCry = (sentence: string): boolean =>
  /\b(?:are )?you (?:still )?there\b/i.test(sentence) || (/\?\W*$/.test(sentence) && sentence.trim().split(/\s+/).length < wordsOfCry)

/** The rest of a message, and the question that it goes back to. */
function withQuestion(rest: string, question: string): string {
  const others = rest
    .replace(presses, ' ')
    .split(/(?<=[.?!])\s+/)
    .filter((sentence) => !isCry(sentence))
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.;:!?-]+/, '')
    .trim()
  const told = hasNoWords(others) && !/\d/.test(others) ? '' : others.replace(/[\s,;:-]+$/, '').replace(/([^.?!])$/, '$1.')
  return `${told} ${question.replace(/[\s.?!]*$/, '?')}`.trim()
}
