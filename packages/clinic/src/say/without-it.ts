/** What begins with one of these is denied with "not": "not having given birth". */
const doings =
  /^(?:being|having|feeling(?! of)|taking|managing|needing|passing|drinking|looking|living|working|eating|smoking|using|losing|seeing|refusing|too|more)\b/

/** The name of a finding, denied: "a cough" becomes "no cough", and "not being able to stand" becomes "being able to stand". */
export function withoutIt(name: string): string {
  if (/^(?:no|not) /.test(name)) return name.replace(/^\w+ /, '')
  return doings.test(name) ? `not ${name}` : `no ${name.replace(/^(?:an?|the|any|some) /, '')}`
}
