import { spokenList } from '../../../judge/questions/spoken-list.ts'
import type { Citation } from '../../../knowledge/sources.ts'
import type { TurnState } from '../../../turn/turn-state.ts'
import type { Answer } from './answer.ts'
import { namedIn } from './illness.ts'

/** What people suspect behind a complaint: whether it can do that. */
interface Trigger {
  asked: RegExp
  /** "Stress", at the beginning of a sentence. */
  name: string
  /** Complaints that it can bring on or make worse. */
  brings: readonly string[]
  /** What else helps to tell. */
  tell: string
  sources: readonly Citation[]
}

export const triggers: readonly Trigger[] = [
  {
    asked: /\b(?:stress(?:ed|ful)?|anxiety|anxious|nerves|worry(?:ing)?|in my head|panic|tension)\b/i,
    name: 'Stress',
    brings: [
      'headache',
      'abdominal-pain',
      'diarrhoea',
      'chest-tightness',
      'palpitations',
      'insomnia',
      'fatigue',
      'dizziness',
      'nausea',
      'neck-pain',
      'back-pain',
      'rash',
      'hair-loss',
      'period-late',
      'periods-irregular',
      'muscle-pain',
      'sweating',
      'twitching',
      'eyelid-twitching',
      'heartburn',
      'tingling',
      'jaw-pain',
      'appetite-loss',
      'chest-pain',
    ],
    tell: 'It points to stress if it comes with tension and goes on quiet days; but it is only taken for stress once the signs of something else are denied.',
    sources: ['NHS: Stress'],
  },
  {
    asked: /\b(?:dehydrat\w*|(?:not )?(?:drinking|drunk|drink) enough|lack of water|too little water)\b/i,
    name: 'Drinking too little',
    brings: [
      'headache',
      'dizziness',
      'near-fainting',
      'fatigue',
      'muscle-cramps',
      'constipation',
      'dark-urine',
      'palpitations',
      'mouth-dry',
    ],
    tell: 'Then the urine is dark and it gets better within hours of drinking.',
    sources: ['NHS: Dehydration'],
  },
  {
    asked: /\b(?:skip\w*|stop\w*|without|no|less|quit\w*|miss\w*|cut\w* (?:out|down)) (?:my |the |on )*(?:coffee|caffeine)\b/i,
    name: 'Leaving out the usual coffee',
    brings: ['headache', 'fatigue', 'irritability', 'nausea', 'low-mood'],
    tell: 'It begins 12 to 24 hours after the last cup, is worst for 2 days and gone within a week. Cutting down by a cup every few days avoids it.',
    sources: ['NIH: Caffeine'],
  },
  {
    asked: /\b(?:coffee|caffeine|energy drinks?)\b/i,
    name: 'Coffee',
    brings: ['palpitations', 'insomnia', 'anxiety', 'tremor', 'heartburn', 'headache', 'urination-frequent', 'diarrhoea'],
    tell: 'Try a week with less and see whether it changes; cut down slowly, as stopping at once can bring headaches.',
    sources: ['NIH: Caffeine'],
  },
  {
    asked: /\b(?:alcohol|drinking|beers?|wine|hangover)\b/i,
    name: 'Alcohol',
    brings: [
      'headache',
      'heartburn',
      'abdominal-pain',
      'nausea',
      'vomiting',
      'diarrhoea',
      'palpitations',
      'insomnia',
      'low-mood',
      'anxiety',
      'tremor',
      'fatigue',
    ],
    tell: 'Leave it out for two weeks and see whether it changes. If you drink every day, do not stop suddenly: ask a doctor.',
    sources: ['NHS: Risks: alcohol misuse'],
  },
  {
    asked:
      /\b(?:something i ate|the (?:curry|chicken|takeaway|seafood|food|fish|rice|eggs?)|food|eat(?:en|ing)|ate|spicy|dairy|lactose|gluten)\b/i,
    name: 'Something you ate',
    brings: ['abdominal-pain', 'diarrhoea', 'vomiting', 'nausea', 'bloating', 'heartburn', 'hives', 'rash'],
    tell: 'Food poisoning starts hours to 2 days after the meal and is usually over in 3 days; what comes back after the same food points to not tolerating it.',
    sources: ['NHS: Food poisoning', 'NHS: Food intolerance'],
  },
  {
    asked: /\b(?:hormones?|hormonal|menopause|the change|peri-?menopause|my period|pms|time of the month)\b/i,
    name: 'A change of hormones',
    brings: [
      'headache',
      'low-mood',
      'anxiety',
      'insomnia',
      'hot-flushes',
      'sweating',
      'fatigue',
      'breast-pain',
      'bloating',
      'periods-irregular',
      'palpitations',
      'irritability',
      'hair-loss',
      'joint-pain',
    ],
    tell: 'It points to hormones if it comes at the same time each month, or with hot flushes and changed periods between 45 and 55.',
    sources: ['NHS: Menopause', 'NHS: PMS (premenstrual syndrome)'],
  },
  {
    asked: /\b(?:screens?|computer|phone|laptop|posture|my desk|sitting|pillow|mattress)\b/i,
    name: 'Long hours in one position or at a screen',
    brings: [
      'headache',
      'neck-pain',
      'back-pain',
      'shoulder-pain',
      'eye-strain',
      'eye-dry',
      'wrist-pain',
      'tingling',
      'tingling-hands',
      'eye-pain',
    ],
    tell: 'Then it is worse at the end of the day and better on days off. Get up every half hour, and have the screen at eye level.',
    sources: ['NHS: Neck pain', 'NHS: Back pain'],
  },
  {
    asked: /\b(?:lack of sleep|not sleeping|(?:no|little|bad|poor) sleep|night shifts?|tired(?:ness)?)\b/i,
    name: 'Too little sleep',
    brings: [
      'headache',
      'fatigue',
      'dizziness',
      'low-mood',
      'irritability',
      'palpitations',
      'twitching',
      'eyelid-twitching',
      'concentration-poor',
    ],
    tell: 'It should be better after two or three good nights; if not, look for another cause.',
    sources: ['NHS: Insomnia'],
  },
  {
    asked: /\b(?:my |old |because of )age\b|\bgetting old(?:er)?\b/i,
    name: 'Age',
    brings: ['joint-pain', 'knee-pain', 'back-pain', 'hearing-loss', 'urination-frequent', 'insomnia', 'memory-loss'],
    tell: 'Age alone is rarely the whole answer: what is new or gets worse deserves a look at any age.',
    sources: ['NHS: Osteoarthritis'],
  },
  {
    asked: /\b(?:vitamin|iron|b12|deficien\w*|anaemi\w*|anemi\w*)\b/i,
    name: 'A lack of iron or vitamins',
    brings: [
      'fatigue',
      'dizziness',
      'breathless',
      'palpitations',
      'hair-loss',
      'tingling',
      'tingling-hands',
      'headache',
      'bruising-easy',
      'mouth-ulcers',
      'cold-hands-feet',
      'muscle-cramps',
      'bone-pain',
      'restless-legs',
    ],
    tell: 'A simple blood test tells; do not take iron without it.',
    sources: ['NHS: Iron deficiency anaemia', 'NHS: Vitamin B12 or folate deficiency anaemia'],
  },
]

