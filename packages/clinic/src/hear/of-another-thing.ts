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
}
