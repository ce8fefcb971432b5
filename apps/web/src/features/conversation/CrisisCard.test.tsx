import type { Clinical } from '@dr-ai/contract/schemas/clinical'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CrisisCard } from './CrisisCard.tsx'

const drawn = (helplines: Clinical['helplines']): string =>
  renderToStaticMarkup(
    <CrisisCard
      clinical={{
        kind: 'crisis',
        triage: { level: 'emergency-department', label: '', because: [], emergencyNumber: '999' },
        question: null,
        findings: [],
        causes: [],
        recommendations: [],
        helplines,
      }}
    />,
  )

test.each([
  ['a number that takes both', [{ name: '988 Suicide and Crisis Lifeline', number: '988' }], ['tel:988', 'sms:988', 'tel:999']],
  [
    'a line that only answers texts',
    [
      { name: 'Samaritans', number: '116 123' },
      { name: 'Shout, by text', number: '85258' },
    ],
    ['tel:116123', 'sms:85258', 'tel:999'],
  ],
  ['no line for texts', [{ name: 'Telefonseelsorge', number: '0800 111 0 111' }], ['tel:08001110111', 'tel:999']],
])('in a crisis one calls or writes before the emergency number, with %s', (_, helplines, links) => {
  expect([...drawn(helplines).matchAll(/href="([^"]+)"/g)].map(([, link]) => link)).toEqual(links)
})