const asksWhether =
  /\b(?:can|could|might|may|does|do|is|are|would|will)\b[^?]{0,40}\b(?:cause|causes|causing|caused|bring|make|makes|lead|give|be (?:from|due|because|down|just|the|my|a|it)|from|due to|because of|down to|related|trigger|behind|just|reason|why)\b|\b(?:is|was|could|might) (?:it|this|that) (?:be |have been )?(?:just |only |my |the |from |a )*\w+|\bwhy (?:do|does|am|is|are)\b[^?]{0,200}\b(?:when|after|if|because|with|without)\b/i

/** "Could it be stress?", "why do I get headaches when I skip coffee?": whether it can bring on what was told. Null where nothing of the kind is asked. */
export const trigger: Answer = ({ text }, state) => {
  if (!asksWhether.test(text)) return null
  const suspected = namedIn(text, state) === null ? triggers.find(({ asked }) => asked.test(text)) : undefined
  if (suspected === undefined) return null
  const felt = namesOf(suspected, text, state)
  if (felt.length === 0) return null
  return `Yes, it can. ${suspected.name} can bring on or worsen ${spokenList(felt)}. ${suspected.tell} (${suspected.sources[0] ?? ''})`
}

/** What the question names, else what was told, of that which can come from it. */
function namesOf({ brings }: Trigger, text: string, { now, base }: TurnState): string[] {
  const words = text.toLowerCase()
  const asked = brings.filter((finding) =>
    `${finding.replaceAll('-', ' ')} ${base.findings.get(finding)?.name ?? ''}`
      .split(/\W+/)
      .some(
        (part) =>
          part.length >= shortestName &&
          !/^(?:pain|your|that|having|poor|late|much)$/.test(part) &&
          words.includes(part.slice(0, nameStem)),
      ),
  )
  const told = brings.filter((finding) =>
    Object.values(now.observations).some(
      ({ finding: id, polarity }) => polarity === 'present' && (id === finding || id.startsWith(`${finding}.`)),
    ),
  )
  return (asked.length > 0 ? asked : told).map((finding) => base.findings.get(finding)?.name ?? finding)
}

const shortestName = 4
const nameStem = 6
