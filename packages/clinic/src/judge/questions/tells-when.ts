/** When something comes, or how long it goes on: "every time before the meeting" is afraid to miss none. In: lower case, without apostrophes. */
const ofWhen =
  /\b(?:every ?time|each time|always|whenever|(?:\d+|two|three|four|five|several|many|few) times|times (?:this|a|per) (?:month|week|day)|usually|mostly|often|happens?|happened|comes on|came on|starts? (?:when|before|at|in)|suppose (?:it|its))\b/
const asksHowLong = /\bhow (?:long|soon|many (?:days|weeks))\b[^.!?]{0,40}\b(?:off|back|away)\b/
const speaksOfTalk = /\b(?:did ?n?t|did not|never|not) (?:say|said|ask|asked|talk|talked|mean|meant|mention\w*)\b/
const mustBeThere =
  /\b(?:cant|cannot|wont|dont want to|afraid to) (?:miss|lose|be late)\b|\b(?:have to|need to|got to|must|supposed to) (?:be (?:at|in)|go to|get to|work)\b|\b(?:lose|miss|late for) (?:my|the|a)\b/

/** Whether an event or work is named as what brings the complaint on, by how long it keeps away, or as what was never said; not as what stands in the way. */
export function tellsWhen(words: string): boolean {
  if (speaksOfTalk.test(words)) return true
  return (ofWhen.test(words) || asksHowLong.test(words)) && !mustBeThere.test(words)
}
