/** A feeling that a person would say a word to: how it shows (lower case, no apostrophes), and what is said. */
export interface Feeling {
  id: string
  cue: RegExp
  /** To the patient; the second where it is felt again. */
  toSelf: readonly [string, string]
  /** To the one who speaks about another; `{who}` is the patient. */
  toOther: readonly [string, string]
  /** Beside a danger, where few words are best. */
  inDanger: string
}

const stepByStep: readonly [string, string] = [
  'I understand that this frightens you. I will ask a few short questions, and then tell you plainly what I think and what to do next.',
  'I hear how worried you are; that is only human. Let us go on one step at a time, so that you know where you stand.',
]

/** The closest first: a loss before sadness, a fear with a name before any fear. */
export const feelings: readonly Feeling[] = [
  {
    id: 'fear-for-pregnancy',
    cue: /\b(?:(?:losing|lose|miscarrying|hurt|harmed|harming) (?:my|the|our) (?:baby|pregnancy)|(?:is|will) (?:my|the|our) baby (?:be )?(?:ok|okay|alright|all right|alive|safe)|am i (?:having a miscarriage|miscarrying))\b/,
    toSelf: [
      'I am sorry you have to go through this fear for your baby. I cannot promise anything from here, but many pregnancies go on well after a scare, and the sooner someone looks, the sooner you know.',
      'Waiting to know is the hardest part, and I am sorry for that. Let us get you the check that answers it.',
    ],
    toOther: [
      'I am sorry you both have to go through this fear for the baby. I cannot promise anything from here, but many pregnancies go on well after a scare.',
      'Waiting to know is hard on both of you. A check is what answers it.',
    ],
    inDanger:
      'I am sorry you have to go through this fear for your baby. I cannot promise anything from here, but many pregnancies go on well after a scare, and they can tell you there.',
  },
  {
    id: 'grief',
    cue: /\b(?:(?:he|she|dad|father|mum|mom|mother|husband|wife|partner|baby|son|daughter|brother|sister|friend|grand\w+|nan|gran|dog|cat|pet|twin) (?:has |just |recently |suddenly )*(?:died|passed(?: away)?)\b(?! of| from| (?:water|urine|wind|gas|stools?|motions?|blood|clots?|out|by|it|a|the|his|her|my|this|that|nothing)\b)|lost (?:my|our) (?:\w+ )?(?:baby|husband|wife|mum|mom|dad|mother|father|son|daughter|brother|sister|friend|partner|pregnancy|dog|cat)|miscarr(?:ied|iage)|stillb\w*|funeral|widow\w*|grie(?:f|ving)|bereave\w*)\b/,
    toSelf: [
      'I am so sorry for your loss. Grief takes hold of the body too, so it is right that you tell me.',
      'I am sorry. Missing somebody comes in waves, and it may hurt for a long time. Be gentle with yourself.',
    ],
    toOther: [
      'I am so sorry for this loss. Grief takes hold of the body too.',
      'I am sorry. Grief comes in waves; it helps {who} that you are there.',
    ],
    inDanger: 'I am so sorry for your loss. Let us look after you first.',
  },
  {
    id: 'new-mother',
    cue: /\b(?:had (?:a|my|our) baby|gave birth|after (?:the )?birth|new(?:born)? (?:baby|mum|mom))\b.{0,80}\b(?:cry(?:ing)?|in tears|tearful|(?:terrible|bad|awful|useless|rubbish|worst) (?:mother|mum|mom)|cant cope|not coping|so low|so down|empty|overwhelmed)\b/,
    toSelf: [
      'Thank you for telling me. Many mothers cry and doubt themselves in the weeks after a birth. It does not make you a bad mother, and there is help that works.',
      'It is hard to feel like this when everybody expects joy. You are not alone with it, and it gets better with help.',
    ],
    toOther: [
      'It is good that you look out for {who}. Many mothers cry and doubt themselves in the weeks after a birth, and there is help that works.',
      'It is hard to feel like this when everybody expects joy. With you beside {who}, help is easier to take.',
    ],
    inDanger: 'Many mothers feel like this after a birth; it is not your fault. Help first, the rest after.',
  },
  {
    id: 'guilt',
    cue: /\b(?:(?:feel(?:ing)?|so|am|im) (?:so |really |very |terribly |awfully )?(?:guilty|to blame)|(?:its |is it |was it |all )?my (?:own )?fault|blam(?:e|ing) myself|should have (?:noticed|known|come|gone|seen|watched)|(?:bad|terrible|awful|worst) (?:mum|mom|mother|dad|father|parent|daughter|son|wife|husband))\b/,
    toSelf: [
      'Please do not be hard on yourself. Such things happen to careful people too, and it is right that you ask now. Let us look at what helps.',
      'I hear the guilt in it. You could not know then what you know now; what counts is that you are acting on it.',
    ],
    toOther: [
      'Please do not blame yourself. Such things happen to the most careful people, and asking now is just what {who} needs from you.',
      'I hear how guilty you feel. You could not know then what you know now; what counts is that you are acting on it.',
    ],
    inDanger: 'Please do not blame yourself. It happens to the most careful people, and acting now is what counts.',
  },
  {
    id: 'carer',
    cue: /\b(?:(?:look(?:ing)? after (?:him|her|my|them|everyone)|caring for (?:my|him|her)|im (?:his|her|the|my \w+s) (?:only )?carer)\b.{0,80}\b(?:tired|exhausted|worn out|shattered|knackered|drained|burn(?:t|ed)? out|on my own|alone|by myself|day and night|round the clock|no break|cant (?:cope|go on)|every night|no help|no ?(?:body|one) helps)|(?:tired|exhausted|worn out|shattered|knackered|drained|burn(?:t|ed)? out)\b.{0,60}\b(?:look(?:ing)? after (?:him|her|my|them|everyone)|caring for (?:my|him|her))|im (?:his|her|the|my \w+s) only carer|cant do it all|no sleep for|havent slept (?:in|for))\b/,
    toSelf: [
      'No wonder you are worn out; that is more than one person should carry. Let us look at it step by step.',
      'You carry a lot. Who could take over for one night, so that you can rest?',
    ],
    toOther: [
      'You carry a lot for {who}, and your own strength counts too. Let us look at it step by step.',
      'You do a great deal for {who}. Who could take over for one night, so that you can rest?',
    ],
    inDanger: 'You carry a lot. Let others help now.',
  },
  {
    id: 'not-believed',
    cue: /\b(?:no ?(?:one|body) (?:listens|listened|believes|believed|takes|took|cares|helps|understands|tells me)|(?:dont|doesnt|didnt|wont|never) (?:listen|believe me|believe a word|take me serious\w*|take it serious\w*|care)|fobbed (?:\w+ )?off|brushed (?:me )?off|sent (?:me|us|him|her) (?:home|away)|not (?:being )?(?:taken|believed|listened)|giv(?:e|ing) up on (?:the )?(?:doctors?|gps?|them)|(?:all in|its in) my head|waste of (?:their|everyones) time|dismissed)\b/,
    toSelf: [
      'I am sorry you were not taken seriously; that is hard when you feel unwell. I believe you. Let us go through it properly.',
      'You know your body best. I am sorry that you have to fight to be heard. Tell me what they missed.',
    ],
    toOther: [
      'I am sorry you were not taken seriously; that is hard when you worry about {who}. I believe you. Let us go through it properly.',
      'You know {who} best. I am sorry that you have to fight to be heard. Tell me what they missed.',
    ],
    inDanger: 'I am sorry you were not taken seriously. This time say just what you told me, and ask that it be written down.',
  },
  {
    id: 'pain',
    cue: /\b(?:agony|unbearable|excruciating|worst pain|cant (?:bear|stand|take) (?:the|this) pain|in (?:so much|terrible|awful|bad|constant) pain|(?:wearing|getting|grinding|dragging) (?:me|him|her) down|wears (?:me|him|her) (?:out|down)|(?:no|without) (?:let ?up|relief)|nothing (?:touches|shifts|takes the edge off) (?:it|the pain)|(?:cant|couldnt|not) sleep (?:for|because of|with) (?:the |this )?pain|pain is (?:killing|awful|terrible|horrible|unreal)|crying (?:with|from|in) pain|screaming (?:with|in) pain)\b/,
    toSelf: [
      'That sounds really painful; I am sorry. Let us find out what it is and what helps.',
      'I am sorry it still hurts so much. We are nearly there.',
    ],
    toOther: [
      'That sounds really painful for {who}; I am sorry. Let us find out fast what it is.',
      'I am sorry that {who} still hurts so much. We are nearly there.',
    ],
    inDanger: 'That sounds really painful; I am sorry.',
  },
  {
    id: 'fear',
    cue: /\b(?:(?:think its|afraid (?:its|it might be|of)|scared (?:its|it might be|of)|worried (?:its|it might be)|terrified (?:its|it might be|of)) (?:\w+ )?(?:cancer|tumou?r|brain tumou?r|ms|als|hiv|leukaemia|leukemia|dementia|parkinsons)|(?:scared|scary|scaring me|afraid|terrif\w+|frighten\w*|petrified|panick\w*|anxious|nervous|freaking (?:me )?out|freaked|scared stiff|fear|dread\w*|on edge|stop thinking about it|cant think of anything else|worst case)\b|(?<!having a |had a )panic\b(?! attack)|(?:so|very|really|bit|quite|getting|makes me|still|im|i am|we are|were|been|pretty|extremely|just|got me) worried\b|worri(?:es|ed|ying) (?:me|sick)\b|(?<!should (?:i|we) be )worried (?:about|that|it|he|she)\b|(?:cant stop|keep) worrying\b|(?<!should )\bi (?:do )?worry\b)/,
    toSelf: stepByStep,
    toOther: [
      'I understand that you worry about {who}; anybody would. I will ask a few short questions, and then tell you plainly what I think and what to do next.',
      'I hear how worried you are for {who}. You are doing the right thing. Let us go on one step at a time.',
    ],
    inDanger: 'I know this is frightening. You are doing the right thing. One step at a time, and I stay with you.',
  },
  {
    id: 'shame',
    cue: /\b(?:embarrass\w*|ashamed|(?<!\ba )shame|awkward to (?:say|ask)|dont laugh|silly question|stupid question|sounds (?:silly|stupid|daft)|being (?:silly|stupid|daft|a baby)|too personal|dont judge|hard to say|never told anyone|mortified|disgusting)\b/,
    toSelf: [
      'Thank you for saying it all the same. There is nothing to be ashamed of here; doctors hear this every day.',
      'It is all right. Nothing you tell me is silly, and I do not judge.',
    ],
    toOther: [
      'Thank you for saying it all the same. Doctors hear this every day.',
      'It is all right. Nothing about it is silly, and I do not judge.',
    ],
    inDanger: 'There is nothing to be ashamed of; they see this every day.',
  },
  {
    id: 'lonely',
    cue: /\b(?:lonely|loneliness|all alone|so alone|feel(?:ing)? alone|no ?(?:one|body) to (?:talk|turn|ask)|isolated|no friends|miss (?:my|him|her|home|them))\b/,
    toSelf: [
      'That sounds lonely, and I am sorry. I am glad you tell me. Is there one person you could ring or meet this week?',
      'Being alone with it makes everything heavier. I am listening.',
    ],
    toOther: ['That sounds lonely. I am glad you tell me.', 'Being alone with such a worry makes it heavier. I am listening.'],
    inDanger: 'You are not alone with this now. Stay in touch with me until somebody is there.',
  },
  {
    id: 'overwhelmed',
    cue: /\b(?:helpless|overwhelm\w*|dont know what to do|dont know where to turn|at my wits|too much for me|desperate|(?:so|really|very|too|totally|completely) stressed(?! (?:when|if))|stressed out|falling apart|losing it|cant take (?:it|this|any)|on my knees|(?:im|i am|so|just|completely) (?:\w+ )?(?:exhausted|worn out|burnt out|burned out|drained|shattered and))\b/,
    toSelf: [
      'That sounds like a lot at once, and I understand that it wears you down. You do not have to sort it all out now; let us take one thing after the other.',
      'I hear how heavy it is. One small step at a time is enough.',
    ],
    toOther: [
      'That sounds like a lot at once. It is hard to watch somebody suffer and feel helpless. Let us take one thing after the other, for {who} and for you.',
      'I hear how heavy it is for you as well. One small step at a time is enough.',
    ],
    inDanger: 'I know it is a lot at once. Just do the first step now.',
  },
  {
    id: 'anger',
    cue: /\b(?:angry|anger|furious|fuming|fed up|frustrat\w*|annoy\w*|sick of (?:this|it|being|feeling|having)|sick and tired of|had enough|not fair|unfair|why me|why (?:do|does) (?:i|it|this) always|again and again|nothing (?:helps|works)|tired of (?:this|it|being|feeling|having)|pissed off)\b/,
    toSelf: [
      'I understand that you are fed up; anybody would be. Let us see what we can change about it.',
      'That is frustrating, and you have every reason to be cross. I will keep it short.',
    ],
    toOther: [
      'I understand the frustration; anybody would feel it. Let us see what can be changed for {who}.',
      'That is frustrating, and you have every reason to be cross. I will keep it short.',
    ],
    inDanger: 'I understand that you are fed up. This one should still not wait.',
  },
  {
    id: 'sad',
    cue: /\b(?:cry|crying|cried|tears|tearful|so (?:sad|upset|low|down|unhappy)|feel(?:ing)? (?:\w+ )?(?:sad|upset|low|down|miserable|awful about|rubbish about)|just sad|miserable|heart ?broken|heart is broken|devastated|broke up|left me|depress\w*|unhappy|gutted)\b/,
    toSelf: [
      'I am sorry, that sounds hard. I am glad you tell me, and I am listening.',
      'Thank you for telling me. You do not have to carry this on your own; I am here.',
    ],
    toOther: ['I am sorry, that sounds hard, for you and for {who}. I am listening.', 'It is hard to see {who} like this. I am here.'],
    inDanger: 'I am sorry, that sounds hard. I am here.',
  },
  {
    id: 'relief',
    cue: /\b(?:relie(?:f|ved)|phew|thank god|thank goodness|weight off (?:my|our|his|her) (?:mind|shoulders|chest))\b/,
    toSelf: ['I am glad, that is a weight off.', 'Good. I am glad for you.'],
    toOther: ['I am glad, for you and for {who}.', 'Good. I am glad for you both.'],
    inDanger: 'I am glad. Still, please do what I said above.',
  },
]

/** Said to a feeling whose word was said already and beside which nothing else was told. */
export const stillListening: readonly string[] = [
  'I am still here. What would help you most just now: to know what it could be, what to watch for, or who can see you?',
  'It does not have to be sensible to be real. Is there somebody near whom you could tell it, too?',
  'You may say it as often as you need to. What is the part that troubles you most?',
  'I hear it, and it counts. If it does not let go of you, say so to your doctor as plainly as you say it to me.',
]

/** What somebody feels for whom no closer word is known. */
export const anyFeeling: Feeling = {
  id: 'any',
  cue: /./,
  toSelf: ['That sounds hard, and I am glad you tell me. I am listening.', 'I hear you. Let us take it one step at a time.'],
  toOther: ['That sounds hard, for you and for {who}. I am listening.', 'I hear you. Let us take it one step at a time.'],
  inDanger: 'I hear you. One step at a time.',
}
