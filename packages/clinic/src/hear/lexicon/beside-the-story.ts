/** Whether what follows a name tells only where somebody is: "is in Hull", "lives near us". */
export const staysElsewhere = (behind: string): boolean => elsewhere.test(behind)
const elsewhere =
  /^(?:is|was|lives|works|stays)(?: still| away| currently| now| only| over)* (?:abroad|at (?:work|school|uni\w*|home|sea|her|his|their)|away|(?:in|near|from|over in) (?!pain|agony|bed|tears|distress|trouble|labou?r|a\b|an\b|the\b|shock|hospital|icu|intensive|resus|terrible|bad|great|so|much|and|out|casualty|surgery|theatre|heart|kidney|liver|respiratory|her\b|his\b|their\b|need|danger|hospice|recovery)[a-z]+)/

/** Whether what follows a name is a day of theirs: "my sister's hen do". */
export const hasOccasion = (behind: string): boolean => occasions.test(behind)
const occasions = /^(?:s )?(?:hen|stag|wedding|birthday|party|funeral|graduation|baby shower|leaving do|christening|barbecue|bbq)\b/
