import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ConsultationButtons } from './ConsultationButtons.tsx'

const nothing = () => undefined

test.each([
  ['Voice settings', 'Voice'],
  ['Health Tasks', 'Tasks'],
  ['Earlier consultations', 'Earlier'],
  ['New consultation', 'New'],
])('the button "%s" shows the word %s, which is part of its name', (label, word) => {
  const place = document.createElement('div')
  place.innerHTML = renderToStaticMarkup(
    <ConsultationButtons canBeginAnew newTasks={0} onShowToDoctor={null} onVoice={nothing} onOpen={nothing} onBeginAnew={nothing} />,
  )
  expect(place.querySelector(`[aria-label="${label}"]`)?.textContent).toBe(word)
})

test('tasks that were not looked at yet are counted on their button, whose name stays', () => {
  const place = document.createElement('div')
  place.innerHTML = renderToStaticMarkup(
    <ConsultationButtons canBeginAnew newTasks={3} onShowToDoctor={null} onVoice={nothing} onOpen={nothing} onBeginAnew={nothing} />,
  )
  const button = place.querySelector('[aria-label="Health Tasks"]')
  expect(button?.getAttribute('aria-description')).toBe('3 new')
  expect(button?.textContent).toBe('Tasks')
  expect(button?.querySelector('[data-count]')?.getAttribute('data-count')).toBe('3')
})
