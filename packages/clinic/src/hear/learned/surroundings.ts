/** Words that say whose something is, in the order in which the nearest before a place decides. */
const whose: readonly (readonly [kind: string, words: RegExp])[] = [
  ['self', /^(?:i|im|ive|id|ill|me|my|mine|myself|we|our|us)$/],
  ['third', /^(?:he|hes|him|his|she|shes|her|hers|they|theyre|them|their|theirs)$/],
  [
    'relative',
    /^(?:husbands?|hubbys?|wifes?|partners?|mums?|moms?|mothers?|dads?|fathers?|sons?|daughters?|sisters?|brothers?|babys?|babies|kids?|childs?|children|boys?|girls?|nans?|grans?|grandads?|grandmas?|grandpas?|aunts?|auntys?|aunties?|uncles?|nephews?|nieces?|cousins?|twins?|lads?|toddlers?)$/,
  ],
  [
    'other',
    /^(?:mates?|friends?|colleagues?|neighbours?|neighbors?|flatmates?|roommates?|housemates?|lodgers?|bloke|guy|man|lady|woman|people|person|everyone|everybody|someone|somebody|anyone|others|class|office|team|boss|teacher|ex|patients?|clients?|customers?|gentleman|folk|folks|carer|nurse|doctor|midwife|pharmacist)$/,
  ],
  ['animal', /^(?:dogs?|cats?|pupp(?:y|ies)|kittens?|horses?|rabbits?|hamsters?|parrots?|cows?|sheep|goats?|birds?|hens?|vets?)$/],
  ['you', /^(?:you|your|youre|yours|u|ur)$/],
]

