import { plainWords } from './plain-words.ts'
import { type Sight, sightFrames, sights } from './sight-frames.ts'

/** What if, what then, what might be: nobody sees it. */
const supposed =
  /\b(?:if|in case|unless|what (?:happens|do i do|should i do|would) when|might|could have|may have|nearly|almost|afraid|scared|worried|dreamt?|imagine|pretend\w*|joking|like|as though|feels? like|how (?:do|would) (?:i|you))\b[^,;.]{0,40}$/
const notSo = /\b(?:not|isnt|wasnt|hasnt|no|never|didnt)(?: (?:been|get|got|even|really|actually|\w+ed))? $/

/**
 * The dangers to be seen of which a message tells as of now; a bystander's words reach them where no illness, and no sign of one, is named.
 * In: the message.
 */
export function sightsIn(message: string): Sight[] {
  const plain = plainWords(message)
  return sights.filter((sight) =>
    sightFrames[sight].some(
      ({ tells, beside, unless }) =>
        tells.some((cue) => isTold(cue, plain)) && beside?.test(plain) !== false && unless?.test(plain) !== true,
    ),
  )
}

function isTold(cue: RegExp, plain: string): boolean {
  const found = cue.exec(plain)
  if (found === null) return false
  const before = plain.slice(Math.max(0, found.index - 60), found.index)
  return !supposed.test(before) && !notSo.test(before)
}
