import { expect, test } from 'vitest'
import { loadIndex } from '../../testing/load-clinic.ts'

const { spelling } = loadIndex().reader

test('repairs mistyped complaints', () => {
  const repairs: readonly [string, string][] = [
    ['haedache', 'headache'],
    ['nausia', 'nausea'],
    ['diziness', 'dizzines'],
    ['stomache', 'stomach'],
    ['palpatations', 'palpitation'],
  ]
  for (const [mistyped, meant] of repairs) expect(spelling.repair(mistyped)?.replace(/s$/, ''), mistyped).toBe(meant)
})

test('leaves ordinary words, medicines and numbers alone', () => {
  for (const word of ['garden', 'monday', 'because', 'paracetamol', 'atorvastatin', 'rosuvastatin', 'zopiclone', '39.4', 'not'])
    expect(spelling.repair(word), word).toBeNull()
})

test('never crosses between opposites and never makes a denial', () => {
  for (const word of ['hypotensoin', 'hypotenson']) expect(spelling.repair(word) ?? '', word).not.toMatch(/^hyper/)
  for (const word of ['nevr', 'witout', 'nott']) expect(['never', 'without', 'not'], word).not.toContain(spelling.repair(word))
})
