import { asksOfContact } from '../asks-of-contact.ts'
import { others, relatives } from './experiencer-words.ts'
import type { Token } from './token.ts'

const kin = [...relatives, ...others, 'housemate', 'client', 'resident', 'patient', 'mam', 'nana', 'missus'].join('|')
const named = String.raw`(?:my|our|the) (?:(?!and\b|or\b|but\b)[\w'’-]+ ){0,2}?(${kin})`
const number = String.raw`(?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`
/** "Asking about my husband", "I'm worried about my housemate". */
const asksFor = new RegExp(
  String.raw`^(?:(?:hello|hi|hey|good|morning|evening|afternoon|doctor|dr|please|sorry|i|im|am|just|also|really|very|so|bit|a|was|been) )*(?:asking|writing|worried|concerned|calling|enquiring|messaging|ask|write|panicking|scared) (?:in |to you |to ask )?(?:about|for|on behalf of) ${named}\b`,
)
/** "My little girl is 6 and ...", "my client mr bates 88 knocked his shin". */
const namesAge = new RegExp(
  String.raw`(?:^|• )(?:(?:hello|hi|hey|good|morning|evening|afternoon|doctor|dr|please) )*${named}(?: (?:mr|mrs|miss|ms))?(?: \w+)?(?: is| s| who is| aged| be)? (?:only |just |nearly |about |now )?${number}\b(?! (?:days?|weeks?|hours?) (?:ago|since|into)\b)`,
)
/** "I'm a carer, one of my ladies, Joan, 88, has ...": somebody who is cared for. */
const caresFor =
  /^(?:(?:hello|hi|hey|good|morning|evening|afternoon|doctor|dr|please|•) )*(?:i am|im|as) an? (?:\w+ ){0,2}?(?:carer|caregiver|nurse|hca|assistant|worker|warden)\b.*?\b(?:one of (?:my|our|the) (?:ladies|gentlemen|residents|clients|patients|men|women|gents)|(?:an?|my|our|the) (?:resident|client|lady|gentleman|patient)(?= \w+ (?:\d|is|has|\w+ed)))\b/
const ofThird = /\b(?:he|she|his|her|him|hes|shes)\b/
const ofOwnIllness =
  /\b(?:i|ive) (?:have(?! (?:\w+ ){1,3}(?:here|at home|in the house|left)\b)|ve|got|feel|felt|get|keep|cannot|cant|hurt|ache|vomited|fainted|woke|need|want something)\b|\bim (?:ill|sick|in pain|bleeding|dizzy|pregnant|breastfeeding|\d+ weeks)\b|\bi be (?:ill|sick|pregnant|breastfeed\w*|dizzy|in pain|\d+ week)|\b(?:me|myself) too\b|\bam i\b|\bshould i be\b|\bcan i (?:take|catch|get)\b/

/**
 * Whom a first message asks for, where it names somebody with an age, or says that it asks about somebody, and goes on about "him" or "her", whatever the
 * writer is beside it: "I am a home carer. My client Mr Bates, 88, knocked his shin." Null where the writer tells of an illness of his own, or asks what
 * he may catch.
 */
export function askedFor(tokens: readonly Token[]): string | null {
  const text = tokens
    .map(({ word, before }, at) => `${before === 'sentence' && at > 0 ? '• ' : ''}${word.replace(/['’]s$/, ' s')}`)
    .join(' ')
  const match = asksFor.exec(text) ?? namesAge.exec(text) ?? caresFor.exec(text)
  const who = match === null ? undefined : (match[1] ?? 'patient')
  if (match === null || who === undefined) return null
  const rest = text.slice(match.index + match[0].length)
  const plain = text.replaceAll('• ', '')
  if (!ofThird.test(rest) || ofOwnIllness.test(plain) || asksOfContact(plain)) return null
  return who
}
