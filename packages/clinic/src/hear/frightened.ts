import type { LearnedReader, LearnedReading } from './learned/learned-reader.ts'

/** "I'm kinda freaking out", "please don't tell my mum": fright at what the body does, and the wish that nobody hears of it. */
const fright =
  /\b(?:i['’]?m|im|i am|i feel|me)?\s*(?:(?:kinda|kind of|a bit|so|really|proper|totally|just|well|getting|low-?key|very|pretty) )*(?:freak(?:ing|ed|in)?(?: me)? out|freaked|scared|frightened|terrified|panicking|worried(?: sick)?|stressing)\b|\b(?:pls |please |plz )?(?:do ?n['’]?t|do not|you ?wo ?n['’]?t|wont|can ?n?['’]?t|cannot) (?:you )?(?:tell|let|say (?:anything |it )?to) (?:my |his |her |the )?(?:mum|mom|mam|dad|parents?|mother|father|folks|anyone|anybody|school|gran|nan|family|teachers?|boss|wife|husband|partner)(?: (?:know|about (?:it|this)|find out|hear))?\b/gi

/** The words without fright and without the wish for silence. */
export function withoutFright(text: string): string {
  return text.replaceAll(fright, ' ')
}

/** How a message sounds; fright makes no illness more dangerous. In: the learned reader and the words. */
export function soundOf(learned: LearnedReader, words: string): LearnedReading {
  const whole = learned.message(words)
  const calm = withoutFright(words)
  if (calm === words || !/[a-z]{3}/i.test(calm)) return whole
  const { danger, because } = learned.message(calm)
  return { ...whole, danger, because }
}
