const numberWords = 'a|an|one|two|three|four|five|six|seven|eight|nine|ten|twelve|couple of|a couple of|few|a few|several'
const pattern = new RegExp(
  `\\b(?:(?:about|around|almost|nearly|over|past|last)\\s+)?((?:\\d+(?:\\.\\d+)?|${numberWords})(?:\\s*(?:-|to|or)\\s*(?:\\d+|${numberWords}))?\\s+(?:minute|hour|day|night|week|month|year)s?)\\b(?!\\s*(?:old|of age))`,
  'i',
)
const sincePattern =
  /\bsince (yesterday|this morning|last (?:night|week|month|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/i

/** The duration as the patient said it ("3 days", "since yesterday"), from the first of the messages that has one; undefined otherwise. */
export function spokenDuration(messages: readonly string[]): string | undefined {
  for (const message of messages) {
    const found = pattern.exec(message)?.[1] ?? sincePattern.exec(message)?.[0]
    if (found) return found.replace(/\s+/g, ' ').trim()
  }
  return undefined
}
