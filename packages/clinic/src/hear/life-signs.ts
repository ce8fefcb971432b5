import { plainWords } from './plain-words.ts'
/** News on which life hangs from one minute to the next, the gravest first. */
export const lifeSigns = ['no-breath', 'choking', 'fit', 'no-waking', 'bleeding'] as const
export type LifeSign = (typeof lifeSigns)[number]

/** Whom it is told of: "he", "the baby", "my husband", or nobody by name. */
const other = `(?:he|she|they|it|the|my|our|his|her|baby|bubs?|dad|mum|mom|gran(?:ny|dad|dma|dpa)?|nan|husband|wife|son|daughter|grandson|granddaughter|boy|girl|man|woman|little one|patient|partner|brother|sister)`

/** How somebody breathes badly: a breath all the same. */
const badly = String.raw`(?:right|proper\w*|well|normal\w*|great|good|nice\w*|eas\w*|so|too|very|that|as|quite|really|fully|any (?:worse|better|faster|slower|easier)|through|fast|quick\w*|hard|heav\w*|loud\w*|comfortabl\w*|deep\w*|like|much|clear\w*|smooth\w*|regular\w*|enough|the same|quietly|noisily|in (?:deep|properly|fully))`

const signs: Readonly<Record<LifeSign, readonly RegExp[]>> = {
  'no-breath': [
    new RegExp(
      String.raw`(?<!\b(?:im|i am|ive) )\b(?:not|isnt|aint|no longer) (?:even |actually |really |fucking )?breathing\b(?! ${badly}\b)`,
    ),
    new RegExp(
      String.raw`(?<!\b(?:i|ive|i have|not|hasnt|havent|never|nearly|almost|hadnt) )\b(?:stopped|stoped|quit|has stop) breathing\b(?! ${badly}\b)`,
    ),
    /\b(?:dont|cant|not) (?:think|believe|feel|tell|know|sure) (?:that )?(?:if )?(?:hes|shes|theyre|he is|she is|its|it is|the baby is|(?:my |the )?\w+ is) (?:even |still |actually )?breathing\b(?! (?:right|proper\w*|well|normal\w*|as|so|too|very)\b)/,
    /\b(?:cant|cannot|dont|couldnt) (?:see|feel|hear|find|get) (?:any |a |him |her |it |them |(?:his|her|the) (?:breath|chest)(?:s)? )?(?:breath(?:e|s|ing)?\b|mov(?:e|ing)\b|ris(?:e|ing)\b|go(?:ing)? up\b)/,
    /\b(?:chest|tummy)(?:s| is| has| isnt)? (?:\w+ )?(?:not|isnt|stopped|no longer)? ?(?:not |stopped )(?:moving|rising|going up)\b|\bchest isnt (?:moving|rising|going up)\b/,
    /\b(?:no|without(?: a)?|hasnt (?:taken|got) a|isnt taking any|not taking (?:any|a)) (?:more )?breath(?:s|ing)?\b(?! (?:test|sounds?|hold\w*|away|problems?|trouble|issues?|difficult\w*|short\w*|in the|or )\b)/,
    /\bno (?:pulse|heart ?beat)\b|\bheart(?:s| has| is)? (?:just )?stopped\b|\bcant (?:find|feel) (?:a|his|her|any) pulse\b/,
    /\bonly gasp\w*\b|\bgasp\w* (?:every|once|now and|just (?:now|every))\b/,
    /\b(?:gone|turned|going|went|is|hes|shes|all) (?:all )?(?:blue|grey|gray|purple) and (?:\w+ )?(?:limp|floppy|still|lifeless|not moving)\b/,
  ],
  choking: [
    /(?<!\b(?:a|the|that|nearly|almost|was|like|not|isnt|no|no longer) )\bchoking\b(?! (?:feeling|sensation|back|up|me up|hazard|cough))/,
    /\b(?:stuck|lodged|jammed) in (?:his|her|their|the) (?:throat|windpipe)\b.{0,40}\b(?:cant|cannot|not|no|blue)\b|\b(?:cant|cannot) (?:cough|cry|speak|breathe)\b.{0,40}\b(?:stuck|lodged|swallowed|went down)\b/,
  ],
  fit: [
    /(?<!\b(?:had|not|no|isnt|stopped|usually|nearly) )\b(?:(?:is|hes|shes|now|started|having|gone into|going into|in) (?:now |just |again |a |an |another |having |to )*(?:fits?|seizures?|convulsions?|fitting|seizing|convulsing))\b(?! (?:again )?(?:and well|in|room|clothes|for|enough|into|the|like|of|about|over|because|if|when(?:ever)?|at (?:me|us|him|her|them)|badly|well|nicely))/,
    /\beyes(?: have| are| went| were| just)* (?:rolled|rolling|gone) (?:back|up)\b/,
    /\b(?:jerking|shaking|twitching|convulsing) all over\b.{0,50}\b(?:not|wont|cant|isnt|eyes|foam\w*|froth\w*)\b|\b(?:foam|froth)ing at the mouth\b/,
  ],
  'no-waking': [
    /\b(?:wont|will not|doesnt|does not|isnt|not|cant|cannot) (?:wak\w+|be woken|com(?:e|ing) (?:round|to)\b|respond\w*|rous\w+|open(?:ing)? (?:his|her|their) eyes|answer\w* (?:me|us))/,
    new RegExp(
      String.raw`\b(?:cant|cannot|couldnt|unable to) (?:wake|rouse|get (?:a |any )?(?:response|answer|reaction|${other}\b.{0,20}\b(?:wake|respond|open|come round)))`,
    ),
    new RegExp(
      String.raw`\b${other}(?:s| has| is|ve| have)? (?:just |now |suddenly |even )*(?:(?:stopped|quit) (?:answering|responding|reacting|talking|speaking)|(?:not|isnt|no longer) (?:answering|responding|reacting))\b(?! (?:the |his |her |my |their )?(?:phone|door|bell|calls?|texts?|messages?|so|too|much|about|nonsense|rubbish|fast|like|to (?:the|his|her) (?:treatment|inhaler|medicine|antibiotics)))`,
    ),
    /\b(?:stopped|no) (?:responding|response|reaction|answering (?:me|us))\b/,
    new RegExp(
      String.raw`\b(?:${other}s?)(?: \w+)? (?:is |has |have |just |now |gone |went |s )*(?:unconscious|unresponsive|out cold|collapsed|passed out|blacked out|keeled over|slumped|gone (?:all )?limp)\b`,
    ),
    /(?:^|[,.;!] *)(?:just |now )?(?:gone |went )?(?:unconscious|unresponsive|out cold|passed out|completely out)\b/,
  ],
  bleeding: [
    /\bblood(?:s| is| was| just| keeps)* (?:\w+ )?(?:pour\w*|spurt\w*|gush\w*|pump\w*|squirt\w*|everywhere|running down|all over)\b|\b(?:pour|spurt|gush|pump|squirt)ing (?:with )?(?:out )?(?:of )?blood\b/,
    /\b(?:bleed\w*|blood)(?: just| is| really| still| it)* (?:wont|will not|doesnt|does not|isnt|not|never) (?:stop\w*|slow\w*|let up)\b|\b(?:cant|cannot|couldnt) (?:stop|slow) (?:the |this |his |her |my )?(?:bleed\w*|blood)\b/,
    /(?<!\b(?:not|isnt|no longer|stopped|never) )\b(?:coming|soak\w*|seep\w*|bleed\w*|bled|blood|gone|going) (?:right |straight |all |it )?through (?:the|my|his|her|a|two|three|every|all the|another) (?:\w+ )?(?:t ?-?shirts?|towels?|bandages?|dressings?|tea ?towels?|cloths?|plasters?|gauze|sheets?|trousers|jeans)\b/,
    /(?<!\b(?:not|isnt|no longer|stopped|never) )\bbleeding (?:\w+ )?(?:out|heavily|badly|really bad|so much|like (?:a tap|mad|crazy)|loads|heavy|profusely)\b|\b(?:losing|lost) (?:so much|loads of|a lot of|too much) blood\b/,
  ],
}

