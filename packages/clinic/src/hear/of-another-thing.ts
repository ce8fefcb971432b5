/** So much of a message as a test here needs: the words that were read, and all the words. */
type Sense = (text: string, words: string) => boolean

const unsure = /\b(?:dunno|don['’]?t know|do not know|no idea|not sure|can['’]?t say)\b/i
const anAmount =
  /\b(?:\d+|an?|one|two|three|four|five|six|few|couple|ages|maybe|about|since|long|while|minutes?|hours?|days?|weeks?|months?|years?)\b/i
/** "Is the rave on Friday ok": a party. */
const isRave = /\brave\b/i
const isUnsureAnswer: Sense = (text) => unsure.test(text) && anAmount.test(text.replace(unsure, ' '))
const ofPregnancy = /\b(?:waters|pregnan\w*|weeks|baby|labou?r|contractions?|midwife|due)\b/i
const otherWater = /\b(?:ears?|nose|eyes?|taps?|pipes?|bottles?|swim\w*|swam|surf\w*|shower\w*|boiler|roof|bath|pool|sea)\b/i
const blackedThings =
  /\bblack\w* out (?:(?:the|my|our|all|every|bedroom|kitchen|back|front) )*(?:windows?|rooms?|curtains?|names?|lines?)\b/i
const handedOut =
  /\bpass(?:ed|ing|es)? out (?:the |some |my )?(?:leaflets?|flyers?|papers?|books?|sweets?|food|drinks?|samples?|forms?|cards?|presents?)\b/i
const isNoFaint: Sense = (_, words) => blackedThings.test(words) || handedOut.test(words)
const isLongPast: Sense = (_, words) =>
  /\b(?:years?|decades?|ages|long time|long) ago\b|\bwhen i was (?:\d+|small|little|young|a (?:child|kid|boy|girl|baby))\b/i.test(words) &&
  !/\b(?:miss\w*|griev\w*|cry\w*|cries|sad\w*|upset|cope|coping|still hurts|get over|anniversary|low|depress\w*)\b|(?<!\bnot )\bgrieving/i.test(
    words,
  )
const isNotOnTheChest: Sense = (text, words) =>
  /\b(?:gunk|gunge|goo|muck|stuff)\b/i.test(text) && !/\b(?:cough\w*|chest\w*|phlegm|throat|lungs?|spit\w*|mucus|sputum)\b/i.test(words)

const limpThings = /\b(?:hair|lettuce|flowers?|plants?|leaves|dog|cat|puppy|rabbit|hamster|bird)\b/i
const boneUnderSkin =
  /\b(?:collar ?bones?|hip ?bones?|ribs?|shoulder blades?|ankle ?bones?|wrist ?bones?|cheek ?bones?|bunion|spur|x-?ray)\b/i
const ofPassingWater = /\b(?:pee\w*|wee\w*|urin\w*|pass\w* water|after (?:i )?go|loo|toilet|stream|flow|prostate|bladder)\b/i
const ofMouth = /\b(?:mouth|chin|bib|saliva|spit\w*|swallow\w*|teeth\w*|tooth|lips?|face)\b/i
const isLowBack: Sense = (_, words) =>
  /\blow(?:er)? ?down\b/i.test(words) &&
  !/\b(?:belly|tummy|stomach|abdom\w*|guts?|groin)\b/i.test(words) &&
  /\bback\b(?! (?:passage|again|to|home|in|from|then))/i.test(words)

