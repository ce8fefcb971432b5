import { expect, test } from 'vitest'
import { nextUpload, shareDone, stageText, type UploadAction, type UploadItem, uploadReducer } from './upload-queue.ts'

const file = new File(['x'], 'a.txt')
const after = (...actions: UploadAction[]) => actions.reduce<readonly UploadItem[]>(uploadReducer, [])
const add: UploadAction = { type: 'add', files: ['a', 'b', 'c'].map((id) => ({ id, file })) }
const statuses = (items: readonly UploadItem[]) => items.map(({ id, status }) => `${id} ${status}`)

test('items upload one at a time, in order', () => {
  expect(nextUpload(after(add))?.id).toBe('a')
  const begun = after(add, { type: 'begin', id: 'a' }, { type: 'begin', id: 'b' })
  expect(statuses(begun)).toEqual(['a uploading', 'b pending', 'c pending'])
  expect(nextUpload(begun)).toBeNull()
  const done = uploadReducer(begun, { type: 'complete', id: 'a', response: 'read', documentId: 'd' })
  expect(nextUpload(done)?.id).toBe('b')
})

test('only pending items can be removed', () => {
  const items = after(add, { type: 'begin', id: 'a' }, { type: 'remove', id: 'a' }, { type: 'remove', id: 'b' })
  expect(statuses(items)).toEqual(['a uploading', 'c pending'])
  expect(statuses(uploadReducer(items, { type: 'clear pending' }))).toEqual(['a uploading'])
})

test('an upload ends once: completed or error', () => {
  const failed = after(
    add,
    { type: 'begin', id: 'a' },
    { type: 'fail', id: 'a', error: 'no' },
    { type: 'complete', id: 'a', response: '', documentId: '' },
  )
  expect(failed[0]).toMatchObject({ status: 'error', error: 'no' })
  expect(uploadReducer(failed, { type: 'begin', id: 'a' })[0]?.status).toBe('error')
})

test('progress is told in words, with the page where there are several', () => {
  expect(stageText(null)).toBe('Uploading...')
  expect(stageText({ stage: 'recognising', page: 1, pages: 1 })).toBe('Recognizing the text of the picture...')
  expect(stageText({ stage: 'reading', page: 2, pages: 10 })).toBe('Reading: page 2 of 10')
  expect(stageText({ stage: 'sending', share: 0.426 })).toBe('Uploading: 43 %')
})

test.each([
  [null, null],
  [{ stage: 'queued' }, null],
  [{ stage: 'sending', share: 0.25 }, 0.25],
  [{ stage: 'reading', page: 2, pages: 8 }, 0.25],
  [{ stage: 'reading', page: 1, pages: 1 }, null],
] as const)('of %j the bar shows %s', (progress, done) => expect(shareDone(progress)).toBe(done))

test('a locked file waits for its password, is sent again with it, and forgets it', () => {
  const locked = after(add, { type: 'begin', id: 'a' }, { type: 'fail', id: 'a', error: 'It is locked', isLocked: true })
  expect(locked[0]).toMatchObject({ status: 'error', isLocked: true })
  const again = uploadReducer(locked, { type: 'unlock', id: 'a', password: 'swordfish' })
  expect(nextUpload(again)).toMatchObject({ id: 'a', password: 'swordfish', isLocked: false })
  const failed = uploadReducer(uploadReducer(again, { type: 'begin', id: 'a' }), { type: 'fail', id: 'a', error: 'damaged' })
  expect(failed[0]?.password).toBeUndefined()
})
