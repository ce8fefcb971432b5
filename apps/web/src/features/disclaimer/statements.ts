/** The five statements of the disclaimer, each with its heading. */
export const statements = [
  { title: 'For information only', text: 'What Dr. AI says is informational only. It is no diagnosis, no prescription and no treatment.' },
  {
    title: 'Consult professionals',
    text: 'Always consult a qualified healthcare professional before you act on it, and before you start or stop a medicine.',
  },
  { title: 'Not for emergencies', text: 'Dr. AI is not for emergencies. If something may be serious, do not wait for an answer here.' },
  {
    title: 'The AI may be inaccurate',
    text: 'The AI may be inaccurate or incomplete. It cannot examine you and knows only what you tell it.',
  },
  {
    title: 'Your data is encrypted',
    text: 'Your data is encrypted: on the way where the site uses https, and in storage with a key that stays on your device.',
  },
] as const

export const emergencyNotice =
  'If you think you may have a medical emergency, call your local emergency services at once: 911 in the US, 112 in Europe, 999 in the UK.'

export const consent =
  'By continuing, you agree that what you enter is processed to answer you. It is sealed under a secret kept in this browser and is not sold or used for advertising. Where the operator has connected an outside AI model, your messages are sent to it; the chat screen then says so. You can export or delete everything at any time in the settings.'
