import type { CrisisKind } from '../../case/case.ts'
import { babyTold } from '../../hear/lexicon/crisis/after-birth.ts'
import { isCommanded } from '../../hear/lexicon/crisis/commanded.ts'
import { isNearTheEdge } from '../../hear/lexicon/crisis/end-of-rope.ts'
import { againNow } from '../../hear/lexicon/crisis/overdose-and-poison.ts'
import { orderedFromAbove } from '../../hear/lexicon/crisis/psychosis.ts'
import { plainWords } from '../../hear/plain-words.ts'

/** Kinds that threaten the body at once: after their card the emergency goes on, not a talk. */
export function isMedical(kind: CrisisKind): boolean {
  return kind === 'overdose' || kind === 'poisoning'
}

const meantOtherwise =
  /\b(?:i (?:only |just )?meant?\b(?! (?:(?:to |i want to |i will |ill )?(?:end|die|dying|dead|death|kill\w*|suicid\w*|my life|being gone|not (?:be|being) here)|it|you|your|every word)\b)|i was (?:only |just )?(?:joking|kidding|talking about|quoting|venting|ranting|moaning|being (?:dramatic|silly))|(?:it is|its|was) (?:only |just )?(?:a|my) (?:stupid |silly |bad |dark |running )?jokes?|i (?:dont|didnt|did not|do not) (?:really |actually )?mean (?:it|that)\b|(?:quoting|quoted|singing|sang|lyrics? (?:of|from)) (?:(?:a|the|some|from|out of) )*(?:song|lyrics?|film|movie|book|show|series|game|line|poem|play)|(?:only|just|was|obviously|of course|clearly) (?:(?:only|just|a) )?(?:joke|joking|kidding|an expression|a figure of speech|a saying|banter|a song|a film|a game)|figure of speech|not (?:like that|in that (?:way|sense)|what i meant|literally|that kind|that way)|dont mean it like|youve? (?:misunderst\w*|got (?:me|it|that) (?:all )?wrong|misread|got the wrong)|you (?:misunderst\w*|got (?:me|it|that) (?:all )?wrong|misread)|wrong end of the stick|misunderstanding|its an idiom|for (?:a|my) (?:book|novel|essay|film|course)|(?:in|at|during) (?:football|rugby|training|judo|karate|a match|sparring|the game))\b/
const longAgo =
  /\b(?:that was|it was|this was|happened|back in) (?:\w+ ){0,4}(?:years? ago|long (?:time )?ago|decades? ago|when i was|in (?:19|20)\d\d|in my (?:teens|twenties|childhood))\b|\b(?:\d+|many|ten|twenty|thirty) years ago\b|\bits (?:all )?(?:long )?over now\b/

const notSo: Readonly<Record<CrisisKind, RegExp>> = {
  'self-harm':
    /\bi(?:d| would) never (?:hurt|harm|kill|do (?:that|it|anything) to) my ?self\b|\b(?:not|never|isnt|arent) (?:really |actually |at all )?(?:suicidal|thinking (?:of|about) (?:ending|killing|suicide|dying))\b|\bno (?:suicidal )?thoughts? of (?:ending|killing|suicide|hurting|harming)\b|\b(?:dont|do not) (?:really |actually )?(?:want to (?:die|kill my ?self|end (?:it|my life)|hurt my ?self))\b|\bi (?:cut|hurt|burnt|burned) (?:my ?self|it) (?:by accident|shaving|cooking|chopping|on)\b|\bby accident\b|\bit was an accident\b/,
  'harm-to-others':
    /^\W*(?:(?:no|god|oh|of course|absolutely|honestly)\W+){0,3}(?:i(?:d| would| could) )?never(?: ever)?(?: (?:in (?:a (?:million|thousand) years|my life)|(?:really |actually )?(?:do|act on) (?:it|that|them|anything)|dream of it))?\W*$|\bi(?:d| would) never (?:hurt|harm|do that)|\bi(?:m| am) not going to (?:hurt|harm|kill|do anything to)|\bit was an accident\b/,
  abuse:
    /\bno ?(?:one|body) (?:hit|hits|hurt|hurts|is hurting|has hurt|abus\w*|touch\w*|attack\w*|threaten\w*|harm\w*|does) ?(?:me|us|that|her|him)?\b|\b(?:he|she|they|my \w+) (?:did not|didnt|doesnt|does not|never|would never|wouldnt) (?:hit|hits|hurt|touch|beat|harm|lay)|\bi(?:m| am) not being (?:abused|hurt|hit)|\bi am safe at home|\bit was an accident\b|\b(?:fell|tripped) (?:over|down|off|on)\b.{0,20}\b(?:really|honestly|thats all)\b/,
  overdose:
    /\bi (?:did not|didnt|havent|never) (?:take|taken|took|swallow\w*|overdose\w*)\b|\b(?:as|what|like) (?:it was |is |were )?prescribed\b|\b(?:over|across) (?:the|a) (?:\w+ )?(?:week|month)\b|\b(?:normal|usual) dose\b|\b(?:mg|milligrams?),? not (?:tablets|pills)\b|\bone tablet\b/,
  poisoning:
    /\b(?:did not|didnt|hasnt|havent|never) (?:actually |really )?(?:swallow\w*|drink|drank|eat|ate|eaten|take|touch\w*)\b|\bfound (?:the|it) (?:battery|pill|tablet|behind|under)\b|\bit was (?:only |just )?(?:juice|water|toothpaste|a vitamin)\b|\bfalse alarm\b/,
  psychosis:
    /\bi(?:m| am) not (?:hearing|paranoid|psychotic|manic)\b|\b(?:there are|i hear) no voices\b|\breal (?:people|neighbours|person)\b/,
}

