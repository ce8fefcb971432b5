import { act, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Carousel } from './Carousel.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
let place: HTMLElement

function show(wantsStillness = false) {
  vi.stubGlobal('matchMedia', () => ({ matches: wantsStillness }))
  place = document.createElement('div')
  document.body.append(place)
  act(() =>
    createRoot(place).render(
      <StrictMode>
        <Carousel />
      </StrictMode>,
    ),
  )
}
const shown = () => place.querySelector('[role="group"]:not([aria-hidden="true"]) h2')?.textContent
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const press = (label: string) => act(() => place.querySelector<HTMLElement>(`[aria-label="${label}"]`)?.click())
const happen = (kind: string, init: EventInit = { bubbles: true }) =>
  act(() => void place.querySelector('section')?.dispatchEvent(new MouseEvent(kind, init)))

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  place.remove()
})

test('the next card comes every three seconds, the first after the fourth', () => {
  show()
  const seen = [shown()]
  for (let turn = 0; turn < 4; turn++) {
    pass(2_999)
    expect(shown()).toBe(seen.at(-1))
    pass(1)
    seen.push(shown())
  }
  expect(seen).toEqual(['AI-Powered Diagnosis', '24/7 Health Support', 'Smart Analysis', 'Secure & Private', 'AI-Powered Diagnosis'])
})

test('a dot picks a card, which stays its full three seconds', () => {
  show()
  pass(2_000)
  press('Show Smart Analysis')
  expect(shown()).toBe('Smart Analysis')
  pass(2_999)
  expect(shown()).toBe('Smart Analysis')
  pass(1)
  expect(shown()).toBe('Secure & Private')
})

test('it stands still under the pointer and when paused', () => {
  show()
  happen('mouseover')
  pass(10_000)
  expect(shown()).toBe('AI-Powered Diagnosis')
  happen('mouseout')
  pass(3_000)
  expect(shown()).toBe('24/7 Health Support')
  press('Pause the cards')
  pass(10_000)
  expect(shown()).toBe('24/7 Health Support')
  press('Play the cards')
  pass(3_000)
  expect(shown()).toBe('Smart Analysis')
})

test('who wishes for less motion gets none until they ask for it', () => {
  show(true)
  pass(10_000)
  expect(shown()).toBe('AI-Powered Diagnosis')
})