/** What a stretch of words says by some word in it. */
const signs: readonly (readonly [sign: string, words: RegExp])[] = [
  ['was', /\b(?:was|were|had|did|got|came|went|felt|used to|would|began|started|lasted|kept|gave|took|made)\b/],
  ['is', /\b(?:is|are|am|im|its|hes|shes|theyre|has|have|ive|feels?|keeps?|comes?|hurts?|gets?|been)\b/],
  ['will', /\b(?:will|ill|going to|gonna|tomorrow|next|due|booked|planned|about to)\b/],
  ['might', /\b(?:would|could|might|may|should|can|possibly|maybe|perhaps)\b/],
  ['if', /\b(?:if|unless|in case|suppose|imagine|what if|whether|lest|otherwise|next time|say it)\b/],
  [
    'ago',
    /\b(?:ago|used to|once|last (?:week|month|year|night|time|summer|winter|spring|autumn|\w+day)|years back|previous(?:ly)?|earlier|before|back in|in (?:19|20)\d\d|when i was|when he was|when she was|as a (?:kid|child|teen\w*|young\w*)|childhood|first (?:baby|pregnancy)|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/,
  ],
  [
    'now',
    /\b(?:now|today|tonight|still|since|currently|at the moment|this (?:morning|week|evening|time)|these days|again|lately|for (?:the (?:last|past) )?(?:a |\w+ )?(?:days?|weeks?|months?|hours?|years?))\b/,
  ],
  [
    'over',
    /\b(?:gone|stopp?ed|cleared|settled|over|finished|never again|healed|dried up|better|went away|came back fine|passed|resolved|fine (?:now|since|again)|no longer|not since|never since|broke|wore off|peeled|all clear|cured|recovered|nothing since|back to normal)\b/,
  ],
  [
    'not',
    /\b(?:no|not|never|none|nor|neither|nothing|nope|nah|without|dont|doesnt|didnt|isnt|arent|wasnt|havent|hasnt|hadnt|cant|wont|aint|free of|spared|touch wood|hardly)\b/,
  ],
  [
    'says',
    /\b(?:says?|said|thinks?|thought|reckons?|told|asked|asks|lists?|listed|warns?|warned|swears?|insists?|suspects?|calls?|called|convinced|decided|suggest\w*|labelled|accord\w*)\b/,
  ],
  [
    'read',
    /\b(?:read|googled?|google|internet|online|website|leaflets?|posters?|adverts?|app|checker|chatgpt|article|forum|book|novel|film|movie|documentary|news|telly|tv|serial|radio|podcast|programme|youtube|tiktok|facebook|letter|form|sheet|looked up)\b/,
  ],
  [
    'fear',
    /\b(?:worried|worry|worrying|scared|afraid|dread\w*|terrified|frightened|fear\w*|panick\w*|paranoid|anxious about|anxiety is about)\b/,
  ],
  ['like', /\b(?:like (?:a|an|the|being|when|someone|somebody|they)|as if|as though|such a|bit of a|bloody|literally|lol|haha|joking)\b/],
  [
    'effect',
    /\b(?:causes?|can (?:cause|give|bring)|bring on|side effects?|unwanted|prevent|avoid|stop me|wants? (?:him|her|me) on|start(?:ing)? (?:it|him|her|me)|offered|prescribed|taking it for)\b/,
  ],
  [
    'job',
    /\b(?:job|work|works|working|teach|nurse|clinic|charity|shift|hobby|play|swim|retired|train|study|studying|coach|drive|sell|shop)\b/,
  ],
  ['both', /\b(?:too|also|as well|both|same|me too|so have i|so do i|caught it|now i|now ive|now im)\b/],
]

export interface Surroundings {
  marks: readonly string[]
  pairs: readonly string[]
}

const sentenceEnd = /[.!?;:\n…]/
const apostrophes = /[’'‘`]/g
/** So many words before a place are beside it. */
const wordsBeside = 3
const mostSentences = 3

/**
 * What stands around a place of a text, as marks that tell whether the place is about the patient now: whose it is by the nearest words before it
 * and by the sentence's first, and what the words before and after it in its sentence and in the sentence behind it say of time, doubt and source.
 * In: the text, and where the place begins and ends. Out: single marks, and what stands together of them.
 */
export function surroundingsOf(text: string, start: number, end: number): Surroundings {
  const from = lastEnd(text, start)
  const to = nextEnd(text, end)
  const before = plain(text.slice(from, start))
  const after = plain(text.slice(end, to))
  const next = plain(text.slice(to + 1, nextEnd(text, to + 1 + leading(text, to + 1))))
  const words = before.split(' ').filter((word) => word !== '')
  const nearest = nearestOf(words.toReversed())
  const first = nearestOf(words)
  const beside = nearestOf(words.slice(-wordsBeside).toReversed())
  const isAsked = text[to] === '?' ? 'asked' : 'said'
  const number = Math.min(mostSentences, text.slice(0, from).split(sentenceEnd).length)
  const beforeSigns = signsIn(before)
  const afterSigns = signsIn(after)
  const nextSigns = signsIn(next)
  const opening = next.split(' ').slice(0, 2).join(' ')
  const isQuoted = /["“][^"”]*$/.test(text.slice(from, start)) || /["“][^"”]*$/.test(text.slice(0, start).slice(-200))
  const marks = [
    `nearest ${nearest}`,
    `first ${first}`,
    `near ${beside}`,
    isAsked,
    `sentence ${number}`,
    `opening ${opening}`,
    `next of ${nearestOf(next.split(' '))}`,
    ...(isQuoted ? ['quoted'] : []),
    ...beforeSigns.map((sign) => `before ${sign}`),
    ...afterSigns.map((sign) => `after ${sign}`),
    ...nextSigns.map((sign) => `next ${sign}`),
  ]
  const own = [...new Set([...beforeSigns, ...afterSigns])]
  const pairs = [
    `nearest ${nearest} first ${first}`,
    ...own.map((sign) => `${nearest} in ${sign}`),
    ...own.map((sign) => `${isAsked} in ${sign}`),
    ...own.flatMap((sign) => nextSigns.map((other) => `${sign} then ${other}`)),
    ...own.flatMap((sign, at) => own.slice(at + 1).map((other) => `${sign} with ${other}`)),
    ...beforeSigns.flatMap((sign) => afterSigns.map((other) => `${sign} around ${other}`)),
  ]
  return { marks, pairs }
}

const anybody = new RegExp(whose.map(([, { source }]) => source).join('|'))

function nearestOf(words: readonly string[]): string {
  for (const word of words) if (anybody.test(word)) for (const [kind, own] of whose) if (own.test(word)) return kind
  return 'nobody'
}

function signsIn(words: string): string[] {
  return words === '' ? [] : signs.filter(([, pattern]) => pattern.test(words)).map(([sign]) => sign)
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(apostrophes, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
}

function lastEnd(text: string, at: number): number {
  let from = at
  while (from > 0 && !sentenceEnd.test(text[from - 1] ?? '')) from -= 1
  return from
}

function nextEnd(text: string, at: number): number {
  let to = at
  while (to < text.length && !sentenceEnd.test(text[to] ?? '')) to += 1
  return to
}

/** How many signs that end a sentence stand first. */
function leading(text: string, at: number): number {
  let to = at
  while (to < text.length && /[.!?;:\n…\s)"”]/.test(text[to] ?? '')) to += 1
  return to - at
}
