/** What a value's name begins with, and the question about "it" that comes of it; the first that fits counts. */
const shapes: readonly (readonly [RegExp, string])[] = [
  [/^that feels like pressure, tightness or a weight$/, 'is it a pressing or tight feeling, like a weight?'],
  [/^that does not hurt$/, 'is it painless?'],
  [/^that does not fade under a glass$/, 'does it stay when you press a glass on it?'],
  [/^that does not (.*)$/, 'is it true that it does not $1?'],
  [/^that is (.*)$/, 'is it $1?'],
  [/^that has come back several times$/, 'does it keep coming back?'],
  [/^that has (.*)$/, 'has it $1?'],
  [/^that began on the face and spread down$/, 'did it begin on the face and spread down?'],
  [/^that began (.*)$/, 'did it begin $1?'],
  [/^that came (.*)$/, 'did it come $1?'],
  [/^that comes and goes$/, 'does it come and go?'],
  [/^that cramps or comes in waves$/, 'does it cramp or come in waves?'],
  [/^that weeps or oozes$/, 'does it weep or ooze?'],
  [/^that (itche|touche)s$/, 'does it $1?'],
  [/^that (\w+)s(\b.*)$/, 'does it $1$2?'],
  [/^spreading (.*)$/, 'does it spread $1?'],
  [/^with (sex|swelling|blisters|pus|crusts|blood|cracks|locking|clicking|less movement|a whoop|an uneven)(.*)$/, 'does it come with $1$2?'],
  [/^(?:at night|in the (?:morning|evening)|after|before|when|around|between|for|at rest|at certain)\b/, 'does it come $&?'],
]

/** What somebody does or feels stands without an article: "about feeling the heart beat". */
const doing = /^(?:feeling|being|having|seeing|hearing|losing|passing|needing|waking|coughing|not|no|less|falling|wanting|getting|going|unable) /

/** "About the headache: does it keep coming back?" In: the finding's name and the words of the slot value. */
export function slotQuestion(finding: string, value: string): string {
  const named = finding.replace(/^(?:an?|the|some) /, '')
  const about = `About ${doing.test(named) ? '' : 'the '}${named}: `
  for (const [shape, question] of shapes) {
    const match = shape.exec(value)
    if (match) return about + (question.includes('$&') ? question.replace('$&', value) : value.replace(shape, question)).replace(/\bitche\b/, 'itch')
  }
  return `${about}is it ${value}?`
}
