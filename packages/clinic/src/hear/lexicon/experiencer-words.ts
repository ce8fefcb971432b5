export const wordSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

export const relatives = wordSet(`
  mother mum mom mummy mama father dad papa parent sister brother sibling son daughter wife husband partner spouse fiance fiancee
  grandmother grandma granny nan gran grandfather grandpa grandad grandson granddaughter grandchild aunt uncle cousin niece nephew
  child baby kid toddler infant newborn boy girl twin stepson stepdaughter lad lass lassie bairn wean pikin
`)
export const others = new Set([
  'friend',
  'girlfriend',
  'boyfriend',
  'neighbor',
  'coworker',
  'colleague',
  'roommate',
  'flatmate',
  'client',
  'boss',
  'teacher',
])
/** What they have nobody has; what they do to somebody is another matter. */
export const animals = wordSet('dog cat puppy kitten rabbit hamster horse pony')
/** "Two kids in her class have nits": those around the patient, named by where they are. */
export const companies = wordSet('class school nursery playgroup office team ward work')
/** What a part of the body does that is not well. */
export const achingVerbs = wordSet('hurt ache itch throb sting burn bleed swell kill sore painful stiff')
export const dependants = wordSet(`
  son daughter child baby kid toddler infant newborn boy girl twin grandson granddaughter grandchild stepson stepdaughter lad lass lassie bairn wean pikin
`)
export const possessives = new Set(['my', 'our', 'his', 'her', 'their', 'this', 'the', 'a'])
export const speakingVerbs = wordSet(`
  say state report bring notice tell describe think call note worry deny find mention ask give take live accompany observe recall
  want confirm
`)
/** Words between a relative and what he says: "his son has also reported", "my husband keeps saying". */
export const helperWords = new Set([
  'have',
  'be',
  'do',
  'also',
  'then',
  'now',
  'only',
  'just',
  'further',
  'keep',
  'always',
  'often',
  'even',
  'sometimes',
])
export const firstPerson = new Set(['i', 'me', 'myself'])
export const conditionVerbs = wordSet(`
  have be feel get start keep complain cannot suffer fall swallow wake vomit do will look seem eat drink cough cry develop just also
  hurt wheeze collapse take not hit break become throw refuse bump burn cut bleed lose pass faint stop struggle come go can
  choke drop bang scream shake limp stick put sneeze drown knock trip slip roll fit wet soil bite scratch snore itch twist walk talk play
`)
/** Words before whom or what a message is about. */
export const openingWords = wordSet(`help please hello hi hey year month week day old yo so um ok and newborn`)
/** Of whom "she" may be said, and of whom "he". */
export const femaleWords = wordSet(
  'mother mum mom mam mummy mama ma sister sis daughter wife missus girlfriend gf grandmother grandma granny gran nan nana nanny granddaughter aunt auntie aunty niece girl lass lassie stepmum stepdaughter fiancee',
)
export const maleWords = wordSet(
  'father dad da papa brother bro son husband hubby boyfriend bf grandfather grandpa grandad granddad grandson uncle nephew boy lad stepdad stepson fiance',
)
