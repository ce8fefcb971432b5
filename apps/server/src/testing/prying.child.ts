/** Stands in the place of a reader that a hostile file has taken over, and says what it can reach. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

export interface Pried {
  readKey: boolean
  reachedServer: boolean
  sawEnvironment: boolean
  wroteBeside: boolean
}

process.once('message', async ({ key, address, secret }: { key: string; address: string; secret: string }) => {
  const can = (attempt: () => unknown): boolean => {
    try {
      return Boolean(attempt())
    } catch {
      return false
    }
  }
  const pried: Pried = {
    readKey: can(() => readFileSync(key)),
    reachedServer: await fetch(address).then(
      () => true,
      () => false,
    ),
    sawEnvironment: readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .some((pid) => can(() => readFileSync(`/proc/${pid}/environ`, 'latin1').includes(secret))),
    wroteBeside: can(() => {
      writeFileSync(`${import.meta.dirname}/prying.txt`, '')
      return true
    }),
  }
  process.send?.(pried, undefined, undefined, () => process.exit(0))
})
