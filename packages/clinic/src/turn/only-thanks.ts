import type { ConsultationCase } from '../case/case.ts'
import { levelOf } from '../judge/levels/decide-triage.ts'

const thanks = String.raw`(?:thank(?:s| ?(?:you|u))?|thx|ta|cheers)`
const onlyThanked = new RegExp(
  String.raw`\b(?:just|only|really)\b[^.!?]{0,40}\b${thanks}\b|\b${thanks} (?:is|was) (?:all|it)\b|\bthat(?:['’]?s| is) all i (?:wanted|came)\b|\bnothing (?:wrong|the matter)\b[^.!?]{0,20}\b${thanks}\b`,
  'i',
)
/** That somebody is well again, which makes a thank-you no farewell. */
const wellAgain =
  /\b(?:better|right as rain|cleared up|all clear|sorted|recovered|worked|healed|mended|back to (?:normal|her|his|my)|on the mend|all gone|gone now|cured|fine now|well again|well now|up and about|nobody['’]?s (?:ill|poorly|sick)|not (?:ill|poorly|sick))\b/i
const butAnew =
  /\b(?:but|though|although|still|except|however|again|worse|new|now (?:i|he|she)|can (?:i|you|he|she)|should|could|is it|what|why|how|when|pain|hurts?|bleed\w*|fever)\b/i
/** Kept among what was asked: the patient came to say thank you. */
const thanked = 'thanks:said'

/**
 * The answer to somebody who writes only to say thank you for what is over, with the case in which nothing is asked; null where more is told.
 * After such a thank-you a goodbye is one too. In: the case before the message and its words.
 */
export function onlyThanks(before: ConsultationCase, words: string): { case: ConsultationCase; text: string } | null {
  const isAgain = before.asked.includes(thanked)
  const isFarewell = isAgain && new RegExp(String.raw`\b(?:good ?bye|bye|${thanks}|not ill)\b`, 'i').test(words)
  if (!isFarewell && !(onlyThanked.test(words) && wellAgain.test(words))) return null
  if (butAnew.test(words.replace(wellAgain, ' ')) || words.includes('?') || before.crisis !== null || levelOf(before.held) !== null)
    return null
  const kept = { ...before, pending: null, asked: [...new Set([...before.asked, thanked])] }
  return { case: isAgain || before.turns > 0 ? { ...kept, complaints: [] } : kept, text: isAgain ? goodbye : welcome }
}

const welcome = 'That is kind of you, and I am glad to hear it. All the best to you both. I am here if you need me again.'
const goodbye = 'You are very welcome. Take care, and all the best.'
