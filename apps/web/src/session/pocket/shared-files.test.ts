// @vitest-environment node
import { readFileSync } from 'node:fs'
import { documentTypes } from '@dr-ai/contract/limits'
import { expect, test, vi } from 'vitest'
import { dropSharedFiles, isShareOpened } from './shared-files.ts'

const manifest = JSON.parse(readFileSync(new URL('../../../public/manifest.webmanifest', import.meta.url), 'utf8'))

test('an installed application is offered for the files that the doctor reads, and for no others', () => {
  const { action, method, enctype, params } = manifest.share_target
  expect({ action, method, enctype }).toEqual({ action: '/shared', method: 'POST', enctype: 'multipart/form-data' })
  expect(params.files).toEqual([
    { name: 'documents', accept: Object.entries(documentTypes).flatMap(([type, endings]) => [type, ...endings]) },
  ])
})

test('the icon leads to a consultation, to the doses of today and to help in an emergency', () => {
  expect(manifest.shortcuts.map(({ name, url }: { name: string; url: string }) => [name, url])).toEqual([
    ['Start a consultation', '/chat'],
    ["Today's doses", '/medications'],
    ['Emergency', '/emergency'],
  ])
})

test('only an address that a share made opens the upload', () => {
  expect(isShareOpened('?shared')).toBe(true)
  expect(isShareOpened('?shared=failed')).toBe(true)
  expect(isShareOpened('')).toBe(false)
  expect(isShareOpened('?other=shared')).toBe(false)
})

test('what was shared and not taken goes with everything else; a browser without a cache has nothing to let go', async () => {
  await expect(dropSharedFiles()).resolves.toBeUndefined()
  const dropped: string[] = []
  vi.stubGlobal('caches', { delete: async (name: string) => dropped.push(name) })
  await dropSharedFiles()
  expect(dropped).toEqual(['dr-ai-shared'])
})
