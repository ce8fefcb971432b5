import type { PushKind } from '../../judge/questions/push-cues.ts'
import type { PleaPoint } from './point.ts'

/** What stands in the way, in words of its own: whose leave, whom one leaves behind, what is feared there. */
export const plainObstacles: readonly PleaPoint[] = [
  {
    cue: /\b(?:sign\w*|permission|consent|approv\w*|allow\w*|agree\w*|let me|say ?so|ask)\b.{0,40}\b(?:husband|hubby|father|dad|in-?laws?|mother-?in-?law|wife|family|elders?)\b|\b(?:husband|hubby|father|in-?laws?|mother-?in-?law|family|elders?)\b.{0,60}\b(?:sign\w*|permission|consent|approv\w*|allow\w*|has to (?:agree|decide|come|say)|must (?:agree|decide|come|say)|travelled|traveled|not around|wont let)\b/,
    unless: /\b(?:allergic|signs? of)\b/,
    text: 'You need nobody’s signature: in an emergency your own yes is enough, and they may treat without anybody else’s. Ring them from there, not before. {reason}',
    source: 'GMC: Consent; FIGO: Consent in emergencies',
  },
  {
    cue: /\b(?:breast ?feed\w*|bottle|nurs(?:e|ing) (?:her|him|the baby)|feeds? (?:her|him))\b.{0,60}\b(?:leave|away|carted|from (?:her|him)|without|take a bottle|wont)\b|\b(?:leave|away|carted|without)\b.{0,60}\b(?:breast ?feed\w*|nursing|bottle)\b/,
    text: 'Take the baby with you, or let somebody bring it after: a maternity ward finds room for both. A missed feed can be made good with a cup or a pump; {who} can not be replaced.',
    source: 'NHS: Breastfeeding in hospital; UNICEF Baby Friendly',
  },
  {
    cue: /\b(?:operat\w*|surgery|theatre|knife|cut me|section|c ?section|caesarean|amputat\w*)\b.{0,40}\b(?:died|dead|killed|death|never came|lost)\b|\b(?:died|dead|killed|lost)\b.{0,40}\b(?:operat\w*|surgery|theatre|hospital|on the table|ward)\b/,
    text: 'I am sorry that you lost somebody that way; no wonder you are afraid of it. It is not certain that it comes to an operation, nobody operates without a yes, and early it is a far smaller one than late. {reason}',
  },
  {
    cue: /\b(?:dont want|do not want|not having|no to|scared of|afraid of|refus\w*|will just|they(?:ll| will)|hate|frightened of|terrified of)\b.{0,30}\b(?:operat\w*|surgery|theatre|knife|cut (?:me|her|him|you)|section|c ?section|caesarean|amputat\w*)\b/,
    text: 'That fear is a real one. But nothing is decided by going there: first they look, then they say what they advise, and nobody does anything without a yes. {reason}',
    source: 'NHS: Consent to treatment',
  },
  {
    cue: /\b(?:gave out|give out|told (?:me )?off|judg\w*|lectur\w*|tut\w*|rolled (?:their|her|his) eyes|blam\w*|shout\w* at|nag\w*|have a go|think im)\b.{0,50}\b(?:smok\w*|vap\w*|weight|fat|drink\w*|drugs?|asthma|time ?waster|again|last time)\b|\b(?:smok\w*|vap\w*|weight|fat|drink\w*|drugs?)\b.{0,40}\b(?:gave out|told (?:me )?off|judg\w*|lectur\w*|blam\w*|again)\b/,
    text: 'I am sorry that you were told off; that was no help to you. Nobody may hold it back because of that, and nobody on {number} will ask about it first: say only what you told me. {reason}',
  },
  {
    cue: /\b(?:train(?:ing)?|play(?:ing)?|the pitch|bench|team|squad|coach|manager|gym|run(?:ning)?|sport|football|hurling|camogie|rugby|cricket|match(?:es)?)\b/,
    cards: /^(?:heart-rhythm|faint|chest-pain)$/,
    story: /\b(?:sprint|running|training|pitch|match|game|played|playing|exercis\w*|gym)\b/,
    text: 'Nobody at the club has to hear it from me. But no training and no game until the heart has been looked at: the next time it may not start again by itself. Most are back once the cause is found.',
    source: 'NICE CG109: Transient loss of consciousness; Cardiac Risk in the Young',
  },
  {
    cue: /\b(?:50\/50|50 50|fifty fifty|(?:is|are) (?:it|you|that) (?:100|a hundred|certain|definite|sure)|100 ?(?:%|percent)|for (?:certain|definite|sure))\b/,
    text: 'It is not certain, and I will not pretend it is: it is the one that must not be missed. Even at odds like that you would not toss a coin. {reason}',
  },
]

