import type { ConsultationCase } from '../../case/case.ts'
import { isEmergency } from '../../judge/levels/level-order.ts'

/** Who only makes light of it puts nothing right: "it is just wind", "I exaggerated", "it's gone now". */
const makesLight =
  /\b(?:exaggerat\w*|overreact\w*|probably|maybe|i think|(?:just|only) (?:gas|wind|stress|anxiety|nothing|tired\w*|indigestion|a (?:cold|bug))|better|gone|eased|any ?more|stopped|passed|went away)\b/i

/** Whether a message makes light of an emergency that stands. */
export function isMadeLight(text: string, { held }: Pick<ConsultationCase, 'held'>): boolean {
  return makesLight.test(text) && held.some(({ level }) => isEmergency(level))
}
