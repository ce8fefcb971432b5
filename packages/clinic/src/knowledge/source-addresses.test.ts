import { expect, test } from 'vitest'
import { keptAddresses } from './source-addresses.ts'
import { type Citation, sourceOf } from './sources.ts'

const shown = (source: Citation) => {
  const { address, lookedUp } = sourceOf({ source })
  return [address?.replace('https://www.nice.org.uk/guidance/', '') ?? null, lookedUp]
}

test.each<[Citation, string | null]>([
  ['NICE: Diabetic foot problems: prevention and management', 'ng19'],
  ['NICE: Diabetic foot problems - prevention and management', 'ng19'],
  ['NICE: Cirrhosis in over 16s', 'ng50'],
  ['NICE: Cirrhosis in over 16s: assessment and management', 'ng50'],
  ["NICE: Transient loss of consciousness ('blackouts') in over 16s", 'cg109'],
  ['NICE: Non-Hodgkin’s lymphoma: diagnosis and management', 'ng52'],
  ['NICE: Alcohol-use disorders: diagnosis, assessment and management', 'cg115'],
  ['NICE: Alcohol-use disorders: diagnosis and management of physical complications', 'cg100'],
  // Of a subject with several numbers, of which the title is none, and of one that is only like another, nothing is guessed.
  ['NICE: Alcohol-use disorders', null],
  ['NICE: Chronic pain', null],
  ['NICE: Cirrhosis', null],
  ['NICE: constructor', null],
  ['CKS: Cirrhosis in over 16s', null],
  ['NHS: Anaphylaxis', null],
])('%s stands at %s', (citation, number) => expect(shown(citation)[0]).toBe(number))

test('the day is that of a page that was opened, and none where the number alone is known', () => {
  expect(shown('NICE: Suspected cancer: recognition and referral')).toEqual(['ng12', '2026-11-26'])
  expect(shown('NICE: Gout: diagnosis and management')).toEqual(['ng219', null])
})

test('every part of the triage tool stands where the tool does', () => {
  for (const title of ['Adult triage', 'Paediatric triage']) expect(sourceOf({ source: `IITT: ${title}` }).address).toBe('https://www.who.int/tools/triage')
})

test('what an entry says of its own source goes before', () => {
  const source = { source: 'NICE: Gout: diagnosis and management', address: 'https://example.org/gout', lookedUp: '2026-11-01' } as const
  expect(sourceOf(source)).toMatchObject({ address: 'https://example.org/gout', lookedUp: '2026-11-01' })
})

test('an address is one of a number, or a page that begins with https', () => {
  for (const address of keptAddresses()) expect(address).toMatch(/^https:\/\/(?:www\.nice\.org\.uk\/guidance\/(?:ng|cg|ph)\d+$|(?!www\.nice\.))/)
})
