import { findKnownTest, longestTestName } from './lab-index.ts'

/** Words of a question that name nothing. */
export const fillers = new Set(
  'what does do did my the a an is are was were in of on about say says said tell me report reports result results document documents file letter pdf uploaded upload i you it its that this to for from with and or any there anything find show read please can could would have has had how when which who where your not normal high low mean means meaning value values level levels test tests lab labs blood latest last newest page scan look at all should worry worried worrying concern concerned danger dangerous serious bad worst important stand stands out'.split(
    ' ',
  ),
)

/** Short and everyday words that name a test only behind "my" ("my ast", "my CK"), and only where a value is there. */
const everyday = /^(?:fit|lead|iron|sugar|be|ast|ph|.{1,2})$/

/** The tests named in words, by the names findings carry; of values of the patient's `own` everyday names count too. */
export function testsIn(text: string, of: 'all' | 'own' = 'all'): string[] {
  const words = [...text.matchAll(/[\p{L}0-9%+-]+/gu)].map(([word]) => word)
  const found = new Set<string>()
  const isUrine = /\b(?:urine|pee|wee)\b/i.test(text)
  for (let first = 0; first < words.length; first++) {
    const isOwn = of === 'own' && /^my$/i.test(words[first - 1] ?? '')
    for (let length = Math.min(longestTestName, words.length - first); length > 0; length--) {
      const name = words.slice(first, first + length).join(' ')
      if ((length === 1 && fillers.has(name.toLowerCase())) || (!isOwn && everyday.test(name))) continue
      const test =
        findKnownTest(name) ??
        (isOwn ? findKnownTest(`${name} level`) : null) ??
        (isUrine ? findKnownTest(`urine ${name.replace(/s$/, '')}`) : null)
      if (!test) continue
      found.add(test.name)
      if (test.id === 'hba1c') found.add('HbA1c (IFCC)')
      break
    }
  }
  return [...found]
}
