import { lastRead } from '../../../hear/last-read.ts'

/** What a question wants a yes or a no to: whether something may be done, has to be, or is so. */
export type Asked = 'leave' | 'need' | 'fact'

const subject = String.raw`(?:i|we|you|u|he|she|they|it|this|that|these|those|there|(?:my|his|her|our|the|their|an?) [\w'’-]+)`
const inverted = new RegExp(
  String.raw`\b(can|could|may|should|shall|must|might|do|does|did|is|are|am|was|were|will|would|has|have)(?:n['’]?t)? ${subject}\b`,
  'i',
)
const allowed = /\b(?:allowed|permitted|ok|okay|safe|alright|all right|fine|sensible|wise|a good idea) (?:to|if|for|in|with|while)\b/i
const needs = /\b(?:need|have to|has to|got to)\b/i
const alone = /^\W*(?:catching|contagious|infectious|normal|dangerous|serious|safe|ok|okay)\b[^?]{0,24}\?/i
const presses = /\b(?:or not|yes or no)\b/i
const more = /\b(?:what|which|how|why|when|where|who|whose|whats|hows)\b[^,.;:?]{0,40}$/i
const wantsToKnow = /\b(?:know|tell me|say|idea|explain|ask) (?:\w+ )?(?:what|which|how|why|when|where|who)\b/i
/** "Heat or ice": what is chosen is neither yes nor no. */
const chooses = /\bor (?!not\b|no\b|two\b|three\b|so\b|anything\b|something\b|what\b|more\b|less\b)\w/i
const mayDo = /^(?:can|could|may|should|shall|must)$/i

/** "Can my wife catch it", "could it be the tablets": whether it is so, not whether it may be done. */
const happens = new RegExp(
  String.raw`^(?:can|could|may|might)(?:n['’]?t)? (?!(?:i|we)\b)${subject} (?:just |really |also |all |even )?(?:be(?! (?:near|around|with|out|at|in|on|left|given|moved)\b)|catch|get (?:it|this)|have (?:it|this|got)|cause|come (?:from|back)|make|kill|harm|hurt|damage|spread|last|turn|lead|mean|give (?:me|him|her)|go away|leave (?:a|marks|scars))\b`,
  'i',
)

const textsKept = 16
/** What a question wants a yes or a no to; null where it wants anything else. */
export const asksYesOrNo: (text: string) => Asked | null = lastRead(yesOrNoIn, textsKept)

function yesOrNoIn(text: string): Asked | null {
  const form = inverted.exec(text)
  if (wantsToKnow.test(text) || (form !== null && more.test(text.slice(0, form.index)))) return null
  if (chooses.test(text.replace(presses, ' '))) return null
  if (form === null) return allowed.test(text) ? 'leave' : alone.test(text) || presses.test(text) ? 'fact' : null
  if (happens.test(text.slice(form.index))) return 'fact'
  if (mayDo.test(form[1] ?? '') || allowed.test(text)) return 'leave'
  return needs.test(text.slice(form.index)) ? 'need' : 'fact'
}
