import type { FrameRule } from './frame-rule.ts'
import { framesSetApart } from './frames-set-apart.ts'

const episode =
  'attack|infection|operation|surgery|flu|covid|pneumonia|bronchitis|stroke|episode|bout|flare|migraine|stone|ulcer|clot|pregnancy|baby|labour|labor|uti|cystitis|hangover|fracture|concussion|accident|illness|bug|relapse|tonsillitis|shingles|miscarriage'
const now = /\b(?:this (?:time|one|is|morning|week)|now|today|tonight|these days|nowadays|at the moment|currently|with this)\b/
const backToNow =
  /(?: , | and | but )(?:and |but )?(?:this|now|today|tonight|these|i (?:am|feel|can|just|only|have)|it (?:is|has)|s?he (?:is|has|only|just)|nothing|not)\b|\b(?:this (?:time|one|is)|now|today|tonight|still|these days|nowadays)\b/
const backToSpeaker = / , (?:and |but |so )?(?:i|my|mine|his|her|he|she|all i|there|other than)\b|\bbut\b/
const source =
  'internet|google|leaflet|site|website|page|article|forum|wikipedia|chatgpt|tiktok|poster|programme|program|documentary|video|book|app|checker|advert|blog|magazine'
/** Where things happen to people who are made up, or whom one only watches; and who they are. */
const shown =
  'films?|movie|show|series|episode|soap|drama|documentary|programme|youtube|tiktok|clip|video|cartoon|casualty|holby|eastenders|corrie|emmerdale|hollyoaks|greys anatomy|grey s anatomy|call the midwife|24 hours in a and e'
const madeUp =
  'fella|fellow|guy|bloke|man|woman|lady|character|actor|actress|someone|somebody|people|person|patient|contestant|hero|detective'
const afraid = '(?:nervous|scared|afraid|terrified|frightened|worried|worry|worrying|anxious|paranoid|petrified|fear|fears|dread)'
const layman =
  'mum|mom|mother|dad|father|wife|husband|partner|boyfriend|girlfriend|friend|mate|gran|nan|granny|sister|brother|aunt|uncle|teacher|boss|colleague|neighbour|neighbor|flatmate|google|internet|checker'
const coming =
  'tomorrow|next (?:week|month|year|\\w+day)|in (?:january|february|march|april|may|june|july|august|september|october|november|december)'

/** Whoever says that he has what he read of tells it: "and that is what I have". */
export const ownWords =
  /\b(?:that is|this is|which is|exactly|just|same as|like) (?:exactly |just )?(?:what )?(?:i have|i get|i feel|mine|me)\b|\bi (?:have|tick|get) (?:all|most|some|both|every|them)\b/

