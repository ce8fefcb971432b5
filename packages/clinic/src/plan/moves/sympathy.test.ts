import { expect, test } from 'vitest'
import { createClinic } from '../../clinic.ts'
import { loadPack } from '../../testing/load-pack.ts'

const clinic = createClinic(loadPack())
const sympathyOf = (words: string) =>
  clinic.consult(clinic.newCase({ country: 'GB' }), words).reply.parts.find(({ kind }) => kind === 'sympathy')?.text ?? null

test('fear is told what happens next', () =>
  expect(sympathyOf('I found a small lump in my neck and I am scared it might be cancer')).toMatch(/frightens you[\s\S]*what to do next/))
test('grief and worn-out carers are spoken to', () => {
  expect(sympathyOf('my husband died in spring and since then I sleep badly')).toMatch(/sorry for your loss/)
  expect(sympathyOf('I am looking after my mum day and night, I am exhausted and my back aches')).not.toBeNull()
})
test('a plain complaint gets no formula', () => expect(sympathyOf('I have had a runny nose for two days')).toBeNull())
test('it is said once', () => {
  const first = clinic.consult(clinic.newCase({ country: 'GB' }), 'I am so scared, my knee hurts since football and it is swollen')
  const next = clinic.consult(first.case, 'I am really scared')
  expect(next.reply.parts.filter(({ kind }) => kind === 'sympathy')).toEqual([])
})
