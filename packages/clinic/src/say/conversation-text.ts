import type { TriageLevel } from '../knowledge/schema.ts'

/** The longest message that is read. */
export const longestMessage = 20_000

/** What the doctor says beside questions and verdicts; each a short plain paragraph. */
export const conversationTexts = {
  greeting: 'Hello! I am your AI doctor. Tell me what is troubling you, in your own words.',
  thanks: 'You are welcome. Come back if anything changes or gets worse.',
  thanksMeanwhile: 'You are welcome.',
  farewell: 'Take care. Come back any time if something changes.',
  smallTalk: 'I am well, thank you. I am a computer doctor, so I am always here.',
  empty: 'I did not get any words. Please write what is troubling you.',
  tooLong: `This message is too long for me. Please write it in fewer than ${longestMessage.toLocaleString('en-US')} letters, the most important things first.`,
  foreignLanguage:
    'I am sorry, I can only read English for now. Could you write it in English, even in a few simple words? If it is an emergency, call {number}.',
  nonsense: 'I am sorry, I did not understand that. I can only read English. Could you say it in other words?',
  notUnderstood:
    'I am not sure I understood that. I can only read English. Could you say it in other words? For example: "I have had a headache since this morning."',
  giveUp:
    'I am sorry, I cannot make sense of this. If you feel very ill, call {number} now. If not, a doctor or nurse can help you better than I can. You can also try again in short, simple words.',
  document: 'You can share a document with the upload button. I will read it and keep it in mind.',
  startOver: 'Let us start again. What is troubling you?',
  crisisDenied: 'Thank you for telling me. I am glad you are safe. If that ever changes, tell me or someone you trust at once.',
  whyGeneral: 'I ask so that I do not miss something that needs help fast, and to tell the likely causes apart.',
  noFact:
    'That is a good question. I do not have a sure answer to it, and I will not guess. A pharmacist or your doctor can tell you. If you have symptoms, tell me about them.',
} as const

/** An answer to "is that dangerous?", by the level so far; plain, and never softer than the level. */
export function dangerText(level: TriageLevel | null, number: string, isDecided: boolean): string {
  if (level === 'ambulance') return `Yes, it can be. Please call ${number} now.`
  if (level === 'emergency-department') return 'It can be. Please go to an emergency department now.'
  if (level === 'within-24-hours') return 'It may be. A doctor should see you within 24 hours.'
  if (isDecided) return 'I found no sign of danger in what you told me. If it gets worse or something new comes up, tell me or a doctor.'
  return 'I have not heard a sign of danger so far. But I do not know enough yet. Let me ask a little more.'
}

/**
 * What can be said about a medicine that the medication checker does not know: honest about what is not known.
 */
export function medicationText(drugs: readonly string[]): string {
  const named = drugs.length > 0 ? ` about ${drugs.join(' and ')}` : ''
  return `You ask${named}. I do not know this medicine for sure, so I cannot check it. Some go badly together, and some are not safe with certain illnesses or in pregnancy. I recommend that you ask a pharmacist before you take something new. It is free and quick. Have a list of all you take at hand. Do not stop a medicine from your doctor on your own.`
}
