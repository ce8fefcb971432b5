/** A word of better, without which nothing has got better. */
export const ofBetter =
  /\b(?:better|best|eas\w+|gone|go(?:es|ing)? (?:away|down|off)|went|stop\w*(?! (?:answering|responding|reacting|talking|speaking|moving|looking|feeding|eating|drinking|weeing|peeing|smoking|taking)\b)|pass\w*|improv\w*|settl\w*|calm\w*|fine|ok|okay|alright|all right|normal|less|lighter|down|back|again|recover\w*|perk\w*|smil\w*|laugh\w*|play\w*|happ(?:y|ier)|good|well|awake|talking|breathing|crying|conscious|can (?:move|speak|talk|feel|see|breathe|lift)|over|out|up|no longer|subsid\w*|wear\w* off|wore off|clear\w*|bright\w*)\b/

const worse =
  /\b(?:wors\w*|deteriorat\w*|(?:more|very|so|too|really|getting|gone|going|all|bit|turned|looks?|is|hes|shes|im) (?:\w+ ){0,2}(?:sleepy|sleepier|drows\w+|confused|breathless|floppy|limp|pale|grey|gray|blue|sweaty|clammy|weak\w*|faint\w*|dizz\w+|swollen|cold|quiet|numb)|(?:sleep|drows|weak|pal|flopp|quiet|sweat)ier|vomiting|throwing up|being sick|passed out|(?:stopped|quit|no longer) (?:answering|responding|reacting|talking|speaking|moving|looking|feeding|eating|drinking|weeing|peeing)\b(?! (?:alcohol|beer|wine|spirits|meat|gluten|dairy|the))|lips? (?:\w+ ){0,2}(?:blue|grey|gray|purple)|(?:nothing|hasnt|has not|not|isnt|never) (?:\w+ )?eased|(?:not|isnt|wont) (?:talk|wak|look|respond|mov|breath|answer)\w*(?! (?:the |his |her |my |their )?(?:phone|door|bell|calls?|texts?|messages?)\b))\b/g
const notWorse =
  /\b(?:no|not|isnt|arent|no longer|less|never|stopped|without|hasnt been|not been|nothing|wasnt|was|were|been|used to be)(?: \w+){0,2} ?$/
const overNow = /^(?: \w+){0,2} (?:stopp?ed|gone|passed|eased|settled|any ?more|better|before|earlier|is over)\b/

/** Whether words tell of something worse or new, and not that it is over. In: lower case, without apostrophes. */
export function tellsOfWorse(words: string): boolean {
  return [...words.matchAll(worse)].some(
    ({ 0: found, index }) => !notWorse.test(words.slice(0, index)) && !overNow.test(words.slice(index + found.length)),
  )
}

const refuses =
  /\b(?:not|never|wont|dont|aint|isnt|arent|refus\w+ to|no way im|no way i am|without|instead of|useless|pointless|hopeless|worth|(?:no|the|any|little) (?:point|use|sense))(?: (?!only\b|sure\b|know\b|worry\b)\w+)? (?:call|ring|phon|dial|go|com|send|driv|leav)(?:s|e|es|ed|ing)?\b(?! (?:fast|well|anywhere near)\b)/
const helpIsMoving =
  /\b(?:on (?:the|their|its|his|her|our|my) way|ive (?:called|rung|phoned)|i (?:have )?(?:just )?(?:called|rang|phoned)|(?:am|im|is|are|were|theyre|hes|shes) (?:now )?(?:calling|ringing|phoning|coming)|(?:is|are|theyre|its) coming|called (?:999|911|112|000|108|them|an? ambulance)|said \w+ (?:min|minutes))\b/
const walksIt = /\b(?:walk|sleep|sweat|ride|shake) it (?:off|out)\b|\blie (?:down|it off)\b.{0,20}\binstead\b/

/** Whether words say that nobody calls or goes, or that something else is done instead. In: lower case, without apostrophes. */
export function isNotComing(words: string): boolean {
  if (!refuses.test(words) && !walksIt.test(words)) return false
  const rest = words.replace(refuses, ' ')
  return !helpIsMoving.test(rest)
}
