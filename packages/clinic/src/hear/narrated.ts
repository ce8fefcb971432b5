import { lastRead } from './last-read.ts'

const opener = String.raw`^\W*(?:(?:and|but|so|well|oh|no|yes|also|because|then|anyway)\W+)*`
/** "What I told the nurse was that it burns", "who I live with is my partner": a question word that tells. */
const cleft = new RegExp(
  `${opener}(?:what|who|how|why|where) (?:i|he|she|we|they|it|you)(?:['’](?:ve|d|s|m|re))? (?!(?:want|need|wonder|worry|ask|mean to ask|would like)\\b)[^?]{2,80}\\b(?:is|was|were)\\b[^?]*$`,
  'i',
)
/** What such a sentence asks after all: "what I don't know is whether ...". */
const cleftAsks = /\b(?:know|wonder\w*|worr\w*|ask\w*|unsure|sure|if|whether|can|could|should|ok|okay|safe)\b/i
/** "Which is what the last doctor said", "who told me was my sister", "who'd have thought". */
const told = new RegExp(
  `${opener}(?:which is (?:what|why|how|when|where)\\b|who (?:told|said|sent|found|noticed)\\b[^?]{0,40}\\b(?:was|is)\\b|(?:who(?:['’]?d| would)|what would) have (?:thought|known|guessed)\\b|who am i kidding\\b|how (?:was|were) (?:i|we) to know\\b|(?:am|are|is|was) (?:i|we|he|she) (?:glad|lucky|a mug)\\b|how lucky\\b|what a (?!good|safe|bad)\\w+|why me\\b)[^?]*$`,
  'i',
)
/** "He asked can he still play, I told him no": a question with its answer, of somebody else. */
const reported =
  /\b(?:asks?|asked|asking|said|says)\b[^?]{0,80}\b(?:(?:so|and|but) (?:i|he|she|we) (?:said|told|could|did|do|have|am|was|would)|i (?:said|told))\b[^?]*$/i
/** "Everybody keeps asking how long I'll be off" */
const complains = /\b(?:everybody|everyone|people|they) (?:all |always )?(?:keeps? (?:on )?asking|asks?|asked me)\b[^?]*$/i
/** "Any pain? only when I chew", "how bad? I'd say a six" */
const answersItself =
  /^[^?]{2,60}\?+\s*(?:no|yes|nope|yeah|none|never|only|just|not|about|maybe|a bit|a little|i['’]d say|i would say|well)\b[^?]*$/i

/** Whether words sound like a question and tell: a question word that opens a statement, a question reported with its answer, one that is answered at once. */
export const isNarrated: (words: string) => boolean = lastRead(narrates)

function narrates(words: string): boolean {
  if (answersItself.test(words) || told.test(words) || complains.test(words)) return true
  return reported.test(words) || (cleft.test(words) && !cleftAsks.test(words))
}
