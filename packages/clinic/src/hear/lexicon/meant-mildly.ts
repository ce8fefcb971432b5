const padded = (meaning: string) => (whole: string) => meaning.slice(0, whole.length).padEnd(whole.length)

const baby = '(?:baby|newborn|infant|twin|bub|(?:little|wee) (?:one|man|girl|boy)|grandson|granddaughter|son|daughter|toddler)'
const lately = '(?: (?:just|accidentally|nearly|only|have|had|once))*'
const ownChild = new RegExp(
  String.raw`\bi(?:['’]?ve)?${lately} dropped ((?:my|the|our) (?:\w+ )?${baby})\b(?! (?:off|at|to|over|round|with)\b)`,
  'gi',
)
const pronoun = new RegExp(String.raw`\bi(?:['’]?ve)?${lately} dropped (him|her)\b(?! (?:off|at|to|over|round|with|a)\b)`, 'gi')
const slipped = /\b((?:my |the |our )?(?:baby|newborn|twin|he|she)) slipped (?:out of|from|through) my (?:arms|hands|grip)\b/gi
const isSmall =
  /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven) (?:days?|weeks?|wks?|months?|mths?)\b|\b(?:baby|newborn|infant)\b/i
const onPurpose = /\b(?:on purpose|deliberate\w*|wanted to|meant to|angry|snapped|lost (?:it|my temper)|temper)\b/i

/** What the one who held it sees before the eyes. */
const seesIt =
  /\b(?:and )?(?:now )?(?:i )?(?:keep|can ?['’]?t stop|cannot stop) (?:seeing|picturing|replaying|hearing) (?:it|that|him|her|the fall)\b|\bi see it over and over\b|\bit keeps flashing in my head\b/gi

/** "I dropped my baby": the baby has fallen, and who holds it is no patient. */
function childFallen(text: string): string {
  if (onPurpose.test(text) || !isSmall.test(text)) return text
  const fell = (whole: string, who: string, at: number, all: string) => {
    const subject = /^(?:him|her)$/i.test(who) ? (/him/i.test(who) ? 'he' : 'she') : who
    // "On his head", "onto the tiles": what is said of the fall follows at once.
    const verb = /^ (?:on|onto|down|from|out|off|in|into|head)\b/i.test(all.slice(at + whole.length)) ? 'fell' : 'fell down'
    return `${subject} ${verb}`.slice(0, whole.length).padStart(whole.length)
  }
  const named = text.replace(ownChild, fell).replace(slipped, fell)
  const fallen = named.replace(pronoun, fell)
  return fallen === text ? text : fallen.replace(seesIt, padded(''))
}

const peers =
  '(?:(?:little |big |older |younger |twin |step)?(?:brother|sister|sis|bro)|cousin|(?:room|flat|house|class)?mate|friend|mum|mom|mummy|dad|nan|gran)'
const threat = new RegExp(
  String.raw`\b(?:my )?${peers} (?:(?:says?|said|swears?|told me|thinks?) (?:that )?)?(?:(?:he|she)(?: is|['’]?s| will|['’]?ll| would|['’]?d)? ?)?(?:is |will |would |['’]ll )?(?:going to |gonna )?(?:kill|murder|hurt|beat|batter|strangle) me(?: up)?(?= (?:if|when|because|for|over)\b)`,
  'gi',
)
const trifle =
  /\b(?:tv|telly|television|window|vase|lego|xbox|play ?station|nintendo|switch|controller|headphones|charger|jumper|hoodie|sweater|top|shoes|make ?up|hairbrush|chocolate|cake|crisps|biscuits?|sweets|pizza|snacks?|dishes|washing up|homework|report|grades?|exam|skipped (?:school|class)|late for|football|match|bike|scooter|toys?|doll|diary|room is|tidy|remote|game|ice cream|cookies?)\b/i
const grave =
  /\b(?:hits?|hitting|beats|punch\w*|knife|gun|bruis\w*|at night|touch\w*|scared|afraid|frightened|terrified|lock\w*|strangl\w*|chok\w*|blood|bleed\w*|always|again and again|every day|seriously|really (?:will|means)|has done|threaten\w*|boyfriend|girlfriend|husband|wife|partner|honou?r|marry|police|what (?:he|she) does)\b/i

/** "My brother says he will kill me if I tell Mum who broke the TV": children who quarrel. */
function quarrel(text: string): string {
  return trifle.test(text) && !grave.test(text) ? text.replace(threat, padded('it is a pity ')) : text
}

const amount =
  '(?:a lot|lots|loads|too many|a handful|handfuls|a bunch|a (?:whole )?(?:bottle|box|pack|packet|strip)|a load|some|many)(?: of)?'
const deed = new RegExp(
  String.raw`\b(?:(?:took|swallowed|had) ${amount} (?:\w+ )?(?:pills|tablets|paracetamol|tylenol|meds|medicines?|ibuprofen|antidepressants)|(?:took|had) an overdose|overdosed|overdose(?= \d+ years ago))\b(?: once)?`,
  'gi',
)
const longAgo =
  /\b(?:(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|many|some|several) years ago|years ago|long ago|ages ago|decades ago|as a (?:student|teen\w*|child|kid|young \w+)|back in (?:college|school|uni\w*|(?:19|20)\d\d)|in (?:19\d\d|20[01]\d|202[0-4])|in my (?:teens|twenties|thirties|youth)|when i was (?:young\w*|\d\d|a (?:student|teen\w*)))\b/i
const overNow =
  /\b(?:(?:that|it|this|all)(?:['’]?s| is| was)? (?:is )?(?:all )?(?:now )?(?:(?:long )?(?:over|past|gone|behind me)|in the past)|behind me|over it|chapter is closed|put it behind|all in the past|(?:fine|well|okay|ok|good|happy|better) (?:since|now|ever since)|my history)\b/i
const nowToo =
  /\b(?:again|today|tonight|last night|this (?:morning|evening|afternoon|week)|yesterday|just now|hours? ago|minutes? ago|want to|going to|think(?:ing)? (?:of|about) (?:it|doing)|and now i (?:took|have taken)|soon|goodbye|still (?:feel|want|think))\b/i

/** "Took a lot of pills once, ten years ago. That is over": nothing of today. */
function overLongAgo(text: string): string {
  return longAgo.test(text) && overNow.test(text) && !nowToo.test(text) ? text.replace(deed, padded('was unwell once')) : text
}

const asAlways =
  /\bsnor(?:es|ing|e)(?: away)?(?: \w+){0,4}? (?:(?:like|as) (?:always|usual|ever|normal|every (?:\w+)|(?:he|she) always (?:does|is))|(?:his|her) (?:normal|usual) snores?|the (?:normal|usual) way)\b/gi
const notAsAlways =
  /\b(?:gurgl\w*|odd|strange\w*|weird\w*|blue|gr[ae]y|pale|wake|waking|woken|respond\w*|vomit\w*|sick|chok\w*|pills?|tablets?|methadone|heroin|drugs?|opio\w*|fell|fallen|hit|head|slow\w*|gasp\w*|stops?|louder|not (?:like|as|his|her)|vodka|whisk\w+|bottle)\b/i

/** "Drunk and asleep, snoring like always": as he does each night. */
function usualSnore(text: string): string {
  return notAsAlways.test(text) ? text : text.replace(asAlways, padded('snores at night'))
}

/** Words that name a grave thing, a deed or a danger, and tell in their own message that it is none of today: in plain words of the same length, so that places stay. */
export function meantMildly(text: string): string {
  return usualSnore(overLongAgo(quarrel(childFallen(text))))
}
