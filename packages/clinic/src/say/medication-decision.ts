import type { MedicationWarning } from '../medications/check-medications.ts'
import { knownMedicines } from '../medications/known-medicines.ts'
import { resolveMedicine } from '../medications/resolve-medicine.ts'
import { spokenMedicine } from './spoken-medicine.ts'

/** Medicines taken for a few days or weeks: what must not meet one of them waits until its course is over. */
const courses = /^(?:clarithromycin|erythromycin|telithromycin|itraconazole|ketoconazole|posaconazole|voriconazole|fluconazole|miconazole)$/
/** Rules in which the first side waits while a course of the other lasts (NHS: Simvastatin; FDA on simvastatin and lovastatin). */
const pausing: ReadonlySet<string> = new Set(['statin-with-strong-inhibitor'])

const asksYesOrNo =
  /\b(?:can|could|may|should|shall|do|does|is|are|ok|okay|safe|allowed|alright|fine|will|would|yes or no|or not|which is it)\b/i
const asksToStop = /\b(?:stop|stopping|come off|leave (?:it |them |that )?(?:off|out)|leave (?:my|the)|skip|pause|hold)\b/i

/**
 * Yes or no in the first sentence, before what speaks against a medicine. In: the question, what speaks against what it names (the worst
 * first). Out: empty where nothing grave speaks against it, or no yes or no is asked for.
 */
export function medicationDecision(words: string, about: readonly MedicationWarning[]): string {
  const [worst] = about
  if (worst === undefined || !asksYesOrNo.test(words)) return ''
  const pause = about.map(pauseOf).find((each) => each !== null)
  if (pause !== undefined && pause !== null) return pauseText(pause, asksToStop.test(words))
  if (!worst.interrupts) return ''
  if (worst.kind === 'duplicate') return 'No, not both: take only one of them, unless a doctor gave you both.'
  if (worst.kind === 'allergy') return 'No, do not take it.'
  if (asksToStop.test(words))
    return worst.kind === 'interaction'
      ? 'Not both before somebody has looked at it: call a pharmacist or whoever prescribed them today, before the next dose. They say which of the two to leave out.'
      : 'Call a pharmacist or your doctor today, before the next dose: they say whether to leave it out.'
  return worst.kind === 'interaction' && about.some(({ severity }) => severity === 'contraindicated')
    ? 'No, not together. Call a pharmacist or whoever prescribed them today, before the next dose.'
    : 'No, not before your doctor or pharmacist has agreed.'
}

/** Whether one of two that must not meet simply waits; then a medicine may be left out without asking first. */
export function isPaused(about: readonly MedicationWarning[]): boolean {
  return about.some((warning) => pauseOf(warning) !== null)
}

interface Pause {
  waits: string
  course: string
}

function pauseOf({ rule, medications }: MedicationWarning): Pause | null {
  if (!pausing.has(rule)) return null
  const isCourse = (name: string) => resolveMedicine(knownMedicines(), name).ingredients.some((each) => courses.test(each))
  const course = medications.find(isCourse)
  const waits = medications.find((name) => !isCourse(name))
  return course === undefined || waits === undefined ? null : { waits: spokenMedicine(waits), course: spokenMedicine(course) }
}

function pauseText({ waits, course }: Pause, isStop: boolean): string {
  return `${isStop ? 'Yes, leave' : 'No, not together: leave'} ${waits} out for as long as you take ${course}, tonight as well, and take ${course} to the end. Start ${waits} again when the course is over; the day after the last tablet is usual. Tell whoever prescribed ${course}, or a pharmacist, today: they confirm the day, or choose another antibiotic. (NHS: Simvastatin)`
}
