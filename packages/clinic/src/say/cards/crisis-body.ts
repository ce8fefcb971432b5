import type { CrisisKind } from '../../case/case.ts'
import type { CrisisTopic } from './crisis-topic.ts'

const kinds: readonly CrisisKind[] = ['self-harm', 'harm-to-others', 'psychosis', 'abuse']

const body =
  '(?:head\\w*|migraine|tooth\\w*|teeth|back|neck|shoulders?|arms?|hands?|legs?|knees?|feet|foot|stomach|tummy|belly|guts?|chest|heart|throat|ears?|eyes?|face|skin|muscles?|body|breath\\w*|liver|kidneys?|period|womb|bladder|bowels?)'
const asks =
  '(?:is (?:it|this|that)|are (?:they|these|those)|why (?:is|are|do|does|am|wont|cant)|what (?:is|if|does|can|should|could|do)|whats|will|would|could|can|should|may|do i|does|am i|how (?:do|can|long|come)|shall i|which|why(?=\\W*$))'

const asked = (cue: string, where = ''): RegExp =>
  new RegExp(`${where}\\b${asks}\\b[^.!]{0,60}?\\b${cue}|\\b${cue}[^.!?]{0,40}[,.;?]? \\b${asks}\\b`)

/**
 * What is asked of the body in a talk after a crisis: answered in one line, with the person and the number beside it. No amount is ever named
 * (Samaritans: media guidelines on methods; NHS: How and when to take paracetamol, Anxiety, Cuts and grazes; NICE NG225).
 */
