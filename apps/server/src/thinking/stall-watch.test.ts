import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const program = fileURLToPath(new URL('../testing/turning.child.ts', import.meta.url))

/** Lets a process that watches itself stall or compute. Out: how it ended and what it said. */
async function endOf(way: 'stalls' | 'computes', every: number, looks: number) {
  const child = spawn(process.execPath, [program, way, String(every), String(looks)], { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  let errors = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk))
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk))
  const [code, signal] = await once(child, 'close')
  return { code, signal, output, errors }
}

test('a process whose own thread never comes back ends itself, and says so', { timeout: 60_000 }, async () => {
  const { signal, output, errors } = await endOf('stalls', 50, 6)
  expect([signal, output]).toEqual(['SIGKILL', 'watched\n'])
  expect(errors).toMatch(/^Dr\. AI stalled and ends itself, .*Nothing that was acknowledged is lost\.\n$/)
})

test('one that computes long, and turns between, is left alone', { timeout: 60_000 }, async () => {
  expect(await endOf('computes', 100, 50)).toEqual({ code: 0, signal: null, output: 'watched\nfinished\n', errors: '' })
})
