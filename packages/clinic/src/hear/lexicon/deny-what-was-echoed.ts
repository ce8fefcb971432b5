import type { Mention } from '../../case/model.ts'

interface Place {
  from: number
  to: number
}

const sentences = /[^.!?;\n]*(?:[.!?;\n]+|$)/g
/** A question with a verb of its own asks; a few words without one ("Fever?", "Coughing up blood? For a knee?") take up what the other said. */
const asksItself =
  /\b(?:is|are|am|was|were|do|does|did|can|could|should|would|will|shall|may|might|must|have|has|had|why|how|when|where|who|which|whose|(?:is|are|was|were|do|does|did|ca|could|should|would|wo|has|have|had|ai)n['’]?t|what(?:['’]?s| (?:about|if|to|kind|sort|else|happens|causes|medicine|tablets?))|i|i['’]?m|im|we|he|she|they|it|it['’]?s|there|you)\b/i
const mostWords = 8
const saysNo =
  /^\W*(?:(?:oh|my|god|jesus|christ|bloody|hell|well|lol|um|er|erm|actually|sorry|but|ok|and|what|certainly|definitely|absolutely)\W+)*(?:no(?!\W+(?:idea|doubt|more|worse|better|wonder|change|difference|one|body))|nope|nah|naw|none|never|neither|nothing like|not (?:me|at all|really|that i|any|a bit)|i['’]?m not\W*$|im not\W*$|i (?:never|do ?n['’]?t|did ?n['’]?t|have ?n['’]?t|do not|did not|have not)(?: (?:have|had|got|get|say|said))?(?: (?:that|it|one|those|them|any(?: of (?:that|those|it|them))?))?\W*$)(?!\w)/i
/** "No, it's more like a pressure" puts another name to it. */
const saysHow =
  /^\W*(?:no\w*\W+)+(?:it['’]?s |it is |its |i['’]?d say |but )?(?:more|rather|just|only|kind|sort|like|a bit|a little|slight\w*|mild\w*|comes|sometimes)\b/i

/**
 * What was only taken up as a question and answered with a no is absent: "Fever? No", "COUGHING UP BLOOD? for a knee? no none". In: the words,
 * and what was read in them. Out: the mentions, those of the questions absent.
 */
export function denyWhatWasEchoed(words: string, mentions: readonly Mention[]): Mention[] {
  const denied = echoedAndDenied(words)
  if (denied.length === 0) return [...mentions]
  return mentions.map((mention) =>
    mention.experiencer === 'patient' && isWithin(mention, denied) ? { ...mention, polarity: 'absent', temporality: 'current' } : mention,
  )
}

/** Whether a mention stands in one of these places. */
export function isWithin({ start, end }: Pick<Mention, 'start' | 'end'>, places: readonly Place[]): boolean {
  return places.some(({ from, to }) => start >= from && end <= to)
}

/** The places of the questions that were answered with a no in the same message. */
export function echoedAndDenied(words: string): Place[] {
  if (!words.includes('?')) return []
  const denied: Place[] = []
  let run: Place[] = []
  const isProtest = (words.match(sentences) ?? []).some((sentence) => protestsByAge.test(sentence))
  for (const { index, 0: sentence } of words.matchAll(sentences)) {
    if (sentence.trim() === '') continue
    if (takesUp(sentence)) {
      const place = { from: index, to: index + sentence.length }
      if (isProtest && startled.test(sentence)) denied.push(place)
      else run.push(place)
    } else {
      if (saysNo.test(sentence) && !saysHow.test(sentence)) denied.push(...run)
      run = []
    }
  }
  return denied
}

/** "Pregnant??", "periods?!" */
const startled = /[?!]\s*[?!]/
/** "Honey, I'm 67", "he is four", "I'm a man": by age or sex alone it cannot be. */
const protestsByAge =
  /^\W*(?:(?:oh|well|but|no|honey|dear|love|darling|mate|doc|doctor|sorry|hello|excuse me|come on|lol|ha)\W+)*(?:(?:i['’]?m|im|i am|he['’]?s|he is|she['’]?s|she is) (?:(?:only|nearly|almost|over|turned|just|a|an|your) )*(?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|man|male|bloke|guy|boy|baby|grandm\w+|grandf\w+|old man|old woman)|at my age)(?: years?(?: old)?|(?: year)?[- ]olds?)?\W*$/i

/** "Could be pregnant? No" */
const couldBe = /^\W*(?:could|can|might|may) (?:(?:i|it|he|she) )?be\b/i

function takesUp(sentence: string): boolean {
  return /\?\W*$/.test(sentence) && !asksItself.test(sentence.replace(couldBe, ' ')) && sentence.trim().split(/\s+/).length <= mostWords
}
