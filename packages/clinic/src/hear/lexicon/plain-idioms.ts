import { meantMildly } from './meant-mildly.ts'
import { sayingsOfTalk } from './sayings-of-talk.ts'
import { toldByDenial } from './told-by-denial.ts'
import { usualMedicines } from './usual-medicines.ts'

const parts =
  'head|back|neck|throat|stomach|tummy|belly|guts?|knees?|foot|feet|legs?|tooth|teeth|ears?|shoulders?|hips?|wrists?|hands?|arms?|ankles?|toes?|jaw|eyes?|joints?|ribs?|side|bum|elbows?|fingers?|thumb|heels?|calf|calves|nose|mouth|gums?|tongue|breasts?|boobs?'
const complaints =
  'headaches?|migraines?|cough\\w*|toothache|earache|backache|heartburn|reflux|hay ?fever|cold|flu|period|cramps?|pain|rash|itch\\w*|sinus\\w*|piles|gout|arthritis|sciatica|ibs|allerg\\w*|sore throat|diarrhoea|diarrhea|constipation|hangover|eczema|thrush|uti'
const killing = String.raw`(?:is|are|['’]?s|has been|have been|been)\s+(?:absolutely |really |literally |bloody |fucking |seriously |just |properly )*(?:killing|murdering|finishing) (?:me|him|her|us)\b(?: off)?`
const ofPart = new RegExp(String.raw`(\b(?:${parts})(?: (?:muscles?|joints?))?) ?${killing}`, 'gi')
const ofComplaint = new RegExp(String.raw`(\b(?:${complaints})) ?${killing}`, 'gi')

