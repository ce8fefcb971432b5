/** What begins with one of these is denied with "not": "not having given birth". */
const doings =
  /^(?:being|having|feeling(?! of)|taking|managing|needing|passing|drinking|looking|living|working|eating|smoking|using|losing|seeing|not)\b/

/** The name of a finding, denied: "a cough" becomes "no cough". */
export function withoutIt(name: string): string {
  return doings.test(name) ? `not ${name}` : `no ${name.replace(/^(?:an?|the|any|some) /, '')}`
}
