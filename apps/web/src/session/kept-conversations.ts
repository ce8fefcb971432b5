/** Where the vault keeps conversations that the patient keeps on this device, after they were left. */
export const keptCollection = 'kept-conversations'

export interface KeptConversation<Message = unknown> {
  /** Of the patient's first message. */
  id: string
  /** When it began, ISO time. */
  at: string
  /** The patient's first words. */
  complaint: string
  /** How many messages are the patient's. */
  said: number
  messages: readonly Message[]
}
