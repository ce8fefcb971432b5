import type { TriageLevel } from './schema.ts'

/** What makes a sentence one about a case that may come, and no word about now. */
const conditional = /\b(?:if|when|whenever|unless|until|in case|where|can (?:be|come|mean|hide|turn)|may|at the first sign|that goes all at once|before you (?:take|give)|while you wait)\b|\bwith a new\b|\b(?:is|are) locked\b/i
/** Whom to go to or call, or that somebody is to be looked at. */
const ofHelp = /\b(?:see|call|ring|go|go to|ask|tell|needs? (?:to be |a |an )?(?:\w+ )?(?:seen|checked|look|check|doctor|dentist|hospital|test|antibiotic|antiviral)|seen|checked|looked at|doctor|dentist|midwife|clinic|hospital|pharmacist)\b/i
const inHours = /\b(?:today|tonight|now|at once|the same day|straight away|right away|immediately|within (?:a|one) day(?! or)|within 24 hours)\b/i
const ofHospital = /\b(?:go|goes|needs?|must|belongs?|call)\b[^.]*\b(?:(?:to|a|in) hospital|emergency department|ambulance|999)\b/i
/** What is done by one's own hand at once, or all in one go, is no visit. */
const ofOwnHand = /\b(?:not stop|never stop|stopped|stop|use it|lie down|rinse|put|take off|get out of|change|treat|start(?:ed)?|stop smoking|ends it|goes|comb|moisturise|all) (?:\w+ ){0,8}?at once\b|\b(?:today or tomorrow|for now|now and then|from now on|within a day or (?:so|two))\b|\bseldom\b/i

/**
 * The level that one sentence of advice asks for by itself: "See a doctor today." is for within a day, "You need a hospital check now." for a hospital;
 * null where it asks for none, or only in a case that it names ("if", "when").
 */
export function urgencyOf(text: string): TriageLevel | null {
  const sentences = text.split(/(?<=[.!:])\s+/).filter((sentence) => !conditional.test(sentence) && !ofOwnHand.test(sentence))
  const asking = sentences.filter((sentence) => ofHelp.test(sentence) && inHours.test(sentence))
  if (asking.length === 0) return null
  return asking.some((sentence) => ofHospital.test(sentence)) ? 'emergency-department' : 'within-24-hours'
}
