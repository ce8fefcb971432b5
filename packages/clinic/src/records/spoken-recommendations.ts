const most = 6
const adviceCue =
  /\b(recommend|advise|should|suggest you|make sure|try to|please|avoid|rest|drink|take|use|apply|call|go to|see a doctor|book|come back|follow[- ]?up|return|keep)\b/i
const imperative =
  /^(avoid|rest|drink|take|use|apply|call|go|see|book|keep|do not|don't|get|eat|stay|monitor|return|follow|make|try|ask|let|put|wash|stop|start|limit|consider|continue|schedule|seek)\b/i
/** "I say this because ... a doctor should look at it" gives a reason. */
const reason = /^(?:i say this because|this is because|because|nothing points to)\b/i

/**
 * What the doctor's messages recommend, in their own words: list items under a line that recommends, and sentences that
 * say so themselves. Nothing is added.
 */
export function spokenRecommendations(messages: readonly string[]): string[] {
  const found: string[] = []
  for (const message of messages) {
    let isListOfAdvice = false
    for (const line of message.split(/\n+/)) {
      const item = /^\s*(?:[-*•]|\d+[.)])\s+(.*)$/.exec(line)?.[1]
      if (item !== undefined) {
        const text = clean(item)
        if (isListOfAdvice || imperative.test(text)) add(found, text)
        continue
      }
      isListOfAdvice =
        /:\s*\**\s*$/.test(line) && /\b(recommend|advise|what to do|should|plan|advice|next steps?|self[- ]care|treatment)\b/i.test(line)
      for (const sentence of line.split(/(?<=[.!])\s+/)) {
        const text = clean(sentence)
        if (
          !text.endsWith('?') &&
          !text.endsWith(':') &&
          !reason.test(text) &&
          (/\b(recommend|advise|should)\b/i.test(text) || imperative.test(text)) &&
          adviceCue.test(text)
        )
          add(found, text)
      }
    }
  }
  return found.slice(0, most)
}

function add(found: string[], text: string): void {
  if (text.length > 8 && text.length < 240 && !found.includes(text)) found.push(text)
}

function clean(text: string): string {
  return text.replace(/\*\*/g, '').replace(/\s+/g, ' ').trim()
}
