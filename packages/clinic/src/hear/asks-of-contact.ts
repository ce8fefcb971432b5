const forSelf =
  /\b(?:can|could|should|may|shall|do|will|am|is it (?:safe|ok|okay|fine|alright) (?:for me )?to) (?:i |we )?(?:still |need to |have to |safely |allowed to )?(?:visit|go and (?:see|visit)|catch (?:it|that|this)|get it (?:too|from|off)|meet (?:her|him|them|up)|see (?:her|him|them)|isolate|go (?:round|over|near)|hug|share a)\b/i
const catching =
  /\b(?:covid|corona(?:virus)?|flu|influenza|(?:a|the) cold|(?:tummy|stomach|sickness) bug|norovirus|chicken ?pox|shingles|measles|mumps|rubella|tonsillitis|strep\w*|conjunctivitis|pink ?eye|scabies|(?:head ?)?lice|impetigo|tb|tuberculosis|mono|glandular fever|herpes|cold sores?|hepatitis|whooping cough|scarlet fever|hand,? foot)\b/i
const ofChild = /\b(?:son|daughter|child|baby|kid|toddler|infant|newborn|boy|girl|twins?|grandson|granddaughter|little one)\b/i

/** "My friend has covid, can I visit?": asked for oneself, of somebody grown up whose catching illness is named; nobody here is ill. */
export function asksOfContact(words: string): boolean {
  return forSelf.test(words) && catching.test(words) && !ofChild.test(words)
}
