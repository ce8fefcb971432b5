import type { ConsultationCase, CrisisKind } from '../case/case.ts'
import { babyTold } from '../hear/lexicon/crisis/after-birth.ts'
import { plainWords } from '../hear/plain-words.ts'
import { isMedical } from '../judge/crisis/crisis-words.ts'
import { levelOf } from '../judge/levels/decide-triage.ts'
import { filled } from './crisis-reply.ts'

/** Said to pictures that come unwanted, before the one direct question (NICE CG192; NHS: Postnatal depression, intrusive thoughts). */
export function fearedHeard(consultation: ConsultationCase, words: string): string {
  const team = babyTold.test(plainWords(`${consultation.prose} ${words}`)) ? 'your midwife, health visitor or doctor' : 'your doctor'
  return filled(
    `Thank you for telling me that. Pictures like this come unwanted to very many people who love and look after somebody, above all after a birth. They frighten you because you do not want it: they are no wish, and nothing bad about you. They can be treated well. Please tell ${team} today or tomorrow, in just these words. A person to talk to at any hour: {line}. If you might act on it, or a voice tells you to, lay the child in the cot, leave the room and call {number}.`,
    consultation,
    'harm-to-others',
  )
}

/** Said to a parent at the end of the rope, before the one direct question (NSPCC: Coping with crying; ICON: Babies cry, you can cope). */
export function edgeHeard(consultation: ConsultationCase): string {
  return filled(
    'Thank you for saying it aloud. Very many parents come to this point, and it is the moment to stop: **lay the baby on the back in the cot, close the door, and take ten minutes** away from the crying. It does no harm to be left to cry there; a shake or a throw can kill. Ring somebody who can come and take over now. Then tell your health visitor, midwife or doctor today or tomorrow. A person to talk to at any hour: {line}. If you cannot hold yourself back, call {number}.',
    consultation,
    'harm-to-others',
  )
}

/** Said to the plain no: believed, and told to somebody within a day all the same. */
export function picturesHeard(consultation: ConsultationCase): string {
  const isBaby = babyTold.test(plainWords(consultation.prose))
  const team = isBaby ? 'your midwife, health visitor or GP' : 'your doctor'
  return filled(
    `Thank you, and I believe you. A picture that horrifies you is not a wish. Please do not stay alone with it: **tell ${team} within a day**, in the words you used here. They hear this often, they can help, and nobody takes ${isBaby ? 'a baby' : 'anybody'} away for it. To talk at any hour: {line}. If you ever feel that you may act on it, or a voice tells you to: {number}.`,
    consultation,
    'harm-to-others',
  )
}

/** The call for an ambulance above a card that does not begin with it; null where none is right, or the card says so by itself. */
export function callFirst(consultation: ConsultationCase, kind: CrisisKind): string | null {
  if (levelOf(consultation.held) !== 'ambulance' || isMedical(kind)) return null
  return filled('**Call an ambulance now: {number}.** Say what you told me, and stay on the line.', consultation, kind)
}
