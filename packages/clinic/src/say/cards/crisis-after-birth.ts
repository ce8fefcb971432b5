import type { CrisisCard } from './crisis-cards.ts'
import type { CrisisTopic } from './crisis-topic.ts'

/** The card of a mind that loses its footing after a birth. */
export const afterBirthCard: Pick<CrisisCard, 'opening' | 'steps' | 'ask' | 'sources'> = {
  opening: {
    self: 'I am so glad you told me. After a birth the mind can fall ill within days. This can be that illness: it is not your fault, and it is treated well. It needs a hospital now, for you and the baby.',
    other:
      'You do right to speak up. After a birth the mind can fall ill within days. This can be that illness, and it is treated well. It needs a hospital now, for {who} and the baby.',
  },
  steps: {
    self: [
      'Do not be alone with the baby. Give it to somebody, or lay it in the cot and go into another room. Do nothing that a voice or a sign tells you.',
      'Call the one nearest to you now, also at work or asleep: "Come home. I am not well."',
      '**Go to an emergency department now**, with that person. Nobody can come: **call {number}**. Say that you had a baby and what you hear or think.',
      'Until help is there: **{line}**.',
    ],
    other: [
      'Do not leave the baby alone with {who}, not for a minute, however calm it looks.',
      '**Go to an emergency department now**, all together. {who} will not come, or anything frightens you: **call {number}**.',
      'Stay calm. Do not argue about what {who} believes, and do not play along.',
      'Advice for you: **{line}**.',
    ],
  },
  ask: { self: 'Who is with you and the baby right now?', other: 'Who is with {who} and the baby right now?' },
  sources: ['NHS: Postpartum psychosis', 'NICE CG192: Mental health after birth', 'RCPsych: Postpartum psychosis'],
}

/** What a talk about it turns on. */
export const afterBirthTopics: readonly CrisisTopic[] = [
  {
    id: 'what-must-be-done',
    kinds: ['psychosis'],
    about: 'self',
    told: 'baby',
    cue: /\b(?:i know (?:just |exactly )?what (?:i|to|has|must|needs)|what i (?:have|need|must|got) to do|(?:have|need|got|going|only way) to (?:fix|stop|end|save|send|give|swap|change) (?:it|this|him|her|them|back)|put (?:it|him|her|them) (?:in|under|into|back)|(?:real|right) (?:one|baby) (?:\w+ )?(?:comes?|back))\b/,
    sayings: [
      'Please do nothing to put it right, not now and not on your own: that thought is part of the illness, and it can put the baby in danger. Lay the baby in the cot, go into another room, and **call {number}** now. Then call your husband, your partner or whoever is nearest: they must know this minute and come. Who is with you and the baby right now?',
    ],
  },
  {
    id: 'alone-with-baby',
    kinds: ['psychosis'],
    about: 'self',
    told: 'baby',
    cue: /\b(?:husband|partner|wife|boyfriend|he|she|mum|mam|mom|mother|sister|no ?(?:one|body)|everyone)\b.{0,30}\b(?:work|shift|asleep|away|out|knows?|till?|until|home|gone|here)\b|\b(?:alone|on my own|by my ?self|just me|only me)\b/,
    sayings: [
      'Then ring them now, also at work or asleep, and say: "Come home, I am not well after the birth." Do not be alone with the baby till then: a neighbour or your mother can hold it, or it lies in the cot and you sit in another room with the door open. Nobody within half an hour: **{number}**. Whom can you ring first?',
    ],
  },
  {
    id: 'only-in-my-head',
    kinds: ['psychosis'],
    about: 'self',
    told: 'baby',
    cue: /\b(?:in|inside) my (?:own )?(?:head|mind)\b|\bnot real\b|\bi know (?:its|it is|thats) (?:silly|mad|not)\b|\bjust (?:tired|hormones)\b|\b(?:fine|okay|better|calm) now\b/,
    sayings: [
      'That you can see it as not real is good, and it can turn within the hour. So it stays: hospital now, and not alone with the baby. Who is with you right now?',
    ],
  },
]
