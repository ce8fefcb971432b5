import type { ChatResponse } from '@dr-ai/contract/schemas/chat'

/**
 * The replies now being made, by patient and message: a message that is sent again meanwhile waits for the same answer
 * instead of asking the doctor twice. All that the server keeps between requests.
 */
export function createRepliesUnderway(): (key: string | null, answer: () => Promise<ChatResponse>) => Promise<ChatResponse> {
  const underway = new Map<string, Promise<ChatResponse>>()
  return async (key, answer) => {
    if (key === null) return answer()
    const known = underway.get(key)
    if (known) return known
    const reply = answer().finally(() => underway.delete(key))
    underway.set(key, reply)
    return reply
  }
}
