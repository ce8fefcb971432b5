import type { Mention } from '../../case/model.ts'
import { plainMention } from '../../case/plain-mention.ts'
import { type DenialTopic, denialTopics, generalTopics, type PlacedDenial, placedDenials } from '../../knowledge/placed-denials.ts'

/** A denial without a place ("no pain", "not red", "painless") where it stands: its name among the placed denials. */
export interface BareDenial {
  name: string
  start: number
  end: number
}

/** Denials that go on to a place of their own are read with it; "in it" is the place spoken of. */
const ownPlace = /^\s+(?:in|on|when|while|during|around|behind|under|there|from|to)\b(?! (?:it|them|that|mine)\b)/i
const wordsOf = Object.fromEntries(
  Object.entries(denialTopics).map(([topic, words]) => [topic, new RegExp(`\\b(?:${words})\\b`, 'gi')]),
) as Record<DenialTopic, RegExp>
/** So many characters back a topic is still the topic. */
const reach = 220

/**
 * The findings that bare denials make absent, by what was spoken of before them. In: the words, the denials in them, and what
 * was read; out: mentions for findings of which nothing was read.
 */
export function placeBareDenials(words: string, denials: readonly BareDenial[], mentions: readonly Mention[]): Mention[] {
  const read = new Set(mentions.map(({ finding }) => finding))
  return denials.flatMap(({ name, start, end }): Mention[] => {
    const placed = placedDenials[name]
    if (placed === undefined || ownPlace.test(words.slice(end))) return []
    const topic = newestTopic(words.slice(Math.max(0, start - reach), start), placed.about)
    return (topic.length > 0 ? topic : newestComplaint(start, placed, mentions))
      .filter((finding) => !read.has(finding))
      .map((finding) => plainMention(finding, { text: words.slice(start, end), start, end }, { polarity: 'absent', isBroad: true }))
  })
}

/** "Squits since the kebab, no blood": what is absent beside the newest complaint that was read before a place. */
function newestComplaint(at: number, { beside = [] }: PlacedDenial, mentions: readonly Mention[]): readonly string[] {
  const before = mentions
    .filter(({ start, polarity, experiencer }) => start < at && polarity === 'present' && experiencer === 'patient')
    .sort((a, b) => b.start - a.start)
  for (const { finding } of before) {
    const found = beside.find(({ complaint }) => complaint.some((start) => finding.startsWith(start)))
    if (found !== undefined) return found.absent
  }
  return []
}

/** A patch on the eye speaks of the eye: what can stand anywhere is a topic only where no other is. */
function newestTopic(before: string, about: PlacedDenial['about']): readonly string[] {
  const own = newestOf(
    before,
    about.filter(({ topic }) => !generalTopics.has(topic)),
  )
  return own.length > 0
    ? own
    : newestOf(
        before,
        about.filter(({ topic }) => generalTopics.has(topic)),
      )
}

function newestOf(before: string, about: PlacedDenial['about']): readonly string[] {
  let newest = -1
  let found: readonly string[] = []
  for (const { topic, absent } of about) {
    const last = [...before.matchAll(wordsOf[topic])].at(-1)
    if (last !== undefined && last.index > newest) [newest, found] = [last.index, absent]
  }
  return found
}
