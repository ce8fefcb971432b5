import type { CrisisKind } from '../../case/case.ts'
import { namesMood } from './mood-words.ts'

/** "Should he have his pills tonight?" asks about a dose; all of them, or the whole box, is another matter. */
const asksOfUsualDose =
  /^\W*(?:(?:so|and|ok|but) )?(?:do|does|should|shall|can|could|must|may) (?:i|he|she|we|they|my \w+) (?:\w+ )?(?:take|have|give|get|skip|stop|keep|need)\b(?!.*\b(?:all|whole|every|bottle|box|pack\w*|too many|extra)\b).{0,30}\b(?:my|his|her|the|their) (?:\w+ )?(?:pills?|tablets?|meds|medicines?|medication|doses?)\b/i

const medicine =
  '(?:iron|vitamin\\w*|zinc|sleeping|water|blood pressure|folic|b12|d3?|pain)? ?(?:tablets?|pills?|capsules?|medicines?|medication|meds|supplements?|painkillers?|antibiotics?|statins?)'
const needed = new RegExp(
  `\\b(?:need|needs|should (?:be on|have|get|take|try|start)|ought to (?:take|have|be on)|be put on|put (?:me|him|her) on|recommend\\w*|suggest\\w*|advis\\w*|prescrib\\w*|buy|get|try)\\b(?: \\w+){0,3} ${medicine}\\b`,
  'i',
)
const asked = new RegExp(`\\b(?:do|should|can|could|would|will|may|what|which|any|are there)\\b[^.!?]{0,30}\\b${medicine}\\b`, 'i')
const taken =
  /\b(?:took|taken|taking|been on|swallow\w*|downed|necked|popped|overdos\w*|od['’]?d|too (?:many|much)|extra|doubl\w*|twice|whole|all (?:of|the|my|his|her)|handful|empt\w*|inject\w*|drank|drunk|ate|eaten|had (?:\w+ ){0,2}(?:tablets?|pills?)|more than|box|packets?|strip|bottle|pile|stash|hoard\w*|saved up|end it|die|dead|sleep forever)\b/i

/** "My mate says I need iron tablets, I'm scared": a medicine that is spoken of as one to be had, in words of no other trouble. */
function onlyNeedsMedicine(text: string, isAskedToo: boolean): boolean {
  const isSpokenOf = needed.test(text) || (isAskedToo && asked.test(text))
  return isSpokenOf && !taken.test(text) && !namesMood(text.replace(/\b(?:scared|frightened|afraid|worried)\b/gi, ' '))
}

/** Whether a medicine is only needed, or asked about as it is usually taken: no thought of too much of it. */
export function isMedicineAsUsual(kind: CrisisKind, text: string): boolean {
  if (kind !== 'self-harm' && kind !== 'overdose') return false
  return (asksOfUsualDose.test(text) && !namesMood(text)) || onlyNeedsMedicine(text, kind === 'overdose')
}