/** "No fever, bit achy": what is a bit there is not denied with what went before. */
const afterDenied =
  /(?<=\b(?:no|not|never|without|n['’]?t)\b[^.!?;,\n]{2,30}),(?= ?(?:but |just |only )?(?:(?:a )?(?:bit|little|touch)|slightly|quite|rather|pretty|kind of|sort of) [a-z])/gi

/** Sayings that name a grave thing and mean a small one, with what they mean: always shorter than they are. */
const sayings: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:he|she|they|it|boyfriend|girlfriend|husband|wife|partner|ex)(?: has|['’]?s)? (?:just )?(?:broke|breaks|broken) my heart\b/gi,
    'i am so sad',
  ],
  [/\b(?:im|i['’]m|i am|feeling|was|am) (?:so |totally |completely )?heart ?broken\b/gi, 'im sad'],
  [
    /\b(?:my )?heart (?:skip(?:s|ped)|miss(?:es|ed)) a beat when (?=(?:i|he|she|they) (?:saw|see|sees|met|meet|heard|hear|walked|smiled?)\b)/gi,
    'i was glad when ',
  ],
  [/\b(?:feel(?:ing|s)?|felt|look(?:ing|s)?) like death(?: warmed (?:up|over))?\b/gi, 'feel very ill'],
  [
    /\b(?:driv(?:es?|ing)|drove|sends?|sending) (?:me|us) (?:absolutely |completely )?(?:mad|crazy|insane|nuts|bonkers|up the wall|round the (?:bend|twist)|potty|batty)\b/gi,
    'annoys me',
  ],
  [
    /\b(?:(?:my )?wife (?:is (?:going to|gonna)|will|would|['’]?ll) (?:kill|murder) me (?=if i (?:can ?['’]?t|cannot|don ?['’]?t|do not|miss|forget|ruin|cancel|am late|lose)\b)|(?:my )?(?:boss|manager|teacher|trainer|coach|mates?) (?:is (?:going to|gonna)|will|would|['’]?ll) (?:kill|murder|strangle|slaughter) me (?=if|for|when|because))/gi,
    'it is a pity ',
  ],
  [
    /\bi(?:['’]?d| would| could)? (?:could |happily |honestly )?(?:kill|murder) (?:for )?(?=a (?:good|decent|proper|cup|nice|coffee|tea|pint|beer|burger|curry|cigarette|night)\b)/gi,
    'i lack ',
  ],
  [
    /\b(?:like|as if|as though) (?:i(?:['’]?m| am|['’]?ve been)|she(?:['’]?s| is)) (?:\d+|[a-z]+) (?:months?|weeks?) (?:gone|pregnant|along)\b/gi,
    'like a big belly',
  ],
  // Who cannot do a thing to save his life cannot do it at all.
  [/(?<=\b(?:can ?['’]?t|cannot|can not|could ?n['’]?t|could not)\b[^.!?;,]{1,40}) to save (?:my|his|her|their) life\b/gi, ' at all'],
  [
    /\b(?:want(?:ed)?|wanna|could|like|feel like) (?:to )?(?:just )?curl(?:ing)? up and (?:die|dying)\b(?=[^.!?]*\b(?:cramps?|period|lol|lmao|haha|hung ?over|hangover|embarrass\w*|cringe)\b)/gi,
    'feel awful',
  ],
  [
    /\b(?:i['’]?m|i am|im|we['’]?re|we are|were) (?:absolutely |totally |completely |just )?drowning(?:,? (?:figuratively|metaphorically|not literally)(?: speaking)?\b| in (?=(?:work|paperwork|revision|exams?|finals|emails|debt|debts|bills|laundry|marking|homework|deadlines)\b))/gi,
    'im swamped ',
  ],
  [/\b(?:talk|speak)(?:ing)? to a brick wall\b/gi, 'not heard'],
  // Nothing smells in a stinking cold.
  [/\b(?:stinking|stonking|rotten|raging|filthy) (?=cold\b)/gi, 'bad '],
  [/(?<=\bperiods? (?:have |has |['’]?ve )?)gone (?:mad|crazy|haywire|mental|bonkers)\b/gi, 'got bad'],
  [/(?<=\b(?:to|will|['’]ll|can|could|you|they|she|he|let \w+) )eyeball (?=(?:it|the|them|this|that|my|me)\b)/gi, 'see '],
  [/\bstroke of (?=(?:bad |good |sheer )?luck\b)/gi, 'bit of '],
  [
    /\b(?:od['’]?d|overdosed|overdosing|overdose) (?:on|of) (?=(?:\w+ )?(?:chocolate|sweets|candy|sugar|cake|cheese|netflix|tv|telly|sun|carbs|crisps|ice cream|pizza|easter eggs?|mince pies|curry|garlic|coffee)\b)/gi,
    'had ',
  ],
  [
    /\b(?:i['’]?m|i am|im) (?:a bit |so |very |really |just )?confused (?=(?:about|by|which|what|why|whether|with (?:your|the|all))\b)/gi,
    'i wonder ',
  ],
  [/(?<=\b(?:my|our) )(?:little|wee) (?:bloke|fella|feller|man|guy|chap|dude)['’]s(?= \d)/gi, 'boy is'],
  [/(?<=\b(?:my|our) )(?:little|wee) (?:bloke|fella|feller|man|guy|chap|dude)\b/gi, 'boy'],
  [/(?<=\b(?:my|our) )(?:little|wee) (?:lady|princess|madam|miss)\b/gi, 'girl'],
  [/\bbit my head off\b/gi, 'was cross'],
  // A joint that is none is one of the body.
  [/\b(?:not|no|isn['’]?t) a joint\b/gi, 'not that'],
  // Whose eyes were taken off the road looked away, and swallowed nothing.
  [/\b(?:took|taken|take|takes|taking) (?:my|his|her|your|their|our) eyes? off\b/gi, 'looked off'],
  // Who wants to be told whether to stop a tablet asks it.
  [
    /\b(?:please )?(?:just )?tell me (?:if|whether) i should (?=(?:stop|take|keep|carry|come off|start|leave|finish|go on|double|skip)\b)/gi,
    'should i ',
  ],
  // What is knocked on the head is given up.
  [
    /\bknock(?:ed|ing|s)? (?:(?:the|my|his|her|all the|all that|that) )?(?:drink(?:ing)?|booz(?:e|ing)|fags|smok(?:es|ing)|cigs|vap(?:es?|ing)|vodka|beers?|wine|gin|whisk(?:e)?y|cider|coffee|sugar|job|gym|running|drugs|weed|it|that) on the head\b/gi,
    'gave that up',
  ],
  // Whom one lets sleep can be woken.
  [
    /\b(?:ain['’]?t|not|n['’]t(?: want to)?|(?:no need|hate|sorry|silly) to|without) (?:wak(?:e|ing)|getting) (?:my |the )?(?:her|him|them|wife|husband|mum|mom|dad|kids|anyone|anybody|every\w+|people)(?: up)? (?:for|over|about) (?:this|it|that|nothing)\b/gi,
    'let them sleep',
  ],
  // "One dog wey no get owner": what is said of its owner denies nothing.
  [/\bwey no get (?:owner|collar|master|home)\b|\bthat has no (?:owner|home)\b/gi, 'that runs about'],
  // Who is a bit off his food eats less.
  [
    /(?<=\b(?:bit|little|wee bit|touch|right|well|gone|is|been|really|completely|totally|clean)\W{1,2})off (?:his|her|my|their) (?:tucker|grub|tea|dinners?|meals?|scran|nosh)\b/gi,
    'off food',
  ],
  // Where no nappy is missing, there are as many as ever.
  [/\bno wet napp(?:y|ies) (?:are |is )?missing\b/gi, 'wet nappies fine'],
  // Who cannot shake a cough off does not shiver.
  [
    /(?<=\b(?:can ?['’]?t|cannot|can not|able to|trying to|seem to|managed? to|struggling to) )shake (?:off )?(?=(?:this|the|my|it|these|that)\b(?! (?:\w+ )?(?:bab(?:y|ies)|newborn|infant|bub|toddler|son|daughter|child(?:ren)?|kids?|boy|girl|wee|bottle|inhaler|hands?|head|arms?|legs?)\b))/gi,
    'shift ',
  ],
  [/(?<=\bto )shake off (?=(?:this|the|my|it|these|that)\b)/gi, 'shift '],
  // A fit of coughing is no seizure.
  [/\bfit of (?=(?:coughing|sneezing)\b)/gi, 'lot of '],
  [/\bfits of (?=(?:coughing|sneezing)\b)/gi, 'lots of '],
  [/(?<=\b(?:coughing|sneezing) )fits?\b/gi, 'bad'],
  [/\bsees? stars (?=(?:when|if|whenever|every time) (?:i|he|she|they) (?:stand|stood|get|gets|got) ?(?:up|s)?\b)/gi, 'am dizzy '],
  // Who cannot fall asleep has not fallen.
  [
    /(?<=\b(?:can ?['’]?t|cannot|can not|unable to|trouble|hard to|struggl\w+ to|difficult\w* (?:to |in )?|not|never|ages to|hours to) )fall asleep\b/gi,
    'go to sleep',
  ],
  [/(?<=\b(?:trouble|difficulty|problems?) )falling asleep\b/gi, 'going to sleep'],
  [/\b(?:forget|ignore) (?:about )?(?:the|my|that) (?=\w+ (?:thing|bit|part)\b)/gi, 'skip the '],
  // Who has left is on neither side.
  [
    /(?<=\b(?:they|we|theyve|weve|they['’]ve|we['’]ve|crew|ambulance|paramedics) (?:(?:have|has|just|already|both|all) ){0,2})left\b(?! (?:arm|leg|hand|foot|eye|ear|knee|hip|shoulder|breast|side|sided|lower|upper|flank|chest|temple)\b)/gi,
    'went',
  ],
  [/\bback to (?:me|myself|mine)\b/gi, 'now me'],
  // A chest that is "tite" is tight.
  [/\bt(?:ite|yte|ihgt|gith)(?=(?:ness|er)?\b)/gi, 'tight'],
  // A knee that is knackered hurts, and nobody is tired by it.
  [
    /(?<=\b(?:back|knees?|hips?|shoulders?|ankles?|elbows?|wrists?|neck|feet|foot|legs?|arms?|hands?|toes?|thumbs?|joints?)(?: (?:joint|cap))?)(?:['’]?s| is| are| been| feels?)? (?:(?:really|totally|well|proper|completely|all|absolutely|pretty|a bit) )?(?:knackered|buggered|bust(?:ed)?|banjaxed|crocked|jiggered|shot|wrecked|munted|stuffed)\b(?! (?:out|after|from|at|with a)\b)/gi,
    ' hurts',
  ],
  // A knee that gives gyp hurts; no leg gives way.
  [
    /(?:['’]?s|\bis|\bare|\bwas|\bbeen)? ?(?<!\w)(?:giv(?:es?|ing|en)|gave) (?:me|him|her|us) (?:\w+ ){0,2}?(?:gyp|gip|jip|gyppo)\b/gi,
    ' hurts',
  ],
  // Who takes something to be knocked out wants to sleep; a medicine or a drink that does so makes sleepy, and no blow was struck.
  [/\bto knock (?:me|myself|him|her|us) out\b(?! cold)/gi, 'to sleep'],
  [
    /\bknock(?:s|ing) (?:me|him|her|us) (?:right |straight |clean )?out\b(?! cold|[^.!?]*\b(?:floor|ground|came? (?:to|round)|unconscious)\b)/gi,
    'makes me nap',
  ],
  // Who has weed has passed water; who has smoked it has not.
  [
    /(?<=\b(?:(?:s?he|baby|bub|toddler|son|daughter|it)(?:['’]?s| has)?|(?:has|have|had)(?: ?n['’]?t| not)|(?:i|they|we)['’]?ve|i|we|not|only|just|barely|hardly|already|last|even) )weed\b(?! (?:killer|edible|gumm|and alcohol|or alcohol|every ?day|daily|smok)|[^.!?]{0,25}\bsmok)/gi,
    'peed',
  ],
  [
    /(?<!\b(?:smok\w*|us(?:e|es|ed|ing)|do|did|vap\w*|some|of|on|no|the|my) )\bweed (?=(?:fine|ok|okay|normally|normal|a lot|twice|once|this|today|just|all|a bit|myself|himself|herself|on the|in the)\b)/gi,
    'peed ',
  ],
  // "Come to think of it" is no thought, "right, cheers" no side, and a dictated comma no coma.
  [/\bcome to think (?:of|about) it\b/gi, 'also'],
  [/\b(?:righty?[ -]?(?:o|oh|ho)|rightio)\b/gi, 'ok'],
  [
    /(?<=^\W*)right(?=[ ,.!]+(?:cheers|thanks?|thank you|ta|ok|okay|so|then|now|well|what|how|when|why|i|im|do|does|can|could|is|that|let|heading|off|doc|doctor|mate|you|sorry|but|and)\b)/gi,
    'ok',
  ],
  [/(?<!\b(?:in|into|a|diabetic|went|fell|of)) comma(?= )/gi, ','],
  [/ full stop\b/gi, '.'],
  [
    /\bsorry (?:to|for|about|if i['’]?m) (?:be |being |sounding |sound )?(?:so |such |a bit |all |very |rather )*(?:muddled|confused|confusing|vague|slow|dizzy|(?:a )?(?:pain|nuisance|bother|pest))\b(?! in (?:my|the))/gi,
    'sorry',
  ],
  // Who is right as rain is well, on no side.
  [/\b(?:as )?right as (?:rain|ninepence|a trivet)\b/gi, 'well'],
  // "52 is my age, not sugar" puts a number right and denies no illness.
  [
    /(?<=\b(?:(?:is|was|['’]s) (?:my|his|her|the|their) (?:age|weight|height|pulse|house number|room)|years? old|my age)\b\W{1,3}(?:and )?)not (?:my |his |her |the |a |any )?(?:blood )?(?:sugar|glucose|temperature|temp|fever|pressure|oxygen|pulse)\b/gi,
    'ok',
  ],
  // What the doctor wrote is not told: "you wrote dizzy or ringing see a doctor sooner".
  [
    /(?<=\byou (?:wrote|said|told me|mentioned|put|advised) )[^.!?;,]{3,60}?(?=\b(?:see (?:a|the|someone|somebody|my)|get help|come back|ring (?:a|the|my)|call (?:a|the|my)|watch (?:out )?for)\b)/gi,
    'to ',
  ],
  [/\blight (?=(?:fever|cough|pains?|headache|rash|cold|cramps?|temperature|swelling|nausea|burning|ache)\b)/gi, 'mild '],
]

/** "It's my chest. Like a bag of cement sat on it": what is said next is said of it. */
const saidOfPart = new RegExp(
  String.raw`\b(?:it['’]?s|it is|about) (?:my|me|his|her) (?:${parts}|chest|breast|skin)\s*[.!]+(?=\s+(?:it|its|it['’]s|like|feels?|feeling|all|really|so|bit|just)\b)`,
  'gi',
)

const ofTheDoctor =
  /\b(?:you(?:['’]?ve| have)? (?:just |already |still |only )?(?:ask(?:ed|ing)?|keep|kept|repeat\w*|never (?:listen|answer)\w*|do ?n['’]?t (?:listen|answer|understand|get)|are ?n['’]?t (?:listening|answering)|not (?:listening|answering))|ask(?:ed|ing)? (?:me )?(?:the same|(?:that|it|this) (?:again|twice|three|\d))|(?:app|bot|chat ?bot|robot|website|computer|program|machine|ai)\b|same (?:question|thing) (?:again|over))/i
const uselessTalk =
  /\b(?:(?:this|that|it|you)(?:['’]?s|['’]?re| is| are)|(?:this|the|your|stupid|bloody) (?:app|bot|chat ?bot|robot|website|computer|program|machine|ai|chat|service|thing) (?:is|['’]s)) (?:\w+ ){0,2}?(?:hopeless|pointless|useless|pathetic|worthless)\b/gi

/** "This is hopeless, you asked that three times" is cross with the doctor; a life that is hopeless is another matter. */
function withoutAnger(text: string): string {
  return ofTheDoctor.test(text) ? text.replace(uselessTalk, (whole) => 'this is no good'.slice(0, whole.length).padEnd(whole.length)) : text
}

/** "My back is killing me" in plain words of the same length, so that places stay: it hurts. */
export function plainIdioms(given: string): string {
  const text = usualMedicines(toldByDenial(withoutAnger(meantMildly(given))))
  return [...sayings, ...sayingsOfTalk]
    .reduce((plain, [saying, meaning]) => plain.replace(saying, (whole) => meaning.padEnd(whole.length)), text)
    .replace(ofPart, (whole: string, part: string) => `${part} hurts`.padEnd(whole.length))
    .replace(/\b(?:never|nevermind|nvm|don['’]?t) mind(?= (?:the|my|that|about|his|her)\b)/gi, (whole: string) =>
      'leave'.padEnd(whole.length),
    )
    .replace(afterDenied, '.')
    .replace(saidOfPart, (whole: string) => whole.replace(/[.!]+$/, (stop) => ','.padEnd(stop.length)))
    .replace(ofComplaint, (whole: string, name: string) => `${name} is bad`.padEnd(whole.length))
}
