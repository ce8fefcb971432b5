import type { Mention } from '../case/model.ts'
import type { KnowledgeIndex } from '../knowledge/index-knowledge.ts'
import { isFelt } from './felt-finding.ts'

const fear = /\b(?:scared?|scary|afraid|terrified|frightened|petrified|fright\w*|worried|worry\w*|freak\w*|panicking)\b/i
/** What makes of a fear one that lasts, or one of other things than the illness. */
const ofItself =
  /\b(?:all the time|always|constant\w*|every ?(?:day|night|morning|thing|time|one)|for (?:a few |some |many |\d+ |the (?:last|past) )?(?:days|weeks|months|years)|no reason|nothing|anxi\w*|panic attacks?|leav(?:e|ing) the house|go(?:ing)? out(?:side)?|crowds?|people|alone|dark|spiders?|fly\w*|heights?|exams?|school|work|job|driv\w*|lifts?|needles?|dentists?|nightmares?|flashbacks?|die|dying|death|doom|mad|crazy|control)\b/i

/** "I am scared now", after a story of the bladder: fright at an illness is no illness of its own. In: what was read, its clause, all that was read, what the talk is about. */
export function isFearOfIllness(
  index: KnowledgeIndex,
  { finding, text, polarity }: Mention,
  clause: string,
  mentions: readonly Mention[],
  complaints: readonly string[],
): boolean {
  if (finding.split('.')[0] !== 'anxiety' || polarity !== 'present' || !fear.test(text)) return false
  if (ofItself.test(clause)) return false
  const isOfBody = (id: string) => isFelt(index, id) && index.findings.get(id)?.area !== 'mind'
  return complaints.some(isOfBody) || mentions.some((each) => each.polarity === 'present' && isOfBody(each.finding))
}