/** Not told as it is now: if, what then, another time, somebody's habit. */
const notNow = /\b(?:if|in case|unless|what (?:happens|do i do|should i do) when|might|could|may|would|will|going to|gonna) (?:\w+ ){0,5}$/
const isAsked = /^\W*(?:is|are|was|has|have|does|did|will|would|could|can|should|what if|do you) (?!not\b|no\b)/
const elsewhen =
  /\b(?:last (?:night|week|month|year|time|summer|winter)|yesterday|(?:days?|weeks?|months?|years?) ago|used to|sometimes|usually|often|in (?:his|her|my|their) sleep|at night|sleep apn\w*|snor\w*|when (?:he|she|i) was|for a (?:bit|moment|second|few|while|couple)|for (?:\d+|a few|some|several|two|three|ten) (?:seconds?|secs?)|then (?:go|goes|started?|starts) again|but (?:now )?(?:is )?(?:fine|ok|okay|awake|back|breathing|alright|all right|came|came round|woke)|(?:awake|came round|came to|woke|come round|conscious) (?:now|again|already)?|history of|(?:every|each|once an?|twice an?|times an?|most) (?:other )?(?:day|night|week|month|year|hour)s?|lately|recently|more often|all the time|epilep\w+ (?:for|since)|before (?:that|we|i)|in a film|on tv|the film|the dog|the cat|my (?:dog|cat|puppy))\b/