const discontent =
  /\b(?:not|n['’]t|never|none|un) ?(?:(?:very|too|best|really|at all|so) )?happy (?:with|about|at|that) (?!(?:(?:my|his|her) )?(?:life|myself|himself|herself|things|everything|anything|how i|who i)\b)/i
/** Who is up at night with something else does not get up to pass urine. */
const isUpForElse: Sense = (_, words) => upForElse.test(words) && !upForWater.test(words)
const upForElse =
  /\bup (?:all |at |in the |most of the |half the )?nights? (?:with|worr\w+|cough\w*|cry\w*|feeding|itch\w*|scratch\w*|vomit\w*|thinking|sick|in (?:pain|agony))\b/i
const upForWater =
  /\b(?:to|for a|needing a|going for a) (?:pee|wee|slash|piss|urinate|pass (?:urine|water)|the (?:loo|toilet|bathroom)|spend a penny)\b|\b(?:pee|wee|weeing|peeing|urinat\w+) (?:at|in the|all|through the) night\b/i
const drankMuch = /\bdr[aiu]nk\w*\b/i
const ofAlcohol =
  /\b(?:alcohol|beers?|lagers?|cider|wine|prosecco|champagne|vodka|gin|rum|whisk(?:e)?y|tequila|shots|booze|boozing|pints?|cocktails?|pubs?|bars?|clubs?|part(?:y|ies|ied)|weddings?|stag|hen (?:do|night|party)|night out|festival|hung ?over|hang ?over|drunk|tipsy|units?|bender|binge\w*)\b/i
const ofFluids =
  /\b(?:water|squash|juice|tea|fluids?|milk|coke|cola|pop|lemonade|energy drinks?|thirst\w*|parched|dry mouth|wee\w*|pee\w*|urin\w*|sugar|diabet\w*)\b/i
const saysThirst = /\b(?:thirst\w*|parched|dry mouth)\b/i
/** Who drank a lot at a party is neither thirsty for it nor well watered. */
const isAlcohol: Sense = (text, words) => drankMuch.test(text) && ofAlcohol.test(words) && !ofFluids.test(words)
/** Who drinks a lot and passes a lot, or a lot of water, is no drinker. */
const isOfFluids: Sense = (text, words) => drankMuch.test(text) && ofFluids.test(words) && !ofAlcohol.test(words)

/**
 * Trigger words that mean a finding only with its own subject or thing, by finding: "dunno, 2 months" tells how long and of no confusion, water
 * out of an ear is no waters, hands that are thrown up are no vomiting. In: the words read, and all the words. Out: whether they tell of something else.
 */
export const ofAnotherThing: Readonly<Record<string, Sense>> = {
  'confusion-new': (text, words) => isUnsureAnswer(text, words) || isRave.test(text),
  'waters-broken': (_, words) => otherWater.test(words) && !ofPregnancy.test(words),
  sputum: isNotOnTheChest,
  'faint-or-collapse': isNoFaint,
  'loss-of-consciousness': isNoFaint,
  breathless: (_, words) => /\bbreath (?:mints?|fresheners?|tests?)\b/i.test(words) && !/\b(?:breathless|short of|gasp\w*)\b/i.test(words),
  // A band, a bra or a ring that is too tight opens no wound, and hair and plants that go limp are awake.
  'severe-bleeding-wound': (text, words) =>
    /\bcut/i.test(text) && /\b(?:circulation|blood (?:flow|supply))\b/i.test(words) && !/\bbleed/i.test(words),
  unresponsive: (text, words) => /\blimp\b/i.test(`${text} ${words}`) && limpThings.test(words),
  // Bones that stand out under thin skin are not broken.
  'bone-seen-or-bent': (_, words) =>
    boneUnderSkin.test(words) && !/\b(?:skin|blood|bleed\w*|fell|fall|broke\w*|snapp\w*|crash\w*|through)\b/i.test(words),
  vomiting: (_, words) =>
    /\bthr(?:ew|ow\w*) up (?:my|his|her|their) (?:hands?|arms?)\b|\boff sick\b/i.test(words) &&
    !/\b(?:vomit\w*|being sick|been sick|was sick|is sick|puk\w*)\b/i.test(words),
  fever: (_, words) =>
    /\bfever (?:jab|vaccin\w*|injection|shot|certificate)\b|\bburning up (?:\w+ )?(?:calories|energy|fat)\b/i.test(words),
  burn: (_, words) =>
    /\bburn(?:t|ed|ing)? (?:my |the |his |her |our )?(?:toast|dinner|supper|food|cakes?|rice|stew|pans?|calories|bridges?)\b/i.test(
      words,
    ) && !/\b(?:hands?|fingers?|arms?|skin|blister\w*|myself|himself|herself|face|legs?) (?:on|with)\b|\bblister/i.test(words),
  'weakness-general': (_, words) =>
    /\bweak (?:tea|coffee|squash|solution|signal|spot)\b/i.test(words) && !/\b(?:feel\w*|am|so|very|legs?|arms?) weak\b/i.test(words),
  'chest-pain': (text) => /\bcatch\w* (?:my|his|her) breath\b/i.test(text),
  breastfeeding: (_, words) =>
    /\bnursing (?:an? |my |his |her )?(?:sore|bad|broken|sprained|hangover|grudge|drink|pint|home|degree)\b/i.test(words),
  'self-induced-vomiting': (text, words) =>
    /\bpurg/i.test(text) && !/\b(?:vomit\w*|sick|throw\w*|threw|bing\w*|fingers?|eat\w*|meals?|weight)\b/i.test(words),
  'light-sensitivity': (_, words) => /\blights? (?:went|go(?:es)?|were|was|are|is|turned) (?:out|off)\b/i.test(words),
  // Running in the cold is no nose.
  'nose-runny': (text, words) => /\brunning\b/i.test(text) && !/\b(?:nose|nostrils?|snot\w*|runny|sneez\w*)\b/i.test(words),
  // Who dribbles after passing water does not drool, and who is told to snap out of it is awake.
  drooling: (text, words) => /\bdribbl/i.test(text) && ofPassingWater.test(words) && !ofMouth.test(words),
  'drowsy-hard-to-wake': (text) => /\bsnap\w* out of it\b/i.test(text),
  // "Low down on the right of my back" is the back.
  'abdominal-pain': isLowBack,
  'back-pain': (_, words) => /\b(?:got|gets|put) my back up\b/i.test(words),
  grief: isLongPast,
  'urination-night': isUpForElse,
  'urination-frequent': (text, words) => /\bnight\b/i.test(text) && isUpForElse(text, words),
  // Somebody who is not happy with a carpet or an answer is not low.
  'low-mood': (text, words) => /\bhappy\b/i.test(text) && discontent.test(words),
  thirst: (text, words) => isAlcohol(text, words) && !saysThirst.test(words),
  'dehydration-signs': (text, words) => drankMuch.test(text) && ofAlcohol.test(words),
  'alcohol-heavy': isOfFluids,
  'alcohol-recent-binge': isOfFluids,
  // What is bad after meals is no meal that was bad.
  'suspicious-meal': (text) => /\bbad\b[^,.;]*\b(?:after|before|with|when|while|if|on|from)\b/i.test(text),
}
