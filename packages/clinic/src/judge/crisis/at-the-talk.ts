import { namesMood } from './mood-words.ts'

const figure =
  /\b(?:i|we)(?: just| really)?(?: ?['’]?m| am|['’]?ve| have)? (?:give(?: it)? up|giving up|given up|done(?: here| with (?:this|you))?|had enough|(?:sick|tired|fed up)(?: of (?:this|it|you|repeating \w+|saying \w+|being asked))?)\b|\b(?:forget it|never ?mind|leave it|drop it|what(?:['’]?s| is) the (?:point|use))\b/gi
const ofTheTalk =
  /\b(?:sum (?:it |this |that )?up|summar\w*|upshot|conclu\w*|verdict|(?:just|please|now) tell me|tell me (?:the|what|straight|plainly)|answer\w*|question\w*|i asked|asked (?:you|about|if)|not what i (?:said|asked|meant)|listen\w*|you(?:['’]?ve| have)? (?:keep|kept|got|get|said|never|wo ?n['’]?t|do ?n['’]?t|are ?n['’]?t|misunder\w*|misheard)|wrong way|the wrong|which is it|get on with it|stop asking|repeat\w*|going round|robot|bot|computer|app|chat|useless)\b/i
/** What is given up is more than the talk. */
const ofMore =
  /\b(?:life|living|live|alive|everything|hope\w*|myself|world|no ?(?:one|body) (?:cares|would)|any ?more|forever|for good|go on|wake|sleep for|burden|alone|cope|coping)\b/i

/** "I give up, sum up please": somebody is tired of the talk, and of nothing else. */
export function isAtTheTalk(text: string): boolean {
  const rest = text.replace(figure, ' ')
  return rest !== text && ofTheTalk.test(rest) && !namesMood(rest) && !ofMore.test(rest)
}

const medicine =
  '(?:iron|vitamin\\w*|zinc|sleeping|water|blood pressure|folic|b12|d3?|pain)? ?(?:tablets?|pills?|capsules?|medicines?|medication|meds|supplements?|painkillers?|antibiotics?|statins?)'
const needed = new RegExp(
  `\\b(?:need|needs|should (?:be on|have|get|take|try|start)|ought to (?:take|have|be on)|be put on|put (?:me|him|her) on|recommend\\w*|suggest\\w*|advis\\w*|prescrib\\w*|buy|get|try)\\b(?: \\w+){0,3} ${medicine}\\b`,
  'i',
)
const asked = new RegExp(`\\b(?:do|should|can|could|would|will|may|what|which|any|are there)\\b[^.!?]{0,30}\\b${medicine}\\b`, 'i')
const taken =
  /\b(?:took|taken|taking|been on|swallow\w*|downed|necked|popped|overdos\w*|od['’]?d|too (?:many|much)|extra|doubl\w*|twice|whole|all (?:of|the|my|his|her)|handful|empt\w*|inject\w*|drank|drunk|ate|eaten|had (?:\w+ ){0,2}(?:tablets?|pills?)|more than|box|packets?|strip|bottle|pile|stash|hoard\w*|saved up|end it|die|dead|sleep forever)\b/i

/** "My mate says I need iron tablets, I'm scared": a medicine that is spoken of as one to be had, in words of no other trouble. */
export function onlyNeedsMedicine(text: string, isAskedToo: boolean): boolean {
  const isSpokenOf = needed.test(text) || (isAskedToo && asked.test(text))
  return isSpokenOf && !taken.test(text) && !namesMood(text.replace(/\b(?:scared|frightened|afraid|worried)\b/gi, ' '))
}
