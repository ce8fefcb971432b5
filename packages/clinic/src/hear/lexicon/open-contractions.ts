/** Contractions and chart abbreviations with the words they stand for. */
const exact: Readonly<Record<string, string>> = {
  "can't": 'cannot',
  cant: 'cannot',
  couldnt: 'cannot',
  "couldn't": 'cannot',
  "won't": 'will not',
  "shan't": 'shall not',
  "ain't": 'is not',
  aint: 'is not',
  dont: 'do not',
  doesnt: 'does not',
  didnt: 'did not',
  isnt: 'is not',
  wasnt: 'was not',
  arent: 'are not',
  werent: 'were not',
  hasnt: 'has not',
  havent: 'have not',
  hadnt: 'had not',
  wouldnt: 'would not',
  wont: 'will not',
  shouldnt: 'should not',
  im: 'i am',
  ive: 'i have',
  "i'm": 'i am',
  "i've": 'i have',
  "i'd": 'i would',
  "i'll": 'i will',
  "let's": 'let us',
  gonna: 'going to',
  wanna: 'want to',
  gotta: 'got to',
  dunno: 'do not know',
  idk: 'i do not know',
  kinda: 'kind of',
  sorta: 'sort of',
  'h/o': 'history of',
  'c/o': 'complains of',
  's/p': 'status post',
  'w/o': 'without',
  'w/': 'with',
  'b/l': 'bilateral',
  'n/v': 'nausea vomiting',
  'n/v/d': 'nausea vomiting diarrhoea',
  'y/o': 'year old',
  'r/o': 'rule out',
  'd/t': 'due to',
  'f/h': 'family history',
  'n/a': 'unknown',
  yo: 'year old',
  hx: 'history',
  fhx: 'family history',
  pmh: 'past medical history',
  pmhx: 'past medical history',
  dx: 'diagnosis',
  tx: 'treatment',
  rx: 'prescription',
  sx: 'symptoms',
  pt: 'patient',
  pts: 'patient',
  abd: 'abdominal',
  abdo: 'abdominal',
  temp: 'temperature',
  yrs: 'years',
  yr: 'year',
  wks: 'weeks',
  wk: 'week',
  hrs: 'hours',
  hr: 'hour',
  mins: 'minutes',
  approx: 'about',
  thru: 'through',
  cuz: 'because',
  coz: 'because',
  bc: 'because',
  "'cause": 'because',
  pls: 'please',
  plz: 'please',
  u: 'you',
  ur: 'your',
  r: 'are',
  tho: 'though',
  nite: 'night',
  tonite: 'tonight',
  lil: 'little',
  alot: 'a lot',
  hubby: 'husband',
  esp: 'especially',
  prev: 'previous',
  bilat: 'bilateral',
  occ: 'occasional',
  neg: 'negative',
  pos: 'positive',
}

/**
 * Opens one lower-case word with straight apostrophes.
 * Out: the words it stands for; the word itself when it is no contraction. Possessive 's is dropped.
 */
export function openContraction(word: string): readonly string[] {
  const known = Object.hasOwn(exact, word) ? exact[word] : undefined
  if (known !== undefined) return known.split(' ')
  if (word.endsWith("n't")) return [word.slice(0, -3), 'not']
  if (word.endsWith("'ve")) return [word.slice(0, -3), 'have']
  if (word.endsWith("'re")) return [word.slice(0, -3), 'are']
  if (word.endsWith("'ll")) return [word.slice(0, -3), 'will']
  if (word.endsWith("'m")) return [word.slice(0, -2), 'am']
  if (word.endsWith("'d")) return [word.slice(0, -2)]
  if (word.endsWith("'s")) return subjects.has(word.slice(0, -2)) ? [word.slice(0, -2), 'is'] : [word.slice(0, -2)]
  return [word.replaceAll("'", '')]
}

const subjects = new Set(['it', 'he', 'she', 'that', 'there', 'what', 'who', 'where', 'here', 'this'])
