import { pressesForAnswer } from '../../../hear/act-cues.ts'
import type { Clause } from '../../../hear/clause.ts'
import { findMedicines } from '../../../medications/find-medicines.ts'
import { knownMedicines } from '../../../medications/known-medicines.ts'

const goesOn = /^\W*(?:and|or|plus|with|as well as|together with)\b/i
const amount =
  /^\W*(?:and |so |but |then )?(?:how (?:much|many|often)|for how long|what (?:dose|strength))(?: of it| then| can i take| should i take)?\W*$/i
/** "Can the pharmacist | do it?" */
const isCutOff = /\b(?:pharmacists?|chemists?|pharmacy)\s*$/i
/** More words than this tell something of their own. */
const longest = 6

/**
 * The clauses with their places; a question about medicines that was cut in two ("ibuprofen with sertraline | and ramipril?", "what about
 * paracetamol | and how much") is put together again, so that all of them are checked against each other.
 */
export function joinedMedicines(clauses: readonly Clause[]): [number, Clause][] {
  const joined: [number, Clause][] = []
  for (const [place, clause] of clauses.entries()) {
    const [at, former] = joined.at(-1) ?? []
    if (
      at !== undefined &&
      former?.act === 'ask-medicine' &&
      (isCutOff.test(former.text) || (namesMedicine(former.text) && belongs(clause, former)))
    )
      joined[joined.length - 1] = [at, { ...former, text: `${former.text} ${clause.text}`, end: clause.end }]
    else joined.push([place, clause])
  }
  return joined
}

function belongs({ text }: Clause, former: Clause): boolean {
  if (amount.test(text) || pressesForAnswer(text)) return true
  const isShort = text.trim().split(/\s+/).length <= longest
  return isShort && goesOn.test(text) && namesMedicine(text) && !/[.!?]\s*$/.test(former.text)
}

function namesMedicine(text: string): boolean {
  return findMedicines(knownMedicines(), text).length > 0
}
