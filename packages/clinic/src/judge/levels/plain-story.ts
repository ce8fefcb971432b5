import type { ConsultationCase } from '../../case/case.ts'
import type { Hearing } from '../../hear/hearing.ts'
import { relatives } from '../../hear/lexicon/experiencer-words.ts'
import { stemsOf } from '../../hear/lexicon/stems.ts'
import type { KnowledgeBase } from '../knowledge-base.ts'
import { isChild } from '../questions/address-patient.ts'

/** Longer messages tell a story, in which more is meant than single words say. */
const mostWords = 9
/** What somebody has or takes, and what happened once, is no complaint by itself. */
const background: ReadonlySet<string> = new Set(['history', 'risk', 'medication', 'result'])

/** What may stand beside a complaint without adding to it: when, how long, and that it is taken. */
const beside: ReadonlySet<string> = new Set(
  'yesterday today tonight morning night evening afternoon lately recently always sometimes usually bit take taking tablet tablets pill pills think maybe hi hello doctor please help'.split(
    ' ',
  ),
)

/**
 * Whether a message is a few words that the lexicon has read to the last one ("I fell and my wrist hurts"), and of what: a complaint, or only what
 * somebody has or takes ("I take warfarin"). Null for anything else. Where nothing is unread, what the learned reader hears beyond the rules is the
 * company that such words keep in the corpus, where three of ten messages are emergencies (docs/decisions/0036-a-few-plain-words.md).
 */
export function plainStory(
  base: KnowledgeBase,
  { prose, person }: ConsultationCase,
  { mentions }: Hearing,
): 'complaint' | 'background' | null {
  const told = mentions.filter(({ polarity, experiencer }) => polarity === 'present' && experiencer !== 'other')
  // A child's few words are heard as before: a child gets worse faster, and somebody else speaks for it.
  if (told.length === 0 || isChild(person) || prose.trim().split(/\s+/).length > mostWords) return null
  let rest = prose.toLowerCase()
  for (const { text } of mentions) rest = rest.replace(text.toLowerCase(), ' ')
  const unread = rest.split(/[^\p{L}']+/u).filter((word) => !beside.has(word) && !relatives.has(word))
  if (stemsOf(unread.join(' ')).length > 0) return null
  return told.every(({ finding }) => background.has(base.findings.get(finding)?.kind ?? '')) ? 'background' : 'complaint'
}
