/** A consultation as the doctor leads it, shortened: what the start page shows of the product. `landing.e2e.ts` holds it to the doctor. */
export const sample = {
  lines: [
    { isByPatient: true, text: 'I have had a sore throat for two days and it hurts to swallow' },
    { isByPatient: false, text: 'How old are you, and are you female or male?' },
    { isByPatient: true, text: '34, female' },
    { isByPatient: false, text: 'Do you have any of these?' },
  ],
  answers: ['None of these', 'Drooling', 'Trouble opening the mouth', 'A muffled voice'],
  verdict: {
    level: 'You can care for this at home',
    time: 'No visit needed for now',
    cause: 'Viral sore throat',
    fits: 'a sore throat, pain when swallowing',
    steps: ['Drink plenty and eat soft food.', 'Gargle with warm salt water.', 'Suck ice or a hard sweet.'],
    now: ['you struggle to breathe', 'you cannot swallow your own spit', 'you cannot open your mouth'],
    sooner: ['it is no better after a week', 'you have a high fever for more than 3 days'],
  },
} as const
