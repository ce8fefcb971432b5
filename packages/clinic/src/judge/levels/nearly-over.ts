import type { ConsultationCase } from '../../case/case.ts'
import { plainWords } from '../../hear/plain-words.ts'
import { tellsOfWorse } from '../questions/news-of-change.ts'

const over =
  /\b(?:the )?last (?:one|time|loose|runny|poo\w*|stool|vomit\w*|bout|motion|episode|attack|spell|of it)\b|\b(?:i|he|she|they) last (?:vomit\w*|threw|was|were|had|went|poo\w*|puk\w*)\b|\b(?:nothing|none|no more|not once|hasnt|havent)\b.{0,20}\bsince\b|\b(?:basically|nearly|almost|much|lots?|way|far|feel\w*|getting|bit|little|all|got) better\b|\b(?:better|fine|ok|okay|well) (?:now|today|again)\b|\b(?:has|have|is|its|it|they|that) (?:now |just |all |nearly |almost |mostly )*(?:stopped|gone|eased|settled|over|passed|cleared)\b/

/** Words that may tell of something else beside, also where nobody read it. */
const alarming =
  /\b(?:blood\w*|bleed\w*|faint\w*|black|pain\w*|hurts?|ach\w*|chest|breath\w*|collaps\w*|pass(?:ed|ing)? out|dizz\w*|confus\w*|numb\w*|weak\w*|fever\w*|rash|swoll\w*|swelling|spots?|vision|bleed\w*|fits?|seiz\w*|stiff\w*|speech|face|floppy|drows\w*|sleepy|wake|shak\w*|pee\w*|urine|wors\w*|but now|instead|new)\b/

/**
 * Whether a message only tells that what was told is nearly over: no sign of the body that was not told before, nothing worse, no number. It makes
 * nothing graver than it was.
 */
export function isNearlyOver(before: ConsultationCase, now: ConsultationCase, words: string): boolean {
  const text = plainWords(words)
  if (before.turns === 0 || !over.test(text) || alarming.test(text) || tellsOfWorse(text)) return false
  const isNew = (id: string) => now.observations[id]?.polarity === 'present' && before.observations[id]?.polarity !== 'present'
  const news = Object.keys(now.observations).filter((id) => isNew(id) && !/\.(?:improving|better|past|gone|mild)$/.test(id))
  const isMeasured = Object.entries(now.vitals).some(([sign, value]) => before.vitals[sign as keyof typeof before.vitals] !== value)
  return news.length === 0 && !isMeasured
}
