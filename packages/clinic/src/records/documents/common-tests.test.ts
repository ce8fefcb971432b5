import { expect, test } from 'vitest'
import { testMeanings } from '../../knowledge/lab-tests/meanings.ts'
import { loadLexiconClinic } from '../../testing/load-clinic.ts'
import { findPrintedTest } from './lab-index.ts'
import { conditionNames, readDocument } from './read-document.ts'
import type { RememberedDocument } from './remembered-document.ts'
import { type CommonTest, commonTests } from './testing/common-tests.ts'

const clinic = loadLexiconClinic()
const now = '2026-11-26T08:00:00.000Z'

/** A report with the row of one test, read and confirmed by the patient. */
function confirmedReport(name: string, day: string, each: CommonTest, value: string): RememberedDocument {
  const text = [`Collected: ${day}`, 'Test\tResult\tUnit\tReference range', [each.printed, value, each.unit, each.range].join('\t')].join(
    '\n',
  )
  const { findings } = readDocument([{ text, recognised: null }], conditionNames([]), { sex: 'female', ageYears: 58 }, '2026-11-26')
  return { id: name, name, addedAt: now, text: [text], findings: findings.map((finding) => ({ ...finding, review: 'accepted' as const })) }
}

test('there are at least 120 common tests', () => expect(commonTests.length).toBeGreaterThanOrEqual(120))

test.each(commonTests.map((each) => [each.asked, each] as const))(
  '%s: what it means, whether it is dangerous and how it has changed is answered on that test',
  (asked, each) => {
    const known = findPrintedTest(each.printed)
    const name = known?.name ?? ''
    const what = testMeanings[known?.id ?? '']?.what
    expect(what, each.printed).toBeDefined()
    const documents = [
      confirmedReport('earlier.pdf', '12 May 2026', each, each.earlier),
      confirmedReport('newer.pdf', '20 October 2026', each, each.newer),
    ]
    const answer = (words: string) => clinic.consult(clinic.newCase({ ageYears: 58, sex: 'female' }), words, { documents, now }).reply.text
    for (const words of [`What does my ${asked} mean?`, `Is my ${asked} dangerous?`])
      for (const part of [name, each.newer, '20 October 2026', what ?? '']) expect(answer(words), words).toContain(part)
    const compared = answer(`Compare my ${asked} with last time`)
    expect(compared).toContain(`${name}: ${each.newer}`)
    expect(compared).toContain(`It was ${each.earlier} on 12 May 2026`)
  },
)
