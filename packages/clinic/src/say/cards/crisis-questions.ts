import type { CrisisKind } from '../../case/case.ts'
import type { CrisisTopic } from './crisis-topic.ts'

const distress: readonly CrisisKind[] = ['self-harm', 'harm-to-others', 'psychosis']
const withOthers: readonly CrisisKind[] = [...distress, 'abuse']

/** Questions and pleas in a talk after a crisis: each answered on its own topic, before what the talk otherwise turns on. */
export const crisisQuestions: readonly CrisisTopic[] = [
  {
    id: 'treatment-wish',
    kinds: distress,
    about: 'self',
    cue: /\b(?:ask|see|tell|ring|call)(?:ing)? (?:the |my |a )?(?:gp|doctor|dr|surgery|nurse|psychiatrist)\b.{0,30}\b(?:tablets?|pills?|something|medicine|medication|antidepressants?|help|counsell\w+|therapy)\b|\b(?:would|could|can|do|will|should|might)\b.{0,25}\b(?:antidepressants?|(?:sleeping )?(?:tablets?|pills?)|medication|therapy|counsell\w+)\b.{0,12}\bhelp\b|\b(?:gp|doctor|dr)\b.{0,20}\b(?:give|prescribe|put) me\b|\b(?:need|want|get|go on|try)\b.{0,20}\b(?:antidepressants?|therapy|counsell\w+|talking treatment)\b/,
    sayings: [
      'Yes, do ask your doctor, and soon: tell them how you sleep and eat, and what you told me here. Talking treatment helps many; tablets help when the low mood stays for weeks, and take two to four weeks to work. For sleep they are given for a few nights at the most. Until then {line} is there at any hour. Which part is worst for you, the nights or the days?',
      'That is a good thing to want. Say at the surgery that it is about your mood and that you want to be seen within days. Keep only a small supply of any tablets at home while the nights are this bad. {line} has a voice for you until then.',
    ],
  },
  {
    id: 'is-it-depression',
    kinds: distress,
    about: 'self',
    cue: /\b(?:do i have|have i got|am i|is (?:it|this|that)|could (?:it|this) be)\b.{0,25}\b(?:depress\w*|burn(?:ed|t)? ?out|a breakdown|mentally ill)\b|\b(?:grief|sadness|stress|exhaustion)\b.{0,12}\bor\b.{0,15}\bdepress\w*|\bdepress\w*.{0,12}\bor\b.{0,20}\b(?:grief|sad\w*|stress|exhaust\w*)/,
    sayings: [
      'It may well be. Low or empty nearly all day for two weeks and more, no joy in anything, tired, and thoughts of not being here: that is how depression shows, and it can be treated. A doctor can settle it in one talk, and with such thoughts you should be seen within a day or two. How have you slept and eaten of late?',
      'From what you tell me I would take it seriously as depression until a doctor has seen you. It is an illness, no weakness, and most people get well from it. Could you ring the surgery first thing and say that it is about your mood, and urgent?',
    ],
  },
  {
    id: 'what-to-do-now',
    kinds: distress,
    about: 'self',
    cue: /^\W*(?:(?:so|ok|okay|but|and|then|well) )*what (?:should|do|can|shall|must) i (?:even )?do\b(?: (?:now|then|next|tonight))?\W*$/,
    sayings: [
      'Three things, one after the other. Do not be alone tonight: ask somebody to come, or go to them. Put away what you could use to hurt yourself. And tell a doctor tomorrow what you told me; {line} is there until then. Which of the three can you do first?',
      'The next hour first: be where somebody is, eat or drink something, and leave big decisions alone. Then one call, to {line} or to the person you trust most. Who is that?',
    ],
  },
  {
    id: 'line-wish',
    kinds: distress,
    about: 'self',
    cue: /\b(?:ring|call|phone|contact|try|speak to|talk to)(?:ing)? (?:cruse|(?:the )?samaritans|a (?:help|crisis) ?line|the (?:help|crisis) ?line|shout|lifeline|one of (?:them|those))\b|\bwhich (?:help ?line|line|number)\b|\bwho (?:can|could|should) i (?:ring|call|phone|talk to)\b/,
    sayings: [
      'Yes, that is a very good idea, and you can do it now: {line} picks up at any hour, about a loss as much as about the worst thoughts. You need not know what to say; "I am having a bad night" is enough. I stay here beside it. Shall we do that?',
    ],
  },
  {
    id: 'at-the-edge',
    kinds: distress,
    about: 'self',
    cue: /\b(?:on|at|by) the (?:\w+ )?(?:bridge|roof|ledge|tracks|edge|platform|station|balcony|railing|cliffs?|river|window ?sill)\b|\babout to (?:do it|jump|end)\b|\bcant stop myself\b/,
    sayings: [
      'Please step back from it now, to where people are: a shop, a street, a neighbour’s door. Call {number} this minute and say where you are; I stay here while you do. {line} has a voice for you as well. Have you moved away?',
      'First the next minute: away from there, to a lit place with somebody in it, and {number} on the phone. The worst wave passes. Where are you walking to?',
    ],
  },
  {
    id: 'just-talk',
    kinds: distress,
    about: 'self',
    cue: /\b(?:talk (?:to|with) me|listen to me|stay with me|keep me company|(?:are )?you (?:even |not |really )*listening|you(?: are|re) not (?:listening|helping))\b/,
    sayings: [
      'I am here, I am listening, and we can just talk. Tell me what weighs most tonight; one sentence is enough. And because I am only words on a screen, {line} has a voice for you at any hour.',
      'You are right, let me listen better. What is the part that nobody understands? If it gets too much while you write: {line}, or {number}.',
    ],
  },
  {
    id: 'going-mad',
    kinds: distress,
    about: 'self',
    cue: /\b(?:going (?:mad|crazy|insane|nuts)|losing my mind|am i (?:mad|crazy|a monster|evil|a bad \w+))\b/,
    sayings: [
      'No. Such thoughts frighten because you do not want them, and many people have them in hard times, also in the weeks after a birth. They can be treated well. Tell a doctor or midwife today, in just these words; {line} is there until then. Who is with you and the people you worry about?',
    ],
  },
  {
    id: 'tonight',
    kinds: ['self-harm', 'harm-to-others'],
    about: 'self',
    cue: /^\W*(?:yes|yeah|yep)[ ,.]+(?:tonight|now|today|right now)\b|\b(?:tonight|today|right now|in an hour|any minute|soon)\b.{0,40}\b(?:do it|end it|die|dead|plan|over|kill\w*|hurt\w*)\b|\b(?:plan|going to do it|gonna do it|do it|end it|made up my mind|decided|set a date|ready)\b.{0,30}\b(?:tonight|today|now|soon|tomorrow)\b|\bi (?:have|ve|made) (?:a|the|my) plan\b|\bmade up my mind\b/,
    sayings: [
      'Thank you for telling me the truth. With a plan this close you should not be alone for the next hours: please call {number} now, or go to an emergency department and say "I have a plan to end my life". Who is the nearest person who could come to you this minute?',
      'Then tonight is about one thing: that you are alive in the morning. Call {number} now, and put what you would use out of reach or leave the place. Can you do the first of these while I wait?',
    ],
  },
  {
    id: 'what-if-i-call',
    kinds: withOthers,
    cue: /\b(?:what (?:will|would|do|does|is going to) (?:happen|they (?:do|say|ask))|what happens)\b.{0,40}\b(?:call|ring|phone|number|line|go (?:there|in)|hospital|tell|if i do)\b|\bhow does (?:it|that|the line|calling) work\b|\bwhat do i say (?:to them|when|on the phone)?\b|\bwhat should i say\b|\bwill they (?:ask|know|think|judge)\b/,
    sayings: [
      'When you ring {line}, a person answers, asks your first name if you like, and listens. You need no reason and no plan, you can stay without a name, and you can hang up. A first sentence could be: "I have been having thoughts of not being here." If you are in danger, {number} sends somebody. Would you try it while I stay open?',
      'They ask how bad it is, and whether you are safe; nothing is decided over your head as long as you are. At a hospital a nurse sees you first, then somebody for the mind talks with you, and most people go home with a plan. {line} can also tell you what would happen where you live. What worries you about calling?',
    ],
  },
  {
    id: 'private',
    kinds: withOthers,
    cue: /\b(?:would|will|could|can|do|are|wont|must) you (?:(?:going|gonna|have|then|just|really|go|to|and) ){0,3}(?:tell|ring|call|phone|contact|text|report|inform)\b|\b(?:will you|are you going to|do you|who will you|does anyone|can (?:anyone|they|you))\b.{0,25}\b(?:tell|report|call|see (?:this|it)|read|record|trace)\b|\b(?:you|they) (?:calling|gonna call|sending)\b.{0,15}\b(?:cops|police|someone|anyone)\b|\bis (?:it|this) (?:recorded|saved|logged|written down)\b|\b(?:dont|do not|never|wont|cant) (?:you )?tell (?:anyone|anybody|a soul|people|them)\b|\b(?:is this|are we|stay|keep (?:it|this)) (?:private|confidential|secret|anonymous|between us)\b/,
    sayings: [
      'I cannot call or tell anybody; what you write stays with you. That is also why I need your help to get a person to you: {line}, without your name if you like, or {number} if you are in danger. Who could know without it making things worse?',
    ],
  },
  {
    id: 'no-police',
    kinds: ['abuse'],
    cue: /\b(?:police|cops|report (?:him|her|it|them)|arrest\w*|press charges|social services|court)\b/,
    sayings: [
      'Nobody will be called by me, and you decide about the police yourself. {line} is not the police; they talk with you in private and help you plan, also if you never report it. Only in danger for your life call {number}. Were you held by the throat, or are you hurt anywhere?',
    ],
  },
  {
    id: 'gets-better',
    kinds: distress,
    cue: /\b(?:does it|will it|will i|can it|do people|will this) (?:ever |really |actually )?(?:get (?:any )?better|stop|end|pass|go away|feel (?:ok|okay|normal|happy))\b|\bnothing (?:helps|works|will (?:help|change)|has helped)\b|\btried everything\b|\bno hope\b|\bwhat(?:s| is) the point\b/,
    sayings: [
      'Yes. I know that it cannot be felt from where you are now, but most people who were this low say later that they are glad they stayed. What did not help once can help in another form: another medicine, talking, sleep, somebody beside you. {line} for tonight, your doctor tomorrow. What was tried so far?',
      'It does pass, in waves, and treatment makes the waves smaller. You need not believe it today; you only need to get through the next hour. Ring {line}, or sit with somebody. When was the last day that was a little lighter?',
    ],
  },
  {
    id: 'only-a-scratch',
    kinds: ['self-harm'],
    about: 'self',
    cue: /\b(?:just|only) (?:a )?(?:scratch\w*|small|little|tiny|superficial)\b|\b(?:doesnt|does not|didnt) (?:even |really )?hurt\b|\bnot (?:that )?deep\b|\bits nothing\b/,
    sayings: [
      'I am glad that the wound is small. Wash it with water and cover it. How bad it hurts inside counts more than how deep the cut is, and that is worth telling a doctor or {line}. What was going on just before?',
    ],
  },
  {
    id: 'voices-command',
    kinds: ['harm-to-others', 'psychosis'],
    cue: /\b(?:they|voices?|it|he|she)\b.{0,15}\b(?:wont stop|keep|keeps|never stop|louder|telling|tell me|say)\b/,
    sayings: [
      'That must be frightening. You do not have to do what they say. Go where another person is, with nothing in your hands, and let that person call {number} with you: voices that tell you to hurt somebody are an emergency that can be treated today. Who is nearest to you?',
    ],
  },
  {
    id: 'medicine',
    kinds: distress,
    cue: /\b(?:anti ?depressants?|sertraline|citalopram|fluoxetine|prozac|mirtazapine|medication|my meds)\b/,
    sayings: [
      'Some of these medicines can make thoughts like yours stronger in the first weeks or after a change. Do not stop or add any on your own: ring the doctor who prescribed it today, or {line} or {number} if the thoughts get strong. Since when do you take it, and was the dose changed?',
    ],
  },
  {
    id: 'promise',
    kinds: distress,
    about: 'other',
    cue: /\b(?:promis\w*|swore|secret|confidence|not to tell|dont tell|betray\w*|lose (?:her|his|their) trust|hate me)\b/,
    sayings: [
      'A promise like that was asked for in great pain, and a life counts more. You do not break trust, you hold on to {who}. Call {who} now and ask straight out; if you cannot reach {who} or there is a plan, call {number} and say just what you told me. {line} can advise you as well. Where is {who} at this moment?',
    ],
  },
]
