import { expect, test } from 'vitest'
import { spokenRecommendations } from './spoken-recommendations.ts'

test('advice is taken in the doctor’s own words, its reasons and questions are not', () => {
  const message =
    'I say this because nothing points to an emergency, but a doctor should look at this.\n\nWhat to do now. I recommend:\n\n- Book a visit with your doctor.\n- Warm tea soothes.\n\nShould I go on?'
  expect(spokenRecommendations([message])).toEqual(['Book a visit with your doctor.', 'Warm tea soothes.'])
})
