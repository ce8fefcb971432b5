import { levelOf } from '../../../../judge/levels/decide-triage.ts'
import { suitedAdvice } from '../../../../say/suited-advice.ts'
import { leadingCondition } from '../told.ts'
import type { CloserFact, Known } from './closer-entry.ts'

const one = String.raw`(?:it|its|it['’]?s|this|that|things|he|she|they|i|we|im|i['’]?m|hes|shes|(?:he|she)['’]?s|(?:the|my|his|her) (?:\w+ )?\w+)`
const between = String.raw`(?: (?:really|suddenly|then|just|all|do|does|should|start|starts|begins?|to|wakes? up|all of a sudden|might|will|were to|was to))*`
const turns = String.raw`(?:gets?|getting|got|goes|go|turns?|is|am|are|feels?|becomes?|take|takes|wakes? up)`
const bad = String.raw`(?:(?:a (?:lot|bit)|any|much|even|really|very|way) )?(?:worse|worst|wors|bad|nasty|ugly|serious|poorly|iller|unbearable|out of hand|up in the night|a turn for the worse)`
const asWorse = String.raw`(?:${turns} ${bad}|worse(?: |$)|worsens?|deteriorates?|flares? up|kicks? off|(?:goes|shoots|comes) (?:up|back|higher))\b`
/** "If it gets worse after food" tells when it does. */
const notTold = String.raw`(?! (?:when|after|with|on|as soon|while|from|every|each|by)\b)`
const whatIf = String.raw`(?:w(?:h?a|o)t (?:if|happens (?:if|when)|(?:(?:do|should|can|shall|must|am|are) (?:i|we) )?(?:supposed to )?do (?:if|when|in case))|(?:who|whom) (?:(?:do|should|can|shall) (?:i|we) )?(?:call|ring|phone|see|ask|go to|contact) (?:if|when)|where (?:do|should|can) (?:i|we) go (?:if|when)|(?:and|but|so|ok|then) (?:what )?if|suppose|supposing|in case)`
const asksOfWorse = new RegExp(String.raw`\b${whatIf} ${one}${between} ${asWorse}${notTold}`, 'i')
/** "If it turns nasty in the night, who do I ring?" */
const thenWhat = new RegExp(
  String.raw`\b(?:if|when) ${one}${between} ${asWorse}${notTold}[^.?!]{0,40}\b(?:who|what|where)\b[^.?!]{0,12}\b(?:do|should|can|call|ring)\b`,
  'i',
)
/** "I'm scared it will get worse in the night" */
const fearsWorse = new RegExp(
  String.raw`\b(?:scared|worried|afraid|frightened|terrified|dreading|fear)\b(?: (?:that|in case|of))? ${one}(?:['’]?ll| will| might| could| is going to| gonna)? (?:get|be|go|turn|getting|going|turning) (?:a lot |much |even |any )?(?:worse|bad|nasty)\b${notTold}`,
  'i',
)
/** "What if it doesn't get better" */
const staysAsItIs = new RegExp(
  String.raw`\b${whatIf} ${one}${between} (?:(?:does|do|is|are|has|have)(?: ?n['’]?t| not)|doesnt|dont|isnt|wont|won['’]t|will not|never|(?:(?:is|has|have|am|are) )?still(?: ha(?:s|ve))?(?: ?n['’]?t| not| no)?) (?:get(?:ting)?|go(?:ing)?|gone|got|feel|been|any|clear\w*|settle\w*|improv\w*|heal\w*|shift\w*|better)\b`,
  'i',
)

const signsShown = 4
const signsInGeneral = [
  'breathing gets hard',
  'there is chest pain, a fit, or a face or arm that goes weak',
  'it bleeds heavily, or the skin or lips turn blue or grey',
  'there is confusion, or nobody can wake the one who is ill',
]

const listed = (signs: readonly string[]): string =>
  signs
    .slice(0, signsShown)
    .map((sign) => `- ${sign}`)
    .join('\n')

const adviceOf = ({ state, condition }: Known) => {
  const leader = leadingCondition({ condition }, state)
  return leader === null ? null : suitedAdvice(state.base.knowledge, leader, state.now)
}

/** Where a time for the visit stands, it is still to be kept. */
const visitStands = ({ state }: Known): string =>
  levelOf(state.now.held) === 'within-24-hours' ? ' Even if it gets no worse, a doctor should see it within 24 hours.' : ''

/** What to do if it gets worse or does not get better: when to call, whom to ring at night, and what to watch for. */
export const ofGettingWorse: readonly CloserFact[] = [
  {
    asked: new RegExp([asksOfWorse, thenWhat, fearsWorse].map(({ source }) => source).join('|'), 'i'),
    isTold: true,
    holds: ({ isEmergency, state }) => !isEmergency && state.before.complaints.length > 0,
    answer: (known) => {
      const signs = adviceOf(known)?.callIf ?? []
      return `Then do not wait for the morning. Call {number}, at any hour, if:\n\n${listed(signs.length === 0 ? signsInGeneral : signs)}\n\nIf it is worse but none of that is there, ring {line}: somebody answers day and night and says where to go.${visitStands(known)}`
    },
    sources: ['NHS: When to use NHS 111'],
  },
  {
    asked: staysAsItIs,
    isTold: true,
    holds: ({ isEmergency, state }) => !isEmergency && state.before.complaints.length > 0,
    answer: (known) => {
      const signs = adviceOf(known)?.doctorIf ?? []
      return signs.length === 0
        ? `Then have it looked at: see a doctor if it is no better in a week or two, or sooner if it gets worse.${visitStands(known)}`
        : `Then it should be looked at. See a doctor if:\n\n${listed(signs)}${visitStands(known)}`
    },
    sources: ['NHS: When to use NHS 111'],
  },
]
