import { staysWithCrisis } from '../judge/crisis/judged-crisis.ts'
import { complaintQuestion, lastQuestion } from '../judge/questions/open-questions.ts'
import { isCaredFor } from '../judge/questions/state-of-help.ts'
import { careStill } from '../say/cards/help-answers.ts'
import { inTurn } from '../say/obstacle-reply.ts'
import type { TurnState } from '../turn/turn-state.ts'
import type { Move } from './move.ts'
import { adviceStands } from './moves/advice-stands.ts'
import { withoutRuledOut } from './moves/answers/ruled-out/without-ruled-out.ts'
import { beginsWithYesOrNo } from './moves/answers/yes-or-no.ts'
import { answerQuestions } from './moves/answers.ts'
import { checkIn } from './moves/check-in.ts'
import { corrected } from './moves/corrected.ts'
import { courtesies, foreignLanguage } from './moves/courtesies.ts'
import { crisis, poisonCard } from './moves/crisis.ts'
import { bodilyTriage, danger } from './moves/danger.ts'
import type { Ending } from './moves/ending.ts'
import { firstAid } from './moves/first-aid.ts'
import { hardlyPoisonousTaste } from './moves/hardly-poisonous.ts'
import { impossibleResult } from './moves/impossible-result.ts'
import { ironAndStool } from './moves/iron-and-stool.ts'
import { lifeFirst } from './moves/life-first.ts'
import { medicineBehindIt } from './moves/medicine-behind-it.ts'
import { namedIllness } from './moves/named-illness.ts'
import { newComplaint } from './moves/new-complaint.ts'
import { endingOf } from './moves/next.ts'
import { notUnderstood } from './moves/not-understood.ts'
import { obstacles } from './moves/obstacles.ts'
import { partingReply } from './moves/parting.ts'
import { pointsHere } from './moves/points.ts'
import { secondPatient } from './moves/second-patient.ts'
import { settledByNow } from './moves/settled-by-now.ts'
import { sympathy } from './moves/sympathy.ts'
import { understood } from './moves/understood.ts'
import { worsened } from './moves/worsened.ts'
import type { Part } from './part.ts'
import { inOtherWords } from './said-again.ts'

/** Danger first, then what the patient said, then what was understood; the ending comes last. */
const order: readonly Move[] = [
  worsened,
  danger,
  settledByNow,
  poisonCard,
  firstAid,
  crisis,
  obstacles,
  sympathy,
  foreignLanguage,
  corrected,
  secondPatient,
  impossibleResult,
  hardlyPoisonousTaste,
  answerQuestions,
  ironAndStool,
  namedIllness,
  adviceStands,
  courtesies,
  newComplaint,
  medicineBehindIt,
  understood,
  notUnderstood,
]

export interface Plan extends Omit<Ending, 'parts'> {
  parts: readonly Part[]
}

/** The ordered parts of a reply and what stays open after it. */
export function planReply(state: TurnState): Plan {
  const returned = checkIn(state)
  if (returned !== null) return returned
  const urgent = lifeFirst(state)
  if (urgent !== null) return urgent
  const parting = partingReply(state)
  if (parting !== null) return parting
  const said: Part[] = []
  for (const move of state.judged.isNewEmergency ? order : [corrected, ...order])
    said.push(...move(state).filter((part) => !isAnswered(part, said, state)))
  if (said.length === 0 && isCaredFor(state.now.help)) said.push({ kind: 'answer', text: inTurn(careStill, state.now) })
  const { parts, ...ending } = endingOf(state, said.length > 0)
  // What was left open until more is known is settled by the verdict under it.
  const kept = ending.isVerdict ? said.filter(({ text }) => !leftOpen.test(text)) : said
  const all = [...inOtherWords(suited(kept, state), state).map((part) => asAsked(part, state)), ...parts]
  return goesOn(all, ending) || isCourtesyAfterVerdict(all, state) ? { parts: all, ...ending } : withQuestion(all, ending, state)
}

