/** Words that stand in the place of a name where there is nothing to name: "NKDA", "None recorded", "Not on file". */
const noName =
  /^(?:nka|nkda|nkfa|n\/?a|negative|unknown|unspecified|(?:none|nil)(?: (?:known|recorded|reported|on file|listed|documented|noted|stated|available|entered|given))?|not (?:on file|known|recorded|available|applicable|asked|documented|specified|reported))$/
/** "No data", "No information available". */
const noEntry = /^no (?:data|entries|records?|information)(?: (?:is )?(?:available|recorded|found|on file|to display))?$/
/** "No known drug allergies", "No active problems", "Denies any allergies". */
const noKnown =
  /^(?:no|denies(?: any)?)(?: (?:known|current|active|previous|prior|relevant|significant|past|chronic|medical|reported|recorded|documented|history of|drug|food|medication|medicine|environmental|latex|surgical|health|other|and|or))* (?:allerg(?:y|ies)|allergies or intolerances|intolerances?|adverse reactions?|sensitivit(?:y|ies)|problems?|conditions?|disorders?|history|medications?|medicines?|drugs?|immuni[sz]ations?|vaccinations?|procedures?|surger(?:y|ies)|results?|vital signs|family history|diagnos[ie]s)(?: (?:is |are )?(?:known|recorded|reported|on file|listed|documented|available|found|noted|information(?: available)?))?$/
/** Longer names are names. */
const longest = 120

/** Whether a name says that there is nothing: "NKDA", "No known allergies", "None recorded". */
export function saysNothing(name: string | undefined): boolean {
  if (name === undefined || name.length > longest) return false
  const words = name
    .toLowerCase()
    .replace(/^(?:pt|patient) (?:has|reports) |^(?:problems?|allergies|medications?): /, '')
    .replace(/\((?:nka|nkda|nkfa|situation|finding|disorder)\)|[.!*]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return noName.test(words) || noEntry.test(words) || noKnown.test(words)
}
