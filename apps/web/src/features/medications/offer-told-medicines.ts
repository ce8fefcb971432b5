import type { Session } from '../../session/create-session.ts'
import { askAboutMedicines } from './medicine-checker.ts'
import { offerMedications } from './offer-medication.ts'

/** "I take", "I am on", "my tablets": what is named beside these is taken, not merely asked about. */
const speaksOfTaking =
  /\b(?:i(?:['’]m| am| have been|['’]ve been)? (?:now |also |currently |already )?(?:take|taking|on|use|using)|i was (?:prescribed|put on)|prescribed me|my (?:medications?|medicines?|meds|tablets|pills) (?:is|are))\b/i
/** More names than these are a list that was pasted, better put in under Medications. */
const mostOffered = 5
const asksOnly = /\b(?:can|may|should|could) i (?:take|use)\b/i

/** Offers to add the medicines that the patient says they take. */
export async function offerToldMedicines(session: Session, text: string): Promise<void> {
  if (!speaksOfTaking.test(text) || asksOnly.test(text)) return
  const found = await askAboutMedicines({ kind: 'find', text }).catch(() => [])
  offerMedications(
    session,
    found.slice(0, mostOffered).map(({ name }) => name),
  )
}
