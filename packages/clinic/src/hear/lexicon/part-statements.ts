import { bodyFunctions } from '../../knowledge/denials/body-functions.ts'
import { bodyParts, type DeniedPart, type PartState } from '../../knowledge/denials/body-parts.ts'

/** The words for each way in which a part can be ill, as nouns, verbs and adjectives: sources of regular expressions. */
export const stateWords: Readonly<Record<PartState, string>> = {
  sore: 'sore|soreness|pains?|pained|paining|painful|aches?|aching|achy|hurts?|hurting|hurted|tender|tenderness|discomfort|uncomfortable|niggles?|niggling|niggly|twinges?|throbs?|throbbing|at (?:me|him|her)|killing (?:me|him|her)|stings?|stinging|stingy|burns?|burning',
  swollen:
    'swollen|swelling|swell|swells|swelled|swole|swoll|puffy|puffed(?: up)?|puffiness|puff up|big|bigger|enlarged|fat|fatter|bloated|distended',
  numb: 'numb|numbness|tingly|tingling|tingles?|pins and needles|pins|needles|dead|asleep|fizzy|prickly',
  weak: 'weak|weakness|heavy|floppy|limp|giving way|give way|droop|drooping|droopy|drooped|crooked|lopsided|twisted',
  stiff: 'stiff|stiffness|rigid|hard|tight|tightness|locked|lock|locking|jammed|stuck',
  red: 'red|redness|pink|inflamed|bloodshot',
  hot: 'hot|warm|heat|hotness|boiling',
  itchy: 'itchy|itching|itch|itches|itchiness|scratchy|scratching',
  lump: 'lumps?|lumpy|knots?|bumps?|swelling|growths?|mass',
  bleeding: 'bleeding|bleed|bleeds|bled|blood|bloody',
  discharge:
    'discharge|discharging|leaking|leak|leaks|weeping|weepy|weep|pus|pussy|gunk|gunky|goo|goop|oozing|ooze|drip|dripping|runny|running|wetness',
  ulcer: 'sores?|ulcers?|blisters?|wounds?|spots?|warts?',
  cramp: 'cramps?|cramping|crampy|spasms?|charley horses?|seize up|seizing up',
  cold: 'cold|freezing|icy',
  rash: 'rash|rashes|hives|marks?',
  dry: 'dry|dryness|parched',
}

/** What is nobody's word for one illness, but denies that the part gives trouble. */
export const troubleWords =
  'bother|bothers|bothering|bothered|trouble|troubles|troubling|problems?|prob|probs|issues?|grief|gyp|jip|hassle|complaints?|wahala|wrong|amiss|the matter|up|odd|funny|unusual|difficulty|difficulties|damage|damaged|affected|disturbing|worrying|injured|injury|hurted'

/** Words that call a part well. */
export const wellWords =
  'fine|grand|ok|okay|oki|good|great|alright|all right|allright|perfect|perfectly|sound|normal|normally|properly|well|happy|happily|comfortable|comfortably|comfy|painless|pain free|free|freely|easy|easily|lovely|sweet|beaut|brilliant|excellent|dandy|tip top|a1|unaffected|untouched|regular|as (?:ever|usual|always|normal|before)|like (?:normal|usual|always|ever|before|a (?:horse|baby|log|king|queen|pig|trooper|champ|dream|charm|top|champion|lamb))|same as (?:ever|usual|always|normal|before|well)|no (?:bother|problem|problems|trouble|issue|issues|worries|complaints|hassle|wahala)|not a bother|nae bother|in order|behaving|working|under control|sharp|intact|good as gold|spot on|bang on|in good (?:order|nick|shape|working order)|like clockwork'

/** Words that call a part well in one way: they deny one state. */
export const stateWellWords: Partial<Readonly<Record<PartState, string>>> = {
  weak: 'strong|powerful|working|works?(?: (?:fine|well|ok|okay|grand|the same|as normal|normally|equally|properly|away))?|even|symmetrical|straight|full power|full strength|firm',
  numb: '(?:has |have |got |having |is having |are having |in |with )?(?:full|normal|complete|good|all (?:the|their|its)) (?:feeling|sensation)s?',
  stiff:
    '(?:moves?|moving|turns?|turning|bends?|bending|opens?|opening|rotates?) (?:fine|freely|free|easily|easy|well|ok|okay|grand|fully|normally|properly|every way|both ways|all ways|no bother)|supple|loose|soft',
  swollen: '(?:the )?(?:same|normal) size|same thickness|flat|skinny|slim|thin|not big',
  cold: 'warm|toasty|nice and warm',
  red: 'normal colou?r|same colou?r',
}

const parts: readonly DeniedPart[] = [...Object.values(bodyParts), ...Object.values(bodyFunctions)]
const sources = parts.flatMap((part) => splitWords(part.words).map((words) => ({ words, part })))
const partOf = sources.map(({ words, part }) => ({ whole: new RegExp(`^(?:${words})$`), part }))

/** The alternatives of a source, parted at its own bars. */
function splitWords(source: string): string[] {
  const found: string[] = ['']
  let depth = 0
  for (const letter of source) {
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    if (letter === '|' && depth === 0) found.push('')
    else found[found.length - 1] += letter
  }
  return found
}

/** Any part, the longest words first. */
export const anyPart = sources
  .map(({ words }) => words)
  .toSorted((a, b) => b.length - a.length)
  .join('|')

const namedParts = new RegExp(String.raw`\b(?:${anyPart})\b`, 'g')

/** The parts that some words name, each once. */
export function partsIn(words: string): readonly DeniedPart[] {
  return [...new Set([...words.matchAll(namedParts)].flatMap(([name]) => partNamed(name)))]
}

/** Whether some words name a part at all. */
export function namesPart(words: string): boolean {
  return words.search(namedParts) !== -1
}

function partNamed(name: string): readonly DeniedPart[] {
  const found = partOf.find(({ whole }) => whole.test(name))
  return found === undefined ? [] : [found.part]
}

/** What is absent where a part is called well or no trouble. */
export function absentWhenWell({ well, states }: DeniedPart): readonly string[] {
  return well ?? states.sore ?? []
}

/** The words by which some part is well in a way of its own. */
export const ownWellWords: string = [...new Set(parts.flatMap(({ as = [] }) => as.map(([words]) => words)))].join('|')
