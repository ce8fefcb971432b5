import type { Mention } from '../case/model.ts'

/** "A mole!!", "Diabetes?!": a name alone, thrown back. */
const nameAlone = /^\W*(?:(?:a|an|the|some)\s+)?[a-z'’-]+(?:\s+[a-z'’-]+)?\s*[!?]\W*[!?]\W*$/i
/** "It is a pressure sore", "he is four", "nobody has that": what it is instead. */
const contrasts =
  /^\W*(?:(?:no|but|well|good grief|come on|doctor)\W+)*(?:(?:it|that|this)(?:['’]?s| is| was) (?:an?|not|no|just|only|nothing)\b|(?:he|she|i)(?:['’]?s|['’]?m| is| am) (?:only |just |not |an? )?\w+\W*$|nobody\b|no one\b|what\b|where\b|who\b)/i

const affirms =
  /^\W*(?:yes|yeah|yep|yea|aye|i (?:do|am|have|did|think|might|could|hope)|maybe|perhaps|possibly|could be|probably|sometimes|a (?:bit|little)|since|for|it (?:is|does|started|came)|just|now|\d)\b/i

/** "Pregnant?!", "a fever??", thrown back in surprise and not affirmed behind it: asked, and not told. In: what was read, and the words. */
export function isStartledEcho({ start, polarity }: Pick<Mention, 'start' | 'polarity'>, words: string): boolean {
  const sentences = [...words.matchAll(/[^.!?\n]+[.!?]*/g)]
  const place = sentences.findIndex(({ index, 0: text }) => start >= index && start < index + text.length)
  const sentence = sentences[place]?.[0] ?? ''
  return polarity === 'present' && sentence.includes('?') && nameAlone.test(sentence) && !affirms.test(sentences[place + 1]?.[0] ?? '')
}

/** Whether a finding only stands in a name that the patient throws back at the doctor, followed by what is so instead: "A mole!! It is a pressure sore". */
export function isThrownBackName({ start }: Pick<Mention, 'start'>, words: string): boolean {
  const sentences = [...words.matchAll(/[^.!?\n]+[.!?]*/g)]
  const place = sentences.findIndex(({ index, 0: text }) => start >= index && start < index + text.length)
  const next = sentences[place + 1]?.[0]
  return next !== undefined && nameAlone.test(sentences[place]?.[0] ?? '') && contrasts.test(next)
}
