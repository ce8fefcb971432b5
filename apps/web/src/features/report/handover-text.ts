/** The fixed words of a handover, on paper and on screen. */
export const handoverTitle = 'Handover for the doctor'
export const worriesTitle = 'What worries me, and what I want to ask'
export const whoseFacts =
  "Name, age, sex, medicines, allergies and results are those of the record that was open. If the consultation was about somebody else, they are not that person's: please ask."
export const handoverDisclaimer =
  'Written down by Dr. AI, a computer program, from what the patient said and keeps there. Nobody was examined, and the causes are no diagnosis. Please ask what is missing.'
export const timelineTitle = 'Timeline of the consultation'
export const leftWords = (left: number): string => `And ${left} more in the conversation.`
