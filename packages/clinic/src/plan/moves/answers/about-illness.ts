import { capital } from '../../../judge/questions/question-knowledge.ts'
import { spokenList } from '../../../judge/questions/spoken-list.ts'
import type { PackedCondition } from '../../../knowledge/knowledge-pack.ts'
import { namedConditions } from '../../../records/named-conditions.ts'
import { emergencyContacts } from '../../../say/emergency-contacts.ts'
import { spokenCondition } from '../../../say/spoken-condition.ts'
import type { TurnState } from '../../../turn/turn-state.ts'
import { type Answer, warningsOf } from './answer.ts'
import { usualSigns } from './could-it-be.ts'
import { illnessOf } from './illness.ts'

/** What people want to know of an illness, beside its name: answered out of the knowledge. */
interface Frame {
  asked: RegExp
  /** Whether the illness must be named in the question or its message; else "it" is what is being talked about. */
  isNamed?: boolean
  answer(conditions: readonly [PackedCondition, ...PackedCondition[]], state: TurnState): string | null
}

const signsShown = 5
const testsShown = 4
/** From this severity on the signs of an illness are a reason to call. */
const dangerous = 4

const frames: readonly Frame[] = [
  {
    asked: /\bdifferences?\b|\btell\b.{0,30}\b(?:apart|from)\b|\b\w+ or (?:is it |just )?(?:a |an |the )?\w+/i,
    isNamed: true,
    answer: ([first, second], state) =>
      second === undefined
        ? null
        : `${first.name}: ${first.summary} It shows as ${signsOf(first, state)}.\n\n${second.name}: ${second.summary} It shows as ${signsOf(second, state)}.`,
  },
  {
    asked:
      /\b(?:(?:warning )?signs?|symptoms?)\b|\b(?:looks?|feels?) like\b|\bhow (?:do|would|will|can|could) (?:i|you|we|one) (?:know|tell|recogni[sz]e|spot|notice)\b|\bwhat (?:should|do|shall) (?:i|we) (?:look|watch)(?: out)? for\b|\bhow does (?:it|\w+) (?:show|start|begin)\b/i,
    isNamed: true,
    answer: ([condition], state) => {
      const call = emergencyContacts(state.now.country).ambulance
      const danger = condition.severity >= dangerous ? ` If somebody has these now, do not wait: call ${call}.` : warned(condition)
      return `${condition.name} usually shows as ${signsOf(condition, state)}.${danger}${state.now.complaints.length === 0 ? ' Do you, or does somebody with you, have any of these?' : ''}`
    },
  },
  {
    asked:
      /\b(?:hereditary|inherit\w*|genetic\w*|genes|(?:runs?|is it|be) in (?:the |my |our )?famil\w*)\b|\b(?:likely|chances?|risk|going|will i|am i)\b.{0,24}\b(?:get(?:ting)? (?:it|one|that|this|the same)|have (?:it|that) too|at risk)\b|\bat (?:higher |more )?risk\b/i,
    answer: ([condition], { base }) => {
      const named = Object.values(condition.findings)
        .flat()
        .filter((finding) => base.findings.get(finding)?.kind === 'risk' || finding.startsWith('family-'))
      const name = spokenCondition(condition.name)
      const others = named.filter((finding) => !finding.startsWith('family-')).map((finding) => base.findings.get(finding)?.name ?? finding)
      const rest = others.length === 0 ? '' : ` What counts more for most people: ${spokenList(others.slice(0, signsShown))}.`
      return named.some((finding) => finding.startsWith('family-'))
        ? `Yes, to a degree: ${name} in a parent, brother or sister makes it likelier for you, but most relatives never get it.${rest} Tell your doctor who had it and at what age; they can check your own risk.`
        : `${capital(name)} is not something you simply inherit; one relative who had it changes your own risk only a little.${rest} If several close relatives had it, or someone had it young, tell your doctor.`
    },
  },
  {
    asked:
      /\bif (?:i|we|he|she|it|this|you) (?:just )?(?:do nothing|do(?:es)? ?n['’]?t|do(?:es)? not|never|is ?n['’]?t|is not|leave|ignore)\b|\b(?:go(?:es)?|left|leave it|leaving it) untreated\b|\bwithout treatment\b|\bcomplications?\b|\bif (?:it|this) is left\b/i,
    answer: ([condition]) => `${capital(courseOf(condition))} ${untreated(condition)}`,
  },
  {
    asked:
      /\bhow (?:is|are|do|would|will|can) (?:it|this|that|they|doctors?|you|one|the doctor|\w+)\b.{0,20}\b(?:diagnos\w*|tested?|test for|find out|confirm\w*|check(?:ed)?(?: for)?)\b/i,
    answer: ([condition]) =>
      condition.examination.length === 0
        ? null
        : `For ${spokenCondition(condition.name)} a doctor would usually do this: ${spokenList(condition.examination.slice(0, testsShown))}.`,
  },
]

/** What a question wants to know of an illness: its signs, its risk in a family, what comes untreated, how it is told from another. Null where it asks something else. */
export const aboutIllness: Answer = ({ text }, state) => {
  for (const { asked, isNamed, answer } of frames) {
    if (!asked.test(text)) continue
    const named = conditionsIn(text, state)
    const all = named.length > 0 ? named : conditionsIn(state.words, state)
    const it = all.length > 0 || isNamed === true ? null : (illnessOf(text, state).condition ?? leader(state))
    const [first, ...others] = it === null ? all : [it]
    const said = first === undefined ? null : answer([first, ...others], state)
    if (said !== null) return said
  }
  return null
}

/** The likeliest cause so far, however unsure. */
function leader({ base, now, judged }: TurnState): PackedCondition | null {
  const [first] = judged.ranking.ranked
  return now.complaints.length === 0 || first === undefined ? null : (base.knowledge.conditions.get(first.condition) ?? null)
}

function conditionsIn(text: string, { base }: TurnState): PackedCondition[] {
  const ids = [...new Set(namedConditions(base.knowledge, text).map(({ condition }) => condition))]
  return ids.map((id) => base.knowledge.conditions.get(id)).filter((condition) => condition !== undefined)
}

function signsOf(condition: PackedCondition, { base }: TurnState): string {
  const names = usualSigns(base, condition).map((finding) => base.findings.get(finding)?.name ?? finding)
  return spokenList(names.slice(0, signsShown))
}

function courseOf({ course, name, summary }: PackedCondition): string {
  if (course.includes('improving')) return `${spokenCondition(name)} usually gets better on its own.`
  if (course.includes('worsening')) return `${spokenCondition(name)} does not go away on its own: it needs treatment.`
  return summary
}

function untreated({ comeBack, triageFloor }: PackedCondition): string {
  const signs = warningsOf(comeBack)
  const who =
    triageFloor === 'self-care' ? 'Treating it is usually for comfort.' : 'A doctor should look at it, so that it does not get that far.'
  return signs === '' ? who : `It becomes a matter for help soon if ${signs}. ${who}`
}

function warned({ comeBack }: PackedCondition): string {
  const signs = warningsOf(comeBack)
  return signs === '' ? '' : ` Get help if ${signs}.`
}