export const crisisBody: readonly CrisisTopic[] = [
  {
    id: 'harm-of-tablets',
    kinds,
    about: 'self',
    cue: /\b(?:will|would|could|can|do|does|is|are|might|what (?:do|does|would|will))\b[^.!]{0,30}\b(?:tablets?|pills?|meds|medicines?|paracetamol|ibuprofen|it|them|they|these|those|that)\b[^.!]{0,20}\b(?:hurt|harm|damage|ruin|wreck|affect|bad for|do to|poison|destroy)\w*(?: \w+)? (?:my |the |your )?(?:liver|kidneys?|heart|stomach|brain|body|insides|me)\b/,
    sayings: [
      'Yes: more than the packet allows harms the liver, the heart or the brain, often for good and with nothing felt at first; your own dose, as prescribed, does not. If you have taken any beyond that, tell me now or call {number}. If not, who could keep them for you tonight, away from you?',
      'As prescribed they do not; more than that can harm for good, without a warning at the start. Anything taken already: {number}, at once. Until they are with somebody else, stay on the line with {line}.',
    ],
  },
  {
    id: 'own-dose',
    kinds,
    about: 'self',
    cue: /\b(?:can|could|may|should|shall|do|is it (?:ok|okay|safe|alright|all right)(?: to| if)?)\b(?: i)? (?:still |also |just |even )?(?:take|have|skip|miss|stop) my (?!life)(?:usual |normal |own |regular |night |evening |morning |daily )*(?:\w+ )?(?:tablets?|pills?|meds|medicines?|medication|dose|insulin|inhaler|sertraline|citalopram|fluoxetine|mirtazapine|propranolol|lithium|quetiapine|olanzapine|pill)\b/,
    sayings: [
      'Your own dose at its usual time is right, that one and nothing on top; do not stop it by yourself. Let somebody else hand it to you and keep the rest, as long as the thoughts are this strong. Tell {line} or your doctor if it is new or was changed. Have you taken any more than that today?',
    ],
  },
  {
    id: 'something-for-pain',
    kinds,
    about: 'self',
    cue: asked(
      `${body}[^.!?]{0,20}\\b(?:hurts?|hurting|aches?|aching|sore|pains?|killing me|pounding|throbb\\w*|splitting)\\b[^!]{0,30}\\b(?:take|something|anything|painkillers?|paracetamol|ibuprofen|do (?:for|about)|help)`,
      `\\b(?:take|have)\\b[^.!?]{0,12}\\b(?:paracetamol|ibuprofen|painkillers?|something)\\b[^.!?]{0,12}\\bfor (?:my|the|a|this)? ?\\w*(?:ache|pain|migraine|cramps?|${body})\\b|\\b(?:headache|migraine|toothache|backache|period pains?|cramps?|(?:my |a )?${body} (?:\\w+ )?(?:hurts?|is sore|aches?|is (?:pounding|splitting|killing me)|pain))\\b[^!]{0,30}\\b(?:take|something|anything|painkillers?|paracetamol|ibuprofen|do (?:for|about))\\b|`,
    ),
    sayings: [
      'For the ache: water, something to eat, a dark room; and if you wish, one single dose as the packet says, given to you by somebody else who keeps the packet. Nothing more on top. If it came like a blow, or you have taken anything already today, call {number}. Who is near enough to bring it to you?',
      'One single dose as the packet says is all right for an ache, from somebody else’s hand, with water and a bite to eat. If there is nobody, go without for tonight and stay with {line}. Have you taken anything today?',
    ],
  },
  {
    id: 'body-in-alarm',
    kinds,
    about: 'self',
    cue: asked(
      '(?:shak(?:e|es|ing|y)|trembl\\w*|heart (?:is |keeps )?(?:rac\\w*|pound\\w*|beat\\w*|so fast)|palpitations?|dizzy|light ?headed|sweat\\w*|tingl\\w*|numb|feel(?:ing)? (?:so )?(?:sick|cold|hot|weak|faint)|nause\\w*|nauseous|jelly|twitch\\w*|churn\\w*|knots?|cant eat|not hungry)',
    ),
    sayings: [
      'Yes, that is what a body does in alarm: hands shake, the heart races, the stomach turns. It goes down as the fear does. Feet on the floor, something cold in your hand, and breathe out slowly. With chest pain, a faint, or anything you have taken: {number}. Who could sit beside you until it eases?',
      'It is the alarm in your body, and it passes. Sit down, drink some water, breathe out for longer than in. If you have taken something, or it hurts in the chest, {number}; for company meanwhile {line}.',
    ],
  },
  {
    id: 'alcohol-to-calm',
    kinds,
    about: 'self',
    cue: /\b(?:can|could|should|may|would|is it|will)\b[^.!]{0,25}\b(?:have|drink|take|a)\b[^.!]{0,15}\b(?:drinks?|whiske?y|wine|beer|vodka|gin|alcohol|weed|spliff|joint)\b[^.!]{0,20}(?:\b(?:calm|relax|sleep|help|settle|nerves|edge|ok|okay|numb)\b|\?)/,
    sayings: [
      'Better none tonight: drink makes dark thoughts darker and the hold on yourself weaker, and it mixes badly with tablets. Something warm, something to eat, and a voice: {line} is there now. Who could come and have a tea with you?',
    ],
  },
  {
    id: 'sleep-wish',
    kinds,
    about: 'self',
    cue: /\b(?:how (?:do|can|could|am) i|what (?:can|could|should|helps)|can i take|can you (?:give|help)|is there anything)\b[^.!]{0,40}\b(?:sleep|nod off|some rest)\b(?! (?:and )?(?:never|forever|for ever|for good|not wake))/,
    sayings: [
      'For tonight: somebody near you, lights low, no screen, something warm to drink, and lie down even if sleep does not come; rest counts. No sleeping tablets beyond your own dose, and no drink. A doctor can help with the sleep tomorrow. If the night gets too long, {line} is awake.',
    ],
  },
  {
    id: 'wound-care',
    kinds,
    about: 'self',
    cue: asked('(?:(?:cuts?|wounds?|bleed\\w*|bled|stitch\\w*|scars?|plaster|bandage)\\b)'),
    sayings: [
      'Press a clean cloth on it for ten minutes without looking, the limb held up. If it bleeds on, gapes, is deep, numb or on the neck: an emergency department tonight, or {number}. If it stops, rinse it with water and cover it. Put the blade with somebody else. Is it still bleeding now?',
    ],
  },
  {
    id: 'body-asked',
    kinds,
    about: 'self',
    cue: asked(
      `(?:my|the|your) (?:\\w+ )?${body}\\b[^.!?]{0,30}\\b(?:hurts?|hurting|aches?|sore|pains?|swollen|tight|burns?|normal|wrong|stopped|okay|ok|bad|damaged?)`,
    ),
    sayings: [
      'That deserves an answer too, and I cannot see you from here: tell it to whoever looks after you tonight, or to your doctor in the morning; {line} is there until then. If it is in the chest, takes your breath, or came after something you took, call {number}. Since when have you had it?',
    ],
  },
]
