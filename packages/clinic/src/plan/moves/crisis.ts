import type { ConsultationCase, CrisisKind } from '../../case/case.ts'
import type { Hearing } from '../../hear/hearing.ts'
import { isNearTheEdge } from '../../hear/lexicon/crisis/end-of-rope.ts'
import { plainWords } from '../../hear/plain-words.ts'
import { isFearedThought, isMedical } from '../../judge/crisis/crisis-words.ts'
import { levelOf } from '../../judge/levels/decide-triage.ts'
import { compareLevels, isEmergency } from '../../judge/levels/level-order.ts'
import { crisisAskedAbout } from '../../judge/questions/safety-question.ts'
import { beginsWith } from '../../knowledge/begins-with.ts'
import { besideCrisisOfMind } from '../../knowledge/crisis-findings.ts'
import { chooseFirstAid } from '../../say/cards/choose-first-aid.ts'
import { conversationTexts } from '../../say/conversation-text.ts'
import { callFirst, edgeHeard, fearedHeard, picturesHeard } from '../../say/crisis-feared.ts'
import {
  assaultLevel,
  besideBodyText,
  crisisAsk,
  crisisAskAgain,
  crisisMadeSure,
  crisisReminder,
  crisisTalk,
  crisisText,
  griefHeard,
  helpAtHand,
  helpNamed,
  unmeantHeard,
} from '../../say/crisis-reply.ts'
import { emergencyContacts } from '../../say/emergency-contacts.ts'
import { levelBesideCrisis } from '../../say/level-card.ts'
import type { TurnState } from '../../turn/turn-state.ts'
import type { Move } from '../move.ts'
import type { Part } from '../part.ts'
import { bodilyTriage, tellsOfBody } from './danger.ts'

/** A poison or an overdose: its card stands before the first aid for it. */
export const poisonCard: Move = ({ now, judged, words }) =>
  judged.crisis === 'card' && now.crisis !== null && isMedical(now.crisis.kind) && !isStrongTablet({ now, words })
    ? [{ kind: 'crisis', text: isInTheAir({ now, words }) ? outFirst : crisisText(now, now.crisis, words) }]
    : []

/** A gas is left behind, not spat out: no packet to take along, and nothing to ask but whether all are out. */
const ofTheAir: ReadonlySet<string> = new Set(['carbon-monoxide', 'gas-poison'])
const outFirst =
  'Leave this place first, all of you, and read on outside: a gas that you cannot see or smell may be doing this, and every breath of it counts.'
const askOut = 'Is everybody outside in the fresh air now, and has somebody called {number}?'

function isInTheAir({ now, words }: Pick<TurnState, 'now' | 'words'>): boolean {
  return now.crisis?.kind === 'poisoning' && ofTheAir.has(chooseFirstAid(now, words).id)
}

/** The first aid for tablets of which few are too many says by itself whom to call, and that it cannot wait. */
const ofTablets: ReadonlySet<string> = new Set(['sugar-tablets', 'strong-tablets'])
function isStrongTablet({ now, words }: Pick<TurnState, 'now' | 'words'>): boolean {
  return ofTablets.has(chooseFirstAid(now, words).id)
}
const askCalled = 'Have you called {number}? How many tablets can be missing, and since when?'

/** The hearing without what a crisis of the mind brings with it. */
const ofTheBody = (heard: Hearing): Hearing => ({
  ...heard,
  mentions: heard.mentions.filter(({ finding }) => !beginsWith(finding, besideCrisisOfMind)),
})