const isNow = /\bnow\b/

/** The gravest sign of life in danger that a message tells of as news of now; null where none is. */
export function lifeSignIn(message: string, isOfOneself: boolean): LifeSign | null {
  const sentences = message
    .toLowerCase()
    .replace(/['’`]/g, '')
    .split(/[.!?;\n]+/)
  const told = lifeSigns.find((sign) => !(isOfOneself && ofOthers.has(sign)) && sentences.some((sentence) => tells(sign, sentence)))
  return told ?? null
}

/** Nobody writes that he does not breathe, does not wake or has a fit. */
const ofOthers: ReadonlySet<LifeSign> = new Set<LifeSign>(['no-breath', 'no-waking', 'fit'])

function tells(sign: LifeSign, sentence: string): boolean {
  if (isAsked.test(sentence) || (elsewhen.test(sentence) && !isNow.test(sentence))) return false
  return signs[sign].some((cue) => {
    const found = cue.exec(sentence)
    return found !== null && !notNow.test(sentence.slice(0, found.index))
  })
}

/** "He's breathing again", "she has come round". */
const revived =
  /\b(?:breathing|breathes|awake|conscious|crying|talking|responding) (?:again|now|on (?:his|her) own)\b|\b(?:started|began|back to|is) (?:to )?breath(?:e|ing) (?:again|on)\b|\b(?:came|come|coming|hes|shes) (?:back )?(?:round|to|back)\b(?= ?(?:now|again|$|[,.!]))|\b(?:has |just )?woke(?:n)? up\b|\b(?:got|have|theres) a pulse (?:back|again)\b|\b(?:it|the (?:fit|bleeding))(?:s| has)? (?:stopped|come out|came out|over)\b|\bcoughed it (?:up|out)\b/
const notRevived = /\b(?:not|isnt|hasnt|wont|cant|no|never|if|until|till|when|will|is (?:he|she)|does (?:he|she))\b.{0,24}$/

/** Whether a message tells that what hung on a thread is over. */
export function isRevived(message: string): boolean {
  const plain = plainWords(message)
  const found = revived.exec(plain)
  return found !== null && !notRevived.test(plain.slice(Math.max(0, found.index - 30), found.index))
}
