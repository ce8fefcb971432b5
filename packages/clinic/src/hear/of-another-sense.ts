import type { Mention } from '../case/model.ts'
import { ofAnotherThing } from './of-another-thing.ts'
import { isSupposedOrPosture } from './supposed-or-posture.ts'

type Read = Pick<Mention, 'finding' | 'text' | 'start' | 'end' | 'polarity'>

const worsens =
  /\b(?:worse\w*|hurts?|pains?|painful|sore|aches?|agony|sharper|stabs?|twinges?)\b[^.!?;]{0,40}\b(?:when(?:ever)?|if|every time|each time|on|with) (?:i |he |she |they )?(?:cough|sneez|laugh|strain)\w*/i
const hasCough =
  /\b(?:my|his|her|a|the|bad|dry|tickly|chesty|same) cough\b|\bcough(?:ing|ed|s)? (?:up|a lot|all|for|since|and)\b|\b(?:have|got|had|been|keep|can ?['’]?t stop|also) (?:a )?cough/i
const ofChest = /\b(?:chest|ribs?|breastbone|throat|lungs?|breath\w*)\b/i

const fell = /\bf(?:ell|all|alls|allen|alling)\b/i
const ofFaint =
  /\b(?:faint\w*|collaps\w*|(?:black|pass|knock)\w* out|unconscious|conscious|out cold|keel\w*|slump\w*|crumpl\w*|dropp\w*|dizz\w*|giddy|light ?headed|white|pale|grey|gray|sweat\w*|clammy|wak(?:e|es|ing)|woke|came (?:round|to)|respon\w*|speak\w*|talk\w*|moving|move|shak\w*|jerk\w*|twitch\w*|fit|seizure|chest|heart|stood up|standing up|suddenly|all of a sudden)\b/i
const ofHeight =
  /\b(?:from|off|out of|down|over|ladder|roof|tree|window|stairs?|steps?|storeys?|stor(?:y|ies)|met(?:re|er)s?|feet|foot|height|horse|bike|bunk|table|wall|scaffold\w*|balcony|cliff)\b/i
const ofRunningNose = /\b(?:run(?:s|ning|ny)?|streams?|streaming|drips?|dripping)\b/i
const deniesRunning = /(?:\bnot|n['’]?t|\bnever|\bno) (?:\w+ )?(?:run(?:s|ning|ny)?|streams?|streaming|drips?|dripping)\b/i

/**
 * Whether words that can mean a finding tell of something else in their message: a back that is worse "when I cough" tells of no cough and of no chest,
 * who "fell in the kitchen" has not fainted, a nose that is "not blocked, it's running" denies no running nose and no bowels. In: what was read, the words.
 */
export function isOfAnotherSense({ finding, text, start, end, polarity }: Read, words: string): boolean {
  const base = finding.split('.')[0] ?? finding
  if (ofAnotherThing[base]?.(text, words) === true) return true
  if (polarity === 'absent')
    return (
      (finding === 'tinnitus' && ringsSomebody.test(words)) ||
      // "No burning" beside passing water denies no scald.
      (finding === 'burn' && /burning/i.test(text)) ||
      (finding.startsWith('takes-') && /\bnot me\b/i.test(words)) ||
      isOfRunningNose(finding, text, words) ||
      wasLongAgo(words.slice(Math.max(0, start - beforeIt), end), words.slice(end))
    )
  if (isSupposedOrPosture({ finding, text, start }, words)) return true
  // Acid that comes up into the throat is no pain that spreads to the jaw.
  if (finding.endsWith('.radiates-jaw')) return !/\b(?:jaw|neck|teeth|chin)\b/i.test(text) && ofReflux.test(words)
  // "In the crook of the elbow" is a place.
  if (/\bcrook of\b/i.test(text)) return finding.endsWith('-pain')
  return otherSenses[base]?.(text, words) ?? false
}

/** "My blood pressure was fine three weeks ago" says nothing of today. */
const wasLongAgo = (said: string, behind: string): boolean => /\b(?:was|were)\b/i.test(said) && longAgo.test(behind)
const longAgo = /^\W*(?:\w+ ){0,3}(?:days?|weeks?|months?|years?) ago\b/i
const beforeIt = 20

/** A nose that is "not blocked, it's running" denies no running nose, and neither bowels nor ears. */
function isOfRunningNose(finding: string, text: string, words: string): boolean {
  const ofNose = /\bblocked\b/i.test(text) && /\bnose\b/i.test(words)
  if (finding === 'nose-runny') return ofNose && ofRunningNose.test(words) && !deniesRunning.test(words)
  return ofNose && (finding === 'constipation' || finding === 'ear-fullness') && !/\b(?:bowels?|ears?)\b/i.test(words)
}

const isWorseOnCoughing = (_: string, words: string): boolean => worsens.test(words) && !hasCough.test(words) && !ofChest.test(words)

/** By finding: whether the words of it, in this message, tell of something else. */
const otherSenses: Readonly<Record<string, (text: string, words: string) => boolean>> = {
  // "Painful and cold weather makes it worse" tells of the season.
  'cold-limb-suddenly': (_, words) => /\bcold (?:weather|wind|season|winter|days?|mornings?|air)\b/i.test(words),
  'stool-worms': (_, words) => /\b(?:bag|sack|can) (?:full )?of worms\b/i.test(words),
  'confusion-new': (text, words) => isPuzzled(text, words) || isForgetful(text, words) || isSoughtBy(text, words),
  // "Green stuff coming up" with a cough is phlegm.
  vomiting: (_, words) =>
    /\b(?:com(?:es?|ing)|came|bring\w*|brought) (?:\w+ )?up\b/i.test(words) && ofPhlegm.test(words) && !ofStomach.test(words),
  stridor: (_, words) => isOnlyWhenUpset(words),
  'noisy-breathing-child': (_, words) => isOnlyWhenUpset(words),
  // "The back of my knee" is no back.
  'back-pain': (_, words) => isSideOfAnotherPart(words),
  // "Pain low down" of a back that was lifted with is the back.
  'pelvic-pain': (text, words) => /\blow(?:er)? ?down\b/i.test(text) && /\bback\b/i.test(words) && !ofPelvis.test(words),
  'knee-giving-way': (_, words) => /\bankles?\b/i.test(words) && !/\bknees?\b/i.test(words),
  // "Eyes glued up in the morning" tells of no glue.
  'eye-chemical-splash': (_, words) => /\bglued\b/i.test(words) && !splashes.test(words),
  'swelling-legs': isOneTwistedAnkle,
  // "Drinking water small small" is little water, and no thirst.
  thirst: (text, words) => drinksLittle.test(words) && !saysThirst.test(`${text} ${words}`),
  'crush-injury': (_, words) => !crushes.test(words),
  // Who snores and stops breathing in his sleep, night after night, is not somebody who breathes no more.
  'breathing-slow': (_, words) => /\bsnor/i.test(words) && stopsAtNight.test(words) && !notToBeWoken.test(words),
  cough: isWorseOnCoughing,
  'chest-pain': (text, words) => isWorseOnCoughing(text, words) || (/\bangina\b/i.test(text) && isKnownAngina(words)),
  'faint-or-collapse': (text, words) => fell.test(text) && !ofFaint.test(words),
  'fall-from-height': (text, words) => fell.test(text) && !ofHeight.test(words),
  // "A lump popped up" is no jaw that pops, and red eyes that stream no urine.
  'jaw-clicking': (text) => /\bpop\w* (?:up|out)\b/i.test(text) || /\bpopp\w*$/i.test(text),
  'urine-blood': (_, words) => !ofUrine.test(words),
  // "Like a golf ball" is a size, and a calf that is fat is no hot fat.
  'testicle-pain': (text, words) =>
    /\bball\b/i.test(text) &&
    /\b(?:golf|tennis|ping ?pong|cricket|rugby|foot|base|cannon|eye|fur|crystal|snow|beach|netted|base|basket)[- ]?ball\b|\b(?:like|size of|as|into) a (?:\w+ )?ball\b/i.test(
      words,
    ),
  burn: (_, words) => !burns.test(words.replace(feelsLike, ' ')),
  // A nose that pours with hay fever does not bleed, and who calls the numbers hears none.
  nosebleed: (_, words) => /\bpour\w*/i.test(words) && !/\b(?:(?:nose[- ]?)?ble(?:e|d)\w*|blood\w*|red|claret|clots?)\b/i.test(words),
  // A belly that is full is no bladder.
  'urinary-retention': (text, words) =>
    /\bfull\b/i.test(text) &&
    !/\b(?:bladder|can ?['’]?t|cannot|unable|won ?['’]?t (?:come|go|start)|nothing comes|dribbl\w*|empty\w*)\b/i.test(words),
  // Weeks after a birth a little brown blood is what everybody has (NHS: Your body just after the birth).
  'heavy-bleeding-after-birth': (_, words) => littleBleeding.test(words) && !muchBleeding.test(words),
  // Who cannot see the ankle bone for swelling, or a doctor for weeks, sees well.
  'vision-blurred': (text, words) => /\bsee\b/i.test(text) && seesNot.test(words) && !ofSight.test(words),
  // "You did not answer me" is a reproach, and "would losing weight help" a question.
  // What was found on the floor is the tablet.
  unresponsive: (text, words) =>
    (yourAnswer.test(words) && !ofMindLost.test(words)) ||
    (/\bfound (?:it|them|the \w+|both|one|all)\b/i.test(text) && !foundPerson.test(words)),
  'weight-loss': (text, words) => /\blos(?:e|ing)\b/i.test(text) && meansToLose.test(words),
  // Dizzy on getting up is near to fainting, and spins only where it says so.
  vertigo: (text, words) => onGettingUp.test(text) && !spins.test(words),
  // A pain from the buttock into the leg is none of the back passage.
  'rectal-pain': (_, words) => fromSeatToLeg.test(words) && !ofBowels.test(words),
  // Who cannot turn his head to one side on waking has a wry neck; the stiff neck of a meningitis does not bend forward.
  'neck-stiffness': (_, words) => turnsNotToOneSide.test(words) && !ofMeninges.test(words),
  // A nose that bleeds again and again does stop.
  'bleeding-wont-stop': (text, words) => /\bkeeps?\b/i.test(text) && bleedsAgain.test(words) && !bleedsNow.test(words),
  constipation: (text, words) => /\bgone? down\b/i.test(words) && /\bgone?\b/i.test(text),
}

const ofPelvis = /\b(?:pelvi\w*|belly|tummy|stomach|abdom\w*|groin|womb|periods?|balls?|testic\w*|prostate|vagin\w*|down below)\b/i
const sideOfAnotherPart =
  /\bbacks? of (?:the |my |his |her |their |your |both |one )?(?:(?:left|right|upper|lower) )?(?:knees?|legs?|hands?|heels?|thigh|ankles?|foot|feet|arms?|elbows?|shoulders?|throat|tongue|mouth|eyes?|nose|ears?|neck|head|skull|calf|calves|teeth)\b/gi
const ownBack =
  /\b(?:my|his|her|the|lower|upper|bad) back\b|\bback(?: is|['’]s)?,? (?:pain|ache|hurts|aches|sore)|\bbackache|\blumbar|\bspine/i
const crushes =
  /\b(?:crush\w*|trapp?\w*|pinned|squash\w*|squeez\w*|jamm\w*|caught|slamm\w*|shut|fell|fall\w*|dropp?\w*|run over|ran over|rolled|wheel|press\w*|stuck|under|between|weight of)\b/i
const stopsAtNight = /\bstops? breathing\b|\b(?:pauses?|gaps?) in (?:his|her|the) breath|\bholds? (?:his|her) breath/i
const notToBeWoken =
  /\b(?:wo ?n['’]?t wake|ca ?n['’]?t (?:wake|rouse)|cannot (?:wake|rouse)|not wak\w*|unrespons\w*|unconscious|blue|purple|gr[ea]y|lips|pills?|tablets?|overdose|drugs?|heroin|methadone|fentanyl|morphine|codeine|oxycodone|drunk|vodka|whisky|collaps\w*|found|slump\w*|floor|right now|just now|limp|gasp\w*|gurgl\w*|baby|newborn|infant)\b/i
const splashes =
  /\b(?:splash\w*|spray\w*|squirt\w*|spill\w*|spilt|chemical\w*|bleach|acid|alkali|cement|lime|clean\w*|detergent|ammonia|super ?glue|paint|solvent|petrol|chill?i|pepper|disinfect\w*|powder|liquid|nail)\b/i
const asksAgain = /\b(?:repeat\w*|ask\w*|tell\w*|say\w*)\b[^.!?]{0,20}\bsame\b/i
const slowly = /\b(?:months?|years?|gradual\w*|slowly|for ages|getting worse over)\b/i
const ofDelirium =
  /\b(?:sudden\w*|today|tonight|overnight|this morning|yesterday|since (?:last )?(?:night|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|fever\w*|infection|urine|uti|fell|fall|worse (?:today|this week)|hallucinat\w*|seeing|drowsy|days?)\b/i

const ofUrine =
  /\b(?:pee\w*|wee\w*|urin\w*|piss\w*|wat(?:er|ers)|catheter|toilet|loo|bladder|blood\w*|bleed\w*|pass\w*|bowl|pants|underwear|nappy|diaper|clots?|kidneys?|h(?:a)?ematuria)\b/i
const burns =
  /\b(?:burn\w*|scald\w*|blister\w*|scorch\w*|singe\w*|fire|flames?|kettle|hot|boil\w*|steam|oven|iron|stove|hob|grill|bbq|barbecue|pan|oil|acid|bleach|caustic|cement|chemical\w*|electric\w*|sun\w*|explo\w+|firework\w*|splash\w*|spill\w*|spilt|tea|coffee|soup|radiator|straighteners?)\b/i
const ringsSomebody = /\bring(?:ing|s)? (?:any ?(?:one|body)|no ?(?:one|body)|the|them|him|her|you|my|up|111|999|911|112|in)\b|\brang\b/i
const yourAnswer =
  /\b(?:you|u|ye) (?:(?:did|do|have|has|would|could|wo|will)(?: ?n['’]?t| not)|never|still)[^.!?]{0,12}\b(?:answer|repl|respond)\w*|\b(?:answer|reply|respond)\w* (?:to )?(?:me|my question)\b/i
const ofMindLost =
  /\b(?:he|she|they|mum|dad|wife|husband|baby|unconscious\w*|passed out|collaps\w*|won ?['’]?t wake|shak\w*|floor|breath\w*)\b/i
const foundPerson =
  /\bfound (?:the )?(?:baby|child|boy|girl|man|woman|lady|patient)\b|\b(?:unconscious\w*|passed out|collaps\w*|won ?['’]?t wake|not (?:breathing|moving|waking)|limp|floppy|blue|unrespons\w*)\b/i
const meansToLose =
  /\b(?:would|should|could|can|does|do|will|if i|need to|needs to|want to|wants to|try(?:ing)? to|told (?:me |him |her )?to|ought to|how|by|about|help\w*)\b[^.!?]{0,25}\blos(?:e|ing)\b|\blos(?:e|ing) (?:some |a bit of |a little |the )?weight (?:help|make|do|fix|cure|be)/i
/** Angina that somebody is known to have, and of which nothing is told now. */
export const isKnownAngina = (words: string): boolean => knownAngina.test(words) && !anginaNow.test(words)
const knownAngina =
  /\b(?:have|has|had|['’]s got|got|with|history of|diagnosed with|known|suffers? (?:from|with)|for|stable|my|his|her) (?:a bit of |some |stable |got )?angina\b/i
const anginaNow =
  /\b(?:chest|attack|pains?|tight\w*|pressure|crush\w*|heav\w*|squeez\w*|spray|gtn|playing up|worse|bad|again|more often|at rest|now|today|tonight|this morning|came on|come on|sweat\w*|clammy|breathless|arm|jaw)\b/i
const feelsLike = /\b(?:feels?|felt|like|stuffed with|full of|as if|as though)\b[^.,;!?]{0,30}/gi
const littleBleeding =
  /\b(?:brown\w*|pink\w*|light(?:er)?|spott\w*|less|a (?:little|bit)|bit of|eas(?:ed|ing)|trickl\w*|stain\w*|slow(?:ed|ing)|liners?|(?:one|two|three|1|2|3|a couple of|few) (?:pads?|liners?) a day|pads? (?:1|2|3|one|two|three|twice) ?(?:a|per)? ?(?:day|times))\b/i
const muchBleeding =
  /\b(?:heav(?:y|ier)|soak\w*|flood\w*|gush\w*|pour\w*|big clots?|huge clots?|clots (?:like|as big|the size)|every (?:hour|half)|an hour|faint\w*|dizzy|lots|a lot|loads|won ?['’]?t stop|fresh|bright)\b/i
const seesNot =
  /\b(?:can ?['’]?t|cannot|can not|couldn['’]?t|don['’]?t|do not|didn['’]?t|to) (?:even |really )?see (?:(?:my|the|a|an|any|his|her|much) )?(?:ankles?|bones?|knuckles?|doctors?|gp|dentist|nurse|anyone|any ?body|anything|rash|lump|marks?|spots?|swelling|redness|bruis\w+|splinter|blood|what|why|how|that|me|him|her|them|until|till)\b/i
const ofSight = /\b(?:eyes?|sight|vision|blur\w*|fog\w*|glasses|lens\w*|blind\w*|read|telly|tv|screen)\b/i
const onGettingUp = /\b(?:get(?:s|ting)?|got|stand(?:s|ing)?|stood) up\b/i
const spins = /\b(?:spin\w*|room|whirl\w*|round and round|roll\w*|turn\w*|bed|vertigo|mov(?:es|ing)|tilt\w*)\b/i
const fromSeatToLeg =
  /\b(?:bum|bottom|butt|buttocks?|arse|backside|bum ?cheeks?)\b[^.!?]{0,40}\b(?:legs?|thighs?|cal(?:f|ves)|knees?|foot|feet|toes|ankles?)\b|\b(?:legs?|thighs?|cal(?:f|ves)|knees?|foot|feet|toes|ankles?)\b[^.!?]{0,40}\b(?:bum|bottom|butt|buttocks?|arse|backside|bum ?cheeks?)\b/i
const ofBowels =
  /\b(?:poo\w*|stools?|toilet|loo|motions?|bowels?|anus|anal|rect\w*|back passage|piles|h(?:a)?emorrhoid\w*|fissure|bum ?hole|butt ?hole|wip\w*)\b/i
const turnsNotToOneSide =
  /\b(?:can ?['’]?t|cannot|can not|hard to|struggl\w* to|unable to|hurts to)\b[^.!?]{0,20}\b(?:turn|twist|rotate|move|look)\w*\b[^.!?]{0,25}\b(?:left|right|one (?:side|way)|side|sideways|over (?:my|his|her) shoulder)\b/i
const ofMeninges =
  /\b(?:fever\w*|temp\w*|hot|rash|headaches?|head (?:hurts|ache\w*)|vomit\w*|sick|light|drowsy|confus\w*|chin|forward|chest|shiver\w*|injur\w*|fell|fall|crash\w*|accident|whiplash|numb\w*|weak\w*|tingl\w*|dizz\w*|sudden\w*)\b(?<!\bno (?:injury|fever|headache|rash|temp|temperature|numbness|weakness|tingling|vomiting|dizziness))/i
const bleedsAgain =
  /\b(?:since i (?:started|began|went|got)|on and off|every (?:day|night|morning|few|time|other)|(?:once|twice|times|couple of times) (?:a|per|this) (?:day|week|month)|for (?:days|weeks|months)|for (?:the )?(?:past|last)|most (?:days|mornings|nights)|lately|recently|again|at random|randomly)\b/i
const bleedsNow =
  /\b(?:right now|now|at the moment|as i (?:type|write)|still|won ?['’]?t stop|will not stop|not stopp\w*|can ?['’]?t stop|cannot stop|pour\w*|gush\w*|minutes?|mins?|hours?|hrs?|soak\w*|pinch\w*|down my throat)\b/i

const drinksLittle =
  /\bdrink\w*\b[^.!?;]{0,20}\b(?:small[- ]small|(?:only |just |very |a )?little\b(?! (?:one|boy|girl))|sips?|sipping|not (?:much|a lot|well|enough)|less|few|hardly|barely|ok|okay|fine|well|normal\w*|as usual)\b|\b(?:little|small|tiny|few|some) sips?\b/i
const saysThirst =
  /\b(?:thirst\w*|gallons?|lit(?:re|er)s?|pints?|non-?stop|all (?:day|the time|night)|lots|loads|a lot\b|so much|too much|gulp\w*|can ?['’]?t (?:stop|get enough)|more than (?:usual|normal))\b/i
const twisted =
  /\bankle\b[^.!?]{0,40}\b(?:twist\w*|gave way|g[ai]ve[sn]? way|roll\w*|turn\w*|sprain\w*|went over|buckled|kerb|curb)\b|\b(?:twist\w*|roll\w*|turn\w*|sprain\w*|went over(?: on)?)\b[^.!?]{0,20}\bankle\b/i

const ofReflux =
  /\b(?:acid\w*|reflux|heartburn|belch\w*|burp\w*|sour|spicy|pepper|antacids?|gaviscon|rennies?|tums|gestid|after (?:meals|eating|food|i eat)|when i (?:lie|eat))\b/i
const puzzled =
  /\b(?:i['’]?m|i am|im|now|got me|get me|me|you['’]?re|you are)(?: \w+){0,2} (?:confused|muddled|lost)\b|\bconfus(?:ed|ing) (?:by|about|what|which|why|with (?:your|all|the))\b|\bconfusing\b/i
const ofAdvice =
  /\b(?:you|your|told|said|says?|advice|answers?|explain\w*|which|what (?:to|do|should|does|is|you)|why|meaning|means?|dos(?:e|es|age|ing)|instructions?|leaflets?|results?|earlier|websites?|google\w*|now i['’]?m|so i['’]?m|is (?:it|that|this)\b.{1,40}\bor)\b/i
const ofMind =
  /\b(?:where (?:i|he|she|they)|disorient\w*|memory|forget\w*|remember\w*|since|woke|wake|drowsy|dizz\w*|fever\w*|head (?:injury|hit)|hit (?:my|his|her) head|slurr\w*|speech|sugar|infection|stroke|seizure|fit|hallucinat\w*|seeing things|he|she|they|mum|dad|husband|wife|gran\w*|nan)\b/i

/** "Earlier you said something else, I am confused": who is puzzled by what was said to him is not confused. */
function isPuzzled(text: string, words: string): boolean {
  return (puzzled.test(text) || puzzled.test(words)) && ofAdvice.test(words) && !ofMind.test(words)
}

/** "I don't know where she is": who looks for somebody says nothing of a mind that is confused. */
function isSoughtBy(text: string, words: string): boolean {
  return /\bknow where\b/i.test(text) && soughtBy.test(words)
}
const soughtBy =
  /\b(?:i|we|nobody|no one|none of us|they|police|friends?) (?:really |just |still )?(?:do ?n['’]?t|do not|does ?n['’]?t|did ?n['’]?t|knows?|have no idea)(?: know)? where (?:he|she|they|my \w+)\b/i

const ofPhlegm = /\b(?:cough\w*|phlegm|sputum|mucus|chesty|hack\w*)\b/i
const ofStomach = /\b(?:vomit\w*|sick|puk\w*|throw\w* up|threw up|stomach|belly|food|nause\w*|meals?)\b/i

/** Noise with each breath at rest narrows the airway dangerously; with crying alone it does not yet (NICE CKS: Croup). */
function isOnlyWhenUpset(words: string): boolean {
  return onlyWhenUpset.test(words) && !atRestToo.test(words)
}
const onlyWhenUpset =
  /\b(?:only|just|nothing but|not unless|unless) (?:really |ever )?(?:when|if|while|with|after|as) ?(?:he|she|they|the baby|it|being|getting)?(?:['’]?s| is| gets| starts| has)? ?(?:cry\w*|cries|upset|scream\w*|worked up|angry|cross|tantrum\w*|fuss\w*|runs?|running|excited|(?:a )?good cry)\b|\b(?:gone|stops|quiet|no noise|nothing|none) (?:when|once|as soon as|while) (?:he|she|they)(?:['’]?s| is)? (?:\w+ )?(?:calm\w*|settle\w*|quiet|rest\w*|asleep|sleep\w*|still)\b|\b(?:not|no noise|never|isn['’]?t there) (?:at all )?(?:at rest|when (?:he|she|they)(?:['’]?s| is) (?:calm|resting|quiet|asleep|settled))\b/i
const atRestToo =
  /\b(?:(?:even|also|and|still) (?:when|while|at|with|in)[^.!?]{0,20}(?:calm|rest|quiet|asleep|sleep\w*|sits?|sitting|settled)|all the time|every breath|each breath|blue|suck\w*|pull\w* in|drool\w*|dribbl\w*|exhausted|floppy|grey|gray|pale)\b/i

/** A fall that was taken for a faint is a fall. */
export function asFall(mention: Mention, words: string): Mention {
  return mention.finding === 'faint-or-collapse' &&
    mention.polarity === 'present' &&
    fell.test(mention.text) &&
    isOfAnotherSense(mention, words)
    ? { ...mention, finding: 'fall-recent' }
    : mention
}

const painful = /-pain$|ache$/
const otherPart =
  /^\W*(?:and |also )?(?:it['’]?s|its|it is) (?:(?:in|down) )?my (left|right) (arm|leg|hand|foot|knee|hip|shoulder|ankle|wrist|elbow|calf|thigh|heel|thumb|buttock)\W*$/i
const onPulling =
  /\b(?:it['’]?s |its |it )?(?:a )?(?:bit |little |quite |really |very )*(?:sore|hurts?|painful|tender)(?: a bit| a lot)? (?:when|if) (?:i |you )?(?:pull|tug|touch|press|wiggle|push)(?:ing|ed)?(?: on| at)? (?:on )?(?:it|my ear|the ear)\b/gi

/** After a twist of something not named, the part alone: "my ankle". */
const partAlone =
  /^\W*(?:it['’]?s |its |it is |it was )?(?:(?:my|the|his|her) )?(?:(left|right) )?(ankle|knee|wrist|foot|finger|thumb|elbow|shoulder|hip)\W*$/i
const secondSide =
  /\b(left|right)(?: (?:one|side))?(?: (?:is|feels|seems)|['’]s)?(?: (?:just|all|also|a bit|totally|really))? (blocked|bunged up|full|clogged|muffled|hurts|swollen|itchy|itches|sore|numb|red|fine)\b/gi
const paired = /\b(?:left|right) (ear|eye|knee|hip|leg|arm|foot|hand|wrist|ankle|elbow|shoulder|ankle)\b/i
const ofFullEar: ReadonlySet<string> = new Set(['blocked', 'bunged up', 'clogged', 'muffled'])

/** "Left ear hurts, right is blocked": the second side with its part, where the words have room for it. */
function withSecondSide(words: string): string {
  const [named = '', part = ''] = paired.exec(words) ?? []
  if (part === '') return words
  const from = words.indexOf(named) + named.length
  const said = words.slice(from).replace(secondSide, (whole: string, side: string, how: string) => {
    const sign = part.toLowerCase() === 'ear' && ofFullEar.has(how.toLowerCase()) ? 'full' : how
    const full = `${side} ${part} ${sign}`
    return full.length <= whole.length && !named.toLowerCase().startsWith(side.toLowerCase()) ? full.padEnd(whole.length) : whole
  })
  return `${words.slice(0, from)}${said}`
}

/**
 * The words with the part said out that they speak of: after a sore back "it's my right leg" tells of a sore leg, after a blocked ear "sore when I pull it"
 * of a sore ear. In the same length, so that places stay. In: the words, the complaints so far, the newest last.
 */
export function withPartNamed(words: string, complaints: readonly string[]): string {
  const last = complaints.at(-1) ?? ''
  const twistedPart = last === 'twisting-injury' || last === 'injury-recent' ? partAlone.exec(words) : null
  if (twistedPart !== null)
    return `${twistedPart[1] === undefined ? '' : `${twistedPart[1]} `}${twistedPart[2] ?? ''} hurts`.padEnd(words.length)
  const [whole = '', side = '', part = ''] = otherPart.exec(words) ?? []
  if (part !== '' && painful.test(last) && !last.includes(part.toLowerCase())) return `${side} ${part} hurts`.padEnd(whole.length)
  const named = withSecondSide(words)
  return last.startsWith('ear-') ? named.replace(onPulling, (said) => 'ear hurts'.padEnd(said.length)) : named
}

/** An ankle that was twisted and swells is no swelling of the legs. */
function isOneTwistedAnkle(text: string, words: string): boolean {
  return twisted.test(words) && !/\b(?:both|legs?|ankles|feet|shins?)\b/i.test(text)
}

function isSideOfAnotherPart(words: string): boolean {
  const rest = words.replace(sideOfAnotherPart, ' ')
  return rest !== words && !ownBack.test(rest)
}

/** Who has asked the same thing again and again for months has a poor memory, and no confusion of now. */
function isForgetful(text: string, words: string): boolean {
  return asksAgain.test(text) && slowly.test(words) && !ofDelirium.test(words)
}
