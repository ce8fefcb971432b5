import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hazards } from '../docs/safety/hazards.ts'

const root = join(import.meta.dirname, '..')

for (const { id, controls, proofs } of hazards) {
  test(`hazard ${id}: every control stands where the log says`, () => {
    expect(controls.filter((file) => !existsSync(join(root, file)))).toEqual([])
    expect(controls.length).toBeGreaterThan(0)
  })
  test(`hazard ${id}: every proof is still a test`, () => {
    expect(proofs.length).toBeGreaterThan(0)
    for (const { file, test: name } of proofs) {
      expect(existsSync(join(root, file)), file).toBe(true)
      expect(readFileSync(join(root, file), 'utf8'), name).toContain(name)
    }
  })
}

test('each hazard has an id of its own', () => expect(new Set(hazards.map(({ id }) => id)).size).toBe(hazards.length))

test('every page and file that the safety case points to is there', () => {
  const folder = join(root, 'docs/safety')
  const text = readFileSync(join(folder, 'README.md'), 'utf8')
  const targets = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, target = '']) => target)
  expect(targets.length).toBeGreaterThan(0)
  expect(targets.filter((target) => !existsSync(join(folder, target)))).toEqual([])
})
