import { expect, test } from 'vitest'
import { readPages } from './read-pages.ts'

test.each([[1], [2], [5]])('all of %i pages are read, the newest first, each once', async (count) => {
  const asked: (string | undefined)[] = []
  const pages = await readPages(async ({ before }) => {
    asked.push(before)
    const number = Number(before ?? 0)
    return { number, earlier: number + 1 < count ? String(number + 1) : null }
  })
  expect(pages.map((page) => page.number)).toEqual(Array.from({ length: count }, (_, index) => index))
  expect(asked).toHaveLength(count)
})

test('a page that does not come fails the whole', async () => {
  const answer = readPages(async ({ before }) => {
    if (before) throw new Error('HTTP error! status: 500')
    return { earlier: '1.a' }
  })
  await expect(answer).rejects.toThrow('status: 500')
})
