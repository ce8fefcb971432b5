import { expect, test, vi } from 'vitest'
import { printSheet, recoverySheet } from './recovery-sheet.ts'

const sheet = recoverySheet({ passphrase: 'amber falcon river <b>', origin: 'https://doctor.example.org', day: '2026-11-25' })

test('a sheet says what opens what, and how the record comes back', () => {
  const text = sheet.lines.join('\n')
  for (const part of [
    'dr-ai-recovery-2026-11-25.json',
    'https://doctor.example.org',
    'Restore from a recovery file',
    'apart from the file',
  ])
    expect(text).toContain(part)
  expect(text).not.toContain(sheet.passphrase)
})

test('the sheet is printed from a frame of its own, as text, and nothing of it stays', () => {
  const print = vi.fn()
  const append = vi.spyOn(document.body, 'append').mockImplementation((frame) => {
    document.body.appendChild(frame as Node)
    Object.defineProperty((frame as HTMLIFrameElement).contentWindow, 'print', { value: print })
  })
  printSheet(sheet)
  append.mockRestore()
  const frame = document.querySelector('iframe')
  expect(print).toHaveBeenCalledOnce()
  expect(frame?.contentDocument?.querySelector('h2')?.textContent).toBe(sheet.passphrase)
  frame?.contentWindow?.dispatchEvent(new Event('afterprint'))
  expect(document.querySelector('iframe')).toBeNull()
})
