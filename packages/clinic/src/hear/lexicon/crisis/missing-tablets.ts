import { type CrisisFrame, cue } from './crisis-frame.ts'

const number = '(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|twenty|thirty)'
const fewer = `\\b(?:there were|there was|there should be|should be|it had|had) ${number} (?:\\w+ ){0,3}(?:in|left)\\b.{0,24}\\b(?:now|only|theres|there are|there is|counted|i see) (?:\\w+ ){0,2}${number}\\b`
const missing = `\\b(?:${number}|one|some|a few|a couple|tablets|pills)(?: of (?:them|the tablets|my tablets|his tablets|her tablets))?(?: tablets| pills)? (?:are|is|were|was|have gone|has gone|seem|look)? ?(?:missing|gone|unaccounted for)\\b`

/** "There were ten in the strip and now four, the toddler was alone with it": what is missing may be in the child (TOXBASE and NHS: taken as swallowed until it is found). */
export const missingTablets: CrisisFrame = {
  kind: 'poisoning',
  certainty: 'possible',
  level: 'emergency-department',
  isHard: true,
  isOwnNegation: true,
  isAcrossMessage: true,
  cues: [
    cue(`${fewer}|${missing}`),
    /\b(?:strips?|blisters?|tablets|pills|box|bottle|pack(?:et)?|medicines?|meds|vitamins|gummies)\b/,
    /\b(?:toddler|little (?:one|boy|girl|man|lad)|grandson|granddaughter|grandchild|bub|wee one|(?:\d{1,2}|one|two|three|four) (?:months?|years?|yrs?) old|the (?:kids|children|child|baby|twins?))\b/,
  ],
  unless:
    /\b(?:accounted for|all (?:still )?there|none (?:are |is )?missing|i took them|(?:teeth|toes?|fingers?) (?:is |are )?missing|found (?:them|it|the)|i (?:take|took) (?:one|two|them|it)|a day|ill (?:count|get|pick))\b/,
}
