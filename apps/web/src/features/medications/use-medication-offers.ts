import { useEffect } from 'react'
import { useUser } from '../../session/use-user.ts'
import { askAboutMedicines } from './medicine-checker.ts'
import { offerMedication } from './offer-medication.ts'

/** "I take", "I am on", "my tablets": what is named beside these is taken, not merely asked about. */
const speaksOfTaking =
  /\b(?:i(?:['’]m| am| have been|['’]ve been)? (?:now |also |currently |already )?(?:take|taking|on|use|using)|i was (?:prescribed|put on)|prescribed me|my (?:medications?|medicines?|meds|tablets|pills) (?:is|are))\b/i
const asksOnly = /\b(?:can|may|should|could) i (?:take|use)\b/i

/** Offers to add medicines that the patient says they take. @param onMessage calls back with each message of the patient that was answered */
export function useMedicationOffers(onMessage: (listener: (text: string) => void) => () => void) {
  const { session } = useUser()
  useEffect(
    () =>
      onMessage(async (text) => {
        if (!speaksOfTaking.test(text) || asksOnly.test(text)) return
        const found = await askAboutMedicines({ kind: 'find', text }).catch(() => [])
        for (const { name } of found.slice(0, 3)) offerMedication(session, { name: name.charAt(0).toUpperCase() + name.slice(1) })
      }),
    [session, onMessage],
  )
}
