import { expect, test } from 'vitest'
import { createStore } from './create-store.ts'
import { follow } from './follow.ts'

test('it goes on while the same values hold, and begins anew when one of them changes', () => {
  const person = createStore({ name: 'Ann', age: 40 })
  const isOpen = createStore(true)
  const told: string[] = []
  const stop = follow(
    [person, isOpen],
    () => [person.get().name, isOpen.get()],
    (name, open) => {
      told.push(`begin ${name} ${open}`)
      return () => told.push(`end ${name}`)
    },
  )
  person.set({ name: 'Ann', age: 41 })
  person.set({ name: 'Bob', age: 41 })
  isOpen.set(false)
  stop()
  person.set({ name: 'Cid', age: 1 })
  expect(told).toEqual(['begin Ann true', 'end Ann', 'begin Bob true', 'end Bob', 'begin Bob false', 'end Bob'])
})
