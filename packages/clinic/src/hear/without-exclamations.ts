/** Exclamations that hold the name of something that can be had: nobody who says "good grief" has lost anybody. */
const exclamations = /\bgood grief\b/gi

/** Words of affection in passing ("bless him", "God love her", "poor lamb,"): they say nothing of what somebody has, and stand beside grave things oftener than beside others. */
const affection =
  /\b(?:(?:god|lord|the lord) )?bless (?:him|her|them|us|me|'em|(?:his|her|their) (?:little |wee |old )?(?:heart|soul|cotton socks))\b|\b(?:god|lord) (?:love|help|forgive) (?:him|her|them|us|me)\b|(?:,|\b)\s*(?:the )?poor (?:(?:wee|little|old) )?(?:thing|lamb|love|soul|mite|dear|pet|creature|devil|divil)(?=\s*(?:[,.!;)]|$))/gi

/** The same words with such exclamations in other words, as long as before. */
export function withoutExclamations(words: string): string {
  return words.replace(exclamations, (found) => 'oh dear'.padEnd(found.length)).replace(affection, (found) => ' '.repeat(found.length))
}