/** Nothing that is said speaks for a medicine that is ruled out for this patient. */
function suited(parts: readonly Part[], state: TurnState): readonly Part[] {
  return parts.flatMap((part) => {
    if (part.kind !== 'answer' && part.kind !== 'understood') return [part]
    const text = withoutRuledOut(part.text, state)
    return text === '' ? [] : [{ ...part, text }]
  })
}

/** What was asked for a yes or a no begins with it. */
function asAsked(part: Part, { heard, now }: TurnState): Part {
  const clause = part.clause === undefined ? undefined : heard.clauses[part.clause]
  if (part.kind !== 'answer' || clause === undefined) return part
  return { ...part, text: beginsWithYesOrNo(part.text, clause.text, bodilyTriage(now) !== null) }
}

const leftOpen =
  /^Perhaps; I can tell you in a moment|\bI still want to ask a little more\b|^I have not settled yet how soon|^I can say where after a few more answers|\bdepends on what I still ask\b/

/** What leads nowhere by itself: a word of comfort, what was understood or not. */
const leadsNowhere: ReadonlySet<Part['kind']> = new Set(['sympathy', 'understood', 'corrected', 'notUnderstood'])

/** Whether a reply leaves the patient with an answer, advice, a question or the verdict. */
const goesOn = (parts: readonly Part[], { pending, isVerdict }: Omit<Ending, 'parts'>): boolean =>
  isVerdict || pending !== null || parts.some(({ kind }) => !leadsNowhere.has(kind))

/** Thanks and goodbyes after the verdict are answered, and nothing is asked beside them. */
const isCourtesyAfterVerdict = (parts: readonly Part[], { now, heard }: TurnState): boolean =>
  now.verdictTurn !== null &&
  parts.length > 0 &&
  parts.every(({ kind }) => kind === 'sympathy') &&
  heard.clauses.some(({ act }) => courteous.has(act))
const courteous: ReadonlySet<string> = new Set(['thanks', 'bye', 'greeting'])

/** A reply that would end in nothing asks on: what is wrong, or after the verdict what else there is. */
function withQuestion(parts: readonly Part[], ending: Omit<Ending, 'parts'>, { now }: TurnState): Plan {
  const isAfterVerdict = now.verdictTurn !== null
  const question = isAfterVerdict ? null : now.complaints.length === 0 ? complaintQuestion(now.person) : lastQuestion(now)
  const text = question?.text ?? 'Is there anything about it that you would like to know, or that worries you?'
  return { ...ending, parts: [...parts, { kind: 'question', text }], pending: question }
}

/** What is itself a word to the feeling. */
const closeBy: ReadonlySet<Part['kind']> = new Set(['sympathy', 'obstacle', 'crisis'])

/** Whether a plea was answered on its own points: nothing is read out of its clauses beside them. */
function isTakenUp(said: readonly Part[], state: TurnState): boolean {
  const points = pointsHere(state)
  return points.length > 0 && said.some(({ text }) => points.includes(text))
}

/** A clause is answered once, by the first move that has something to say to it; in a talk after a crisis nothing else is. */
function isAnswered({ kind, clause, text }: Part, said: readonly Part[], state: TurnState): boolean {
  const { judged } = state
  if (kind === 'corrected' && said.some((part) => part.kind === 'corrected' && part.text === text)) return true
  if (kind === 'level' && said.some((part) => part.kind === 'level')) return true
  if (kind === 'sympathy') return said.some((part) => closeBy.has(part.kind))
  if (kind === 'answer' && isTakenUp(said, state)) return true
  if (kind !== 'answer' || clause === undefined) return false
  return (
    staysWithCrisis(judged.crisis) ||
    said.some((part) => (part.clause === clause && part.kind !== 'sympathy') || (part.kind === 'answer' && part.text === text))
  )
}
