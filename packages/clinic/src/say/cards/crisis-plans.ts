import type { CrisisKind } from '../../case/case.ts'
import type { CrisisTopic } from './crisis-topic.ts'

const distress: readonly CrisisKind[] = ['self-harm', 'harm-to-others', 'psychosis']

/** Signs of a plan, means and ways to reach somebody: heard before all else that a talk turns on. */
export const crisisPlans: readonly CrisisTopic[] = [
  {
    id: 'farewell',
    kinds: ['self-harm'],
    about: 'self',
    cue: /\ball (?:arranged|sorted|planned|taken care of)\b|\b(?:sort(?:ed)? (?:it|everything|things|myself)(?: \w+){0,2}|affairs in order|(?:put|got|getting) (?:everything|things|my \w+) in order|given? (?:away|my \w+ (?:away|to))|gave (?:away|my \w+ (?:away|to))|(?:i have|ive|have|im) decided|my mind is made|calm (?:now|at last|for once)|at peace(?: now)?|wont be (?:here|around|needing)|last (?:message|night|time) |(?:written|wrote|left) (?:a |the |my )?(?:notes?|letters?|will)\b)/,
    sayings: [
      'I hear that you have been putting things in order, and that worries me for you. Sometimes it gets calm when someone has decided, and it is the moment to let another person in. Please call {number} or {line} now and say: "I have made up my mind, and I need someone with me." Who is the nearest person who could come?',
      'Thank you for saying it to me. A decision made in so much pain can wait, and you deserve company until it is lighter. {line} this minute, or {number} if it is for tonight. Is there something near you that you meant to use?',
    ],
  },
  {
    id: 'means-at-hand',
    kinds: ['self-harm'],
    about: 'self',
    cue: /\b(?:(?:whole|full|big|entire|two|spare|hidden) (?:box|boxes|pack|packs|packet|packets|bottle|bottles|strip|strips)|(?:box|pack|packet|bottle|stash|pile|load|lot|handful) of (?:\w+ )?(?:it|them|tablets|pills|meds|sertraline|tramadol|codeine|morphine|paracetamol|insulin|diazepam|amitriptyline|propranolol|zopiclone)|left ?overs?\b|saved (?:them )?up|(?:morphine|tramadol|codeine|insulin|pills|tablets|diazepam|patches|paracetamol)\b.{0,24}\b(?:drawer|cabinet|cupboard|shelf|house|here|next to me|in front of me|bag|car))/,
    sayings: [
      'Thank you for being so open. Have you taken any of it? If so, call {number} now. If not: distance saves lives, and the worst wave often passes within the hour. Please hand it to someone, or put it outside the door, while I wait. Who could take it?',
      'Then that is the first thing: it has to be out of your reach tonight. A neighbour, a pharmacy, someone at home can take it, no questions. {line} stays on the phone while you do it. Have you taken any today?',
    ],
  },
  {
    id: 'by-text',
    kinds: [...distress, 'abuse'],
    cue: /\b(?:can i|could i|is there (?:a|any)\w*|rather|prefer to|someone to|somebody i can|only) (?:text|chat|message|write|whatsapp)\b|\b(?:text|chat|message) (?:line|service|someone|somebody|instead)\b/,
    sayings: [
      'Yes, you can write instead of talking: {text}. It is private, and a real person answers. In danger: {number}. Will you try it now?',
    ],
  },
  {
    id: 'means-other',
    kinds: ['self-harm'],
    about: 'other',
    cue: /\b(?:pills?|tablets|meds|insulin|rope|knife|blades?|gun|car keys|bridge|tracks|roof|overdos\w*|tried (?:before|once|it))\b/,
    sayings: [
      'That matters a lot; say it first when you call {number}. If you are with {who}: put it out of reach, quietly, and stay. If {who} may have taken something, do not wait for signs. {line} can guide you as you go. Where is {who} right now?',
    ],
  },
  {
    id: 'found',
    kinds: distress,
    about: 'other',
    cue: /\b(?:(?:they|we|i|police|hes|shes|he is|she is)\b.{0,16}\b(?:found|with (?:him|her|us|me)|safe(?: now)?|in (?:the|an) ambulance|at (?:the )?hospital|answered|called back|came back))\b/,
    sayings: [
      'That is such a relief. You did just the right thing, and you did it in time. Tell the crew or the doctors what was written to you, word for word. And now you: who can be with you after this? {line} is there for you as well.',
    ],
  },
  {
    id: 'tell-the-police',
    kinds: distress,
    about: 'other',
    cue: /\bwhat (?:do|should|shall|can|will) i (?:tell|say to) (?:them|the (?:police|operator|crew|dispatcher|ambulance))\b/,
    sayings: [
      'Say to {number}: "I fear for a life." Then who it is, the address or where it may be, what was written or said, word for word, whether there were tries before, and what may be within reach: pills, a car, a weapon. Say that nobody answers. Stay on the line. Have you got the address?',
    ],
  },
  {
    id: 'own-hospital',
    kinds: ['abuse'],
    cue: /\b(?:need|have to|should i|go to|worth|why|really)\b.{0,20}\b(?:hospital|a ?& ?e|a and e|doctor|er|emergency|seen|checked)\b|\b(?:wait and see|can it wait|leave it till)\b|\b(?:he|she|they) (?:will|would|ll) (?:know|find out|see) if\b/,
    sayings: [
      'If there was a hand on the throat, a blow to the head, a baby shaken, or pain inside: yes, today, even when it looks like nothing from outside. You can say that you go for something else, ask to be seen alone, and ask them to write nothing home. {line} can tell you how others did it. When could you get away for an hour?',
    ],
  },
  {
    id: 'get-into-trouble',
    kinds: ['abuse'],
    cue: /\b(?:get (?:him|her|them) (?:in(?:to)? trouble|arrested)|lose (?:his|her|their) job|ruin (?:his|her|their)|not (?:a )?bad (?:man|person|dad|mum|father|mother)|hes (?:their|the) (?:dad|father))\b/,
    sayings: [
      'It is hard to hold both: caring for somebody and being afraid of what they do. Getting help is not revenge; it can be the thing that stops it. First comes who may be hurt: the doctors only want to know what happened, so that they look in the right place. {line} can talk it through. Who is safe right now, and who is not?',
    ],
  },
]

