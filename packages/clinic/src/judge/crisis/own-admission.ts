import type { ConsultationCase } from '../../case/case.ts'
import { plainWords } from '../../hear/plain-words.ts'
import type { HeardCrisis } from './heard-crisis.ts'

/** "I've thought about walking into the river", "I look at the platform and think: one step": a way to die that was thought of, named by its place. */
const thoughtOfPlace =
  /\b(?:thought|think|thinking|thoughts|dream\w*|imagin\w*|pictur\w*|planned|want\w*|considered)\b[^.!?]{0,30}\b(?:walk\w*|go(?:ing)?|jump\w*|driv\w*|step(?:ping|s)?|wad\w*|swim\w* out|ly(?:ing)|fall\w*|throw\w* myself|leap\w*)\b[^.!?]{0,20}\b(?:(?:in|into|off|under|on|onto|over|in front of|from) (?:\w+ ){0,2}?(?:river|sea|ocean|water|lake|canal|weir|loch|lough|corrib|thames|trains?|tracks?|railway|line|platform|bridge|cliffs?|traffic|lorr(?:y|ies)|motorway|roof|balcony|wall|tree|edge)(?! (?:air|breeze|view|side|front)))\b|\b(?:bridge|platform|cliff|railway|river|canal|weir)\b[^.!?]{0,24}\b(?:think(?:ing)? (?:about|of) (?:it|jump\w*)|keep thinking|end it)\b|\b(?:keep|was|am|im|still|been) thinking (?:of|about) the (?:bridge|river|sea|water|railway|platform|cliffs?|canal|weir|line|lake)\b/
const notOwn =
  /\b(?:never|not|dont|wouldnt|didnt|havent|no)\b[^.!?]{0,14}\b(?:thought|think|thinking|want\w*)\b|\b(?:swim|holiday|walk the dog|fishing|photo\w*|paddle|run|exercise|fitness|cycl\w*|kayak\w*)\b/

/** Whether words tell of a way to die that was thought of. */
export function thinksOfAWay(words: string): boolean {
  const text = plainWords(words).replace(doubleNo, 'was')
  return thoughtOfPlace.test(text) && !notOwn.test(text)
}

/** "I never said I wasn't thinking about the river" */
const doubleNo = /\bnever said (?:that )?i (?:wasnt|was not)\b/
const notNow = /\bnot (?:tonight|today|now|right now|yet|this minute)\b/

/** The same as what was heard of a crisis: plain where the act is only put off, or a crisis stood already; null where they tell of none. */
export function wayThoughtOf({ crisis }: Pick<ConsultationCase, 'crisis'>, words: string): HeardCrisis | null {
  const isPlain = notNow.test(plainWords(words)) || (crisis !== null && crisis.certainty !== 'denied')
  return thinksOfAWay(words) ? { kind: 'self-harm', certainty: isPlain ? 'affirmed' : 'possible', text: words } : null
}

/** "Not tonight", "sometimes", "it crosses my mind", "I do think of it every night": a yes to the straight question that says no yes. */
const halfYes =
  /^\W*(?:well |no |erm? |hm+ |honestly )?(?:not (?:tonight|today|now|right now|yet|this minute|at the moment|any ?more tonight)\b|(?:sometimes|now and then|on and off|most (?:nights|days)|every (?:night|day)|at night|some (?:nights|days)|a bit|a lot|all the time|when it gets bad)\b)|\b(?:it )?cross(?:es|ed) my mind\b|\bi(?:ve| have| do| did)? (?:(?:do|have|did|sometimes|still|often|also) )*(?:thought|think|thinking|wonder\w*) (?:of|about) (?:it|that|dying|ending|how)\b|\b(?:that|it|what i said) (?:was not|wasnt|isnt) (?:quite |really )?(?:true|honest)\b|\bi (?:was not|wasnt|havent been) honest\b|\bi (?:have|ve|ive|had|got|have got) (?:it |a plan|planned|it all )\b|\bit is planned\b/
const denies =
  /\b(?:no|not|never|dont|didnt|havent|hadnt|wouldnt)\b[^.!?;,]{0,16}\b(?:thought|think|thinking|plan\w*|honest)\b|\bthinking (?:of|about) (?:it|that)\W*$/

/** Whether words affirm the straight question about ending one's life without a yes: a way that was thought of, "not tonight", "I do think of it". */
export function admitsThoughts(words: string): boolean {
  const text = plainWords(words)
  return thinksOfAWay(words) || (halfYes.test(text) && !(denies.test(text) && !/\b(?:true|honest)\b/.test(text)))
}

const reported =
  /\b(?:nurse|doctor|gp|counsell?or|therapist|they|he|she|somebody|someone|friend|daughter|son|wife|husband|sister|brother|mum|mom|people|everyone|you)\b.{0,24}\b(?:ask(?:ed|s|ing)?|wanted to know|wonder\w*)\b.{0,16}\b(?:if|whether)\b/
const ownNo =
  /(?:^|[.,;!?]\W*|\band |\bbut )(?:i )?(?:dont|do not|did not|didnt|havent|have not|am not|im not|never|no\b(?! point)|of course not|said no|told (?:her|him|them) no)\b/
/** What takes the no back again. */
const yetYes = /\b(?:but (?:i do|sometimes|maybe|it is|its|i have)|sometimes|not really|not sure|lied|maybe)\b/

/** "The nurse asked me if I wish I was dead. I don't": the words are another's, and the answer is a no. */
export function isAnotherQuestionDenied(words: string): boolean {
  const text = plainWords(words)
  const asked = reported.exec(text)
  return asked !== null && ownNo.test(text.slice(asked.index + asked[0].length)) && !yetYes.test(text)
}
