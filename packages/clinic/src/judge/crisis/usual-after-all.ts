import type { ConsultationCase } from '../../case/case.ts'
import { plainWords } from '../../hear/plain-words.ts'
import { isMedical } from './crisis-words.ts'

/** "One tablet of each", "just my usual ones", "like the doctor says", "as the label says". */
const usual =
  /\b(?:one|1|a single|two|2) (?:(?:tablets?|pills?|capsules?|spoon\w*|dose|puff)s? )?(?:of )?(?:each|every|a day|daily|twice a day|in the (?:morning|evening)|at night|like|as)\b|\b(?:just|only) (?:(?:the|my|his|her|took|take|takes|had|has|taken|have) )*(?:one|1|usual|normal|daily|regular|prescribed)\b|\b(?:my|the|his|her) (?:usual|normal|daily|regular|own|morning|evening) (?:\w+ )?(?:tablets?|pills?|meds|dose|medicines?|medication|ones?|amount|lot)\b|\b(?:like|as|what|how|the way) (?:the |my |his |her )?(?:doctor|gp|dr|nurse|chemist|pharmacist|hospital|label|leaflet|packet|box) (?:says?|said|told|wrote|gave|prescribed|ordered|wants)\b/
/** "Who said overdose?" */
const neverSaid =
  /\b(?:who said|i never said|never said|didnt say|did not say|where did you get)\b.{0,30}\b(?:overdos\w*|poison\w*|too (?:many|much))\b/
/** An amount that was told as too much, or that is. */
const tooMuchTold =
  /\b(?:took|taken|had|swallowed|ate|eaten|drank|necked|downed)\b(?: \w+){0,3}? (?:[5-9]|\d{2,}|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|a hundred|handfuls?|loads|dozens?)\b(?! (?:mgs?|ml|milligrams?|micrograms?|minutes?|mins?|hours?|days?|weeks?|am|pm|oclock|years?)\b)|\b(?:handful|whole|entire|full|bottle|box|boxes|packet|packets|strips?|blister|the lot|bleach|antifreeze|on purpose|to (?:die|end|sleep forever)|overdos\w*)\b/
/** It is so all the same. */
const stillSo =
  /\b(?:but|and then|plus|also|as well as|on top)\b.{0,40}\b(?:more|extra|all|another|whole|rest|\d{2,})\b|\b(?:yes|yeah) (?:i|all|the)\b/

/**
 * Whether an overdose was a misreading: the patient takes what is prescribed, says so plainly, and has never told an amount that is too much. Nobody's
 * "I'm fine" does that. In: the case before, the words, and the crisis that stands.
 */
export function isUsualAfterAll({ prose }: ConsultationCase, words: string, { kind }: NonNullable<ConsultationCase['crisis']>): boolean {
  if (!isMedical(kind)) return false
  const text = plainWords(words)
  if (
    tooMuchTold.test(plainWords(prose)) ||
    stillSo.test(text) ||
    tooMuchTold.test(text.replace(neverSaid, ' ').replace(/\b(?:no|not an?|havent|never) overdos\w*/, ' '))
  )
    return false
  return usual.test(text) || neverSaid.test(text)
}
