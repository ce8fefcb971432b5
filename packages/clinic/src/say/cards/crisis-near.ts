import type { CrisisTopic } from './crisis-topic.ts'

/** What to do for somebody else whose life is in danger this minute, and who cannot be reached. */
export const outOfReachSteps: readonly string[] = [
  '**Call {number}** now. Say: "I fear for a life." Then the name, where {who} may be, the car and its plate, and the words, just as they were written.',
  'Do not wait for an answer, and do not go to a dangerous place on your own. Keep ringing, or let somebody else do it. Keep your own line free for the police.',
  'With {who} already: stay, take away what could hurt, and listen.',
  '**Call {line}** for yourself while you wait.',
]

/** What turns a talk where the act is near: a poison within reach, and the doubts of who should call for another one. */
export const nearTopics: readonly CrisisTopic[] = [
  {
    id: 'poison-at-hand',
    kinds: ['self-harm'],
    about: 'self',
    told: 'poison',
    cue: /\b(?:it(?:s| is)|bottle|poison|sniper|paraquat|gramoxone|still)\b.{0,20}\b(?:on|in|under|beside|next|near|here|with|by|front|open)\b|\b(?:bought|got|have|holding|opened) (?:it|one|some|the bottle)\b|\balone\b/,
    sayings: [
      'Please move away from it now: leave the room and leave it where it is, and go to where people are, a neighbour, a roommate, the porter. Say: "Do not let me be alone, and take that away from my room." Have you taken any of it? Then call {number} this minute, also if you feel well. {line} has a voice for you. Whose door is the nearest?',
      'First the distance: out of the room, and somebody else throws it away. A mark, a failed exam, a hard word from home feels like the end and is none; this wave passes while somebody sits with you. {number} if you cannot walk away from it. Are you outside the room now?',
    ],
  },
  {
    id: 'too-much-fuss',
    kinds: ['self-harm'],
    about: 'other',
    cue: /\b(?:over ?react\w*|making (?:a fuss|too much)|being (?:silly|dramatic|daft)|wast(?:e|ing) (?:their|police|everyone\w*) time|false alarm|cry(?:ing)? wolf)\b/,
    sayings: [
      'You are not overreacting. A farewell and nobody to be reached is what {number} is for, also when it was not meant the last time: earlier tries make it more dangerous, not less. Please call now: the name, where they may be, the car and its plate, and the words that were written. Will you call?',
    ],
  },
  {
    id: 'fear-of-blame',
    kinds: ['self-harm'],
    about: 'other',
    cue: /\b(?:mam\w*|mum\w*|mom|mother|dad|father|parents|family|wife|husband|he|she|they)(?:s| is|ll| will|d| would)? (?:\w+ ){0,2}?(?:kill me|go mad|go mental|be (?:raging|furious|so angry|angry|cross|livid)|never (?:forgive|speak)|hate me|murder me|disown me|lose it|blame me|not forgive)\b|\b(?:send|call|ring|get|involve) (?:the )?(?:guards|gardai|police|cops|999|ambulance) (?:again|on (?:him|her|them))\b|\bget (?:him|her|them) (?:in(?:to)? trouble|sectioned|locked up)\b/,
    sayings: [
      'Somebody may be cross with you for a day; that can be mended, and a life cannot. Tell your family that a doctor told you to, and it is true: I ask you to call {number} now, with the place, the car and the words. The guards and the police would rather come ten times too often than once too late. Can you ring this minute, before anything else?',
    ],
  },
]
