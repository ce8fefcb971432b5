import type { ConsultationCase } from '../../case/case.ts'
import type { Question } from '../../case/model.ts'
import { plainWords } from '../../hear/plain-words.ts'
import { addressPatient } from './address-patient.ts'
import { closedOptions } from './closed-options.ts'

/** Somebody sleeps and snores now; not as a habit of every night. */
const snoresNow = /\bsnoring\b|\bsnor(?:es?|ing) like (?:this|that)\b/
/** What makes a sleep that is none (NHS: Alcohol poisoning; NICE NG232, on head injury). */
const afterwards =
  /\blike this\b|\b(?:drunk|drinking|drank|drinks? too|pissed|wasted|hammered|legless|beers?|wine|vodka|whisk\w+|alcohol|night out|party|pub|high|stoned|weed|drugs?|heroin|methadone|opioids?|morphine|codeine|tramadol|oxy\w*|fentanyl|ghb|ketamine|tablets?|pills?|diazepam|valium|xanax|zopiclone|pregabalin|sleepers|fell|fallen|hit (?:his|her|their)|banged|bumped|knocked|head injury|concuss\w*|(?:had|having) a (?:fit|seizure)|diabet\w*|insulin)\b/
const isWoken = /\b(?:wak(?:e|es|ing|ed|en)|woke|rous\w*|respond\w*|answer\w*|talk\w*|speak\w*|spoke|opened (?:his|her)|got up|sat up)\b/

/** "He always snores like this", of somebody drunk, drugged or hurt: whether he can be woken is asked before anything else, and before it is let go. */
export function wakeQuestion({ person, prose, observations, asked }: ConsultationCase): Question | null {
  const words = plainWords(prose)
  const isOpen = observations.unresponsive === undefined && !asked.includes('unresponsive') && person.relation !== 'self'
  if (!isOpen || !snoresNow.test(words) || !afterwards.test(words) || isWoken.test(words)) return null
  return {
    id: 'unresponsive',
    kind: 'finding',
    findings: ['unresponsive'],
    text: addressPatient('Please shake your shoulder and shout your name now. Are you hard to wake, or not answering?', person),
    why: 'Drink, tablets or a knock on the head can make a sleep that only looks like one.',
    options: closedOptions,
  }
}
