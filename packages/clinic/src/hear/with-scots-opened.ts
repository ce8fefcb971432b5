/** Verbs that Scots and northern English deny with an ending of their own ("disnae", "hevnae", "wisny", "dinna"), by the denial they stand for. */
const stems: Readonly<Record<string, string>> = {
  "isn't": 'is',
  "wasn't": 'wis|was|wus|wiz',
  "aren't": 'ur|ar',
  "weren't": 'wir|wur|were|wer|war',
  'am not': 'am',
  "doesn't": 'dis|dus|diz|daes|does',
  "don't": 'din|dae|do|dun|doan',
  "didn't": 'did|dud',
  "haven't": 'hiv|hev|huv|hae|hav|have|hin',
  "hasn't": 'his|hes|hus|has|hiz|haz',
  "hadn't": 'hid|hed|hud|had',
  "wouldn't": 'wid|wud|wad|wuid|would',
  "shouldn't": 'shid|shud|shuid|should',
  "couldn't": 'cud|cuid|could',
  "can't": 'can|kan|cin',
  "won't": 'wil|will|wull|wul|win',
  "mustn't": 'must|mus|maun',
  "needn't": 'need|nee',
}
const denialOf: ReadonlyMap<string, string> = new Map(
  Object.entries(stems).flatMap(([denial, spelt]) => spelt.split('|').map((stem) => [stem, denial] as const)),
)
const anyStem = [...denialOf.keys()].sort((a, b) => b.length - a.length).join('|')
/** "Arena" and "canny" are words of their own: the short endings count behind these alone. */
const shortStem =
  'is|was|wis|wiz|were|wer|wur|dis|diz|does|did|din|dun|do|has|hiz|huv|hav|hiv|have|had|hud|wid|wud|would|should|shud|could|cud|will|wul|win|must|need'
