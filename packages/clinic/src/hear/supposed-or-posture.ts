import type { Mention } from '../case/model.ts'

type Read = Pick<Mention, 'finding' | 'text' | 'start'>

/** "I reckon it's a kidney stone", "is it gout": a name given to what is felt now, and no illness of before. */
const supposes =
  /(?:\b(?:reckon\w*|think|thinks|guess|bet|suppose|spose|suspect|wonder(?:ing)?(?: if)?|hop(?:e|ing)|maybe|perhaps|probably|prob|could|might|must|may|sounds like|looks like|feels like|scared|afraid|worried|sure|says|so|told you|means?|meaning|if)\b[^.!?;]{0,14}?\b(?:it|this|that|i|my|his|her)?(?:['’]?s| is| was| be| have| got|ve| isn['’]?t)? ?|\b(?:is|isn['’]?t|isnt|was|could|might|can) (?:it|this|that)(?: be)? ?|^\W*(?:so |and |but )?(?:it|this|that)(?:['’]s|s| is| must be| could be| might be) )(?:(?:just|only|all|really|actually|another|a|an|the|my|some|be|been|have|got|probably|likely|kidney|gall) )*$/i
/** Said beside it, the illness is one of before all the same. */
const ofBefore =
  /\b(?:again|another|before|last (?:time|year)|used to|known|diagnosed|had (?:it|one|them)|years? ago|history|since (?:i|birth)|always|old|flare\w*|my (?:usual|old))\b/i
/** "Mate had one", "what our Ray had": somebody else's. */
const ofMate = /\b(?:mate|mates|friend|neighbour|bloke|lad|fella|colleague|boss|uncle|aunt\w*|cousin)\b[^.!?;]{0,12}\b(?:had|has|got)\b/i

const illPeople = /\b(?:ill|sick|poorly|unwell) (?:people|patients|folks?|ones|kids|children|babies)\b/i
const callsIll = /(?:ill|sick|poorly|unwell)$/i
const lies = /\b(?:lying|laying|sitting|sat|standing|stood|lay)\b/i
const isInPosture =
  /(?:\b(?:i['’]?m|im|i am|he['’]?s|hes|she['’]?s|shes|they['’]?re|is|am|are|was|been|got (?:him|her|me)|now|just|still)|\b(?:put|laid|have|had|keep|kept) (?:him|her|me|them)) (?:now |just |still |him |her )*$/i
const compares =
  /\b(?:worse\w*|better|eas(?:es|ed|ier)|hurts?|pain\w*|aches?|when(?:ever)?|if|bad|faint when|dizzy when|every time|each time|only|on)\b/i

/**
 * Whether words that read as a finding only suppose an illness, speak of ill people elsewhere, or tell how somebody lies just now: "reckon it's a stone",
 * "they've got proper ill people there", "he's lying down" is no fainting that is worse lying. In: what was read, and the words.
 */
export function isSupposedOrPosture({ finding, text, start }: Read, words: string): boolean {
  if (finding === 'looks-very-ill') return callsIll.test(text) && illPeople.test(words)
  const isPosture = /\.worse-(?:lying|sitting|standing)$/.test(finding)
  if (!isPosture && !suddenIllness.has(finding)) return false
  const before = words.slice(0, start)
  const led = before.slice(Math.max(...['.', '!', '?', ';', '\n'].map((mark) => before.lastIndexOf(mark))) + 1)
  const sentence = `${led}${/^[^.!?;\n]*/.exec(words.slice(start))?.[0] ?? ''}`
  if (isPosture) return lies.test(text) && isInPosture.test(led) && !compares.test(sentence)
  return !ofBefore.test(sentence.replace(ofMate, ' ')) && (supposes.test(led) || ofMate.test(sentence))
}

/** Illnesses that come as an attack, and go by the same name when one has had them before. */
const suddenIllness: ReadonlySet<string> = new Set([
  'history-kidney-stones',
  'history-gallstones',
  'history-gout',
  'history-migraine',
  'history-kidney-disease',
])
