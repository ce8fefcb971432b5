import type { Clinical } from '@dr-ai/contract/schemas/clinical'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DoctorBubble } from './DoctorBubble.tsx'
import type { FromDevice } from './message.ts'

const label = 'See a doctor within 24 hours'
const old = 'could not be updated for more than 60 days'

const clinicalOf = (kind: Clinical['kind'], parts: Clinical['parts']): Clinical => ({
  kind,
  triage: { level: 'within-24-hours', label, because: [], emergencyNumber: null },
  question: null,
  findings: [],
  causes: [],
  parts,
  recommendations: [],
  helplines: [],
})

function drawn(clinical: Clinical, fromDevice?: FromDevice): string {
  const message = { kind: 'doctor' as const, id: 'answer-1', at: '2026-01-01T08:00:00.000Z', text: label, doctor: null, clinical }
  const ignore = () => undefined
  return renderToStaticMarkup(
    <DoctorBubble
      message={{ ...message, ...(fromDevice && { fromDevice }) }}
      isNewest={false}
      isDisabled={false}
      onCorrect={ignore}
      onSay={ignore}
    />,
  )
}

test.each([
  ['a verdict in parts', clinicalOf('verdict', [{ kind: 'level', text: label }])],
  ['a verdict in words', clinicalOf('verdict', undefined)],
  ['an emergency in parts', clinicalOf('emergency', [{ kind: 'level', text: label }])],
  ['an emergency in words', clinicalOf('emergency', undefined)],
])('%s of a version older than 60 days says so above it, and one of a newer version does not', (_, clinical) => {
  const words = drawn(clinical, { isWaiting: true, isOld: true })
  expect(words.indexOf(old)).toBeGreaterThan(-1)
  expect(words.indexOf(old)).toBeLessThan(words.indexOf(label))
  for (const other of [drawn(clinical, { isWaiting: true, isOld: false }), drawn(clinical)]) {
    expect(other).toContain(label)
    expect(other).not.toContain(old)
  }
})
