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
