type Rewriting = readonly [saying: RegExp, plain: (...parts: string[]) => string]

const i = String.raw`(i|he|she|they|we|you)`
const not = String.raw`(?:n['’]?t| not)`
const feelings = String.raw`(?:the |any |an? )?(?:\w+ ){0,2}?(?:pains?|aches?|headaches?|migraines?|heartburn|reflux|cough\w*|sneez\w*|dizz\w*|sick\w*|nausea\w*|vomit\w*|fever\w*|temperature|itch\w*|rash\w*|spots|cramps?|breathless\w*|wheez\w*|tired\w*|bleed\w*|blood|burning|tight\w*|palpitations|faint\w*|sweat\w*|swelling|swollen|diarrh\w*|constipat\w*|numb\w*|weak\w*|anxi\w*|panic\w*)`
const soon = '(?:now|today|tonight|this (?:morning|afternoon|evening|week)|since (?:this morning|last night|yesterday))'
const lately = String.raw`(?:yesterday|today|tonight|now|recently|lately|this (?:morning|afternoon|evening|week|month)|last (?:night|week|month)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:\w+ ){1,2}ago|i (?:ate|took|started|fell|had|got|began|hit|lifted|ran|stopped|went)|the (?:tablets?|pills?|operation|fall|accident))`

/** Denials of a denial, and denials of an earlier time alone, with what they tell of now: never longer than they are. */
const rewritings: readonly Rewriting[] = [
  // "I can't say I haven't been sick"
  [
    new RegExp(
      String.raw`\b(?:i )?(?:can ?['’]?t|cannot|can not|could ?n['’]?t|would ?n['’]?t|wo ?n['’]?t) (?:say|deny|pretend)(?: that)? ${i}(?: have|do|am|['’]ve|['’]m| is| are| has)? ?${not} `,
      'gi',
    ),
    (_, who) => `${who} have `,
  ],
  [
    new RegExp(
      String.raw`\bi (?:would ?n['’]?t|wo ?n['’]?t|can ?['’]?t|cannot) (?:say|deny)(?: that)? (it|that|this|he|she) (?:is|was|does|has)${not}`,
      'gi',
    ),
    (_, what) => `${what} is`,
  ],
  // "It's not that I don't have", "it isn't like I never get"
  [
    new RegExp(
      String.raw`\b(?:it['’]?s not|it is not|it is ?n['’]?t|not) (?:that|like|as if) ${i} (?:(?:do|does|have|has|am|is|are) ?${not}|never) `,
      'gi',
    ),
    (_, who) => `${who} do `,
  ],
  [/\b(?:have|has|had)(?:n['’]?t| not) had a (?:single )?(?:day|night|morning|week|moment|minute|hour) without\b/gi, () => 'always have'],
  [
    /\b(?:not|never) a (?:single )?(?:day|night|morning|week) (?:goes|passes|went|has gone|has passed)(?: by)? (?:without|that i do ?n['’]?t (?:have|get))\b/gi,
    () => 'always have',
  ],
  [
    /\b(?:there(?:['’]?s| is| has) |not )(?:not|never|been|hardly|a| )*(?:day|night) (?:when |where |that )?i do ?n['’]?t (?:have|get|feel)\b/gi,
    () => 'i always have',
  ],
  [
    /\b(?:i )?(?:can ?['’]?t|cannot|do ?n['’]?t) (?:remember|recall|think of|know) (?:a (?:day|time)|when)(?: when)? i (?:last )?(?:did ?n['’]?t have|was ?n['’]?t having|was without|did not have)\b/gi,
    () => 'i always have',
  ],
  [/\b(?:not|never) without (?=(?:an?|some|the|my) )/gi, () => 'with '],
  [
    /\b(?:without (?:a |any )?(?:shadow of a |the slightest )?doubt|no (?:longer any )?(?:doubt|question|mistaking)(?: about it| that)?)\b/gi,
    () => 'surely',
  ],
  // "I've never had a rash like this before", "never coughed this much"
  [
    /\b(?:i['’]?ve |i have |i |he['’]?s |he has |she['’]?s |she has )?never (?:ever )?(?:had|felt|known|seen|got) ((?:an? |such )?(?:\w+ ){0,3}?\w+) (?:like (?:this|that|it)|(?:this|so|as|that) (?:bad|badly|strong|severe|long|often|much|painful)(?: as this)?)(?: before| in my life| until now)?\b/gi,
    (_, what) => `i have ${what}`,
  ],
  [
    /\b(i)(?:['’]?ve| have) never ((?:coughed|sneezed|vomited|bled|itched|sweated|ached|wheezed|felt (?:sick|dizzy|tired|weak))) (?:this|so|like this|as)\b/gi,
    (_, who, deed) => `${who} ${deed} so`,
  ],
  [
    new RegExp(
      String.raw`\b(?:i['’]?ve |i have |i |he['’]?s |she['’]?s )?never (?:had|got|suffered(?: from)?|been) (${feelings})(?: \w+)? before\W+(?:but |and |though )*(?:now i (?:do|have|am)|i (?:do|have|am)(?: have it| now)?|it['’]?s here)(?: now)?`,
      'gi',
    ),
    (_, what) => `i have ${what} now`,
  ],
  // "No fever yesterday but today it's 39"
  [
    new RegExp(
      String.raw`\b(?:no|did ?n['’]?t have an?y?|had no) (?:fever|temperature|temp) (?:yesterday|earlier|before|at first|last night|this morning|on \w+day)[\s,.]*(?:but|and)?[\s,]*(${soon})(?: it['’]?s| it is| i['’]?m| he['’]?s| she['’]?s| is| its| up to| up at| at)* ((?:3[89]|4[01])(?:[.,]\d)?|10[0-5](?:[.,]\d)?)\b`,
      'gi',
    ),
    (_, when, degrees) => `fever ${when} ${degrees}`,
  ],
  // "I didn't have a fever until this morning"
  [
    new RegExp(
      String.raw`\b${i} (?:did ?n['’]?t (?:have|get|feel)|did not (?:have|get|feel)|had(?: had)? no|had ?n['’]?t (?:had|got)|never had|was ?n['’]?t|was not) (${feelings})((?: \w+){0,3}?) until (?=${lately}\b)`,
      'gi',
    ),
    (_, who, what, where) => `${who} have ${what}${where} since `,
  ],
  [
    new RegExp(
      String.raw`\b(?:i|he|she) (?:was ?n['’]?t|was not|did ?n['’]?t (?:get|have|feel)) (${feelings}) before [^.!?;,]{3,30}[\s,]+(?:but )?(?:i|he|she)(?: am| is| do| does| have| has|['’]m|['’]s) now\b`,
      'gi',
    ),
    (_, what) => `now i am ${what} `,
  ],
  // "I don't get dizzy unless I stand up", "no pain except when I pee"
  [
    new RegExp(
      String.raw`\b${i}(?: do(?:es)? ?${not} (?:get|feel|have)| am not|['’]?m not| is not| is ?n['’]?t|['’]?s not) (${feelings})((?: \w+){0,2}?) (?:unless|except (?:when|if)|only (?:when|if)|until) (?=(?:i|he|she|it|they|my|we)\b)`,
      'gi',
    ),
    (_, who, what, where) => `${who} get ${what}${where} when `,
  ],
  [
    new RegExp(
      String.raw`\b(?:no|not any|never any) (${feelings})((?: \w+){0,3}?) (?:unless|except (?:when|if)|apart from when|other than when) (?=(?:i|he|she|it|they|my|we)\b)`,
      'gi',
    ),
    (_, what, where) => `${what}${where} when `,
  ],
  // "No cough or fever, sore throat though"
  [/\b((?:no|not|without)\b[^.!?;]{3,60}), ([^,.!?;]{3,40}) (?:though|tho)\b/gi, (_, denied, told) => `${denied}. ${told}`],
  // "I haven't been able to shake this cough", "no longer able to keep water down"
  [/\b(?:have|has|had)(?:n['’]?t| not) been able to(?= (?:shake|shift|stop|get (?:rid|over))\b)/gi, () => 'cannot'],
  [/(?:\b(?:am|is|are) |['’]m |['’]s )?\bno longer able to\b/gi, () => ' cannot'],
  [/\bcan no longer\b/gi, () => 'cannot'],
  // "I can't pee without it burning"
  [
    /\b(?:can ?['’]?t|cannot|can not) ([a-z]+(?: [a-z]+){0,3}?) without (?:it |my \w+ )?(pain|burning|hurting|stinging|coughing|wheezing|gasping|(?:getting|feeling) (?:\w+ )?(?:out of breath|breathless|dizzy|tired|sick|faint)|being sick|throwing up|choking|bleeding|leaking)\b/gi,
    (_, deed, what) => `${what} when i ${deed}`,
  ],
  // "I didn't mention I'm diabetic"
  [
    /\b(?:i )?(?:did ?n['’]?t|did not|have ?n['’]?t|have not|had ?n['’]?t|forgot to) (?:(?:mention(?:ed)?|tell you|told you)(?: earlier| before| yet| so far| at first)?|say (?:earlier|before|yet|so far|at first))(?: that)? (?=(?:i['’]?m|i am|i have|i['’]ve|i also|i take) (?!said|never|not\b|n['’]?t))/gi,
    () => 'also ',
  ],
  [
    /\b(everything|all of (?:that|it|those|them)|all (?:the|those) \w+) (?:but|except) (?=(?:an?|the) \w+\W*$)/gi,
    (_, all) => `${all}, no `,
  ],
]

/** "I can't say I haven't been sick" tells of a sickness: the same words with what they tell said plainly, in the same length, so that places stay. */
export function toldByDenial(given: string): string {
  return rewritings.reduce(
    (text, [saying, plain]) =>
      text.replace(saying, (whole: string, ...parts: string[]) => {
        const said = plain(whole, ...parts)
        return said.length > whole.length ? whole : said.padStart(whole.length)
      }),
    given,
  )
}