const tookNothing =
  /\b(?:have|has|had|ive|hes|shes|i|he|she|we|they) (?:really |honestly )?(?:took|taken|take|swallow\w*|drunk|drank|eaten|ate|touched) (?:no\b(?! (?:chances|notice|time|more than))|none\b|nothing\b|not (?:a|one|any)\b)|\b(?:there is|there was|theres) no (?:poison|overdose|batter(?:y|ies))\b/
const tookSomething =
  /\b(?:took|taken|swallow\w*|drunk|drank|ate|eaten|overdos\w*)\b(?! (?:no|none|nothing|not)\b)(?<!\b(?:not|never|nt) \w+)/

/** Whether the words say that nothing was taken or swallowed: "I have swallowed no batteries", "I took nothing". */
export function deniesTaking(words: string): boolean {
  const text = plainWords(words)
  return tookNothing.test(text) && !tookSomething.test(text)
}

/** Whether the words clearly take a crisis back: it was meant otherwise, is long over, or never was so. */
export function isTakenBack(words: string, kind: CrisisKind): boolean {
  const text = plainWords(words)
  return meantOtherwise.test(text) || longAgo.test(text) || notSo[kind].test(text) || (isMedical(kind) && deniesTaking(words))
}

/** "He says he was joking": what another one is said to have meant takes nothing back. */
export function isJokeOfAnother(words: string): boolean {
  return /\b(?:he|she|they)\b.{0,25}\b(?:jok(?:e|ing)|kidding)\b/.test(plainWords(words))
}

/** A thought that comes unwanted and horrifies is feared, not wished: "I would never, it makes me sick" (NICE CG192; obsessional thoughts after a birth). */
export function isFearedThought(words: string): boolean {
  const text = plainWords(words)
  return ((feared.test(text) && unwanted.test(text)) || (cameUnasked.test(text) && babyTold.test(text))) && !commanded.test(text)
}

/** The same of one's own baby, with a harm named in it: it is asked about, whatever else was heard in the words. */
export function isFearedOfBaby(words: string): boolean {
  const text = plainWords(words)
  return isFearedThought(words) && babyTold.test(text) && harmNamed.test(text) && !sufferedHarm.test(text)
}
const harmNamed =
  /\b(?:hurt\w*|harm\w*|drop\w*|throw\w*|shak(?:e|ing)|smother\w*|suffocat\w*|drown\w*|stab\w*|strangl\w*|kill\w*|hit(?:ting)?|burn\w*|scald\w*|poison\w*|push\w*|crush\w*|cut(?:ting)?|knife|knives|touch(?:ing)? (?:him|her|my|the)|because of me)\b/
/** Who did it to whom, and what has happened, is no picture. */
const sufferedHarm =
  /\b(?:he|she|they|dad|father|husband|partner|boyfriend|mum|mother) (?:\w+ ){0,2}?(?:hits?|hurts?|shakes|shook|dropped|threw|threatens?|threatened|beats?|grabs?)\b|\bi (?:just |accidentally |nearly |almost )?(?:dropped|shook|threw|hit|burnt|burned|scalded)\b/
const feared = /\b(?:pictures?|images?|visions?|thoughts?|flash\w*|see(?:ing)? my ?self|imagin\w+|picturing)\b/
const unwanted =
  /\b(?:(?:i would|id|i could) never|(?:horrible|horrid|awful|terrible|dreadful|unwanted|intrusive|scary|frightening|disturbing|sickening|nasty|upsetting) (?:\w+ )?(?:pictures?|images?|visions?|thoughts?|flash\w*)|makes? me (?:feel )?(?:sick|ill|cry)|horrif\w+|terrif\w+|disgust\w*|(?:dont|do not|didnt) want (?:to|them|these|it)|scares? me|frightens? me|i hate (?:it|them|myself)|asham\w+|scared (?:of|by|that|i)|against my will|wont go away)\b/
