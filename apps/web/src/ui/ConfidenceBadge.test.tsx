import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ConfidenceBadge } from './ConfidenceBadge.tsx'

test('a low confidence is named as such and has its red on a dot alone', () => {
  const badge = renderToStaticMarkup(<ConfidenceBadge record={{ confidence: 0.41 }} />)
  expect(badge).toContain('AI confidence 41%')
  expect(badge).toContain('Possible')
  expect(badge.match(/bg-red/g)).toHaveLength(1)
  expect(badge).not.toMatch(/text-red|bg-red-soft/)
})
