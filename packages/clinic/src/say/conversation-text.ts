/** The longest message that is read. */
export const longestMessage = 20_000

/** What the doctor says beside questions and verdicts; each a short plain paragraph. */
export const conversationTexts = {
  betterThanBefore:
    'I am glad to hear that. Keep on with what helps, and finish what a doctor gave you. Come back if it stops getting better, or if something new comes up.',
  sameAsBefore: 'Thank you for telling me. Then let us look at it once more.',
  whatNow: 'What do you have now, and has anything new come up?',
  worseThanBefore:
    'I am sorry to hear that. If it has got worse in spite of the advice, a doctor should see you within a day, sooner if you feel very ill.',
  whatChanged: 'Tell me what you have now, and what has changed.',
  empty: 'I did not get any words. Please write what is troubling you.',
  tooLong: `This message is too long for me. Please write it in fewer than ${longestMessage.toLocaleString('en-US')} letters, the most important things first.`,
  nonsense: 'I am sorry, I did not get that. Could you say it in other words?',
  kept: ['Thank you, I keep that in your words.', 'I see, thank you.', 'All right, I have that as you said it.'],
  lossHeard: [
    'I am listening. Tell me as much as you like: about the days, the nights, or about the one you miss.',
    'Thank you for telling me. What is the hardest part of the day for you?',
    'I hear you. Is there somebody who sits with you now and then?',
  ],
  nothingWrong:
    'Good. Then there is nothing to look for now, and what I said above is my answer. Write to me again if you notice anything, or if another question comes up.',
  stands: [
    'What I advised still holds: {advice}.',
    'Then we leave it at that: {advice}.',
    'The plan is the same as before: {advice}.',
    'Nothing has changed for me: {advice}.',
  ],
  ifNew: [
    'If that was about something new or worse, tell me in other words.',
    'Should you mean a sign that I have not asked about, name it once more.',
  ],
  writeAgain: ['Write to me if anything changes, or if you want to know more about it.', 'I am here if it changes.', 'Come back any time.'],
  notUnderstood:
    'I am not sure I understood that. Could you say it in other words? For example: "I have had a headache since this morning."',
  giveUp:
    'I am sorry, I cannot make sense of this. If you feel very ill, call {number} now. If not, a doctor or nurse can help you better than I can. You can also try again in short, simple words.',
  document: 'You can share a document with the upload button. I will read it and keep it in mind.',
  startOver: 'Let us start again. What is troubling you?',
  crisisDenied:
    'Thank you for putting that straight. I asked because it matters, and I have let it go. If it ever is so, tell me or someone you trust at once.',
  noThoughts: 'Thank you, and I am sorry if that question came out of the blue. I will not ask it again.',
  whyGeneral: 'I ask so that I do not miss something that needs help fast, and to tell the likely causes apart.',
  noRecord: 'I found nothing about that in your record. You can add documents, medicines and allergies, and I will keep them in mind.',
} as const

/**
 * What can be said about a medicine that the medication checker does not know: honest about what is not known.
 */
export function medicationText(drugs: readonly string[]): string {
  const named = drugs.length > 0 ? ` (${drugs.join(', ')})` : ''
  return `I do not know the medicine you ask about${named} well enough. Which name is on the packet? Then I can check it against your other medicines, allergies and illnesses. Until then a pharmacist can tell you. Please do not stop a medicine from your doctor on your own.`
}