/** "I keep seeing myself dropping her", of a baby: such pictures come by themselves. Of anybody else they may be a wish. */
const cameUnasked =
  /\bi (?:just )?(?:keep|cant stop|cannot stop|constantly|always) (?:on )?(?:see(?:ing)?|pictur(?:e|ing)|imagin(?:e|ing)|get(?:ting)? (?:these |awful |horrible |bad )*(?:images|pictures|flashes|thoughts|visions)|hav(?:e|ing) (?:these |awful |horrible |bad |intrusive )*(?:images|pictures|flashes|thoughts|visions))\b|\b(?:images?|pictures?|thoughts?|flashes) (?:\w+ ){0,3}?(?:pop\w*|flash\w*|jump\w*|creep\w*|come|comes|coming|keep\w*) (?:\w+ ){0,3}?(?:my (?:head|mind)|to me|unasked|out of nowhere|coming|back)\b|\bflash(?:es)? of\b|\b(?:images?|pictures?|visions?) (?:in my (?:head|mind) )?of (?:me |myself )?\w+ing\b|\bwhat if i (?:just |suddenly |accidentally )?(?:hurt|harm|drop|shake|smother|throw|stab|kill)\b|\bintrusive (?:thoughts?|images?|pictures?)\b/
const commanded =
  /\b(?:voices?|tells? me to|order\w*|urges?|going to|about to|(?:i )?(?:want|wanna|need) to (?:hurt|kill|shake|drop|throw|smother|stab|hit)|nearly (?:did|dropped|threw|shook|hit)|shook (?:him|her)|told to|deserves?|evil|devil|demons?|chosen|has to (?:die|go|be)|(?:cant|cannot) stop my ?self|tempted|looking forward|enjoy\w*)\b/

const saidByVoice =
  /\bvoices?\b.{0,24}\b(?:tell|told|say|said|order|command)\w*\b.{0,24}\b(?:drown|kill|hurt|harm|stab|smother|throw|strangle|poison|burn)\b/i

/** "I was raped": a deed that has one name, whatever the likeness of the words says; nobody is asked whether somebody hurts them who has just said so. */
export function isToldOutright(kind: CrisisKind, text: string): boolean {
  if (kind === 'overdose') return againNow.test(plainWords(text))
  if (kind === 'psychosis') return orderedFromAbove.test(plainWords(text))
  if (kind === 'self-harm') return isCommanded(text)
  if (kind === 'harm-to-others') return isCommanded(text) || saidByVoice.test(text) || isNearTheEdge(plainWords(text))
  return kind === 'abuse' && toldOutright.test(text)
}

/** "The chemist told me to stop the tablets": somebody advised it, and nothing was taken. */
export function isToldToStop(words: string): boolean {
  const text = plainWords(words)
  return toldToStop.test(text) && !orderedFromAbove.test(text)
}
const toldToStop =
  /\b(?:when|how|whether|if|can|should|may|could|must|do)(?: i| he| she| we)?(?: have)?(?: to)? (?:stop|come off|quit|skip|pause)(?: (?:taking|on|with))?(?: (?:my|his|her|the|these|those))* (?:\w+ )?(?:tablets?|pills?|meds?|medication|medicines?)\b|\b(?:told|tells?|asked|asks|advised|wants?|said|says|suggested)(?: (?:me|him|her|us|my \w+))?(?: (?:that )?(?:i|he|she) (?:should|must|can|could|have to|had to))?(?: to)? (?:stop|come off|quit|skip|pause|leave off|leave out|hold off|keep|carry on|continue)(?: (?:taking|on|with))?(?: (?:all|my|his|her|the|these|those|any|those))* (?:\w+ )?(?:tablets?|pills?|meds?|medication|medicines?)\b/
const toldOutright =
  /\bi(?:['’]?ve|['’]?m)?(?:(?! (?:never|not|nearly|almost|wasnt)\b) \w+){0,3} (?:raped|sexually assaulted|gang ?raped|date raped|forced to have sex)\b/i

/** What was plainly said of a death and is now called a joke or not meant: asked about once, straight out, before it is believed. */
export function isCalledUnmeant({ kind, certainty }: { kind: CrisisKind; certainty: string }, words: string): boolean {
  return certainty === 'affirmed' && (kind === 'self-harm' || kind === 'harm-to-others') && unmeant.test(plainWords(words))
}
const unmeant =
  /\b(?:jokes?|joking|kidding|banter|venting|ranting|moaning|dramatic|silly|quot(?:ing|ed)|singing|sang|lyrics?|(?:dont|didnt|do not|did not) (?:really |actually )?mean (?:it|that))\b/
