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
    <ConsultationButtons canBeginAnew onShowToDoctor={null} onVoice={nothing} onOpen={nothing} onBeginAnew={nothing} />,
  )
  expect(place.querySelector(`[aria-label="${label}"]`)?.textContent).toBe(word)
})
