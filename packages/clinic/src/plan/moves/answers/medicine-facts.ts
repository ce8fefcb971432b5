import { capital } from '../../../judge/questions/question-knowledge.ts'
import { spokenList } from '../../../judge/questions/spoken-list.ts'
import { findMedicines, type NamedMedicine } from '../../../medications/find-medicines.ts'
import { knownMedicines } from '../../../medications/known-medicines.ts'
import { spokenMedicine } from '../../../say/spoken-medicine.ts'
import type { Answer } from './answer.ts'
import { closerGroups, groupNames, medicinePurposes } from './medicine-purposes.ts'

const source = '(NHS: Medicines A to Z)'
/** Whether it may be taken, with what, how much, and what it does to somebody: answered elsewhere, by what was told. */
const asksToTake =
  /\b(?:can|could|may|should|shall|must|ok(?:ay)?|safe|allowed|fine|mix\w*|together|same time|pregnan\w*|breast-?feed\w*|nursing|allerg\w*|side[- ]effects?|stop\w*|come off|how (?:much|many|often)|dos(?:e|age)|maximum|interact\w*|alcohol|wait)\b/i
const asksWhatItIs =
  /\b(?:what(?:['’]?s| is| are| does| do)|tell me (?:more )?about|explain|same(?: thing)? as|the same|differen\w*|versus|vs|is|are|isn['’]?t|isnt|aren['’]?t)\b/i
const asksLongTerm = /\blong[- ]?term\b|\bfor (?:years|ever|life)\b/i
const compares = /\b(?:same|differen\w*|versus|vs|or|compared?|like|equal|better than|stronger)\b/i
const isOfOther: readonly (readonly [asked: RegExp, answer: (name: string, classes: ReadonlySet<string>) => string])[] = [
  [
    /\bcontrolled\b/i,
    (name, classes) =>
      [...classes].some((each) => controlled.has(each))
        ? `Whether ${name} counts as a controlled medicine depends on your country, and in the US on your state; medicines of this kind often do. The pharmacist who hands it out knows.`
        : `${capital(name)} is not of a kind that is usually controlled. The pharmacist who hands it out knows for where you live.`,
  ],
  [
    /\blong[- ]?term\b|\bfor (?:years|months|ever|life)\b|\bevery day\b|\bdaily\b/i,
    (name) =>
      `How often and for how long ${name} is right for you depends on what it is for and on how you do with it: the label says how often, and whoever prescribed it, or a pharmacist, how long.`,
  ],
  [
    /\bbrands?\b|\bgeneric\b/i,
    (name) =>
      `All brands of ${name} hold the same active ingredient, so the cheapest does as well. What differs is the filling; a pharmacist knows what is in it.`,
  ],
  [
    /\b(?:work|success|effective|help)\w*\b/i,
    (name) =>
      `How well ${name} does for one person cannot be said beforehand; it depends on what it is for. Ask whoever prescribed it what to expect and when to judge it.`,
  ],
  [
    /\bgluten|lactose|starch|vegan|halal|kosher|gelatine?|ingredients?|components?\b/i,
    (name) =>
      `What else is in ${name}, such as starch, gluten, lactose or gelatine, differs from maker to maker. The leaflet lists it, and a pharmacist can find one that suits you.`,
  ],
  [
    /\bwho makes\b|\bmanufactur\w*|\bcoupons?\b|\bafford\b/i,
    (name) =>
      `Several companies may make ${name}: the name stands on the packet. If it costs too much, ask your pharmacist for the cheapest version, and whether the maker or a charity has a help programme.`,
  ],
]
const controlled: ReadonlySet<string> = new Set([
  'opioid',
  'benzodiazepine',
  'sleep-medicine',
  'gabapentinoid',
  'stimulant',
  'other-sedative',
])

/** "What is Augmentin?", "is it the same as amoxicillin?", "what does a proton pump inhibitor do?": null where no medicine is named, or it is asked whether it may be taken. */
export const medicineFact: Answer = ({ text }, { words }) => {
  if (asksToTake.test(text) && !asksLongTerm.test(text)) return null
  const index = knownMedicines()
  const inText = findMedicines(index, text)
  // "Is meloxicam the same / as naproxen?" may stand in two clauses.
  const named = inText.length > 0 && compares.test(words) ? findMedicines(index, words) : inText
  const [first, second] = named
  if (first === undefined) return asksWhatItIs.test(text) ? groupAnswer(text) : null
  const classes = new Set(first.ingredients.flatMap((each) => [...(index.classesOf.get(each) ?? [])]))
  const other = isOfOther.find(([asked]) => asked.test(text))
  if (second !== undefined) return compares.test(words) ? compared(first, second) : null
  if (other === undefined && !asksWhatItIs.test(text)) return null
  const what = whatItIs(first)
  if (what === null && other === undefined) return null
  const rest = other?.[1](spokenName(first), classes) ?? (words.length > text.length * 4 ? '' : leaflet(first))
  return [what === null ? '' : `${what} ${source}`, rest].filter(Boolean).join('\n\n')
}

/** "Augmentin is a brand name of amoxicillin and clavulanic acid: an antibiotic of the penicillin kind, used against ..."; null where it is of no group we know. */
function whatItIs(medicine: NamedMedicine): string | null {
  const purpose = purposeOf(medicine)
  if (purpose === null) return null
  const name = spokenName(medicine)
  const isBrand = !medicine.ingredients.some((each) => each === medicine.name)
  const holds = isBrand ? `${capital(name)} holds ${spokenList(medicine.ingredients)}: ${purpose.is}` : `${capital(name)} is ${purpose.is}`
  return `${holds}, used ${purpose.use}.`
}

function purposeOf({ ingredients }: NamedMedicine): { is: string; use: string } | null {
  const { classesOf } = knownMedicines()
  for (const ingredient of ingredients) {
    const closer = closerGroups[ingredient]
    if (closer !== undefined) return medicinePurposes[closer] ?? null
    const classes = classesOf.get(ingredient) ?? new Set()
    const group = Object.keys(medicinePurposes).find((each) => classes.has(each))
    if (group !== undefined) return medicinePurposes[group] ?? null
  }
  return null
}

function compared(first: NamedMedicine, second: NamedMedicine): string | null {
  const [one, other] = [spokenName(first), spokenName(second)]
  const shared = first.ingredients.filter((each) => second.ingredients.includes(each))
  if (shared.length > 0) {
    const added = [...first.ingredients, ...second.ingredients].filter((each) => !shared.includes(each))
    const both = `Both ${one} and ${other} hold ${spokenList(shared)}`
    return added.length === 0
      ? `${both}: they are the same medicine under two names. Never take both. ${source}`
      : `${both}, but they are not the same: one of them also holds ${spokenList(added)}. Never take both, and do not swap one for the other without asking. ${source}`
  }
  const [what, whatOther] = [purposeOf(first), purposeOf(second)]
  if (what === null || whatOther === null) return null
  return what === whatOther
    ? `${capital(one)} and ${other} are two different medicines of the same kind: each is ${what.is}, used ${what.use}. Which of them suits you better depends on you and your other medicines; do not take both without asking. ${source}`
    : `They are different: ${one} is ${what.is}, used ${what.use}. ${capital(other)} is ${whatOther.is}, used ${whatOther.use}. ${source}`
}

/** What a whole group does: "a proton pump inhibitor". */
function groupAnswer(text: string): string | null {
  const group = groupNames.find(([asked]) => asked.test(text))
  const purpose = group === undefined ? undefined : medicinePurposes[group[1]]
  return purpose === undefined ? null : `That is ${purpose.is}, used ${purpose.use}. ${source}`
}

function leaflet(medicine: NamedMedicine): string {
  return `If you want to know more of ${spokenName(medicine)}, such as how to take it or what it can do to you, ask me; what I do not know stands in the leaflet, and a pharmacist can tell you.`
}

const spokenName = ({ name }: NamedMedicine): string => spokenMedicine(name)
