import { emergencyContacts } from '../../../say/emergency-contacts.ts'
import { bodilyTriage } from '../danger.ts'
import type { Answer } from './answer.ts'

const ownJoke = 'I am better at symptoms than at jokes. Why did the computer see a doctor? It had a virus. Now, how can I help you?'

const services: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:sick|fit|doctor['’]?s) note\b|\bnote for work\b|\bcertificate\b/i,
    'I cannot write a sick note. For the first days you can often sign yourself off; after that your doctor writes one. I can tell you how long this usually lasts, and you can take a PDF of this talk along.',
  ],
  [
    /\b(?:prescri\w*|order (?:me )?(?:a |some )?(?:medicine|tablets|antibiotics)|write me)\b/i,
    'I cannot prescribe. A doctor can, and in many places a pharmacist can for everyday things such as a bladder infection or a sore throat. I can tell you whether you are likely to need a prescription, and what you can buy without one.',
  ],
  [
    /\b(?:cost|charge|pay|fee|price|free|how much (?:is|does))\b/i,
    'Talking to me costs nothing here. The program is open source, and whoever runs this server pays for it. I never sell you anything.',
  ],
  [
    /\b(?:data|privacy|private|confidential|secure|record(?:ed)?|stored|kept|read(?:s)?|sees?|words|messages?|shared|deleted|tell (?:my|any))\b|\b(?:words|this|it all|what i (?:write|say|type))\b.{0,20}\bgo(?:es)?\b/i,
    'Your words are encrypted and kept on the server that runs me, for you alone; nobody reads along, and nothing is sold. An outside model only gets them if the one who runs this has switched that on, and then this screen says so. You can export or delete everything under Settings.',
  ],
  [
    /\b(?:book|call|ring|phone|send|order)\b/i,
    'I cannot call or book anything for you from here. If you need help at once, call {number}. Otherwise I can tell you whom to call and what to say, word for word.',
  ],
  [
    /\b(?:examine|check|see me|look|touch|listen to my)\b/i,
    'I cannot examine you. I can ask, read your documents and results, and measure a pulse from a video. What needs hands, I leave to a doctor and say so.',
  ],
  [/\bjoke\b/i, ownJoke],
  [/\bhow are you\b/i, 'Thank you for asking. I am a program, so I am always the same. How are you?'],
  [
    /\bwhat can you do\b|\bhow (?:can|do) you (?:help|work)\b/i,
    'You tell me what is wrong. I ask a few questions, say how urgent it is, what it could be and what to do. I check medicines against each other, read your documents, and keep your history. I do not replace a doctor.',
  ],
]
const asksVisitCost =
  /\b(?:cost|charge|pay|fee|price|how much)\b.{0,200}\b(?:a |the |my )?(?:doctor|gp|appointment|visit|hospital|specialist|scan|x-?ray|ambulance|prescription|dentist)\b/i

/** What a visit, a scan or a hospital costs: another matter than what this doctor costs. */
export const visitCost: Answer = ({ text }) => (asksVisitCost.test(text) ? visitCostText : null)
const visitCostText =
  'What that costs depends on where you live and how you are insured; I cannot see it from here. Ask when you book: the price, whether there is a fee by income or a payment plan, and whether a nurse or pharmacist could do. In an emergency care comes first and money later. Talking to me costs nothing.'

const identity =
  'I am Dr. AI, a computer program and no human. I ask what a doctor would ask, and my answers rest on sources such as the NHS, NICE, CDC and WHO. I cannot examine you, I can be wrong, and I do not replace a doctor.'

/** Who the doctor is, what it costs, where the words go, what it can do. */
export const service: Answer = ({ text }, { now }) => {
  const known = services.find(([asked]) => asked.test(text))?.[1]
  const isOfIllness = bodilyTriage(now) !== null || seeksElsewhere.test(text) || asksOfIt.test(text)
  if (known === undefined && isOfIllness && !asksWho.test(text)) return null
  return (known ?? identity).replace('{number}', emergencyContacts(now.country).ambulance)
}

/** What is looked for elsewhere or asked of a medicine is no question about the doctor. */
const seeksElsewhere =
  /\b(?:where|how) (?:can|do|could|would) (?:i|we) (?:find|get|buy|learn|locate)\b|^\W*(?:is|are|can|does|do) (?!you\b|u\b|this\b|it\b|my\b)\w+/i

/** "Does it need an operation?", "is there a spray?": of the illness, not of the doctor. */
const asksOfIt = /^\W*(?:(?:and|so|but)\W+)?(?:(?:do|does|will|would|can|could|should) (?:it|this|that|they)|(?:is|are) there)\b/i

/** In an emergency, who the doctor is interests only whoever asks just that. */
const asksWho =
  /\b(?:who|what) (?:are|r|is) (?:you|u|this)\b|\b(?:human|robot|bot|ai|machine|computer|chatgpt|qualified|real)\b|\b(?:are|r) (?:you|u) (?:a |an )?(?:doctor|nurse|person)/i

/** "Tell me a joke". */
export const joke: Answer = ({ text }) => (/\bjokes?\b/i.test(text) ? ownJoke : null)
