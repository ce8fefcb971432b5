import { findMedicines } from '../../../medications/find-medicines.ts'
import { knownMedicines } from '../../../medications/known-medicines.ts'
import { checkedWarnings } from '../../../say/medication-answer.ts'
import { spokenMedicine } from '../../../say/spoken-medicine.ts'
import type { Answer } from './answer.ts'

const asks =
  /\b(?:will|would|can|could|might|do|does|are|is)\b[^.!?]{0,30}\b(?:gp|doctors?|surgery|hospital|they|he|she|clinic|nurse|pharmacist|you)\b[^.!?]{0,24}\b(?:give|prescribe|put|offer|sign|let me have)\b|\b(?:can|could|could(?:n['’]?t)?) (?:i|we) (?:just |not |please )?(?:get|have|be given|be prescribed)\b|\b(?:get|be) prescribed\b/i

/** What a doctor weighs before giving a medicine of these groups, yes or no first. */
const weighed: readonly (readonly [classes: readonly string[], answer: (name: string) => string, source: string])[] = [
  [
    ['sleep-medicine', 'benzodiazepine'],
    (name) =>
      `Probably not, or only for a few days. Doctors rarely give ${name} for sleep now: it works less within weeks, makes dependent, and leaves people slow the next day, at the wheel and at work, above all when sleep is short or by day. What works better and lasts is a course called CBT for insomnia; a GP can refer you, and some of it is online.`,
    'NICE: Insomnia; NHS: Zopiclone',
  ],
  [
    ['opioid'],
    (name) =>
      `Perhaps, for a few days of bad pain, and rarely for pain that lasts: ${name} helps less over time, constipates, makes drowsy and can make dependent. A doctor will ask what the pain is from and try other ways first.`,
    'NICE: Chronic pain; NHS: Codeine',
  ],
]

/** "Will my GP give me zopiclone?": whether it is likely and why; with an allergy, that one must say so. Null where something else is asked. */
export const prescribed: Answer = ({ text }, { now, words }) => {
  if (!asks.test(text)) return null
  const index = knownMedicines()
  const asked = findMedicines(index, text)
  const allergic = allergyAmong(text, now.allergies)
  if (allergic !== null)
    return `No, they should not, and you should not take it: you told me that you are allergic to ${allergic}. Say so before anything is prescribed, and again at the pharmacy. There are other antibiotics that are not of that group. (NICE: Drug allergy: diagnosis and management)`
  const classes = new Set(asked.flatMap(({ ingredients }) => ingredients.flatMap((each) => [...(index.classesOf.get(each) ?? [])])))
  const rule = weighed.find(
    ([of]) => of.some((each) => classes.has(each)) || (of.includes('sleep-medicine') && /\bsleeping (?:pills?|tablets?)\b/i.test(text)),
  )
  if (rule === undefined) return null
  const name = asked[0] === undefined ? 'sleeping tablets' : spokenMedicine(asked[0].name)
  return [`${rule[1](name)} (${rule[2]})`, checkedWarnings(asked, now, words)].filter(Boolean).join('\n\n')
}

/** The allergy that speaks against what a question names; null where none does. */
function allergyAmong(text: string, allergies: readonly string[]): string | null {
  const group = /\bpenicillins?\b/i
  return (
    allergies.find((each) => each !== '' && (text.toLowerCase().includes(each.toLowerCase()) || (group.test(each) && group.test(text)))) ??
    null
  )
}
