import { spokenCondition } from '../../../say/spoken-condition.ts'
import { type Answer, complaintName, warningsOf } from './answer.ts'
import { illnessOf } from './illness.ts'
import { toldIn } from './told.ts'

/** How long it lasts, and whether it goes away; out of the table, or out of what the knowledge says of the course. */
export const outlook: Answer = (clause, state) => {
  const { condition, isNamed, facts } = illnessOf(clause.text, state)
  const told = toldIn(state, clause.text)
  if (told.isEmergency)
    return 'How long this takes depends on what the hospital finds, and the sooner they see you the better the chances. Nobody can say it before that.'
  const lead = condition !== null && !isNamed ? `If this is ${spokenCondition(condition.name)}, which fits best so far: ` : ''
  const watch = warning(condition?.comeBack)
  if (facts !== null) return `${lead}${lead === '' ? facts.lasts : lower(facts.lasts)}${watch} (${facts.sources[0] ?? ''})`
  if (condition !== null)
    return `${lead}${lead === '' ? condition.summary : lower(condition.summary)} ${courseText(condition.course)}${watch}`
  const complaint = complaintName(state)
  return complaint === null
    ? 'How long it lasts depends on what it is. Tell me what you have, and since when, and I can say more.'
    : `How long ${complaint} lasts depends on what is behind it, and I do not know that yet. Most everyday causes ease within days to 2 weeks. If it lasts longer than 3 weeks, or gets worse instead of better, a doctor should look.`
}

const courses: readonly (readonly [string, string])[] = [
  ['lifelong', 'It usually stays, but with treatment most people live well with it.'],
  ['recurrent', 'It tends to go away and come back.'],
  ['episodic', 'It comes in attacks, with good times between.'],
  ['improving', 'It usually gets better on its own.'],
  ['worsening', 'It does not go away on its own: it needs treatment.'],
  ['constant', 'How long it lasts depends on the treatment; your doctor can tell you more once it is clear.'],
]

function courseText(course: readonly string[]): string {
  return courses.find(([kind]) => course.includes(kind))?.[1] ?? ''
}

function warning(comeBack: readonly string[] | undefined): string {
  const [first = ''] = warningsOf(comeBack ?? []).split(', or ')
  return first === '' ? '' : ` See a doctor sooner if ${first}.`
}

function lower(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? `${text.charAt(0).toLowerCase()}${text.slice(1)}` : text
}
