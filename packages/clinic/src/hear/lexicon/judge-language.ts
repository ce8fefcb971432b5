import { hindiAlone } from './hindi-words.ts'
import type { Token } from './token.ts'

const foreignWords = new Set(
  `el la los las una uno es tengo dolor cabeza estoy muy mucho desde hace pero que como porque fiebre mi tos le les des un une je suis mal tete ai avoir douleur depuis et est pas avec dans pour mais fievre ventre ich habe und der die das ist nicht seit tagen mit kopf bauch schmerzen mein meine sehr aber fieber ho mal di testa sono non da giorni febbre che il lo gli per mia eu tenho dor estou muito com minha cabeca febre nao ik heb pijn niet met mijn hoofd een het jeg har ont hoofdpijn hodepine boli mnie glowa mam goraczke bolit ${hindiAlone}`.split(
    ' ',
  ),
)

/** Share of known words, and whether the message is in another language or no language at all. */
export function judgeLanguage(
  text: string,
  tokens: readonly Token[],
  isKnown: (word: string) => boolean,
): { share: number; isForeign: boolean; isNonsense: boolean } {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const otherScript = text.match(/[^\p{Script=Latin}\P{L}]/gu)?.length ?? 0
  const words = tokens.filter(({ word }) => /\p{L}/u.test(word))
  const known = words.filter(({ word }) => isKnown(word))
  const share = words.length === 0 ? (letters === 0 ? 0 : 1) : known.length / words.length
  const foreign = words.filter(({ word }) => foreignWords.has(word.normalize('NFD').replaceAll(/\p{M}/gu, ''))).length
  // As they were typed: the repair of spelling makes English out of half of them.
  const typed = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const typedForeign = typed.filter((word) => foreignWords.has(word))
  const isForeign =
    (new Set(typedForeign).size >= 2 && typedForeign.length / typed.length >= 0.5) ||
    (letters >= 2 && otherScript / letters > 0.4) ||
    (words.length >= 3 && foreign / words.length >= 0.4 && share < 0.8) ||
    (words.length >= 4 && foreign >= 2 && share < 0.6)
  const hasContent = letters > 0 || /\d/.test(text)
  const long = words.filter(({ word }) => word.length >= 4)
  const isUnreadable =
    words.length > 1 ? known.length <= words.length / 3 : words.every(({ word }) => /[^aeiouy]{5}|^[^aeiouy]+$|(.)\1\1/.test(word))
  const isNonsense =
    !isForeign && text.trim() !== '' && (!hasContent || (long.length > 0 && isUnreadable && long.every(({ word }) => !isKnown(word))))
  return { share, isForeign, isNonsense }
}
