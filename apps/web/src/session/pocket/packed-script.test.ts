import { expect, it } from 'vitest'
import { packScript, unpackScript } from './packed-script.ts'

const script = new TextEncoder().encode("const greeting = 'It’s all right — take your time.'\n".repeat(60))

it('gives back a script byte for byte', async () => {
  expect([...(await unpackScript(await packScript(script)))]).toEqual([...script])
})

it('refuses a script that is not the one that was packed', async () => {
  const packed = await packScript(script)
  const last = packed.length - 6
  packed[last] = (packed[last] ?? 0) ^ 64
  await expect(unpackScript(packed)).rejects.toThrow('damaged')
})
