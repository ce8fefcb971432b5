/** What begins with one of these is denied with "not": "not having given birth". */
const doings =
  /^(?:being|having|feeling(?! of)|taking|managing|needing|passing|drinking|looking|living|working|eating|smoking|using|losing|seeing|refusing|too|more)\b/
/** Of a closer form only the closer word is denied: where, when and with what it is. */
const closer =
  /^(?:in|at|on|around|behind|under|worse|better|set off|spreading|getting|with|after|before|when|while|all over|all the time|for)\b/

/**
 * The name of a finding, denied: "a cough" becomes "no cough", and "not being able to stand" becomes "being able to stand". In: `base`, the name
 * of the finding it is a closer form of: "pain in the back in the lower back" becomes "pain in the back, but not in the lower back".
 */
export function withoutIt(name: string, base: string | null = null): string {
  const value = base !== null && name.startsWith(`${base} `) ? name.slice(base.length + 1) : null
  if (base !== null && value !== null && closer.test(value)) return `${base}, but not ${value}`
  if (/^(?:no|not) /.test(name)) return name.replace(/^\w+ /, '')
  return doings.test(name) ? `not ${name}` : `no ${name.replace(/^(?:an?|the|any|some) /, '')}`
}
