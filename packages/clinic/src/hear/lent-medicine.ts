import { findMedicines } from '../medications/find-medicines.ts'
import { knownMedicines } from '../medications/known-medicines.ts'

const kin =
  '(?:mother|mum|mom|father|dad|sister|brother|son|daughter|wife|husband|partner|girlfriend|boyfriend|gran\\w*|nan|nana|aunt\\w*|uncle|niece|nephew|cousin|mate|friend|neighbou?r|colleague|flatmate|roommate|housemate|boss|missus|hubby)'
const owner = `(?:(?:my|our|a|the) (?:\\w+ )?${kin}|some(?:body|one)(?: else)?)`
const medicine = '(?:tablets?|pills?|capsules?|medic\\w*|meds|antibiotics?|painkillers?|inhalers?|creams?|drops|patch(?:es)?|steroids?)'
const possessed = new RegExp(`\\b${owner}(?:['’]s|s['’]|s) (?:\\w+ ){0,2}(?:${medicine}|$)`, 'i')
const owns = new RegExp(
  `\\b${owner}(?:['’]?s)? (?:has|have|having|is having|got|has got|gets|had|keeps|uses|takes|is on|was given|was prescribed|gave|offered|lent|left)\\b`,
  'i',
)
/** "My father had an ulcer": an illness of his, and no medicine. */
const ownedIllness = new RegExp(
  `\\b(${owner}) (?:also |always |once )?(?:has|had|have|got|gets|has got|suffers from|died of) (?:an? |the |his |her |bad |also |same )*(?:\\w+ )?(?:ulcers?|cancer|diabetes|strokes?|heart \\w+|gout|asthma|migraines?|reflux|bleed\\w*|pain|illness|disease|fever|infection|problems?|arthritis|epilepsy)\\b(?:(?:,| and| but) (?:also |he |she )?(?=has|takes|uses|gets|got|is on|was)|[.!,] (?:he|she) )?`,
  'gi',
)
const takesIt =
  /\b(?:can|could|may|should|shall|might|would|will|ok(?:ay)?|fine|safe|alright|better|thinking|tempted|going|gonna|i['’]?ll|want|like|borrow)\b[^.!]{0,40}\b(?:take|have|use|try|borrow|swallow|pop|share)\b|\bborrow\w*\b/i
/** "Can I take some of his", said of what was told before. */
const takesOwned = /\b(?:take|have|use|try|borrow|share|swallow|pop)\b (?:\w+ ){0,3}(?:his|hers?|theirs?|it|one|some|them|those|that)\b/i
const namesMedicine = new RegExp(`\\b${medicine}\\b`, 'i')

/** "My sister had them. Can I take ibuprofen": what she had is no medicine; it is one where the sentence of the owner names it, or the next takes from it. */
function ownsMedicine(words: string): boolean {
  const names = (text: string) => namesMedicine.test(text) || findMedicines(knownMedicines(), text).length > 0
  const owned = words.split(/[.!?]+/).find((sentence) => owns.test(sentence))
  return owned !== undefined && (names(owned) || (takesOwned.test(words) && names(words)))
}

/** "Can I give him": it is not the speaker who takes it. */
const givesIt = /\bgive (?:him|her|them|it|my|our|the)\b/i

/** The owner of a medicine that the speaker thinks of taking himself ("my brother has colchicine at home, can I take it?"); null where there is none. */
export function lentMedicine(message: string): { owner: string; medicine: string | null } | null {
  const words = message.replace(ownedIllness, (_, who: string) => `${who} `)
  if (!takesIt.test(words) || givesIt.test(words)) return null
  const [named] = findMedicines(knownMedicines(), words)
  const isPossessed =
    possessed.test(words) ||
    (named !== undefined && new RegExp(`\\b${owner}(?:['’]s|s['’]|s) (?:\\w+ )?${escaped(named.name)}\\b`, 'i').test(words))
  if (!isPossessed && !ownsMedicine(words)) return null
  const who = new RegExp(owner, 'i').exec((isPossessed ? words : owns.exec(words)?.[0]) ?? words)?.[0] ?? 'somebody else'
  return { owner: who.toLowerCase().replace(/^(?:my|our) /, 'your '), medicine: named?.name ?? null }
}

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
