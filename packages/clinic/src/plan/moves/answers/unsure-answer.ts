import { isHandedOn } from '../../../say/who-to-ask.ts'

const longestQuoted = 110
const opening = 'I do not have a sure answer to that'

/** Who knows about a topic that we do not, and what it depends on; the first that fits counts. */
const whoKnows: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:vitamins?|supplements?|omega|lutein|collagen|probiotics?|herb\w*|zinc|magnesium|turmeric|natural)\b/i,
    'Whether a supplement helps depends on whether you lack what it holds, and it can clash with medicines: a pharmacist can tell you, and a blood test shows a lack.',
  ],
  [
    /\b(?:eat|food|diet|sweets?|sugar|fruit|drink|meals?|calories|carbs?|bananas?)\b/i,
    'It depends on your illnesses and medicines: a dietitian, a nurse or your doctor can tell you what suits you.',
  ],
  [
    /\b(?:tablets?|pills?|medicines?|medication|meds|drugs?|dose|mg|injection|creams?|ointment|inhaler|prescri\w*)\b/i,
    'It depends on the medicine and on what else you take: the leaflet says it, and a pharmacist can tell you at once, without an appointment.',
  ],
  [
    /\b(?:tests?|scan|blood|urine|results?|levels?|positive|negative|reactive|mri|ct|x-?ray|biops\w*|screen\w*)\b/i,
    'It depends on which test it was and why it was done: whoever ordered it can tell you what it means for you.',
  ],
  [
    /\b(?:surgery|operation|operated|transplant|stem cells?|therapy|rehab\w*|physio\w*|laser|implant|prosthesis|chemo\w*|radiation)\b/i,
    'It depends on your own findings: the team that treats you, or a second opinion from a centre that does it often, can tell you.',
  ],
  [
    /\b(?:gene\w*|heredit\w*|inherit\w*|mutation|syndrome|have children|offspring|passed on)\b/i,
    'A genetics clinic knows, and your doctor can refer you; orpha.net explains rare illnesses and lists expert centres.',
  ],
]
const others = 'It depends on things that an examination shows: your own doctor or nurse can tell you, and {line} answers at any hour.'

/** What is asked and not known: said of that very question, with what it depends on and who knows. */
export function unsureAnswer(text: string): string {
  const question = text.replaceAll('"', '').replace(/\s+/g, ' ').trim()
  const quoted = question.length > longestQuoted ? `${question.slice(0, longestQuoted).replace(/\s\S*$/, '')} ...` : question
  const who = whoKnows.find(([topic]) => topic.test(text))?.[1] ?? others
  return `${opening}: “${quoted}” And I will not guess. ${who}`
}

/** The same, begun as the answer to a yes or no. */
export const sureOfNothing = (text: string): string =>
  text.startsWith(opening) ? text.replace(opening, 'I can’t tell from here') : `I can’t tell from here. ${text}`

/** Whether an answer says only that there is none. */
export const isUnsure = (text: string): boolean =>
  text.startsWith(opening) || text.startsWith('I do not know the medicine') || isHandedOn(text)
