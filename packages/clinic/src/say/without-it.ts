/** What begins with one of these is denied with "not": "not having given birth". */
const doings =
  /^(?:being|having|feeling(?! of)|taking|managing|needing|passing|drinking|looking|living|working|eating|smoking|using|losing|seeing|refusing|too|more)\b/
/** Of a closer form only the closer word is denied: where, when and with what it is. */
const closer =
  /^(?:in|at|on|around|behind|under|worse|better|set off|spreading|getting|with|after|before|when|while|all over|all the time|for)\b/

/** What is said of somebody who is well where the name denied would say it backwards ("not passing no urine at all"). */
const well: ReadonlyMap<string, string> = new Map([
  ['passing no urine at all', 'passing water as usual'],
  ['a full bladder that cannot be emptied', 'no trouble emptying the bladder'],
  ['being drowsy or hard to wake', 'awake and alert'],
  ['being hard to wake or not responding', 'awake and answering'],
  ['not being able to put weight on a leg', 'able to put weight on it'],
  ['loss of appetite', 'eating as usual'],
  ['signs of dehydration', 'no sign of drying out'],
  ['trouble sleeping', 'sleeping well'],
  ['trouble swallowing', 'swallowing well'],
  ['trouble walking', 'walking as usual'],
  ['fewer wet nappies', 'as many wet nappies as usual'],
  ['loss of control over the bowel', 'control of the bowel as usual'],
  ['too breathless to finish a sentence', 'talking in whole sentences'],
  ['trouble finding or understanding words', 'finding words as usual'],
  ['new confusion', 'a clear head'],
  ['managing less effort than before', 'managing as much as before'],
  ['eating no meat or animal food', 'eating meat or animal food'],
  ['a baby in the womb that moves less', 'a baby that moves as usual'],
  ['a child who will not walk', 'walking as usual'],
  ['born too early', 'born on time'],
  ['lying in bed or being unable to move for days', 'up and about'],
  ['someone near you itches too', 'nobody near who itches'],
])

/**
 * The name of a finding, denied: "a cough" becomes "no cough", and "not being able to stand" becomes "being able to stand". In: `base`, the name
 * of the finding it is a closer form of: "pain in the back in the lower back" becomes "pain in the back, but not in the lower back".
 */
export function withoutIt(name: string, base: string | null = null): string {
  const asWell = well.get(name)
  if (asWell !== undefined) return asWell
  const value = base !== null && name.startsWith(`${base} `) ? name.slice(base.length + 1) : null
  if (base !== null && value !== null && closer.test(value)) return `${base}, but not ${value}`
  if (/^(?:no|not) /.test(name)) return name.replace(/^\w+ /, '')
  return doings.test(name) ? `not ${name}` : `no ${name.replace(/^(?:an?|the|any|some) /, '')}`
}
