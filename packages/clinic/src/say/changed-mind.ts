import type { ConsultationCase } from '../case/case.ts'
import { sentencesOf, timesSaid } from '../case/said-before.ts'
import { spokenList } from '../judge/questions/spoken-list.ts'
import type { MedicationWarning } from '../medications/check-medications.ts'
import { spokenMedicine } from './spoken-medicine.ts'

/** What an answer on a medicine is compared with. */
interface Change {
  /** The medicines that are asked about, as they are said. */
  names: readonly string[]
  /** What is said where nothing speaks against them, by the names that they go by. */
  freeOf: readonly string[]
  /** What speaks against them now, the worst first, and how each is said. */
  about: readonly MedicationWarning[]
  itemOf(warning: MedicationWarning): string
  /** The illnesses that were told. */
  conditions: readonly string[]
}

const takenBack = 'Earlier I knew of no reason against '
const oneMore = 'It stays a no, and there is one more reason now: '

/** Whether an answer owns that it differs from the one before: it is said in full. */
export const ownsChange = (text: string): boolean => text.includes(takenBack) || text.includes(oneMore)

/** Said first where the answer on a medicine is another one than before, because of what was told since; empty where it is not. */
export function changedMind({ names, freeOf, about, itemOf, conditions }: Change, consultation: ConsultationCase): string {
  const wasSaid = (warning: MedicationWarning) => isFirstSaid(itemOf(warning), consultation)
  const fresh = about.filter((warning) => !wasSaid(warning))
  const worst = fresh.find(({ interrupts }) => interrupts) ?? fresh[0]
  if (worst === undefined) return ''
  const what = reasonOf(worst, names, conditions, consultation.person.relation === 'self')
  if (about.some((warning) => warning.interrupts && wasSaid(warning))) return worst.interrupts ? `${oneMore}${what}.` : ''
  if (!freeOf.some((said) => isFirstSaid(said, consultation))) return ''
  return `${takenBack}${spokenList(names)}. Now that you have told me of ${what}, ${worst.interrupts ? 'I take that back' : 'there is something to mind'}.`
}

/** Whether the first sentence of a text was said before. */
function isFirstSaid(text: string, consultation: ConsultationCase): boolean {
  const [first] = sentencesOf(text)
  return first !== undefined && timesSaid(first, consultation) > 0
}

/** What was told that speaks against it: "your kidney disease", "your warfarin". */
function reasonOf(
  { kind, rule, medications }: MedicationWarning,
  names: readonly string[],
  conditions: readonly string[],
  isSelf: boolean,
): string {
  const whose = isSelf ? 'your' : 'the'
  const others = medications.map(spokenMedicine).filter((name) => !names.includes(name))
  if (kind === 'allergy') return `${whose} allergy`
  if (kind === 'pregnancy') return `${whose} pregnancy`
  if (kind === 'breastfeeding') return 'the breastfeeding'
  if (kind === 'age') return `${whose} age`
  if (others.length > 0) return `${whose} ${spokenList(others)}`
  const named = conditions.find((name) => rule.includes(name.split(' ')[0] ?? name)) ?? conditions.at(-1)
  return named === undefined ? `what you have told me since` : `${whose} ${named}`
}
