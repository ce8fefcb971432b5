import type { CrisisKind } from '../../case/case.ts'
import type { CrisisTopic } from './crisis-topic.ts'

const distress: readonly CrisisKind[] = ['self-harm', 'harm-to-others', 'psychosis']

/** What is asked on in a crisis, of the next minute: what to say, who sees it, what it matters, whether one is believed. */
export const crisisAskedOn: readonly CrisisTopic[] = [
  {
    id: 'what-to-say',
    kinds: distress,
    about: 'self',
    cue: /\bwhat (?:would|do|should|can|could|am|will) i (?:even |meant to |supposed to )?(?:say|tell)\b|\bdont know what to say\b|\bhow do i (?:say|tell|start)\b/,
    sayings: [
      'You need only one sentence: "I am not safe on my own, please stay with me and help me call someone." Or show this screen. Go to that person now, away from the edge; {number} if you cannot. Will you?',
      'Say just this: "I am thinking of ending my life and I need somebody with me." Nobody needs the reasons first. {line} helps with the words as well. Who is nearest?',
    ],
  },
  {
    id: 'the-gun',
    kinds: ['self-harm'],
    about: 'self',
    cue: /\b(?:guns?|shotguns?|rifles?|pistols?)\b/,
    sayings: [
      'The gun matters because it leaves no time to change your mind, and that change comes. Please let it leave the house tonight: a neighbour, or the police, who take it in without fuss. Ring {line} while you wait, {number} if you cannot. Who could come for it?',
      'I would ask you one thing: not you and the gun alone in one house tonight. Lock it and give somebody the key, or ring {number} and say so. {line} is there for the rest. Who is near?',
    ],
  },
  {
    id: 'poison-near',
    kinds: ['self-harm'],
    about: 'self',
    cue: /\b(?:(?:it|they|bottle|tablets?|pills|rope|poison|sniper)(?:s| is| are) (?:\w+ )?(?:on|in|under|beside|next to|in front of) (?:the |my |me)|alone in (?:the|my) (?:hostel|room|house|flat|hall))\b/,
    sayings: [
      'Then leave the room now, and leave it behind: knock at the next door, sit where people are. Say to the first one, "I am not safe alone, please take it out of my room." Then {number} or {line}. Have you taken any? Will you go out to somebody now?',
    ],
  },
  {
    id: 'who-is-told',
    kinds: ['self-harm'],
    about: 'self',
    cue: /\b(?:would|will|do) (?:you|u) (?:\w+ )?(?:ring|tell|call|phone|contact|inform)\b.{0,24}\b(?:wife|husband|partner|mum|mom|mam|dad|parents|family|work|boss|school|gp|police|anyone)\b/,
    sayings: [
      'No: I cannot ring or tell anybody, and what you write stays with you. You choose whom you tell. I would like it to be a person, tonight: {line} is private, or the one you just named.',
      'I ring nobody, and nobody is told by me. But please do not carry it alone: {line} listens without passing it on. {number} if it gets urgent.',
    ],
  },
  {
    id: 'seen-on-the-phone',
    kinds: ['abuse'],
    about: 'self',
    cue: /\b(?:see|find|read|check\w*|know|go through|look)\b.{0,30}\b(?:phone|screen|history|messages|browser|this|chat)\b.{0,12}(?:\b(?:after|later|back)\b|\W*$)|\b(?:delete|clear|hide|wipe)\b.{0,20}\b(?:this|it|chat|history|messages)\b/,
    sayings: [
      'He could, if the page stays in the history: close it, then delete it from the browser history, and the call list after a call. A private window keeps nothing. If you can, use a phone that he never holds. In danger {number}, also without a word; {line} knows how to stay hidden.',
    ],
  },
  {
    id: 'believed-and-law',
    kinds: ['abuse'],
    about: 'self',
    cue: /\b(?:illegal|against the law|a crime|allowed to)\b|\b(?:(?:no ?(?:one|body)|they|who)(?:s| would| will| wont|d)?|wont) (?:ever |going to |gonna )?(?:\w+ )?believ\w*\b/,
    sayings: [
      'I believe you. To threaten you, to hurt you or to hold your papers back is a crime, whoever does it, family too. Stay behind a locked door and call {number} now, quietly if need be: say who is coming and when. {line} helps with what comes after. Can you call from where you are?',
    ],
  },
  {
    id: 'dependent-on-them',
    kinds: ['abuse'],
    about: 'self',
    cue: /\b(?:send (?:me|us) (?:back|away|home)|lose (?:my|the) (?:job|place|room|money)|depends? on|nowhere (?:else )?to go|needs? the money|throw (?:me|us) out)\b/,
    sayings: [
      'None of this is your fault, and you are right to think of those who depend on you. But you do not have to pay for their living with your body. A hospital treats you first and asks nobody’s leave, and {line} finds a safe place and somebody who talks to your family. Is there one grown-up you trust?',
    ],
  },
  {
    id: 'drug-only',
    kinds: ['abuse'],
    about: 'self',
    cue: /\b(?:drugs?|medicines?|tablets?|something) (?:for|against|to stop) (?:the |my )?(?:bleeding|pain|only|it)\b|\bmorning after\b/,
    sayings: [
      'No drug for it before somebody has looked: bleeding after being forced can come from a tear. At a hospital they examine you gently and alone, stop it, and give what prevents a pregnancy and infections, best within three days. Go today, and take somebody you trust. In danger {number}.',
    ],
  },
]