const one = '(?:him|her|them|me|us|dad|mum|mom|my \\w+|the (?:baby|kid))'

/** Obstacles that have an answer of their own among the pushes, by words that the readers of pushes pass over. */
export const knownObstacles: readonly {
  cue: RegExp
  kind: Extract<PushKind, 'cost' | 'children' | 'can-drive' | 'embarrassed' | 'pets' | 'better' | 'papers' | 'far' | 'transport'>
  unless?: RegExp
}[] = [
  {
    kind: 'cost',
    cue: /\b(?:no|dont have|havent got|havent|not got|without|got no|have no) (?:\w+ ){0,2}(?:money|cash|insurance|health cover)\b|\b(?:cant|cannot|couldnt) (?:\w+ ){0,2}(?:afford|pay)\b|\b(?:too|so|very) (?:expensive|dear|costly)\b|\bskint\b|\b(?:who|how) (?:\w+ ){0,3}pay\b/,
  },
  {
    kind: 'children',
    cue: /\b(?:leav\w*|mind\w*|look(?:ing)? after|watch\w*|babysit\w*|no ?(?:one|body) (?:to|for)|on my own with|alone with|what about|got)\b.{0,30}\b(?:grand ?(?:kids|children|son|daughter)|kids|children|little ones?|wee(?: )?(?:ones?|uns?)|weans?|bairns?|toddler|the (?:twins|boys|girls)|\d (?:yr|year) old)\b/,
  },
  {
    kind: 'can-drive',
    cue: new RegExp(
      String.raw`\b(?:ill|i will|i can|im going to|gonna|could i|can i|let me) (?:\w+ ){0,2}drive\b(?! (?:him|her|them|mum|dad))|\bdrive (?:myself|meself)\b|\b(?:hop|get|bundle|put|pop|stick|load|carry|lift) (?:${one} )?(?:straight )?in(?:to)? (?:the|my|our|a) (?:car|truck|van)\b|\b(?:(?:my|our|the|his|her) )?(?:car|van|truck|motor)(?:s| is|s just| is just)? (?:right |just |parked |sat )*(?:outside|here|there|out (?:the )?(?:front|back)|in the drive\w*|on the (?:drive|street|road)|at the door|waiting)\b|\b(?:quicker|faster|sooner|easier)\b.{0,20}\b(?:drive|drove|driving|take|took|go|went|bring|car)\b|\b(?:take|run|bring|rush|whizz|zip|pop) (?:${one} )?(?:in|down|up|over|there|round)\b.{0,16}\b(?:myself|ourselves|meself|by car|in (?:the|my|our) car)\b|\b(?:have|get) ${one} (?:in|there) in \w+ min|\b(?:shall|should|can|could) (?:i|we) (?:just |not just )?(?:set off|go|leave) (?:by|in the) car\b`,
    ),
    unless:
      /\b(?:ambulance|crew|paramedics?|taxi|cab|uber)(?:s| is| are)? (?:\w+ )?(?:outside|here|there|at the door)\b|\bin the car park\b|\b(?:already|now) in the car\b/,
  },
  {
    kind: 'embarrassed',
    cue: /\bnot (?:telling|saying|showing) (?:\w+ ){0,3}(?:that|this|it|her|them|him)?\b.{0,12}(?:nurse|doctor|them|anyone|stranger|man|woman)?\b.{0,4}\bthat\b|\b(?:cant|couldnt|could never|never) (?:tell|say|show)\b.{0,24}\b(?:nurse|doctor|them|anyone|stranger)\b|\b(?:embarrass\w*|mortif\w*|ashamed|humiliat\w*|awkward|laugh at)\b/,
  },
  {
    kind: 'better',
    cue: /\b(?:hes|shes|im|he is|she is|i am|its|it is|theyre|face is|mouth is|arm is|speech is|voice is|feel(?:s|ing)?) (?:\w+ ){0,2}(?:grand|fine|normal (?:now|again)|back to (?:normal|him|her)|right as rain|perfect|good as new|straight(?: again)?|all ?right(?! (?:arm|leg|side|hand|eye|foot))|okay|ok|himself|herself|happy as|tip ?top)\b|\b(?:its|it has|has|all|completely|totally) (?:all |just |completely |totally )?(?:gone|passed|cleared|disappeared|worn off)(?= now| again| honest| completely| since| so\b| and (?:hes|shes|im)|[,.!]|$)|\b(?:went|gone) away\b/,
    unless:
      /\b(?:not|isnt|wont|will be|ill be|if|until|till|worse|once|gone (?:white|blue|cold|numb|quiet|dozy|grey|black|hard|stiff|floppy)|is it fine|used to|(?:says?|said|told|thinks?|thought|reckons?)\b.{0,24}\b(?:fine|grand|ok|okay|normal|all ?right))\b/,
  },
]