const withEnding = new RegExp(
  String.raw`(?<![\p{L}\p{N}'’-])(?:(${anyStem})[’']?nae|(${shortStem})(?:n[’']?a|nie|ny)|(can)(?:nie|na|ny)(?= (?:breathe?|see|sleep|move|feel|walk|stop|get|eat|swallow|stand|pee|pish|think|mind|go|keep|hear|talk|speak|tak|take|dae|do|be|tell|lift|bend|stay|remember|put|bear|thole)\b)|(divven)[’']?t)(?![\p{L}\p{N}])`,
  'giu',
)
/** Words of Scots that no other English has: what tells that "no" may stand for "not", and "wee" for small. */
const isScots =
  /\b(?:\w+nae|nae|nane|ma|ah|ah['’](?:m|ve|ll|d)|aye|ken|tae|aff|heid|whit|wan|naw|telt|aboot|doon|oot|roond|thon|didnae|the morra|jist|cannae|feart|sair|gonnae|wisnae|yer|haud|auld|bairn|wean|lassie|laddie|hen|och)\b/i
/** Words that stand around denials and numbers of tablets, in messages that are Scots anyhow. */
const spoken: readonly (readonly [RegExp, string])[] = [
  [/\bnane\b/gi, 'none'],
  [/\bnaw\b/gi, 'no'],
  [/\bniver\b/gi, 'never'],
  [/(?<=(?:^|[.!?,]|\bor) ?)aye\b/gi, 'yes'],
  [/\bah(?=['’](?:m|ve|ll|d)\b)/gi, 'I'],
  [
    /\bah(?= (?:feel|felt|have|had|hae|took|take|cannot|can|was|wis|see|saw|think|thought|do|don|did|never|need|want|get|got|am|just|jist|went|go|woke|ken|hit|fell|cut)\b)/gi,
    'I',
  ],
  [/\bma(?= (?!(?:is|was|has|had|says?|said|and|died|will|would|took|takes|isn|wasn|hasn|thinks?|wants?|went)\b)[a-z])/gi, 'my'],
  [/\bwan(?= (?:tablets?|pills?|o|of|in|at|a|each|or|dose)\b)/gi, 'one'],
  [/ o(?= (?:each|the|them|it|my|ma|these|thae|a)\b)/gi, ' of'],
  [/\btae\b/gi, 'to'],
  [/\bwhit\b/gi, 'what'],
  [/\baff\b/gi, 'off'],
  [/\bf(?:r)?ae\b/gi, 'from'],
  [/\broond\b/gi, 'round'],
  [/\bsair\b/gi, 'sore'],
  [/\bawf(?:y|ie)\b/gi, 'awfully'],
  [/\btelt\b/gi, 'told'],
  [/\bfeart\b/gi, 'afraid'],
  [/\bye\b/gi, 'you'],
  [/\b(?:the )?morra\b/gi, 'tomorrow'],
  [/\bthe night\b(?! (?:before|shift|after|time))/gi, 'tonight'],
]
const verbless = '(?!(?:longer|more|doubt|way|one|problem|bother|trouble|idea|clue)\\b)'
/** "I'm no dizzy", "it's no ma appendix", "does it no hurt", "15 no low". */
const notOfNo: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      String.raw`(?<!\bthere ?)(\b(?:am|is|are|was|were|im|its|hes|shes|theyre)|['’](?:s|m|re)) (?:no|nae) ${verbless}(?=[a-z])`,
      'gi',
    ),
    '$1 not ',
  ],
  [
    new RegExp(
      String.raw`(\b(?:am|is|are|was|were|can|could|will|would|should|does|do|did|has|have) (?:i|it|he|she|we|they|you|ye|that|this)) (?:no|nae) ${verbless}(?=[a-z])`,
      'gi',
    ),
    '$1 not ',
  ],
  [new RegExp(String.raw`(\b(?:can|could|will|would|should|does|did|must|['’]ll|['’]d)) (?:no|nae) ${verbless}(?=[a-z])`, 'gi'), '$1 not '],
  [/(\d) (?:no|nae) (?=(?:low|high|bad|that|too|very|much|so)\b)/gi, '$1, not '],
  [/\bnae\b/gi, 'no'],
]
/** The same where nothing else of the message is Scots: only before what no "no" of other English stands. */
const notAnywhere: readonly (readonly [RegExp, string])[] = [
  [
    /(\b(?:i['’]?m|i am|he['’]?s|she['’]?s|it['’]?s|(?:he|she|it) is|they['’]?re)) no (?=(?:my|his|her|the|a|eating|drinking|sleeping|breathing|feeling|sore|dizzy|well|right|sick|hurting|pregnant|fevered|hot)\b)/gi,
    '$1 not ',
  ],
  [
    /(\b(?:have|has|['’]ve|had)) (?:no|nae) (?=(?:been|eaten|slept|taken|took|felt|seen|got|done|gone|moved|drunk|stopped|started|told|passed|peed|had|hit|fell|fallen|fainted|vomited)\b)/gi,
    '$1 not ',
  ],
]
/** "A wee sore" is a small one; "a wee and it burns" is passed. */
const small =
  /(\b(?:an?|this|that|these|those|thae|some|my|our|oor|his|her|the|wan|one|two|three|couple of|few)) wee (?=(?!(?:and|or|but|every|when|whenever|it|is|was|then|now|so|that|which|at|in|on|after|before|all|because|with|without|more|again|last|this|i|he|she|stings?|burn\w*|hurts?|smells?|looks?|samples?|tests?|colou?r|infections?|problems?|tract|bag|comes?|came|has|had|feels?|felt|today|ok|okay|fine|normal|twice|during|since|for|to|from|of|if|just|as|too|properly|about|dipstick|only|there|blood|times?|first|pot|alarm|through|isn|wasn|doesn|goes|went|can|out|up|down|not|no|off|early|bottle|stick|dark|pink|red|brown|cloudy)\b)[a-z])/gi

/**
 * The words with Scots and northern denials as other English writes them, so that each reader knows a denial as one: "it disnae hurt" is "it doesn't hurt".
 * Other texts come out as they went in, and what was opened once stays as it is.
 */
export function withScotsOpened(text: string): string {
  const steps = isScots.test(text) ? [...spoken, ...notOfNo, ...notAnywhere] : notAnywhere
  return steps
    .reduce((read, [pattern, plain]) => read.replace(pattern, plain), text.replace(withEnding, denial))
    .replace(small, '$1 small ')
}

function denial(written: string, ...caught: (string | undefined)[]): string {
  const stem = caught.slice(0, 3).find((each) => typeof each === 'string')
  const meant = stem === undefined ? "don't" : (denialOf.get(stem.toLowerCase()) ?? written)
  return written === written.toUpperCase()
    ? meant.toUpperCase()
    : /^\p{Lu}/u.test(written)
      ? meant.charAt(0).toUpperCase() + meant.slice(1)
      : meant
}
