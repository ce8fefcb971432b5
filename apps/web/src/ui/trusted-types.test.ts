import { expect, test } from 'vitest'
import { ownAddress, readMarkup } from './trusted-types.ts'

test.each(['/sw.js', './worker.js', `${location.origin}/static/js/a.js`])('%s is our own', (address) =>
  expect(ownAddress(address)).toBe(address),
)

test.each(['https://elsewhere.example/a.js', '//elsewhere.example/a.js', 'data:text/javascript,1', 'blob:null/1'])(
  '%s is not run',
  (address) => {
    expect(() => ownAddress(address)).toThrow(TypeError)
  },
)

test('markup is read without running anything', () => {
  const page = readMarkup('<p>Metformin<img src=x onerror="document.title = 1"></p>')
  expect([page.body.textContent, page.defaultView, document.title]).toEqual(['Metformin', null, ''])
})