/** The one direct question, under what is said to the words before it. */
function askedStraight(
  { before, now, words }: Pick<TurnState, 'before' | 'now' | 'words'>,
  crisis: NonNullable<ConsultationCase['crisis']>,
): readonly Part[] {
  const question: Part = { kind: 'question', text: now.pending?.text ?? '' }
  const isAgain = before.pending?.slot === 'safety' || before.crisis?.certainty === 'denied'
  if (isAgain) return [{ kind: 'crisis', text: crisisAskAgain(now, crisis, words) }, question]
  const isUnmeant = before.crisis?.certainty === 'affirmed'
  if (!isUnmeant && crisis.kind === 'harm-to-others' && isFearedThought(words))
    return [{ kind: 'crisis', text: fearedHeard(now, words) }, question]
  if (!isUnmeant && crisis.kind === 'harm-to-others' && isNearTheEdge(plainWords(words)))
    return [{ kind: 'crisis', text: edgeHeard(now) }, question]
  return [{ kind: 'crisis', text: isUnmeant ? unmeantHeard(now, crisis.kind) : helpNamed(now, crisis.kind) }, question]
}

const isOfViolence = (kind: CrisisKind): boolean => kind === 'abuse' || kind === 'harm-to-others'

/** The level above what is said to a crisis: after violence with its reason, else where an ambulance is right. */
function calling(now: ConsultationCase, kind: CrisisKind, words: string | null): Part[] {
  const ofAssault = words !== null && isOfViolence(kind) ? assaultLevel(now, kind, words) : null
  const text = ofAssault ?? callFirst(now, kind)
  return text === null ? [] : [{ kind: 'level', text, isProvisional: false }]
}

/** What the body needs in the talk after a crisis, also where a message tells of it by its sound alone; null where it tells of nothing grave. */
function besideTheTalk(before: ConsultationCase, now: ConsultationCase, heard: Hearing): string | null {
  if (!tellsOfBody(ofTheBody(heard))) return null
  if (bodilyTriage(now) !== null) return besideBodyText(now)
  const [former, level] = [levelOf(before.held), levelOf(now.held)]
  if (level === null || !isEmergency(level) || (former !== null && compareLevels(level, former) <= 0)) return null
  return `${levelBesideCrisis(level, emergencyContacts(now.country).ambulance, now)}\n\n${besideBodyText(now)}`
}

/** The crisis path: the card, the one direct question with help named, staying with the person, or the thanks for a clear no. */
export const crisis: Move = ({ before, now, judged, words, heard }) => {
  if (judged.crisis === 'unsure' && before.pending !== null)
    return [{ kind: 'crisis', text: helpAtHand(now, crisisAskedAbout(before.pending)) }]
  if (now.crisis === null) return []
  if (before.crisis === null && now.crisis.certainty === 'denied') return [{ kind: 'answer', text: conversationTexts.noThoughts }]
  if (judged.crisis === 'card' && isMedical(now.crisis.kind))
    return [
      {
        kind: 'question',
        text: isInTheAir({ now, words })
          ? askOut.replace('{number}', emergencyContacts(now.country).ambulance)
          : isStrongTablet({ now, words })
            ? askCalled.replace('{number}', emergencyContacts(now.country).ambulance)
            : crisisAsk(now, now.crisis),
      },
    ]
  if (judged.crisis === 'card') {
    const first = calling(now, now.crisis.kind, words)
    return [...first, { kind: 'crisis', text: crisisText(now, now.crisis, words) }]
  }
  if (judged.crisis === 'question') return [...calling(now, now.crisis.kind, null), ...askedStraight({ before, now, words }, now.crisis)]
  if (judged.crisis === 'after') return [{ kind: 'crisis', text: besideTheTalk(before, now, heard) ?? crisisTalk(now, now.crisis, words) }]
  if (judged.crisis === 'made-sure') return [{ kind: 'crisis', text: crisisMadeSure(now, now.crisis) }]
  if (judged.crisis === 'pictures-left') return [{ kind: 'crisis', text: picturesHeard(now) }]
  if (judged.crisis === 'grief') return [{ kind: 'crisis', text: griefHeard(now) }]
  if (judged.crisis === 'none' && now.crisis.certainty === 'affirmed' && !isMedical(now.crisis.kind))
    return [{ kind: 'crisis', text: crisisReminder(now, now.crisis.kind) }]
  return judged.crisis === 'released' ? [{ kind: 'crisis', text: conversationTexts.crisisDenied }] : []
}
