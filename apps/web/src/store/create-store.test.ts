import { expect, test, vi } from 'vitest'
import { createStore } from './create-store.ts'

test('who follows is told of every change, and no more after stopping', () => {
  const store = createStore(1)
  const told = vi.fn()
  const stop = store.subscribe(told)
  store.set(2)
  store.set(2)
  expect(told).toHaveBeenCalledOnce()
  stop()
  store.set(3)
  expect(told).toHaveBeenCalledOnce()
  expect(store.get()).toBe(3)
})

test('what feeds it begins with the first who follows and ends with the last', () => {
  const end = vi.fn()
  const begin = vi.fn(() => end)
  const store = createStore(0, begin)
  expect(begin).not.toHaveBeenCalled()
  const same = () => undefined
  const [first, second] = [store.subscribe(same), store.subscribe(same)]
  expect(begin).toHaveBeenCalledOnce()
  first()
  first()
  expect(end).not.toHaveBeenCalled()
  second()
  expect(end).toHaveBeenCalledOnce()
  store.subscribe(same)
  expect(begin).toHaveBeenCalledTimes(2)
})

test('who stops while being told harms nobody', () => {
  const store = createStore(0)
  const told = vi.fn()
  const stop = store.subscribe(() => stop())
  store.subscribe(told)
  store.set(1)
  expect(told).toHaveBeenCalledOnce()
})