/** The grammar of what is not the patient now; no finding is named here. */
export const frameRules: readonly FrameRule[] = [
  // "Last time it was ...", "when I had my gallbladder attack I was ...", "my usual migraine comes with ...": set against now
  {
    kind: 'past',
    opens: new RegExp(
      String.raw`\b(?:last time|the time before|back in (?:the )?(?:winter|spring|summer|autumn|january|february|march|april|june|july|august|september|october|november|december|\d{4})|(?:when|after|before) (?:i|he|she|we) (?:last )?had (?:my |an? |the |his |her )?(?:\w+ ){0,2}(?:${episode})|before (?:my|his|her) (?:\w+ ){0,2}(?:${episode})|(?:in|with|during|after) (?:my|his|her|the) (?:first|last|previous|earlier) (?:\w+ )?(?:${episode}|one)|(?:my|his|her|the) (?:last|previous|first|usual|earlier|old) (?:\w+ ){0,2}(?:${episode}|pain|ache|one) (?:i|he|she|was|were|gave|came|comes|made|had|started|lasted)|(?:my |his |her )?previous (?:\w+ )?(?:${episode}) (?:gave|came|made|was|had)|then (?:my|the|his|her) \w+ (?:was|were))\b`,
      'g',
    ),
    ends: backToNow,
    needs: now,
  },
  // "Had covid before and couldn't smell a thing"
  { kind: 'past', opens: /\bhad (?:\w+ ){1,3}before(?= and| ,|$)/g, ends: backToNow, needs: now },
  // "anaemic when I was pregnant in 2015", "I was depressed after my first baby"
  {
    kind: 'past',
    opens:
      /(?:\w+ ){0,4}\b(?:when (?:i|she) was (?:pregnant|expecting|a child|a kid|little|younger|at school)|(?:was|were|had|got) (?:\w+ ){1,3}after (?:my|her) (?:first|last|second) (?:baby|child|birth|pregnancy))\b/g,
    ends: backToNow,
    needs: /\b(?:now|this|these|since|normal|today|fine|well|gone|i (?:get|have|am|feel))\b/,
  },
  // "Penicillin gives me a rash": what a medicine does whenever it is taken
  {
    kind: 'imagined',
    opens:
      /\b(?:penicillin|\w+(?:cillin|mycin|floxacin|cycline|prim|oxetine)|cef\w+|sulfa|sulpha|codeine|tramadol|morphine|oxycodone|aspirin|ibuprofen|naproxen|latex|iodine) (?:always |usually |just )?(?:gives|makes|brings) (?:me|him|her|us)\b/g,
    ends: backToNow,
  },
  // "Suppose a patient comes with crushing chest pain"
  {
    kind: 'imagined',
    opens:
      /\b(?:suppose|imagine|assume|let us say|say) (?:that )?(?:a|an|one|the|you have an?|there is an?) (?:\w+ ){0,2}(?:patient|case)\b/g,
  },
  // "it said: numb legs, blurred eyes", "according to ...", "I read that ...", "a poster about ..."
  {
    kind: 'imagined',
    opens: new RegExp(
      String.raw`\b(?:${source})\b[\w ,]{0,40}?\b(?:says?|said|lists?|listed|warn(?:s|ed)?|mention(?:s|ed)?|tells?|told|with|about)\b|\bit (?:said|says|lists|listed)\b(?! \d)|\bi (?:have )?(?:been )?(?:read|reading|googled|heard)\b(?= (?:that|about|online|on|somewhere|it))`,
      'g',
    ),
    ends: backToSpeaker,
  },
  // "watched Casualty last night, fella had crushing chest pain", "a film where the man has a stroke, his face falls"
  {
    kind: 'imagined',
    opens: new RegExp(
      String.raw`\b(?:(?:watched|saw|seen|binged) (?:\w+ ){0,3}?(?:${shown})\b(?: \w+){0,3} , (?:and |where )?|(?:${shown}) (?:\w+ ){0,2}?(?:where|in which|about) )(?:an? |the |this |some |one )?(?:${madeUp})\b`,
      'g',
    ),
    ends: /(?: , | and | but )(?:and |but )?(?:now|today|i|my|mine|we|our)\b|\bnow\b/,
  },
  // "scared of getting ...", "what I fear most is going into labour", "so I don't get ..."
  {
    kind: 'imagined',
    opens: new RegExp(
      String.raw`\b(?:${afraid}(?: (?:sick|most|about|of|that|to|me|him|her|myself))* (?:getting|having an?|having another|passing out|going (?:into|blind|deaf|mad|crazy)|losing (?:the|my|his|her) (?:baby|sight|hearing|mind)|catching|becoming|developing|fainting|(?:i|he|she|it) (?:will|might|could|would|lose|get|end|faint|pass))|(?:fear|dread) (?:most )?is|(?:i|we) (?:do|would) not want to (?:end|get|catch|go)|(?:avoid|prevent|prevents|stop|stops)(?: \w+){0,2} (?:getting|having)|so (?:i|he|she|we) (?:do|does|will) not (?:get|have|catch|burn))\b`,
      'g',
    ),
    ends: / , |\bbut\b/,
  },
  // "It was like being hit with a plank", "as if somebody had kicked me"
  {
    kind: 'imagined',
    opens:
      /\b(?:like|as if|as though) (?:i (?:was |am |had been |have been |got )(?:being |just )?|being |getting |having been |some(?:one|body) (?:had |has |is |was |just )?|he was |she was )(?=(?:hit|kicked|punched|stabbed|struck|whacked|smacked|bashed|clubbed|shot|beaten|run over|electrocuted|hitting|kicking|stabbing|punching|sitting|standing|squeezing|knifed|burnt|burned)\b)/g,
    ends: / , | and |\bbut\b/,
  },
  // "What if it gets worse and I start vomiting?"
  { kind: 'imagined', opens: /\bwhat if\b/g },
  // "would I have a fever?", "suppose it's gout", "could this be shingles or ...", "you might get swelling"
  {
    kind: 'imagined',
    opens:
      /\b(?:(?:would|should) (?:not )?(?:i|he|she|it|you|there) (?:not )?(?:be|have|get|feel|see)|(?:suppose|supposing|imagine|assuming) (?:it|this|that|he|she|i)|(?:could|can|might|may) (?:this|that|these) (?:just |also |possibly |maybe )*be|you (?:might|may|could) (?:get|have|feel|notice))\b/g,
    ends: / , |\bbut\b/,
  },
  // "my wife thinks it's ...", "Mum says I look ...", "according to the symptom checker I've got ..."
  {
    kind: 'named',
    opens: new RegExp(
      String.raw`\b(?:according to (?:\w+ ){0,2}(?:${source}|${layman})|(?:${layman})(?: \w+)? (?:thinks?|thought|reckons?|says?|said|swears|suspects?|suspected|believes|is sure|is convinced) (?:that )?(?:i am|i look|i might|i could|i may|i must|it is|it|this is|that is|its|s?he (?:looks|might|could|may|must)))\b`,
      'g',
    ),
    ends: /\b(?:but|because)\b/,
  },
  // "checked for glaucoma", "tested me for diabetes"
  {
    kind: 'named',
    opens: /\b(?:check(?:ed|ing)?|test(?:ed|ing)?|screen(?:ed|ing)?|look(?:ed|ing))(?: (?:me|him|her|us|it))? for\b/g,
    ends: / , |\bbut\b/,
  },
  // "offered me citalopram but I didn't take it", "wants me to start one"
  {
    kind: 'named',
    opens: /\b(?:offered|suggested|recommended|prescribed|wants?|wanted)(?: (?:me|him|her|us))?\b/g,
    ends: /\bbecause\b/,
    needs: /^[^.]*\b(?:not|never) (?:take|took|taken|start|started|want|wanted)\b/,
  },
  // "we fly to Kenya in March", "getting my tooth pulled tomorrow"
  {
    kind: 'named',
    opens: /\b(?:fly|flying|travel|travelling|traveling|off|going|about) to\b|\b(?:getting|having|booked|due|will be|planning)\b/g,
    ends: / , |\bbut\b/,
    needs: new RegExp(String.raw`^[^.,]*\b(?:${coming})\b`),
  },
  // "I will be starting chemo", "hoping to run the marathon", "they want him on Ritalin", "there is talk of a pacemaker"
  {
    kind: 'imagined',
    opens:
      /\b(?:(?:hope|hopes|hoping|plan|plans|planning|mean|intend|intends|going|due) to (?:(?:start|begin|take up|join)(?! \w+ing\b)|run (?:the|a|my))|(?:will|shall|would) be (?:starting|beginning)|(?:is|was|been) talk of (?:a|an|giving|putting|fitting|starting)|wants? (?:me|him|her|us) on)\b/g,
    ends: / , |\b(?:but|because|since|as)\b/,
  },
  // "a stroke nurse", "the epilepsy charity"
  { kind: 'named', opens: /\b\w+(?= (?:nurse|ward|charity|consultant|specialist|research|awareness)\b)/g, ends: /^/ },
  ...framesSetApart,
]
