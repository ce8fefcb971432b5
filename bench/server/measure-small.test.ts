import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { measureSmall } from './measure-small.ts'

/** What the small machine is promised (docs/install.md), in megabytes, and what of it the pages of the program's own files take at least. */
const promised = 256
const filesAtLeast = 48

test.runIf(existsSync('/proc/self/status'))(
  'started as on a small machine the server holds a consultation within 256 MB, pages of files that the system may let go aside',
  async () => {
    const { ready, after, own } = await measureSmall()
    expect(ready).toBeGreaterThan(100)
    expect(after).toBeGreaterThan(own)
    expect(own).toBeLessThan(promised - filesAtLeast)
  },
)
