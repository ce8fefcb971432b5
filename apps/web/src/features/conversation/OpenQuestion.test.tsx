import type { Clinical } from '@dr-ai/contract/schemas/clinical'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { OpenQuestion } from './OpenQuestion.tsx'

const crisis: Clinical = {
  kind: 'crisis',
  triage: null,
  question: null,
  findings: [],
  causes: [],
  recommendations: [],
  helplines: [{ name: '988 Suicide and Crisis Lifeline', number: '988' }],
}
const shown = (clinical: Clinical | null): string =>
  renderToStaticMarkup(
    <OpenQuestion
      newest={{ kind: 'doctor', id: 'm1', at: '2026-11-26T12:00:00Z', text: '', doctor: null, clinical }}
      isDisabled={false}
      onSend={() => undefined}
    />,
  )

test('in a crisis more than yes or no can be said with one touch', () => {
  for (const words of ['I&#x27;m alone', 'Someone is with me', 'I can&#x27;t call']) expect(shown(crisis)).toContain(words)
})

test('with a poison or violence at home, and outside of a crisis, nothing is put into the mouth of who was asked nothing', () => {
  expect(shown({ ...crisis, helplines: [{ name: 'Poison Help', number: '1-800-222-1222' }] })).toBe('')
  for (const name of ['National Domestic Violence Hotline', "Women's Aid", '1800RESPECT (violence at home, sexual assault)'])
    expect(shown({ ...crisis, helplines: [{ name, number: '1' }] }), name).toBe('')
  expect(shown({ ...crisis, kind: 'conversation' })).toBe('')
  expect(shown(null)).toBe('')
})
