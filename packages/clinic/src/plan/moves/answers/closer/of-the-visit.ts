import { levelOf } from '../../../../judge/levels/decide-triage.ts'
import { spokenCondition } from '../../../../say/spoken-condition.ts'
import { suitedAdvice } from '../../../../say/suited-advice.ts'
import type { CloserFact, Known } from './closer-entry.ts'

const doctor = String.raw`(?:(?:the|my|a|our|your|any) )?(?:own )?(?:gp|g\.p\.|doctors?|dr|surgery|physio\w*|specialist|pcp|clinic|nurse|practice)`
const asksUse = new RegExp(
  String.raw`\b(?:would|will|could|can|is|are|might|does|do)\b[^?]{0,12}\b${doctor}\b[^?]{0,24}\b(?:any (?:use|good|help)|(?:even |actually |really |be able to )+(?:help|do)|help(?: (?:with|at all|me|him|her))?\W*$|do (?:anything|something|much))|\b(?:point|use|worth|waste\w*|bother\w*)\b[^?]{0,30}\b(?:seeing|going|ringing|calling|asking|to)?\s*${doctor}\b|\b${doctor}\b[^?]{0,20}\b(?:point|worth|waste|use)\b`,
  'i',
)
const asksDone = new RegExp(
  String.raw`\bwhat (?:will|would|could|can|do|does|might|is|are)\b[^?]{0,6}\b(?:${doctor}|they)\b[^?]{0,16}\b(?:do|ask|give|test|check|say|offer|prescribe)\b`,
  'i',
)
const linesShown = 3

/** What a visit brings: the doctor's lines of the likeliest cause, else what is examined for it. */
function brings({ state, condition: told }: Known): { name: string; lines: string[]; source: string } | null {
  const { base, now, judged } = state
  const id = told ?? judged.ranking.ranked[0]?.condition
  const condition = id === undefined ? undefined : base.knowledge.conditions.get(id)
  if (id === undefined || condition === undefined) return null
  const advice = suitedAdvice(base.knowledge, id, now)
  const lines = (advice?.doctor ?? []).slice(0, linesShown)
  const own =
    lines.length > 0 ? lines : condition.examination.length > 0 ? [`They would look at: ${condition.examination.join(', ')}.`] : []
  return own.length === 0
    ? null
    : { name: spokenCondition(condition.name), lines: own, source: advice?.sources[0] ?? condition.sources[0] ?? '' }
}

/** Whether a doctor would be of any use, and what they do: by the level that stands and the likeliest cause. */
export const ofTheVisit: readonly CloserFact[] = [
  {
    asked: /\brefer (?:my|him|her)self\b|\b(?:get|have|find|try|start) (?:some |a )?(?:therapy|counsell?ing|cbt|talking therap\w+)\b/i,
    holds: ({ isEmergency, has }) =>
      !isEmergency && has(['low-mood', 'anxiety', 'interest-loss', 'insomnia', 'stress-high', 'panic-attacks']),
    answer: () =>
      'Yes, talking therapy helps many people as well as tablets do. In England you can refer yourself to NHS Talking Therapies, online or by phone, without seeing the GP first; elsewhere your doctor or insurer names the way. It can take some weeks to start, so put your name down now and see the doctor as well.',
    sources: ['NHS: Talking therapies'],
  },
  {
    asked: new RegExp(
      String.raw`\b${doctor}\b[^?]{0,24}\b(?:mad|angry|cross|annoyed|tell me off|laugh|think (?:i['’]?m|it['’]?s))\b|\bwast\w* (?:their|his|her|the doctor['’]?s|anyone['’]?s) time\b`,
      'i',
    ),
    holds: ({ isEmergency }) => !isEmergency,
    answer: () =>
      'No. Doctors would rather see ten people for nothing than miss the one, and it is never too late to come. One sentence is enough: since when, and what worries you.',
    sources: [],
  },
  {
    asked: asksUse,
    holds: ({ isEmergency, state }) => !isEmergency && state.now.complaints.length > 0,
    answer: (known) => {
      const level = levelOf(known.state.now.held)
      const what = brings(known)
      const isHome = level === null || level === 'self-care'
      const opening = isHome
        ? 'You can go, and it need not be soon:'
        : `Yes, and please do ${level === 'within-24-hours' ? 'today or tomorrow' : 'in the next days'}:`
      if (what === null)
        return `${opening} they examine what I cannot, and can order tests. Say in one sentence since when and what worries you most.`
      return `${opening} for ${what.name}, which fits best so far, this is what comes of it. ${what.lines.join(' ')} (${what.source})`
    },
    sources: [],
  },
  {
    asked: asksDone,
    holds: ({ isEmergency, state }) => !isEmergency && state.now.complaints.length > 0,
    answer: (known) => {
      const what = brings(known)
      return what === null
        ? null
        : `A doctor would ask since when and how it began, and examine you. For ${what.name}, which fits best so far: ${what.lines.join(' ')} (${what.source})`
    },
    sources: [],
  },
]