/** Said where the child is too young to be spoken to. */
export const smallChildOpenEnds: readonly string[] = [
  'Please have the child looked at today: what was done inside the head or the belly cannot be seen from outside. Sleepy, limp, sick, a fit, or odd breathing: {number} now. Where is the child this minute, and with whom?',
  'You are right to speak for somebody who cannot. Tell the doctors what you saw or heard and when; you need no proof. {line} can tell you what comes next. Can you keep the child with you tonight?',
]

/** Why an assault of this kind needs a hospital though little can be seen. */
const throat = /\b(?:throat|neck|chok\w*|strangl\w*|throttl\w*|smother\w*|suffocat\w*|windpipe)\b/i
const shaken = /\b(?:sh[ao]ok|shaken|shaking|shakes|threw|dropped|squeezed)\b[^.?!]{0,24}\b(?:baby|newborn|infant|child|toddler|him|her)\b/i

const notDone = /\b(?:nearly|almost|want\w*|tempted|could have|urge|feel like|felt like|afraid|scared)\b/i
const bleeding = /\b(?:bleed\w*|blood|torn)\b/i

/** The reason why a hospital comes first after this assault, one's own hand or another's; null where the words name none. */
export function assaultReason(words: string, kind: CrisisKind): string | null {
  if (kind === 'harm-to-others' && (!shaken.test(words) || notDone.test(words))) return null
  if (kind === 'abuse' && throat.test(words))
    return 'A grip on the throat or neck needs a doctor today, even without a mark: swelling or a torn vessel can show hours or days later. Trouble breathing or swallowing, a changed voice, a faint or a weak side: **call {number}**.'
  if (shaken.test(words))
    return 'A small child who was shaken, thrown or squeezed needs a hospital now, even if it seems well: bleeding in the head cannot be seen from outside. Sleepy, limp, sick, a fit or odd breathing: **call {number}**.'
  if (bleeding.test(words))
    return 'Bleeding after somebody hurt or forced you has to be looked at today: a tear can be closed, and an infection or a pregnancy be prevented, best within three days. You can ask for a woman, bring somebody, and say as much as you want. A pad soaked within an hour, dizzy, or a hard belly: **call {number}**.'
  return null
}
