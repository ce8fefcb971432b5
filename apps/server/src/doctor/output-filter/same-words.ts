/**
 * What a model may put around the clinic's own words, and words that mean the same as the clinic's. Closed lists: what stands on none of
 * them is held word by word. English, lower case.
 */

const gladOrSorry = "thank you|thanks|many thanks|i am sorry|i'm sorry|sorry|forgive me"
const hardness =
  'hard|tiring|unpleasant|uncomfortable|painful|exhausting|miserable|frightening|scary|worrying|upsetting|difficult|tough|no fun|horrible|stressful'

/** Phrases that say nothing of the patient's health: how one begins, thanks, asks leave and feels with somebody. */
const frames: readonly RegExp[] = [
  /^(?:(?:so|well|okay|ok|all right|alright|right|got it|i see|understood|noted|hello|hi there|hi|first|now then|one more thing|poor thing|and welcome|of course)[,.:!]? )+/,
  new RegExp(
    `\\b(?:${gladOrSorry})(?: (?:so much|very much|again))?(?: for (?:telling me|telling me that|telling me this|telling me about it|sharing that|sharing this|letting me know|explaining that|putting that right|being open about it|asking|your patience))?(?: (?:that|to hear that|to hear about|to hear|about))?\\b[,.:!]?`,
    'g',
  ),
  /\bi (?:hear you|hear that|hear|can hear that|can see that|understand that this is hard|understand that|understand|see|am glad (?:that )?you told me)\b[,.:]?/g,
  /\bi have (?:noted|written down|put down|made a note of)(?: that| this| it| both| them)?\b[,.:]?/g,
  /\bi (?:noted|ask because|know that)\b:?/g,
  new RegExp(
    `(?:\\b(?:that|this|it|which)|(?<=[a-z])) (?:sounds|must be|must feel|can be|is)(?: (?:very|really|so|quite))? (?:${hardness})\\b`,
    'g',
  ),
  /\bthat(?: i|')s a (?:fair|good) question\b|\bthat is (?:very |only )?(?:human|natural|understandable)\b|\bis very human\b|, so you are in good company\b/g,
  /\b(?:may i (?:ask|know|check)|let me (?:ask|check)(?: you)?|(?:can|could|would) you (?:please )?(?:tell me|say)|would you mind telling me|i would like to (?:ask|know|check)|please tell me|tell me,|to help you(?: better)?,|apart from that,|it makes sense that|just to be sure,|what about other things:|a few things:)(?: if| whether)?/g,
]

/** Words and turns of speech that mean the same, and the form in which the two texts are held beside each other. */
const synonyms: readonly (readonly [RegExp, string])[] = [
  [/\b(do|does|did|is|are|was|were|has|have|had|would|could|should)n't\b/g, '$1 not'],
  [/\bcan(?:'t|not)\b/g, 'can not'],
  [/\byou(?:'ve)\b/g, 'you have'],
  [/\b(?:all at once)\b/g, 'suddenly'],
  [/\b(?:gradually|bit by bit|little by little)\b/g, 'slowly'],
  [/\b(?:came|come|comes|coming)(?: on)? (?=suddenly|slowly)/g, 'start '],
  [/\bbuil[dt] up (?=suddenly|slowly)/g, 'start '],
  [/\b(?:start(?:ed|s)?|beg[aiu]n|begins)\b/g, 'start'],
  [/\bstart slowly(?! or)|\bwith a slow start\b/g, 'with a slow start'],
  [/\bstart suddenly(?! or)|\bwith a sudden start\b/g, 'with a sudden start'],
  [/\b(?:was (?:it|the start)|it was)? ?sudden or slow(?:ly)?\b/g, ' did it start suddenly or slowly'],
  [/\b(?:for )?how (?:long|many days)(?= (?:have you|has|you have))|\bsince when(?= (?:have|has|does|do))/g, 'how long'],
  [/\bpee(?:ing)?\b|\bpassing water\b/g, 'passing urine'],
  [
    /,? even if (?:it|they|this|that)? ?(?:does not seem related|seems? unrelated|unrelated)\b|,? even if you think it has nothing to do with (?:this|it)\b|,? however small(?: it may seem)?\b|,? even something small\b|,? even if (?:it is )?small\b|,? even if it seems small\b/g,
    ' even if it seems unrelated',
  ],
]

/** A text as it is held beside another: lower case, one kind of apostrophe, synonyms as one, without frames and the patient's relation. */
export function bareWording(text: string, relation: string): string {
  let bare = text.toLowerCase().replace(/[‘’]/g, "'").replace(/\s+/g, ' ').trim()
  for (const frame of frames) bare = bare.replace(frame, ' ').replace(/ {2,}/g, ' ').trim()
  for (const [said, meant] of synonyms) bare = bare.replace(said, meant)
  if (/^[a-z-]+$/.test(relation) && relation !== 'self') bare = bare.replaceAll(`your ${relation}`, 'you')
  return bare
    .replace(/^[\s,.:;!]+/, '')
    .replace(/ +([.,;:!?])/g, '$1')
    .replace(/ {2,}/g, ' ')
    .trim()
}

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean))

/** Words that join the clinic's own and ask politely; none names a complaint, a helper, an amount, a person or an act. */
export const joiningWords = setOf(`
a an the of in on at to for from with by and or if is are was were be been being am has have had having do does did can could may might would whether when which that this
these those it its there here what i me my you your yours then also either any anything else other others another some while as so
felt feel feeling notice noticed noticing seen see know tell say said check ask asked get got mind please age sex woman man female male
start started thank thanks helpful helps changed corrected way words quite follow catch put clear understand understood troubling bothering
know noted question questions short plainly think next next-time tell related unrelated seem seems even though
`)

/** Words for what hurts: where both texts name the same findings they are the same. */
export const hurtingWords = setOf('hurt hurts hurting sore soreness ache aches aching pain pains painful')

/** A word without its endings: where two are left alike they are forms of one. */
export function stemOf(word: string): string {
  let stem = word.replace(/'s$/, '')
  for (const ending of [/s$/, /nes$/, /ing$|ed$/, /en$/]) if (stem.length > 4) stem = stem.replace(ending, '')
  return stem.replace(/([a-z])\1$/, '$1')
}
