/** Whether the text is written from right to left: by its first strong letter (Unicode bidi, rule P2). */
export function isRightToLeft(text: string): boolean {
  const strong = /\p{L}/u.exec(text)?.[0]
  return strong !== undefined && /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(strong)
}

/** Whether a text needs the large font of Chinese and Japanese characters. */
export function needsHan(text: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u.test(text)
}
