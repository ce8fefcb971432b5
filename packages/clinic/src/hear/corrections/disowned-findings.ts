import type { ConsultationCase } from '../../case/case.ts'
import type { Observation } from '../../case/model.ts'
import type { PackedFinding } from '../../knowledge/knowledge-pack.ts'
import type { Hearing } from '../hearing.ts'
import type { Correction } from './correction.ts'
import { heldUnder } from './held-under.ts'

/** Few words after a name was traced to the patient's own that say that they were read wrongly. */
const isReadWrongly =
  /^\W*(?:(?:well|ok|oh|but|and|sorry|i see|please)\W+)*(?:no\b|nope\b|wrong|that(?:['’]?s| is| was) (?:not|wrong|only|just|about|a)|(?:that|this|it) (?:is|was)n['’]?t|not (?:what|true|right|so|like that)|i (?:only |just )?meant?|i did ?n['’]?t mean|take (?:it|that|this) out|remove (?:it|that|this)|you (?:misread|misunderstood))/i

/**
 * What a message disowns of the things that the case holds, or asks the origin of. In: the case before, and what was heard. Out: what is to be taken out,
 * or the patient's own words that it was read in; null where nothing of the kind is held. What stands in none of the patient's words is taken out.
 */
export function disownedInWords(
  before: ConsultationCase,
  heard: Hearing,
  findings: ReadonlyMap<string, PackedFinding>,
): Extract<Correction, { kind: 'unsaid' | 'traced' | 'replaced' }> | null {
  const words = heard.clauses.map(({ text }) => text).join(' ')
  if (before.traced !== undefined && isReadWrongly.test(words))
    return { kind: 'unsaid', findings: before.traced.filter((id) => id in before.observations) }
  const named = (heard.disowned ?? []).flatMap((part) => {
    const ids = heldUnder(part, before, findings)
    const drugs = before.drugs.filter((drug) => ` ${part.words} `.includes(` ${drug.toLowerCase()} `))
    // What is read as a plain denial is put down as one.
    const isRead =
      part.how === 'denied' && ids.some((id) => heard.mentions.some(({ finding, polarity }) => finding === id && polarity === 'absent'))
    return isRead || ids.length + drugs.length === 0 ? [] : [{ part, ids, drugs }]
  })
  if (named.length === 0) return null
  const ids = [...new Set(named.flatMap((each) => each.ids))]
  const source = ids.map((id) => before.observations[id]).find((each) => each !== undefined && isInWords(each, before))
  if (named.every(({ part }) => part.how === 'asked') && source !== undefined)
    return { kind: 'traced', findings: ids, words: sentenceWith(source.text, before.prose) }
  const into = saysInstead.test(words) ? newlyTold(before, heard, ids) : []
  if (into.length > 0) return { kind: 'replaced', out: ids, into }
  return { kind: 'unsaid', findings: ids, drugs: named.flatMap((each) => each.drugs) }
}

const saysInstead = /\bi (?:said|meant|told you|wrote)\b/i

/** "I never said fainted, I said dizzy": what is told in its place. */
function newlyTold({ observations }: ConsultationCase, { mentions }: Hearing, out: readonly string[]): string[] {
  return mentions
    .filter(({ polarity, experiencer }) => polarity === 'present' && experiencer === 'patient')
    .map(({ finding }) => finding)
    .filter((finding) => observations[finding]?.polarity !== 'present' && !out.includes(finding))
}

const isInWords = ({ text }: Observation, { prose }: ConsultationCase): boolean =>
  text.length > 2 && prose.toLowerCase().includes(text.toLowerCase())

const longestQuote = 90

/** The sentence of the story that holds these words, where it is short enough to be quoted; else the words. */
function sentenceWith(text: string, prose: string): string {
  const own = (prose.match(/[^.!?\n]+[.!?]*/g) ?? []).find((sentence) => sentence.toLowerCase().includes(text.toLowerCase()))?.trim()
  return own !== undefined && own.length <= longestQuote ? own : text
}
