import type { CrisisKind } from '../../case/case.ts'
import type { CrisisTopic } from './crisis-topic.ts'

const distress: readonly CrisisKind[] = ['self-harm', 'harm-to-others', 'psychosis']

/** What a talk about a crisis turns on where others come in: children, parents, who comes over, who went missing, a promise. */
export const crisisFamily: readonly CrisisTopic[] = [
  {
    id: 'told-somebody',
    kinds: distress,
    about: 'self',
    cue: /^(?!.*\b(?:kill|die|dying|pills|rope|end it|goodbye|jump)\b).*(?<!\b(?:havent|not|never|if|cant|wont|should|before|until) (?:\w+ ){0,2})\b(?:told (?:my )?(?:mum|mom|dad|mother|father|parents|sister|brother|wife|husband|partner|friend|teacher|gran|nan|flatmate|boyfriend|girlfriend)|(?:mum|mom|dad|mother|father|sister|brother|wife|husband|partner|friend|teacher|gran|nan|flatmate|she|he)(?:s| is) (?:\w+ ){0,2}(?:taking|driving|bringing|going to take|gonna take|going to drive|coming with) me)\b(?!.{0,30}\b(?:didnt|doesnt|laughed|angry|shouted|wont|not believe|off)\b)/,
    sayings: [
      'That took courage, and I am so glad somebody knows. Let them stay close to you, and go with them; you may say as little as you like there, or show this screen. A wound is shown first. If it gets too much tonight, {line} answers at any hour. How do you feel now that it is said?',
    ],
  },
  {
    id: 'leave-alone',
    kinds: ['self-harm'],
    about: 'other',
    cue: /\b(?:leave|leaving|left)\b.{0,14}\b(?:him|her|them)\b.{0,14}\b(?:alone|by (?:him|her|them)sel\w*|on (?:his|her|their) own|tonight|for (?:an?|the|a few)|with)\b|\b(?:can|should|may|could|do) i\b.{0,12}\b(?:go (?:to (?:work|bed|sleep)|home|out)|pop out|sleep)\b/,
    sayings: [
      'No, please not tonight. Until {who} has been seen, somebody stays near, also through the night, with the door open. Lock away medicines, blades and ropes. You can share the watch with one more person. {line} tells you how to go on, and {number} comes if it turns bad. Who could be there with you?',
    ],
  },
  {
    id: 'plant-idea',
    kinds: distress,
    about: 'other',
    cue: /\bput(?:ting)? (?:the |that |an? )?ideas? (?:in|into)\b|\bask(?:ing)?\b.{0,30}\b(?:idea|worse|push (?:him|her|them)|upset (?:him|her|them))\b/,
    sayings: [
      'No. Asking does not put the idea there. It shows {who} that it can be said, and it makes people safer. Ask in plain words: "Are you thinking of killing yourself?" Then listen, do not argue, and stay. If the answer is yes, or no answer comes: {line}, or {number}, and nobody leaves {who} alone. Can you ask now?',
    ],
  },
  {
    id: 'take-children',
    kinds: [...distress, 'abuse'],
    told: 'child',
    cue: /\b(?:take|taking|taken|lose|remove)\b.{0,12}\b(?:her|him|them|it|the (?:baby|kids|children|child)|my (?:baby|kids|children|son|daughter|little (?:one|girl|boy)))\b.{0,6}\b(?:away|off (?:me|us|them|him|her)|from (?:me|us|them|her|him)|into care)\b/,
    sayings: [
      'It is what many parents fear, and it keeps them silent. Doctors see telling as what a good parent does: they want to help you stay together and safe, and a child is very rarely taken for thoughts that somebody asks help with. I cannot promise for every case; I do know that staying silent is the greater risk. Whom do you trust most: your midwife, your doctor, {line}?',
    ],
  },
  {
    id: 'intrusive',
    kinds: ['harm-to-others'],
    about: 'self',
    told: 'child',
    cue: /\b(?:i would never|id never|never (?:do|hurt|harm)|dont want (?:to|these|them)|scares? me|frightens? me|horrif\w*|feel sick|hate (?:the|these|it)|hid(?:e|den|ing) the knives)\b/,
    sayings: [
      'That you are horrified by these pictures matters a great deal: they are unwanted thoughts, and they come to very many who are worn out, new parents and carers alike. You should not carry this alone another night: tell your doctor, or the midwife, today in just these words, and let someone take over for some hours. How are you yourself: do you sleep, and have you thought of not being here?',
    ],
  },
  {
    id: 'intrusive-other',
    kinds: ['harm-to-others'],
    about: 'self',
    cue: /\b(?:i would never|id never|never (?:do|hurt|harm)|dont want (?:to|these|them)|scares? me|frightens? me|horrif\w*|feel sick|hate (?:the|these|it)|hid(?:e|den|ing) the knives)\b/,
    sayings: [
      'That you would never want it, and say it aloud, matters a great deal: unwanted thoughts come to many people in great strain, and they can be treated well. Tell a doctor today in just these words, and let somebody else take over tonight. How are you yourself: do you sleep, and have you thought of not being here?',
    ],
  },
  {
    id: 'leave-baby-with',
    kinds: ['psychosis', 'harm-to-others'],
    about: 'other',
    cue: /\bleav(?:e|ing)\b.{0,16}\b(?:baby|child|kids|twins|them|him|her)\b.{0,24}\b(?:with (?:her|him)|alone|for (?:an?|one|ten|\d+) (?:hour|minutes?|min))\b/,
    sayings: [
      'No, please not, not even for a short while and however calm it looks: such a state can turn within minutes. Take the baby with you, or let somebody else run the errand and stay with both. And go to the hospital with {who} today; {number} if anything frightens you. Who can come over now?',
    ],
  },
  {
    id: 'baby-blues',
    kinds: ['psychosis'],
    about: 'other',
    cue: /\bbaby blues\b|\bonly (?:tired|hormones|stress)\b|\bjust (?:needs? (?:rest|sleep)|tired|hormones|stress)\b|\brest is needed\b|\bcalm (?:just )?now\b/,
    sayings: [
      'Baby blues are tears and ups and downs in the first ten days. They do not bring nights without sleep and beliefs that are not so. This can be an illness of the weeks after a birth that changes from hour to hour, so being calm now settles nothing. It is treated well, in hospital, with the baby close by. Please go today, or call {number}. Who can stay with the baby meanwhile?',
    ],
  },
  {
    id: 'tell-parents',
    kinds: ['self-harm', 'abuse'],
    about: 'self',
    cue: /\b(?:tell|telling|ring|told)\b.{0,6}\bmy (?:mum|mom|mam|dad|parents|amma|folks)\b|\b(?:mum|mom|mam|dad|she|he|they)(?:ll| will|d| would)? (?:go mental|go mad|freak\w*|kill me|be (?:so )?(?:upset|angry|mad|heartbroken))\b|\bonly just stopped crying\b/,
    sayings: [
      'I tell nobody; I cannot. And still I hope that one grown-up knows tonight, because this is too much to hold alone. It may go better than you fear: "I am not OK. Please do not shout, just sit with me." It does not have to be at home: an aunt, a teacher, the parent of a friend. {line} can be with you while you say it. Who would be the easiest?',
    ],
  },
  {
    id: 'friend-on-call',
    kinds: ['self-harm'],
    about: 'self',
    cue: /\b(?:on|by|over) (?:facetime|the phone|a call|zoom|whatsapp|video)\b.{0,12}\bwith me\b|\bwith me\b.{0,12}\bon (?:facetime|the phone|a call)\b/,
    sayings: [
      'I am glad you are not alone in this minute. Ask your friend to stay on, and do the next step together: put away what you could use, and get a grown-up or somebody near into the room. A screen can listen, but it cannot sit beside you. Who is nearest to you right now?',
    ],
  },
  {
    id: 'let-in',
    kinds: distress,
    about: 'self',
    cue: /\b(?:should|can|shall|do) i let (?:her|him|them|my \w+)\b|\bwants? to come (?:over|round|here)\b/,
    sayings: [
      'Yes, if you feel safe with that person. Before the door opens, put anything that could hurt out of the room. Then let them sit with you, and go together to a doctor or an emergency department today. Can you tell them: "I need you to stay with me"?',
    ],
  },
  {
    id: 'weapon',
    kinds: ['psychosis', 'harm-to-others'],
    about: 'self',
    cue: /\b(?:hammer|knife|bat|gun|axe|machete|crowbar|blade|weapon)\b.{0,24}\b(?:by|beside|under|next to|near|on|in|just in case|ready)\b/,
    sayings: [
      'I do not call you mad. I hear that you are frightened and want to be ready. A weapon in reach makes every night more dangerous, for you too. Please put it out of the room now, or give it to somebody. If you feel that you must use it: {number}, straight away. Who could be with you tonight?',
    ],
  },
  {
    id: 'go-over',
    kinds: ['self-harm'],
    about: 'other',
    cue: /\b(?:should|shall|can|do) i (?:drive|go|run|head)(?: \w+){0,2} (?:over|there|round|to (?:him|her|them))\b/,
    sayings: [
      'Yes, if you are sober and can take somebody along; do not go in alone. Keep your phone on, tell {number} that you are on the way, and do not force a door: the police and the crew can. If you find {who} awake, sit close and say: "I am here, and I am not leaving." Can you go with someone?',
    ],
  },
  {
    id: 'happened-before',
    kinds: ['self-harm'],
    about: 'other',
    cue: /\b(?:done|did|does|tried) (?:this|it|that)\b.{0,12}\bbefore\b|\bfor attention\b|\bwhen (?:drunk|hes drunk|shes drunk)\b/,
    sayings: [
      'Earlier tries and drink make it more dangerous, not less. Nobody can tell from outside which time is meant. Please call {number} now with the name, the address and the words that were written; work will understand. If it was not meant, you have shown {who} that it matters to you. Will you call?',
    ],
  },
  {
    id: 'promise-tomorrow',
    kinds: ['self-harm'],
    about: 'self',
    cue: /\b(?:promise|swear|ill (?:call|ring|see|go))\b.{0,40}\b(?:tomorrow|later|in the morning|on monday|next week)\b/,
    sayings: [
      'I believe that you mean it, and tomorrow is a good plan for tomorrow. Tonight is the part I worry about. Two things make it safer: what you would use goes to somebody else or out of the house, and one person is with you or on the phone until morning. {line} for the night, {number} if you cannot hold on. Which can you do first?',
    ],
  },
  {
    id: 'no-hospital',
    kinds: ['self-harm'],
    about: 'self',
    cue: /\b(?:dont|do not) (?:make|want) me\b.{0,12}\bhospital\b|\b(?:leave|left|stuck)\b.{0,12}\b(?:in|on) (?:a |the )?corridor\b|\b(?:not|never) (?:going|go) (?:back )?(?:to|there|in)\b.{0,12}\b(?:hospital|a ?& ?e|er|ward)\b/,
    sayings: [
      'I am sorry it was like that. Nobody here can make you go, and I stay and talk with you. There are other ways to a person tonight: {line}, your crisis team if you have one, somebody who comes and sits with you. Only if you cannot keep yourself safe it has to be {number}. Is what you would use out of your reach?',
    ],
  },
  {
    id: 'driving',
    kinds: ['self-harm'],
    about: 'self',
    cue: /\b(?:every drive|when i drive|driving|truck|lorry|behind the wheel|crash\w*)\b/,
    sayings: [
      'Then please do not drive until you have talked with somebody about it: hand over the keys, or call in sick, today. Distance from the means saves lives. See a doctor or a crisis team today, and if the pull gets strong, {number}. {line} is there meanwhile. Who could take the keys?',
    ],
  },
]
