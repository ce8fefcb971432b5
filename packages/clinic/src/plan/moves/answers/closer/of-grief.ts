import { spokenList } from '../../../../judge/questions/spoken-list.ts'
import { bereavementLine, emergencyContacts, firstLine } from '../../../../say/emergency-contacts.ts'
import type { CloserFact, Known } from './closer-entry.ts'

const asksForAnEar =
  /\b(?:call|ring|phone|try|contact)\b[^.!?]{0,20}\b(?:cruse|samaritans|(?:grief|bereavement|help|support) ?(?:line|service|group|centre))\b|\b(?:any(?:one|body)|some(?:one|body)|who|whom|where|groups?|lines?)\b[^?]{0,50}\b(?:talk|speak|chat|turn|listens?)\b|\b(?:talk|speak) to (?:some|any)(?:one|body)\b|\b(?:counsell?\w*|helplines?|support groups?|bereavement (?:support|help|service))\b/i
const bereaved =
  /\b(?:(?:died|passed (?:away|on))(?! (?:of|from|with)\b[^.!?]{0,24}\b(?:at|aged) \d)|widow\w*|bereave\w*|funeral|(?:lost|losing) (?:my|our|her|his) (?:husband|wife|mum|mom|mother|dad|father|son|daughter|baby|brother|sister|partner|friend|nan|gran|dog|cat))\b/i
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

const isBereaved = ({ has, story }: Known): boolean => has(['grief']) || bereaved.test(story)
/** What points from grief to a depression beside it (NICE: Depression in adults; NHS: Grief after bereavement or loss). */
const ofDepression = ['loss-of-interest', 'weight-loss', 'appetite-loss', 'guilt', 'hopelessness', 'suicidal-thoughts', 'low-mood']
const sources = ['NHS: Grief after bereavement or loss', 'NICE: Depression in adults: treatment and management'] as const

function pointsTo({ has, state }: Known): string {
  const told = ofDepression.filter((finding) => has([finding])).map((finding) => state.base.findings.get(finding)?.name ?? finding)
  return told.length < fewSigns
    ? 'If the day is dark nearly all through for more than two weeks, with no joy in anything, ask your doctor about depression; it can be treated, also while you grieve.'
    : `You told me of ${spokenList(told.slice(0, mostNamed))}: with that I would ask your doctor this week whether a depression has joined the grief. It can be treated, and treating it takes nothing away from your love.`
}
const fewSigns = 2
const mostNamed = 3

/** After a death: somebody to talk to, grief or depression, what is normal, tablets, work; and somebody to talk to when the mood is low. */
export const ofGrief: readonly CloserFact[] = [
  {
    asked:
      /\b(?:grie(?:f|ving)|mourning|bereavement|sad(?:ness)?|missing (?:him|her|them))\b[^.!]{0,25}\bor\b[^.!]{0,30}\bdepress\w*|\bdepress\w*[^.!]{0,20}\bor\b[^.!]{0,25}\b(?:grie(?:f|ving)|mourning|sad\w*)|\b(?:am i|is (?:it|this)|do i have|have i got|could (?:it|this) be)\b[^.!]{0,20}\bdepress\w*/i,
    holds: isBereaved,
    answer: (known) =>
      `The two look alike at first, and can come together. Grief comes in waves, with easier hours between them and warm memories among the sad ones. Depression lies over the whole day, takes the joy out of everything, and tells you that you are worth nothing. ${pointsTo(known)}`,
    sources,
  },
  {
    asked:
      /\b(?:normal|mad|crazy|insane|losing (?:my|it)|wrong with me|strange|weird|silly|stupid)\b|\b(?:hear|hearing|heard|see|seeing|saw|feel|smell\w*)\b[^.!?]{0,25}\b(?:(?:his|her|their) (?:voice|footsteps|key|perfume|presence)|(?:him|her|them) (?:in|around|beside|calling))\b/i,
    isTold: true,
    holds: (known) =>
      isBereaved(known) &&
      /\b(?:angry|anger|furious|cross|livid|guilt\w*|relie\w*|numb|talk\w*|voice|hear\w*|see|seeing|saw|feel\w*|dream\w*|photo|presence|clothes|cry\w*|laugh\w*|forget\w*|nothing)\b/i.test(
        known.state.words,
      ),
    answer: () =>
      'Yes, that belongs to grief, and you are not losing your mind. Anger, guilt, relief, feeling nothing at all, talking to a photo, hearing the voice or the step of the one who died: very many people know this in the first months. Tell a doctor if a voice gives you orders, or if it frightens you.',
    sources: ['NHS: Grief after bereavement or loss'],
  },
  {
    asked:
      /\b(?:ask|see|ring|call|tell|go to|speak to)\b[^.!?]{0,20}\b(?:gp|doctor|dr|surgery)\b|\b(?:need|want|take|get|should|would|help)\b[^.!?]{0,30}\b(?:antidepressants?|(?:sleeping )?(?:tablets?|pills?)|something to (?:help|sleep|take))\b/i,
    holds: (known) => isBereaved(known) && !/\b(?:cough|pain|chest|bp|blood pressure|rash|knee|back)\b/i.test(known.text),
    answer: (known) =>
      `Yes, do see your doctor about it: after such a loss, sleep and appetite that do not come back deserve a proper talk. Grief itself needs no tablets, and sleeping tablets help for a few nights at the most; for a depression there is talking treatment, and tablets that take two to four weeks to work. ${pointsTo(known)}`,
    sources,
  },
  {
    asked: /\b(?:work|job|shift|office|time off)\b/i,
    holds: (known) => isBereaved(known) && !known.isEmergency,
    answer: () =>
      'When you can bear it; there is no right time. Ask what compassionate leave there is, and your doctor for a note if you need longer. Many begin with shorter days, and tell one colleague beforehand so that not everybody asks.',
    sources: ['NHS: Grief after bereavement or loss'],
  },
  {
    asked: asksForAnEar,
    holds: isBereaved,
    answer: (known) =>
      `Yes, and it is a good thought. There are people who do nothing else than listen after a death: ${lineOf(known)}. Your own doctor can arrange counselling too; say there that you are grieving. And you can tell me, as much as you like. If the days get so dark that you think of not going on, tell me or them straight away.`,
    sources: ['NHS: Grief after bereavement or loss'],
  },
  {
    asked: /^\W*(?:any|are there(?: any)?|is there (?:a|any))\b[^.!]{0,30}\b(?:support|groups?|helplines?|lines?|counsell?\w*)\b/i,
    isTold: true,
    holds: isBereaved,
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
