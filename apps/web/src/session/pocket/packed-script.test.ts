import { expect, it } from 'vitest'
import { packScript, unpackScript } from './packed-script.ts'

const lines = Array.from(
  { length: 60 },
  (_, line) => `const greeting${line * 7_919} = 'It’s all right — take your ${(line * 104_729).toString(36)} time.'\n`,
)
const script = new TextEncoder().encode(lines.join(''))
const shared = { path: '/static/js/shared.js', bytes: script.slice(0, script.length / 2) }
const nothing = () => Promise.reject(new Error('It is asked for nothing.'))

it('gives back a script byte for byte', async () => {
  expect([...(await unpackScript(await packScript(script, []), nothing))]).toEqual([...script])
})

it('needs less for what the application has already, and asks for just that', async () => {
  const packed = await packScript(script, [shared])
  expect(packed.length).toBeLessThan((await packScript(script, [])).length * 0.8)
  const asked: string[] = []
  const read = async (path: string) => {
    asked.push(path)
    return shared.bytes
  }
  expect([...(await unpackScript(packed, read))]).toEqual([...script])
  expect(asked).toEqual([shared.path])
})

it('refuses a script that is not the one that was packed, and files that are others', async () => {
  const packed = await packScript(script, [shared])
  await expect(unpackScript(packed, async () => shared.bytes.slice(1))).rejects.toThrow('damaged')
  const last = packed.length - 6
  packed[last] = (packed[last] ?? 0) ^ 64
  await expect(unpackScript(packed, async () => shared.bytes)).rejects.toThrow('damaged')
})
