import type { Mention } from '../case/model.ts'
import { plainMention } from '../case/plain-mention.ts'
import type { KnowledgeIndex } from '../knowledge/index-knowledge.ts'
import { type Clause, mayState } from './clause.ts'
import { isFearOfIllness } from './fear-of-illness.ts'

/** "... and I am at my wits end": what stands right before it. */
const iAm = /\bi(?:['’]?m| am)\W+(?:\w+\W+){0,2}$/i
const ofSelf = /^(?:i['’]?m|i am|i['’]?ve|i have)\b/i
/** What nursing somebody does to whoever nurses. */
const tiredness: ReadonlySet<string> = new Set(['fatigue', 'insomnia', 'daytime-sleepiness', 'weakness-general', 'malaise'])
const ofSpeaker = /\b(?:i|im|we|were|me|us)\b/i

/**
 * What is told of the mind, as whose it is: the fright of who speaks for another is no symptom of the one who is ill ("I'm so frightened, my little
 * boy keeps coughing"), and what others think of somebody's mood is to be asked back ("my wife thinks I'm depressed").
 */
export function withOwnFeelings(
  index: KnowledgeIndex,
  clauses: readonly Clause[],
  mentions: readonly Mention[],
  relation: string,
  complaints: readonly string[],
): Mention[] {
  return mentions.flatMap((mention): Mention[] => {
    const clause = clauses.find((each) => mention.start >= each.start && mention.start < each.end)
    const { area, kind } = index.findings.get(mention.finding) ?? {}
    const isLoad = kind === 'risk' || kind === 'exposure'
    if (clause === undefined) return [mention]
    if (isFearOfIllness(index, mention, clause.text, mentions, complaints)) return []
    const saysIAm = iAm.test(clause.text.slice(0, mention.start - clause.start)) || ofSelf.test(mention.text)
    if (relation !== 'self' && saysIAm && tiredness.has(mention.finding.split('.')[0] ?? '')) return []
    if (area !== 'mind' && !isLoad) return [mention]
    if (relation !== 'self' && (saysIAm || (area === 'mind' && clause.act === 'feeling' && ofSpeaker.test(clause.text)))) return []
    if (area !== 'mind') return [mention]
    return [clause.act === 'opinion' ? { ...mention, certain: false } : mention]
  })
}

const lowInWords =
  /\b(?:(?:feel|feeling|felt|been|am|im|i['’]m) (?:so |really |very |just |pretty |quite |a bit |that )*(?:down|low|depressed|hopeless|empty|flat|blue|numb inside|down in the dumps))\b(?! (?:here|there|below|on|to|in my|the))/i

/** "I feel so down": a low mood, in the words of everyday. */
export function lowMood(index: KnowledgeIndex, clauses: readonly Clause[], told: readonly Mention[]): Mention[] {
  if (!index.findings.has('low-mood') || told.some(({ finding }) => finding.startsWith('low-mood'))) return []
  for (const { text, act, start } of clauses) {
    const match = lowInWords.exec(text)
    if (match === null || (!mayState(act) && act !== 'opinion') || act === 'past' || act === 'family') continue
    const [words] = match
    const at = start + match.index
    return [plainMention('low-mood', { text: words, start: at, end: at + words.length }, { certain: act !== 'opinion' })]
  }
  return []
}
