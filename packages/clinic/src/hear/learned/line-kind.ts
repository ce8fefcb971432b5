const asksWith = /^(?:what|when|where|which|who|why|how)$/
const asksWhether = /^(?:is|are|was|were|do|does|did|have|has|had|can|could|would|will|any|should|shall|may|might)$/

/** What kind of line the doctor's is: a question by its first word, a question for a yes or no, another question, or a statement. */
export function lineKind(line: string | null): string {
  if (line === null) return 'none'
  if (!/\?\s*$/.test(line)) return 'statement'
  const last =
    line
      .trim()
      .split(/(?<=[.?!])\s+/)
      .at(-1) ?? line
  const word = /[a-z]+/i.exec(last)?.[0].toLowerCase() ?? ''
  return asksWith.test(word) ? word : asksWhether.test(word) ? 'whether' : 'question'
}
