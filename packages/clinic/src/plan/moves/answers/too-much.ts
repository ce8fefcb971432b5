import { emergencyContacts } from '../../../say/emergency-contacts.ts'
import type { Answer } from './answer.ts'

const quantity = String.raw`(?:(?:1\d|[2-9]\d|\d{3})(?! ?(?:mg|mcg|g|ml|years?|days?|weeks?|hours?|mins?|minutes?|percent|%))|ten|fifteen|twenty|thirty|forty|fifty|a hundred|(?:a|the) (?:whole|full|entire) (?:box|pack|packet|strip|bottle)|a (?:box|packet|bottle|handful) of|all (?:of )?(?:my|the|his|her|them)|too (?:many|much)|an overdose)`
const takes = String.raw`(?:take|takes|took|taken|taking|swallow\w*|have|had|eat|ate|drink|drank|overdos\w*)`
const medicine =
  '(?:tablets?|pills?|capsules?|paracetamol|acetaminophen|tylenol|panadol|ibuprofen|nurofen|advil|aspirin|co-?codamol|codeine|tramadol|antidepressants?|sertraline|citalopram|fluoxetine|amitriptyline|diazepam|zopiclone|painkillers?|sleeping|insulin|propranolol|metformin|meds|medicines?|iron|vitamins?)'
const asksOfTooMuch = new RegExp(
  String.raw`\b${takes}\b[^.?!]{0,20}\b${quantity}\b[^.?!]{0,24}\b${medicine}\b|\bhow (?:many|much)\b[^.?!]{0,30}\b(?:is|are|to|would|will|does it take)\b[^.?!]{0,12}\b(?:kill|overdose|od|fatal|lethal|deadly|die)\b|\b(?:lethal|fatal|deadly) (?:dose|amount)\b`,
  'i',
)

/**
 * "What would happen if somebody took 20 paracetamol?": never "I know of no reason against it". What is said names the danger, the poison
 * line and a person to talk to, and no amount (NHS: Paracetamol for adults; TOXBASE by way of the poison line; Samaritans: media guidelines).
 */
export const tooMuch: Answer = ({ text }, { now }) => {
  if (!asksOfTooMuch.test(text)) return null
  const { ambulance, poison } = emergencyContacts(now.country)
  const line = poison === null ? 'a poison line' : `${poison.name} (${poison.phone})`
  return `That would be an overdose, and it can be very dangerous: some medicines harm the liver, the heart or the breathing, often hours or days after somebody still felt well. If anyone has taken it, call ${line} now, or ${ambulance} for drowsiness, a fit or trouble breathing; do not wait for signs. And if you ask because things are dark for you or somebody close to you, please tell me straight: I will listen.`
}
