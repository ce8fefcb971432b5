/** A thinker for tests: it answers at once, or never. */
import { serveThinker } from '../thinking/serve-thinker.ts'

serveThinker({
  newCase: () => ({ version: 1 }),
  consult: (_case: unknown, words: string) => {
    while (words.startsWith('endless'));
    if (words.startsWith('exponential')) return /^(?:\W*(?:um+|i)\W+)*x/i.test('I... '.repeat(60))
    if (words.startsWith('throw')) throw new RangeError(words)
    if (words.startsWith('exit')) process.exit(3)
    return { said: words }
  },
  extractDiagnoses: () => [],
})
