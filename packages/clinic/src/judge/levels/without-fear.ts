const fearful =
  '(?:scared|afraid|frightened|terrified|petrified|panicking|panicked|panicky|worried|anxious|nervous|freaking out|scared stiff|worried sick|fearing|fear)'
/** Few messages are of fear, and the long form of it is looked for in those alone. */
const namesFear = new RegExp(`\\b${fearful}\\b`, 'i')
const ofIllness = `(?:(?: that)?(?: it| this)(?:['’]?s| is| may be| might be| could be| will be|['’]?ll be| turns out to be)?(?: (?:a|an|my|the|some|something))?(?: [\\w'’-]+){1,3}| (?:of|about)(?: (?:having|getting|a|an|the))?(?: [\\w'’-]+){1,2})?`
const fear = new RegExp(
  `(?:[,;]? ?\\b(?:and|but|so|cos|because) )?\\b(?:i['’]?m|i am|im|i feel|feeling|i got|me)(?: (?:really|so|very|just|now|absolutely|quite|a bit|a little|also|pretty|honestly|getting))* ${fearful}\\b${ofIllness}(?=[,.!?;]|$| and | but )`,
  'gi',
)

/** What somebody tells without that it frightens them: "my tummy hurts and I am so scared it is cancer" is a tummy that hurts. In: the words as written. */
export function withoutFear(words: string): string {
  if (!namesFear.test(words)) return words.trim()
  return words.replace(fear, ' ').replace(/ {2,}/g, ' ').trim()
}
