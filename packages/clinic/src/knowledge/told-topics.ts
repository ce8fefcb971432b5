/** Words that are looked for in what the patient told. */
interface ToldTopic {
  test(prose: string): boolean
}

/** What asks, wishes, plans or denies tells of nothing that was done. */
const notDone = /\b(?:not|never|no|without|should|shall|must|needs?|wants?|waiting|due|booked|before|if|when|whether|will|going to|gonna|can|could|would|might|yet|until|till)\b|n['’]?t\b|\?/i

/** What was done already, told in a clause that says so. */
const done = (...cues: readonly RegExp[]): ToldTopic => ({
  test: (prose) => prose.split(/(?<=[.;!?\n])|,|\b(?:and|but|so)\b/).some((clause) => cues.some((cue) => cue.test(clause)) && !notDone.test(clause)),
})

/** What was told in words and is no finding, and yet changes some advice: by the name that a scope gives it ("told:night-work"). */
export const toldTopics = {
  'night-work': /\b(?:night shifts?|rotating (?:nights?|shifts?)|shift work\w*|works? (?:on )?nights?|on nights|rota\b|nightshifts?|permanent nights?)\b/i,
  meatless: /(?<!\bnot (?:an? )?)\b(?:vegetarians?|vegans?|veggie)\b(?! (?:burger|soup|lasagne))|\b(?:don['’]?t|do not|never|doesn['’]?t|does not|no longer) eat (?:any )?(?:red )?meat\b|\bmeat[- ]free\b/i,
  'blood-tested': done(
    /\b(?:hb|haemoglobin|hemoglobin|ferritin|iron (?:level|store)s?)\b[^.;!?]{0,24}(?:\d|\b(?:low|came back|showed|was|were|is|normal)\b)/i,
    /\b(?:blood (?:tests?|count)|bloods|fbc)\b[^.;!?]{0,30}\b(?:done|showed|shows?|came|back|said|says?|normal|low|fine|clear|taken|was|were)\b/i,
    /\b(?:had|did|got|took|taken|done)\b[^.;!?]{0,20}\b(?:blood (?:tests?|count)|bloods|fbc)\b/i,
  ),
  drained: done(
    /(?<!\b(?:feel|feeling|felt|so|i|am|i['’]m|completely|totally|emotionally) )\b(?:drained|lanced|opened (?:it|up)|cut (?:it )?open|let (?:it|the pus) out|extracted|extraction|root canal)\b|\b(?:tooth|molar|it)\b[^.;!?]{0,16}\b(?:pulled|taken out|came out|was out)\b|\b(?:pulled|took out|taken out)\b[^.;!?]{0,16}\b(?:tooth|molar)\b/i,
  ),
  'tetanus-done': done(/\btetanus\b[^.;!?]{0,40}\b(?:up to date|in date|done|had|covered|ago|last (?:year|month|week)|this year|booster|today|yesterday)\b/i, /\b(?:had|got|gave|given|was given)\b[^.;!?]{0,24}\btetanus\b/i),
  closed: done(/\b(?:stitched|sutured|glued|stapled)\b|\b(?:put|got|had|has|have|gave|with)\b[^.;!?]{0,16}\b(?:stitch(?:es)?|steri-?strips?|sutures|staples)\b/i),
  'tick-out': done(/\btick\b[^.;!?]{0,30}\b(?:out|off|removed|pulled|gone)\b/i, /\b(?:pulled|took|got|removed|twisted|picked)\b[^.;!?]{0,24}\btick\b/i, /\b(?:removed|pulled out|took out|got out) (?:a|the|this) tick\b/i),
} as const satisfies Readonly<Record<string, ToldTopic>>

/** Whether a name is of such a topic. */
export const isToldTopic = (name: string): name is keyof typeof toldTopics => name in toldTopics
