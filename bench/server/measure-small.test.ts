import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { measureSmall, promised } from './measure-small.ts'

/** Megabytes of what is promised that are left to the pages of the program's own files: with as little it held its turns in a group of the kernel. */
const filesAtLeast = 8

test.runIf(existsSync('/proc/self/status'))(
  'started as on a small machine the server holds consultations and has a document read within 256 MB, pages of files that the system may let go aside',
  async () => {
    const { ready, after, own, held } = await measureSmall()
    expect(ready).toBeGreaterThan(100)
    expect(after).toBeGreaterThan(own)
    expect(own).toBeLessThan(promised - filesAtLeast)
    if (held === null) console.error('\nNOT TESTED: the server in 256 MB of the kernel, since this system gives no control groups.\n')
    else expect(held).toBe(true)
  },
  300_000,
)
