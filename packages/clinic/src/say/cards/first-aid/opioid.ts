import type { FirstAidCard } from '../first-aid-card.ts'

/** Slow breath has many causes: naloxone is for the one that is told. */
const opioidTold =
  /\b(?:heroin|fentanyl|methadone|morphine|oxy(?:s|contin|codone|norm)?|percs?|codeine|co-?codamol|dihydrocodeine|tramadol|tapentadol|hydrocodone|vicodin|opioids?|opiates?|smack|nitazenes?|buprenorphine|subutex|oramorph|zomorph|pain ?killers?|pain patch\w*|patch(?:es)?|needle|nodded off|on the nod|shot up|on the gear|od(?:ed|d)?|overdos\w*|drugs?|naloxone|narcan|nyxoid|pin ?points?|pin ?prick|tiny pupils|pupils)\b/

/** An opioid overdose: the one poisoning whose antidote lies in many homes. */
export const opioidCard: FirstAidCard = {
  id: 'opioid',
  title: 'an opioid overdose',
  rules: /^(?:seen:opioid|opioid-signs|breathing-slow-alarm)$/,
  needs: [opioidTold],
  conditions: ['opioid-overdose'],
  words: [
    /\b(?:heroin|fentanyl|methadone|morphine|oxy(?:contin|codone)?|oxys|percs?|codeine|tramadol|opioids?|smack|nitazenes?)\b.{0,120}\b(?:wont wake|not waking|blue|barely breathing|slow breath\w*|gurgling|snoring|pinpoint|slumped|nodd\w*|unconscious|passed out|not breathing|took|taken)\b/,
    /\b(?:needle|nodded off|shot up|on the gear)\b.{0,80}\b(?:blue|wont wake|not breathing|gurgling|grey)/,
    /\b(?:naloxone|narcan)\b/,
  ],
  steps: [
    'Call {number} on speaker.',
    'Give naloxone (Narcan, Nyxoid) if there is any: one spray in a nostril. Again after 2 to 3 minutes, other side.',
    'Not breathing, or only gasps: tilt the head, give a breath every 5 seconds. No pulse: push on the chest.',
    'Breathing: on the side. Stay until help is there: naloxone wears off first.',
  ],
  doNot: ['No cold shower, no walking about, no other drug.', 'Do not leave {who} alone to sleep it off.'],
  reasons: ['These drugs switch the breath off in sleep.', 'Naloxone works for less time than the drug, so it can come back.'],
  ahead: 'They are there to help, not to punish. They give more naloxone and oxygen.',
  sources: ['SAMHSA: Overdose prevention toolkit', 'WHO: Community management of opioid overdose', 'NHS: Naloxone'],
}
