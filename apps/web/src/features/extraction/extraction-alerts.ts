/** What the patient is told about an extraction, word for word. */
export const extractionAlerts = {
  tooShort: 'Not enough conversation history to analyze. Please continue chatting with the AI doctor.',
  failed: (error: string | null) => `Failed to analyze chat history: ${error ?? 'unknown error'}`,
  broke: (message: string) => `Error analyzing chat history: ${message}`,
  added: 'Diagnosis added to medical history successfully!',
  notAdded: 'Failed to add to history. Please try again.',
} as const
