import type { CrisisKind } from '../../case/case.ts'
import type { CrisisTopic } from './crisis-topic.ts'

const distress: readonly CrisisKind[] = ['self-harm', 'harm-to-others', 'psychosis']
const all: readonly CrisisKind[] = ['self-harm', 'harm-to-others', 'psychosis', 'abuse', 'overdose', 'poisoning']

export const crisisTopics: readonly CrisisTopic[] = [
  {
    id: 'machine',
    kinds: all,
    cue: /\b(?:are you (?:(?:only|just|really|even) )*(?:an? )?(?:real|human|person|bot|robot|ai|machine|computer|program)|is (?:this|there) (?:(?:only|just|really|even) )*an? (?:real |actual )?(?:human|person|bot|robot|machine|computer)|(?:talking|speaking|writing) to (?:an? )?(?:real |actual )?(?:human|person|bot|robot|machine|computer|wall)|(?:only|just) (?:a )?(?:bot|robot|machine|computer|program|ai)|youre (?:a|only|just)? ?(?:bot|robot|machine|computer|ai)|not (?:a )?real (?:person|doctor))\b/,
    sayings: [
      'Yes, I am a computer program, and no human reads along. I stay as long as you write, but you deserve a human voice as well: {line}. Will you call while I stay here with you?',
      'Still a program, yes; what you tell me counts all the same. Who of the people you know would you most like to have beside you tonight?',
    ],
  },
  {
    id: 'means',
    kinds: ['self-harm', 'harm-to-others'],
    about: 'self',
    cue: /\b(?:pills?|tablets|meds|knife|blade|razor|rope|belt|gun|bridge|tracks|train|car keys|insulin|paracetamol|roof|cliff|ledge|noose|scissors)\b(?!.{0,20}\b(?:locked|gave|given|threw|thrown|away|gone)\b)/,
    sayings: [
      'Thank you for being so open. That is close by, and distance saves lives: the worst wave often passes within the hour. Please put it out of reach now. Give it to someone, or walk away from it. Can you do that while I wait?',
      'Please get away from it first, we can talk about everything else after. Another room, the street, a neighbour’s door. If you cannot, call {number} now. Where can you go?',
    ],
  },
  {
    id: 'means-away',
    kinds: ['self-harm', 'harm-to-others'],
    cue: /\b(?:locked (?:it|them)|gave (?:it|them)|given (?:it|them)|threw (?:it|them)|thrown|flushed|put (?:it|them) (?:away|down)|walked away|im (?:off|away from)|left (?:it|the))\b/,
    sayings: [
      'That was a strong thing to do. Thank you. You just made tonight safer. Now let us get a voice to you: who could you ring, {line} or somebody you know?',
    ],
  },
  {
    id: 'locked-up',
    kinds: distress,
    cue: /\b(?:lock(?:ed)? (?:me|him|her) up|section(?:ed)?|police|put (?:me|him|her) (?:in|away)|psych (?:ward|hospital)|take (?:my|the|his|her) (?:kids|children|baby)|lose my (?:job|kids|children|licen[cs]e)|tell my (?:mum|mom|parents|dad|school)|find out|social services|on my record)\b/,
    sayings: [
      'I understand that fear. Most people who say this out loud go home with a plan and a date to talk again; being kept is rare, and short. Talking to {line} can stay without your name. What worries you most about telling someone?',
      'It is your story, and you choose whom you tell first. Nobody loses a child for asking for help; it shows that you care. Which one person would be the easiest to tell?',
    ],
  },
  {
    id: 'line-fails',
    kinds: [...distress, 'abuse'],
    cue: /\b(?:on hold|no ?(?:one|body) (?:picks|picked|answers|answered)|engaged|busy|(?:hate|dont like|cant do|scared of|not good on) (?:phones?|the phone|calling|phone calls|talking)|cant (?:talk|call|speak)|dont want to (?:call|ring|phone|talk to)|(?:theyre|helplines?|it|that|they) (?:are |is |do |does |did )?(?:useless|dont help|didnt help|wont help|never helps?)|already (?:tried|called|rang))\b/,
    sayings: [
      'That is hard, when you had to gather courage for it. There are other ways: {other}. You can also walk into any emergency department and say "I am not safe", or call {number}. Which of these could you do?',
      'Then let us find another way in. A text to one friend is enough: "I am not OK, can you come?" Or {other}; or {number} if you are not safe. Whom could you write to right now?',
    ],
  },
  {
    id: 'alone',
    kinds: [...distress, 'overdose'],
    about: 'self',
    cue: /\b(?:alone|by myself|no ?(?:one|body)(?: is| s)? (?:here|around|with me|cares|to call|there|left)|dont have (?:anyone|anybody|friends|family)|no (?:friends|family)|live(?:s)? alone|on my own)\b/,
    sayings: [
      'Being alone with this is the hardest part. Let us change that now: {line} picks up day and night, and they know this well. Or go where people are: a neighbour, a shop that is open, a hospital. Which is nearest to you?',
      'Then let me help you find one person, even one you have not spoken to for long. Many are glad to be asked. Until then {line} is somebody. Who comes to mind?',
    ],
  },
  {
    id: 'together',
    kinds: distress,
    about: 'self',
    cue: /\b(?:(?:wife|husband|partner|mum|mom|dad|mother|father|sister|brother|friend|flatmate|housemate|girlfriend|boyfriend|daughter|son|neighbou?r|mate|gran|nan|aunt|someone|she|he|they)(?:s| is| are|re)? (?:here|with me|next door|in the (?:next|other) room|downstairs|upstairs|at home|coming|on (?:his|her|their) way|asleep)|not alone|with (?:my|a) (?:wife|husband|partner|mum|mom|dad|sister|brother|friend|flatmate|family|parents|girlfriend|boyfriend))\b/,
    sayings: [
      'I am glad somebody is near. Have you told {nearObject} how bad it is? You can show {nearObject} this screen, or say: "I have thoughts of not wanting to live, and I need you to stay with me." Could you do that now?',
      'Good. Please stay in the same room with {nearObject} tonight. What would be the hardest thing about telling {nearObject}?',
    ],
  },
  {
    id: 'body-cause',
    kinds: ['self-harm'],
    about: 'self',
    cue: /^\W*(?:no\W+)?(?:lol\W+)?(?:its|it is|just|only|because of|its because of) (?:just |only |all )?(?:the|my|this) (?!life|pain inside|everything)\w+|\b(?:the (?:pain|itch\w*|cough|nausea|headaches?|rash|eczema|tinnitus|insomnia))\b/,
    sayings: [
      'So it is that which wears you down; I understand, and we will see what can be done for it. Just so that I am sure: are you thinking of ending your life? A plain no is enough. If yes, {line} is there right now.',
    ],
  },
  {
    id: 'no-plan',
    kinds: ['self-harm'],
    about: 'self',
    cue: /\b(?:(?:not|never|wont|wouldnt) (?:actually |really |ever )?(?:going to |gonna |planning to )?(?:do|act|hurt|kill)\b(?: (?:anything|it|myself|that|on it))?|no plans?|dont have a plan|im safe|i am safe|just thoughts|only thoughts|wouldnt (?:really )?do it|(?:im|i am|feel) (?:ok|okay|fine|alright|better|calmer)(?: now)?)\b/,
    sayings: [
      'Thank you for telling me so plainly. I am relieved, and I believe you. Thoughts alone are painful enough; a doctor can help with them, and {line} is there at any hour. What keeps you going on the days when it is bad?',
      'That is good to hear. Thoughts come in waves, so a plan for the next wave helps: whom to call ({line}), where to go, what to put away. When do they mostly come?',
    ],
  },
  {
    id: 'loss',
    kinds: distress,
    cue: /\b(?:lost (?:my|our|his|her) (?!job|work|house|home|flat|money|phone|keys|licen[cs]e|way|temper|mind|appetite)|died|passed away|death of|funeral|broke up|left me|split up|divorc\w*|cheated|miscarr\w*|widow\w*|dumped|breakup|since (?:he|she|they) (?:left|died|went))\b/,
    sayings: [
      'I am so sorry. To lose that would knock anyone down, and missing someone can feel like not wanting to be here. Who else knows how you feel about it?',
      'That is a deep hurt. It does not stay this sharp, even if it feels so now. When is it worst, by day or by night?',
    ],
  },
  {
    id: 'money-work',
    kinds: distress,
    cue: /\b(?:job|fired|sacked|redundan\w*|debts?|money|bills|rent|evict\w*|homeless|bailiffs?|business|exams?|failed|uni|school|boss|gambl\w*|loan|visa)\b/,
    sayings: [
      'That is a heavy load, and it makes people feel trapped. Problems like these have ways out that are hard to see when you are this low. You do not have to solve it tonight. Who could go through it with you tomorrow?',
      'No wonder you are worn out. It is a bad situation, and it is not what you are worth. What would make the next hour a little easier?',
    ],
  },
  {
    id: 'bullied',
    kinds: distress,
    cue: /\b(?:bull(?:y|ied|ying|ies)|pick(?:ed|ing)? on me|laugh(?:ed|ing)? at me|no friends|online|group chat|hate me|hates me|left out|lonely|loneliness|gay|trans|coming out|ugly|fat)\b/,
    sayings: [
      'That hurts, and it is not right. You are not what they say. Is there one grown-up or friend who is on your side: at home, at school, at work?',
      'I am sorry they treat you so. It gets better with one ally more. Who could that be? And {line} is good at just this.',
    ],
  },
  {
    id: 'guilt',
    kinds: [...distress, 'overdose'],
    cue: /\b(?:burden|ashamed|shame|guilt\w*|(?:im|i am|so|feel|feeling|being|was) (?:so |really )?(?:stupid|pathetic|useless)|worthless|hate myself|failure|my fault|waste of|dont deserve|embarrass\w*|sorry)\b/,
    sayings: [
      'That is the illness talking, and it talks harshly. People who love you would rather have the trouble than lose you. What would you say to a friend who felt this way?',
      'You have nothing to be sorry for. You reached out, and that is the strong part of you. Who would want to know how bad it is today?',
    ],
  },
  {
    id: 'baby',
    kinds: distress,
    cue: /\b(?:baby|newborn|gave birth|postnatal|postpartum|breastfeed\w*|cry(?:ing)? all night|new mum|new mom)\b/,
    sayings: [
      'So little sleep and so much to carry: this happens to many parents, and it can be treated. It does not make you a bad one. Lay the baby in the cot where it is safe. Who can take over for an hour, so that you can sleep and ring your midwife or doctor?',
      'Please tell your midwife, health visitor or doctor today just what you told me. They hear it often, and they help. Who is with you and the baby now?',
    ],
  },
  {
    id: 'hurt-self',
    kinds: ['self-harm'],
    about: 'self',
    cue: /\b(?:cut|bleeding|blood|burn(?:t|ed)|wound|stitches|deep)\b/,
    sayings: [
      'Thank you for telling me. First the wound: press a clean cloth on it and hold it up. Deep, gaping or still bleeding after 10 minutes: hospital now, or {number}. Nobody there will tell you off. How deep is it?',
      'Cover it with something clean. When the urge comes: wait ten minutes, hold ice, call {line}. What happened just before?',
    ],
  },
  {
    id: 'throat',
    kinds: ['abuse'],
    cue: /\b(?:throat|neck|chok\w*|strangl\w*|couldnt breathe|passed out|hoarse|swallow)\b/,
    sayings: [
      'Being held by the throat is dangerous, even with no mark: swelling or a torn vessel can show days later. Please go to an emergency department today. A hoarse voice, pain in swallowing or a faint: call {number}. Can you get there without the other person?',
    ],
  },
  {
    id: 'present',
    kinds: ['abuse'],
    cue: /\b(?:(?:he|she|they)(?:s| is|re| are)? (?:here|back|home|coming (?:back|home)|in the (?:house|room|next room)|outside|downstairs|banging)|outside the door|hiding)\b/,
    sayings: [
      'Then be careful with this screen. If you are in danger, call {number}; in many places you can stay silent, cough or tap, and they still trace it. Get to a room with a way out, not the kitchen or bathroom. Can you leave to a neighbour?',
    ],
  },
  {
    id: 'children',
    kinds: ['abuse'],
    cue: /\b(?:kids|children|son|daughter|baby|toddler)\b/,
    sayings: [
      'Children feel this even behind a closed door, so it is right to think of them. Teach them to go to a neighbour and to call {number}. {line} can help to find a place for all of you. Are they safe right now?',
    ],
  },
  {
    id: 'my-fault',
    kinds: ['abuse'],
    cue: /\b(?:my fault|i (?:made|make|provoked|deserve)|love (?:him|her)|(?:hes|shes|he is|she is) (?:not always|usually|really)|only when|drunk|drinks?|says sorry|stress(?:ed)?|didnt mean|no ?(?:one|body) (?:would|will) believe)\b/,
    sayings: [
      'You can love somebody and still not be safe with them. Drink or stress do not hit; a person does, and that is never your doing. What would you want for a friend in your place?',
      'I believe you. And so will the people at {line}; they hear this each day. You need not decide anything today. What would make tonight safer?',
    ],
  },
  {
    id: 'leave',
    kinds: ['abuse'],
    cue: /\b(?:leave|cant go|nowhere to go|no money|passport|visa|where (?:can|do|would) i go|shelter|refuge|escape|phone|track\w*|check\w*)\b/,
    sayings: [
      'Leaving is the most risky moment, so plan it with people who know how: {line}. They find a place, also with children or without papers. Till then: a bag with keys, papers and medicines at a friend’s. Is there someone who could keep it?',
    ],
  },
  {
    id: 'refuses-help',
    kinds: distress,
    about: 'other',
    cue: /\b(?:wont|refus\w*|doesnt want|says (?:he|she|they)(?:s| is|re| are)? (?:fine|ok|joking)|angry|pushes me|made me promise|secret|not to tell)\b/,
    sayings: [
      'That is common, and it is not a reason to stop. Say: "I would rather have you angry with me than lose you." Stay close, and call {line} for advice yourself. In danger a promise of silence does not hold: call {number}. Can you stay with them tonight?',
    ],
  },
  {
    id: 'missing',
    kinds: distress,
    about: 'other',
    cue: /\b(?:(?:not|isnt|arent) answering|no answer|wont (?:answer|reply|pick up|open)|cant (?:find|reach|get hold)|dont know where|gone (?:out|missing)|phone(?:s| is) off|locked (?:in|himself|herself)|left the house)\b/,
    sayings: [
      'Then please call {number} now and say just that: thoughts of suicide, and not to be reached. They can look for people and open doors. Tell them where it could be, what they wear and which car. Have you got an address?',
    ],
  },
  {
    id: 'what-to-say',
    kinds: distress,
    about: 'other',
    cue: /\b(?:what (?:do|should|can) i (?:say|do|tell)|how (?:do|can|should) i (?:help|talk|ask)|dont know what to (?:say|do)|say the wrong)\b/,
    sayings: [
      'You need no perfect words. Sit beside them. Ask: "Are you thinking of killing yourself?" Listen more than you talk. Then: "I am glad you told me. I will help you get help." Do not argue or promise secrecy. Then ring {line} together. Could you ask today?',
    ],
  },
  {
    id: 'voices',
    kinds: ['psychosis'],
    cue: /\b(?:voices?|hear(?:ing)?|whisper\w*|following|cameras?|watch\w*|chip|messages|signs|poison\w*)\b/,
    sayings: [
      'That must be frightening, and it is real to you. You do not have to do what they say, or to prove anything to me. It helps to be near someone you trust, with the light on and less noise. Do they tell you to hurt yourself or anyone?',
      'I hear how much this takes. Medicine and rest can turn it down. Who could go with you to a doctor today?',
    ],
  },
  {
    id: 'thanks',
    kinds: all,
    cue: /\b(?:thanks|thank you|thx|bye|goodbye|goodnight|good night|feel (?:a bit )?better|that helps?|that helped|i will (?:call|ring|talk|tell)|ill (?:call|ring|talk|tell)|going to (?:call|ring|talk|tell))\b/,
    sayings: ['{ending}'],
  },
]

