import type { ConsultationCase } from '../../case/case.ts'
import { plainWords } from '../../hear/plain-words.ts'
import type { HeardCrisis } from './heard-crisis.ts'
import { doseAsked, poisons } from './told-in-pieces.ts'

/** Weary of all of it, without a word of dying. */
const weary =
  /\b(?:cant be (?:doing|arsed|bothered) with (?:any|all|it|this)|had enough of (?:it|everything|life|all)|done with (?:it all|everything|all of it|life)|sick of it all|no point (?:any ?more|in any|to any)|nothing left|tired of (?:it all|living|everything|life)|cant (?:go on|carry on|do this any ?more)|fed up living)\b/
/** What somebody puts in order who means to leave (NICE NG225). */
const preparing =
  /\b(?:sold|rehomed|gave away|given away|found a home for) (?:the |my )?(?:dog|cat|horse|animals|cattle|sheep|tools|car|things|stuff)\b|\bpaid (?:\w+ ){1,4}(?:up|off)\b|\b(?:wrote|written|left) (?:the |my |some )?letters?\b|\b(?:sorted|updated|signed) (?:out )?(?:the |my )?(?:will|insurance|affairs|funeral)\b|\beverything(?:s| is) in order\b/
const deadly = /\b(?:clean(?:ed|ing)|load(?:ed|ing)|got out|took out|oiled) (?:the |my )?(?:shot ?)?(?:gun|rifle|pistol)\b/
const howEasy =
  /\b(?:trains?|lorr(?:y|ies)|trucks?|bus(?:es)?|bridges?|cliffs?|platform|edge|balcony|river|roof|traffic|pills)\b[^.?!]{0,50}\b(?:itd|it would|that would|thatd|how)\b[^.?!]{0,12}\beasy\b/
/** A poison that was named or asked about, in the hand of somebody who is ashamed or worn down (WHO: Preventing suicide, pesticides). */
const poisonNamed = new RegExp(`\\b(?:${poisons}|kill (?:a |the )?rats?|helium|charcoal|rope)\\b`)
const haveIt = /\b(?:ive|i have|i) (?:already |just )?(?:bought|got|mixed|opened) (?:it|them|some|one)\b|\bit is (?:here|on my|in my)\b/
const wornDown =
  /\b(?:useless|worthless|fail\w*|disgrace|ashamed|shame|burden|nobody (?:cares|wants)|truth is|better off|no reason|no future|hate my ?self|left me|heartbroken|tired)\b/
const forcedOn =
  /\bforc\w+ (?:himself|herself|themselves|his ?self) on (?:me|us)\b|\b(?:forc\w+|mak\w+) me (?:to )?(?:sleep with|have sex|touch (?:him|his))\b|\b(?:sleeps?|slept) with me by force\b/
const forced = /\b(?:rap(?:e|ed|ing)|forc\w+|assault\w*|attacked)\b/
/** What being forced leaves that has to be seen today (FSRH and NHS on sexual assault). */
const woundedBy = /\b(?:bleed\w*|blood|torn|tear(?:s|ing)?|stitch\w*|cant (?:walk|pee|wee|sit))\b/
const ifTold =
  /\b(?:would|will|wud|do|does|can) (?:you|u|they|it|someone) (?:have to |need to |ever |then )?(?:tell|ring|call|phone|contact|inform|report|lock|section)\b|\bwhat if i (?:said|told|say|had|did|was|am)\b/

/**
 * Danger that no word of it names: things put in order by somebody weary, a weapon made ready, how easy it would be, somebody who forces
 * himself on the one who writes, and "if I did tell you, would you ring my wife?" in a talk where it was denied. Null where nothing is told.
 */
export function veiledDanger({ asked, crisis, person, prose }: ConsultationCase, words: string): HeardCrisis | null {
  const text = plainWords(words)
  if (person.relation !== 'self') return null
  if (forcedOn.test(text)) return { kind: 'abuse', certainty: 'affirmed', text: words, level: 'emergency-department' }
  if (crisis?.kind === 'abuse' && crisis.certainty === 'affirmed' && forced.test(plainWords(prose)) && woundedBy.test(text))
    return { kind: 'abuse', certainty: 'affirmed', text: words, level: 'emergency-department' }
  const isWeary = weary.test(text)
  if (isWeary && deadly.test(text)) return { kind: 'self-harm', certainty: 'affirmed', text: words, level: 'emergency-department' }
  if ((asked.includes(doseAsked) || poisonNamed.test(plainWords(prose))) && haveIt.test(text) && wornDown.test(text))
    return { kind: 'self-harm', certainty: 'affirmed', text: words, level: 'emergency-department' }
  const wasDenied = crisis?.kind === 'self-harm' && crisis.certainty === 'denied'
  if ((isWeary && preparing.test(text)) || howEasy.test(text) || (wasDenied && ifTold.test(text)))
    return { kind: 'self-harm', certainty: 'possible', text: words, ...(wasDenied && { isAdmitted: true }) }
  return null
}

/** "I'll cut out the tablets": a medicine is left out, and nothing is cut. In: the words of a clause. */
export function leavesOutMedicine(words: string): boolean {
  return leavesOut.test(plainWords(words))
}
const leavesOut =
  /\b(?:cut(?:ting)? (?:out|down(?: on)?|back(?: on)?)|stop\w*|come off|coming off|lay off|leave (?:off|out)|skip|give up|no more)\b.{0,20}\b(?:tablets?|pills?|meds|medicines?|painkillers?|caffeine|drink(?:ing)?|smok\w+|fags|sugar|salt)\b/
