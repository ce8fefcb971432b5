import { bereavementLine, emergencyContacts, firstLine } from '../../../../say/emergency-contacts.ts'
import type { CloserFact, Known } from './closer-entry.ts'

const asksForAnEar =
  /\b(?:any(?:one|body)|some(?:one|body)|who|whom|where|groups?|lines?)\b[^?]{0,50}\b(?:talk|speak|chat|turn|listens?)\b|\b(?:talk|speak) to (?:some|any)(?:one|body)\b|\b(?:counsell?\w*|helplines?|support groups?|bereavement (?:support|help|service))\b/i
const bereaved =
  /\b(?:died|passed away|passed on|widow\w*|bereave\w*|funeral|(?:lost|losing) (?:my|our|her|his) (?:husband|wife|mum|mom|mother|dad|father|son|daughter|baby|brother|sister|partner|friend|nan|gran|dog|cat))\b/i
const low = ['low-mood', 'anxiety', 'panic-attacks', 'loss-of-interest', 'grief', 'insomnia', 'suicidal-thoughts', 'stress']

const lineOf = ({ state }: Known): string => {
  const { country } = state.now
  const own = bereavementLine(country)
  const atNight = emergencyContacts(country).helplines[0]
  const first =
    own === null
      ? 'a bereavement service (your doctor, a hospice or a place of worship knows the one near you)'
      : `${own.name} (${own.phone})`
  return `${first}${atNight === undefined ? '' : `; at any hour of the day or night ${atNight.name} (${atNight.phone})`}`
}

/** Somebody to talk to: after a death, and when the mood is low. */
export const ofGrief: readonly CloserFact[] = [
  {
    asked: asksForAnEar,
    holds: ({ has, story }) => has(['grief']) || bereaved.test(story),
    answer: (known) =>
      `Yes, and it is a good thought. There are people who do nothing else than listen after a death: ${lineOf(known)}. Your own doctor can arrange counselling too; say there that you are grieving. And you can tell me, as much as you like. If the days get so dark that you think of not going on, tell me or them straight away.`,
    sources: ['NHS: Grief after bereavement or loss'],
  },
  {
    asked: /^\W*(?:any|are there(?: any)?|is there (?:a|any))\b[^.!]{0,30}\b(?:support|groups?|helplines?|lines?|counsell?\w*)\b/i,
    isTold: true,
    holds: ({ has, story }) => has(['grief']) || bereaved.test(story),
    answer: (known) =>
      `Yes, and it is a good thought. There are people who do nothing else than listen after a death: ${lineOf(known)}. Your own doctor can arrange counselling too; say there that you are grieving. And you can tell me, as much as you like. If the days get so dark that you think of not going on, tell me or them straight away.`,
    sources: ['NHS: Grief after bereavement or loss'],
  },
  {
    asked: asksForAnEar,
    holds: ({ has }) => has(low),
    answer: ({ state }) =>
      `Yes. Your own doctor is a good first person, and can send you on to talking therapy; in some places you can ask for it yourself. To be listened to today: ${firstLine(emergencyContacts(state.now.country).helplines)}. And you can tell me.`,
    sources: ['NHS: Talking therapies'],
  },
]