/** What is said where no topic was heard: each in turn, so that the same is never said twice running. */
export const crisisOpenEnds: Readonly<Record<'self' | 'other', Readonly<Partial<Record<CrisisKind, readonly string[]>>>>> = {
  self: {
    'self-harm': [
      'I am here, and I am listening. What happened that brought you to this point today?',
      'Thank you for staying with me. How strong is it right now, from 0 to 10, and is it rising or falling?',
      'That sounds so heavy. Who knows how you feel, even a little? If nobody, {line} is a good first voice.',
      'Let us just look at the next hour. What has helped you through a bad hour before: a person, a place, a pet, music?',
      'I would like you to be with someone tonight. Whom could you ask to come, or where could you go?',
      'You have come this far, and you still talk with me. That counts. What is one thing that you would miss, or that would miss you?',
    ],
    abuse: [
      'I believe you. Take your time. What happened, and when was the last time?',
      'Thank you for trusting me. Has it become worse of late, or is there a weapon in the house?',
      'You decide the pace. Is there a friend, a neighbour, a colleague whom you could tell? {line} can help you plan.',
      'Are you hurt anywhere, or could you be pregnant? A doctor can look at it and keep it private.',
    ],
    'harm-to-others': [
      'Thank you for staying with me. What happened just before these thoughts came?',
      'Keep your distance while we talk, please. Who could come and be with you?',
      'Is it a wish, or a thought that frightens you? Both can be helped, in different ways. {line} can tell you more by voice.',
      'What has calmed you before: walking, cold water on the face, a call? Could you do that now, away from everybody?',
    ],
    psychosis: [
      'I am here. How long has it been like this, and how did you sleep last night?',
      'That sounds tiring. Is there someone you still trust, who could sit with you?',
      'Have you taken anything, or stopped a medicine of late? It helps the doctor to know.',
      'Let us keep it simple: some water, a bite to eat, a calm room. Who can take you to a doctor today?',
    ],
  },
  other: {
    'self-harm': [
      'You are doing a good thing. What did {who} say or do that made you worry?',
      'Has {who} tried before, or got hold of anything dangerous? Please put it away, quietly.',
      'It is hard for you as well. Who can take turns with you, so that nobody is alone tonight?',
      'Could you ring {line} or a crisis team together, and go along to a doctor today?',
    ],
    abuse: [
      'Thank you for not looking away. What did you see, and when?',
      'Can you speak with {who} alone, in a safe place? Say that you believe it, and that it is not their fault.',
      'Please tell {line}, social services or the police today. You need no proof to ask.',
    ],
    'harm-to-others': [
      'Where is everybody now? Please keep a door between you.',
      'Has it happened before, or is there a weapon? Tell {number} that first.',
      'Who can take children and others away from there now?',
    ],
    psychosis: [
      'How long has this gone on, and does {who} sleep and eat?',
      'Is there a medicine that was stopped, or are drugs or a birth part of it? The doctor will ask.',
      'Who does {who} still trust? That person should go along to a doctor today.',
    ],
  },
}
