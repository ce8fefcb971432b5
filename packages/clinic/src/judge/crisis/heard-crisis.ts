import type { CrisisKind } from '../../case/case.ts'
import { withoutFright } from '../../hear/frightened.ts'
import type { Hearing } from '../../hear/hearing.ts'
import { isHardlyPoisonous } from '../../hear/lexicon/crisis/hardly-poisonous.ts'
import { isSaidOtherwise } from '../../hear/lexicon/read-crisis.ts'
import { beginsWith } from '../../knowledge/begins-with.ts'
import { besideCrisisOfMind, crisisFindings } from '../../knowledge/crisis-findings.ts'
import type { TriageLevel } from '../../knowledge/schema.ts'
import { crisisConstants } from '../constants.ts'
import { isAtTheTalk } from './at-the-talk.ts'
import { deniesTaking, isMedical, isToldOutright, isToldToStop } from './crisis-words.ts'
import { isKeptToDose, isMeantOfThings } from './meant-of-things.ts'
import { isMedicineAsUsual } from './medicine-as-usual.ts'
import { namesMood, tellsOfLimbs } from './mood-words.ts'

const {
  bodyFirstFrom,
  certainFrom,
  confirmsFrom,
  doubtedBelow,
  effectBelow,
  findingFrom,
  first,
  halfHeardBelow,
  jokeBelow,
  later,
  leastWords,
  leastWordsBesideBody,
  leastWordsLater,
  listenerFrom,
  moodlessFrom,
  overFigure,
  wishFrom,
  woundFrom,
} = crisisConstants

export interface HeardCrisis {
  kind: CrisisKind
  /** Plain; likely enough for help to be named beside the direct question; only worth the direct question. */
  certainty: 'affirmed' | 'possible' | 'wondered'
  level?: TriageLevel
  text: string
  /** Heard by the learned reader alone. */
  isLearned?: true
  /** A picture that comes unwanted, and no wish. */
  isFeared?: true
  /** Told after a no to the direct question. */
  isAdmitted?: true
}

const isJoke = /\b(?:lol|lmao|ha ?ha+|hehe|rofl|jk|only joking|just kidding|figure of speech)\b|[😂🤣😅😆]/iu

/** Acts in which a crisis is not one's own and present. */
const distant: ReadonlySet<string> = new Set(['hypothetical', 'figurative', 'family', 'past'])
const plainlyDenied =
  /\b(?:not|no|never|is ?n['’]?t|deny|denies|without|haven['’]?t|don['’]?t(?: have)?|wouldn['’]?t|did ?n['’]?t)\b.{0,25}\b(?:suicid\w*|self[- ]?harm\w*|(?:hurt|harm|kill|hit|touch)(?:ing|s)? (?:my ?self|me|any ?(?:one|body)|him|her|them|us)|thoughts? of (?:ending|hurting|suicide|self)|abus\w*|overdos\w*|voices)\b/i
/** Acts that put the doctor right, say no or ask: whatever they sound like, they tell of no crisis. */
const noStory: ReadonlySet<string> = new Set(['correction', 'denial', 'refusal', 'thanks', 'help', 'about-doctor'])
/** What a short later message must name to be asked about. */
export const namesDanger =
  /\b(?:di(?:e|ed|ying)|dead|death|kill\w*|suicid\w*|end (?:it|this|everything|my)|life (?:is ?n['’]?t|is not|ain['’]?t) (?:for me|worth)|alive|living|wake up|be here|disappear\w*|good ?bye|harm\w*|hurt(?:s|ing)? (?:me|my ?self|him|her|them|people|someone)|hits?|hitting|beats?|beating|chok\w*|strangl\w*|threat\w*|rap(?:e|ed)|voices?|overdos\w*|pills?|tablets?|swallow\w*|drank|bleach|plan|gun|rope|knife|jump|worthless|burden|no point|hopeless)\b/i

/** What a thought of hurting others names in some word; without any, the learned reader's word alone is too little to ask whether one may hurt somebody. */
const namesHarm =
  /\b(?:hurt\w*|harm\w*|kill\w*|hit(?:s|ting)?|punch\w*|beat\w*|slap\w*|smack\w*|shak(?:e|es|ing)|shook|stab\w*|shoot\w*|(?<!(?:['’]s|\b(?:flu|covid|tetanus|booster|allergy|insulin|vitamin|kids?|an?|the|his|her|my|our|got|get|first|second)) )shot|knife|gun|weapon|bat|throttl\w*|strangl\w*|chok\w*|smother\w*|drown\w*|pillow|poison\w*|burn\w*|attack\w*|violen\w*|rage|revenge|swing for|smash\w*|throw\w*|push\w*|snap\w*|los(?:e|ing) it|batter\w*|murder\w*|destroy\w*|pay for|make (?:him|her|them) (?:pay|suffer)|get (?:him|her|them|rid)|do something|urges?|voices?|dead|die|blood|teach (?:him|her|them)|go for (?:him|her|them)|lash\w*|suffer\w*|explode|finish (?:him|her|them))\b/i

/** "I want to smash his face in": it is another who is meant, whatever the likeness says. */
const meansOther =
  /\b(?:smash|punch|kill|murder|hurt|stab|strangle|throttle|hit|beat|batter|shoot|break|kick|swing for|knock|slap)\w* (?:(?:his|her|their|that|this) (?:\w+ )?(?:face|head|teeth|neck|nose|skull|lights?|legs?|car|windows?|in\b|up\b|\w+ in\b)|him|them|her\b(?! ?self))/i

const ofSelf = /\b(?:my ?self|my (?:own )?life|suicid\w*|want to die|end it)\b/i

/** Where nobody else is named and no deed, the learned reader's word is too little to ask whether somebody hurts the patient: "I don't want to see a doctor, it's embarrassing". */
const namesSomebody =
  /\b(?:he|him|his|she|her|hers|they|them|their|someone|somebody|husband|wife|partner|boyfriend|girlfriend|ex|fianc\w+|father|dad|mother|mum|mom|step\w*|brother|sister|uncle|aunt\w*|cousin|son|daughter|grand\w+|nan|carers?|boss|teacher|coach|priest|man|men|guy|gang|neighbou?r|landlord|family|in ?laws|home|raped?|assault\w*|attack\w*|abus\w*|mugged|stabbed|groom\w*|traffick\w*|forced?|threat\w*|hit|hits|beat\w*|punch\w*|slap\w*|kick\w*|strangl\w*|chok\w*|bruis\w*|black eye)\b/i

/** What in the middle of a talk must be named for a mind that has lost hold of what is real to be asked about: "Tom was only a neighbour" names none of it. */
const namesUnreal =
  /\b(?:voices?|hear\w*|see(?:s|ing)? (?:things|people|him|her|them|shadows?)|things (?:that|others)|watch\w*|follow\w*|spy\w*|spies|cameras?|bugg(?:ed|ing)|chips?|implant\w*|poison\w*|plot\w*|after me|out to get|against me|talking (?:to|about) me|messages?|signals?|signs?|tv|telly|radio|god|jesus|devils?|demons?|angels?|chosen|mission|powers?|prophet|spirits?|juju|witch\w*|possess\w*|curse\w*|minds?|brain|thoughts?|real|unreal|control\w*|conspir\w*|government|police|cia|mi5|fbi|aliens?|whisper\w*|shadows?|not slept|no sleep|awake|don ?['’]?t need sleep|racing|spending|genius|invincible|mad|crazy|insane|paranoi\w*|hallucinat\w*|psycho\w*|mani[ac]\w*)\b/i

/** What in the middle of a talk must be named for a fear of somebody to be asked about: "you were very kind to her" names none of it. */
const namesViolence =
  /\b(?:hit\w*|hurt\w*|harm\w*|afraid|scared|frighten\w*|fear\w*|terrif\w*|threat\w*|push\w*|shov\w*|grab\w*|force\w*|controll?\w*|rap(?:e|ed|ing)|beat\w*|lock\w*|chok\w*|strangl\w*|kick\w*|slap\w*|punch\w*|bruis\w*|touch\w*|throw\w*|threw|kill\w*|knife|gun|weapon|temper|violen\w*|abus\w*|assault\w*|attack\w*|shout\w*|scream\w*|stalk\w*|hands? (?:round|around|on)|neck|throat|marks?|black eye|(?:my|her|his) phone|let (?:me|her|him) (?:out|go|leave)|safe|unsafe|secret|police)\b/i

/** What a frame of the lexicon has heard, as sure as the learned reader leaves it; null where it is a question after an effect. */
function ofFrame(
  crisis: HeardCrisis,
  { kind, probability, certain }: Hearing['learned']['crisis'],
  clauses: Hearing['clauses'],
): HeardCrisis | null {
  if (
    (isMedical(crisis.kind) && (deniesTaking(crisis.text) || isKeptToDose(crisis.text))) ||
    (probability < effectBelow && asksOfEffect(crisis, clauses))
  )
    return null
  if (isToldOutright(crisis.kind, crisis.text)) return crisis
  if (kind !== null && probability < doubtedBelow)
    return { ...crisis, certainty: crisis.certainty === 'affirmed' ? 'possible' : 'wondered' }
  if (kind !== null && probability < halfHeardBelow && !isMedical(crisis.kind) && crisis.level === undefined)
    return { ...crisis, certainty: 'possible' }
  return kind === crisis.kind && certain >= confirmsFrom ? { ...crisis, certainty: 'affirmed' } : crisis
}

/** "My back is killing me and nobody helps": anger at a pain; whether more is in it is asked after what the body needs. */
function isComplaintOfPain(kind: CrisisKind, tellsOfBody: boolean, text: string): boolean {
  const idiom = /\b(?:is|are|was|['’]?s) killing me\b/i
  return (
    kind === 'self-harm' &&
    tellsOfBody &&
    idiom.test(text) &&
    !namesDanger.test(text.replace(idiom, '').replace(/\b(?:pills?|tablets?)\b/gi, '')) &&
    !ofDespair.test(text)
  )
}
const ofDespair =
  /\b(?:cope|coping|go on|take (?:it|this|any)|burden|end|ending|enough|tired of|point|life|live|living|alone|hate myself|give up|giving up|want out|escape)\b/i

/** "Will the thrush harm my baby?" asks what an illness or a medicine does; nobody wishes harm. */
function asksOfEffect({ kind, text }: HeardCrisis, clauses: Hearing['clauses']): boolean {
  const isAsked = clauses.some(({ act, text: words }) => act.startsWith('ask-') && /\b(?:harm|hurt|kill|poison)/i.test(words))
  return kind === 'harm-to-others' && isAsked && effect.test(text) && !/\b(?:voices?|urges?|thoughts?|knife|gun)\b/i.test(text)
}
const effect =
  /\b(?:will|would|can|could|might|may|does|do|is|are|going to)\W+(?:the|this|that|it|these|my|having|taking|using|an?)?\W*(?!i\b|he\b|she\b|we\b|they\b)(?:[\w-]+ ){0,3}(?:harm|hurt|kill|poison)(?:s|ing)?\b/i

function crisisOfMentions({ mentions, clauses, learned }: Pick<Hearing, 'mentions' | 'clauses' | 'learned'>): HeardCrisis | null {
  for (const { finding, polarity, temporality, experiencer, start, by } of mentions) {
    const found = crisisFindings[finding.split('.')[0] ?? finding]
    if (found?.plainly === undefined || polarity !== 'present' || temporality !== 'current' || experiencer !== 'patient') continue
    if (by === 'listener' && learned.crisis.probability < listenerFrom) continue
    const clause = clauses.find((each) => start >= each.start && start < each.end)
    if (clause === undefined || distant.has(clause.act) || clause.act.startsWith('ask-')) continue
    return {
      kind: found.kind,
      certainty: by !== 'listener' && found.plainly.test(clause.text) ? 'affirmed' : 'possible',
      text: clause.text,
    }
  }
  return null
}

const longAgo =
  /\b(?:once before|(?:a |many |some |several |\d+ )?years? (?:ago|back)|last (?:year|summer|winter)|back (?:then|in (?:19|20)?\d\d)|in (?:the |my )(?:past|teens|twenties|childhood|[1-9]0s)|as a (?:child|kid|teen\w*|student)|when (?:i|he|she) (?:was|were) (?:\d+|\w+teen|twenty|a|young\w*|little|at)|in (?:19|20)\d\d)\b/i
const wellNow =
  /\b(?:(?:i|he|she|we|its|it)['’]?(?:m|s| am| is)? (?:\w+ ){0,3}(?:fine|well|great|good|ok|okay|better|happy|over it|recovered|married)(?: (?:now|since|again|these days))?|(?:,|and) (?:i['’]?m |all )?fine\b|(?:i['’]?m|i am) \d\d now|fine now|well now|long over|behind (?:me|her|him|us))\b/i
const nowToo =
  /\b(?:again|still|tonight|today|right now|this (?:morning|week)|these days|anymore|any more|keep(?:s|ing)?|back (?:again|now)|want to(?! (?:know|ask|check|see|find|tell|hear))|going to)\b/i

/** "I tried when I was 19, I am 45 and fine": told of another time, and over. */
function isOver(text: string, isFirst: boolean, probability: number): boolean {
  return longAgo.test(text) && !nowToo.test(text) && (wellNow.test(text) || !isFirst || probability < findingFrom)
}

/**
 * What both readers make of a message: the lexicon's thought, or the learned reader's share (not where `believed` is false). Null where
 * neither hears a crisis.
 */
export function heardCrisis(
  { crisis, learned, clauses, mentions }: Pick<Hearing, 'crisis' | 'learned' | 'clauses' | 'mentions'>,
  believed: boolean,
  isFirst: boolean,
): HeardCrisis | null {
  const { kind, probability } = learned.crisis
  const text = clauses.map((clause) => clause.text).join(' ')
  if (isOver(text, isFirst, kind === null ? 1 : probability)) return null
  if (crisis !== null) return ofFrame(crisis, learned.crisis, clauses)
  const told = plainlyDenied.test(text) ? null : crisisOfMentions({ mentions, clauses, learned })
  const isWound = mentions.some(({ finding, polarity }) => finding === 'cut-wound' && polarity === 'present')
  const ofFinding = told === null ? null : ofTold(told, learned.crisis, isWound ? woundFrom : findingFrom)
  if (ofFinding !== null && !(ofFinding.kind === 'self-harm' && isMeantOfThings('self-harm', text))) return ofFinding
  return kind === null || !believed ? null : crisisByLearning({ learned, clauses, mentions }, kind, text, isFirst)
}

/** "I haven't told anyone": in words that name nothing of it a question opens the talk, not a card. */
function isNamed(kind: CrisisKind, text: string): boolean {
  return isMedical(kind) || namesDanger.test(text) || namesHarm.test(text)
}

/** A finding of a crisis, as sure as the learned reader leaves it. */
function ofTold(told: HeardCrisis, { kind, probability }: Hearing['learned']['crisis'], from: number): HeardCrisis | null {
  if (kind !== null && probability < doubtedBelow && told.certainty === 'affirmed') return { ...told, certainty: 'possible' }
  return told.certainty === 'affirmed' || kind === null || probability >= from ? told : null
}

/** What the learned reader alone has heard, as sure as its share, the words and the body leave it; null where it is not believed. */
function crisisByLearning(
  { learned, clauses, mentions }: Pick<Hearing, 'learned' | 'clauses' | 'mentions'>,
  kind: CrisisKind,
  text: string,
  isFirst: boolean,
): HeardCrisis | null {
  const { probability, certain } = learned.crisis
  if (kind === 'self-harm' && meansOther.test(text) && !ofSelf.test(text))
    return probability < (isFirst ? first : later).wondered
      ? null
      : { kind: 'harm-to-others', certainty: 'wondered', text, isLearned: true }
  const from = isFirst ? first : later
  // What only an outside listener claims of the body silences no question about safety.
  const tellsOfBody = mentions.some(
    ({ finding, polarity, by }) => by !== 'listener' && polarity === 'present' && !beginsWith(finding, besideCrisisOfMind),
  )
  if (probability < from.wondered || tellsOfNoCrisis(clauses, learned.crisis, text)) return null
  if (isContradicted(kind, probability, text, isFirst)) return null
  if (kind === 'self-harm' && isOfNoMood(mentions, probability, text, isFirst)) return null
  // "She is not moving": what may cost a life within minutes comes first, unless the words name the other danger.
  if (learned.danger[3] >= bodyFirstFrom && !isMedical(kind) && probability < overFigure && !namesDanger.test(text)) return null
  if (isTooShort(text, isFirst, tellsOfBody)) return null
  // A child with pain that needs a hospital: what the body needs is said, and the doctor wonders and asks afterwards.
  const isOfBody = kind === 'abuse' && tellsOfBody && !namesDanger.test(text) && learned.danger[2] >= bodyFirstFrom
  if (isOfBody || isComplaintOfPain(kind, tellsOfBody, text) || probability < from.likely)
    return { kind, certainty: 'wondered', text, isLearned: true }
  return { kind, certainty: certain >= certainFrom && isNamed(kind, text) ? 'affirmed' : 'possible', text, isLearned: true }
}

/** "I don't sleep anymore" and not a word more: trouble sleeping, whose mood is asked after like anybody's. */
const tellsOfSleepAlone = (text: string): boolean => sleepAlone.test(text)
const sleepAlone =
  /^\W*(?:i |i['’]?ve |ive )?(?:(?:just|really|simply|honestly|hardly|barely) )?(?:(?:do|ca|can|could|have|has)n['’]?t|dont|cant|cannot|can not|do not|never|hardly|barely)(?: (?:really|ever|even|get to))? (?:sleep|slept|sleeping)(?: (?:at all|any ?more|any longer|properly|well|a wink|at night|through|these days|lately|now|much))*\W*$/i

/** Whether every clause is of another time or person, a figure, a question or an act that tells no story; a likely wish in the form of an if is a wish. */
function tellsOfNoCrisis(clauses: Hearing['clauses'], { kind, probability }: Hearing['learned']['crisis'], text: string): boolean {
  const isIf = clauses.some(({ act }) => act === 'hypothetical') && /\b(?:i|me|my)\b/i.test(text)
  const isWished = kind === 'self-harm' && probability >= wishFrom && isIf
  return (
    (!isWished && clauses.every(({ act }) => distant.has(act))) || clauses.every(({ act }) => noStory.has(act) || act.startsWith('ask-'))
  )
}

/** "I took the tablets away from her" */
const takenFromThem =
  /\b(?:took|taken|take|got|grabbed|hid|hidden|put)\b(?: \w+){1,4} (?:away(?: from (?:him|her|them))?|off (?:him|her|them)|from (?:him|her|them))\b/i

/** "They doubled my tablets last month": somebody who treats the patient did it. */
const changedByDoctor =
  /\b(?:they|doctors?|dr|gp|nurse|clinic|hospital|consultant|cardiologist|psychiatrist|specialist|surgery|pharmacist)\b(?:['’]?(?:ve|s)| have| has)? (?:just |recently |now )?(?:doubled|increased|upped|raised|put up|bumped up|changed|switched)\b/i

/** "I don't want to wake him up", "if I didn't wake so early": another's sleep or a short night, where no word beside it is of a low mood or of death. */
function isOfSleep(text: string): boolean {
  const rest = text.replaceAll(ofSleep, ' ')
  return rest !== text && !namesMood(rest) && !namesDanger.test(rest)
}
const ofSleep =
  /\b(?:(?:do|did|would|can|could|should|will)(?: ?n['’]?t| not) |not |never |rather not )?(?:want to |have to |like to |dare to |need to )?(?:wak(?:e|es|ing|en)|woke(?:n)?|disturb(?:ing)?)(?: up)?(?: (?:him|her|them|it|(?:the|my|our|his|her) (?:\w+ )?(?:baby|babies|kids?|children|child|son|daughter|boy|girl|twins|husband|wife|partner|mum|mom|dad|man|lad|house|neighbours?|dog|family)|everyone|every ?body|any ?one|any ?body)(?: up)?| (?:so|too|this|that|very) (?:\w+ )?(?:early|often|late|much)| (?:early|at (?:night|\d+|\w+ (?:am|o['’]?clock))|in the (?:night|morning|small hours)|every (?:hour|night|two hours|morning)|several times|(?:for|to) (?:work|a wee|pee|wee|school|the (?:loo|toilet)|feeds?)))/gi

/** "I want to be here for my girls" */
const wantsToStay =
  /^(?!.*\b(?:used to|but i (?:can|do)|not sure|part of me)\b).*(?<!\b(?:not|don['’]?t|never|do not) )(?:want|need|going|have) to (?:be here|live|stay|be around|be there|see (?:him|her|them|my \w+) grow) (?:for|because of|to see)\b/i

/** Whether the words deny, call a joke or mean otherwise what the learned reader has heard. */
function isTakenBackAtOnce(kind: CrisisKind, probability: number, text: string): boolean {
  if (plainlyDenied.test(text) || isMeantOfThings(kind, text) || (isMedical(kind) && deniesTaking(text))) return true
  return (isJoke.test(text) && probability < jokeBelow) || (probability < overFigure && isSaidOtherwise(kind, text))
}

/** Whether the words themselves speak against what the learned reader has heard: a joke, a denial, a figure of speech, no danger of its kind named. */
function isContradicted(kind: CrisisKind, probability: number, text: string, isFirst: boolean): boolean {
  if (isTakenBackAtOnce(kind, probability, text)) return true
  if ((kind === 'overdose' || kind === 'psychosis') && isToldToStop(text)) return true
  if (kind === 'poisoning') return isHardlyPoisonous(text)
  if (kind === 'self-harm' && (isOfSleep(text) || wantsToStay.test(text) || isAtTheTalk(text))) return true
  if (kind === 'self-harm' && ofTreatment.test(text) && !namesMood(text.replace(/\bmy ?self\b/gi, ''))) return true
  if (kind === 'overdose' && (takenFromThem.test(text) || changedByDoctor.test(text))) return true
  if (isMedicineAsUsual(kind, text)) return true
  if (kind === 'harm-to-others') return !namesHarm.test(text)
  if (kind === 'psychosis' && !isFirst) return !namesUnreal.test(text)
  return kind === 'abuse' && !isFirst && !(namesSomebody.test(text) && namesViolence.test(text))
}

/**
 * Whether a message that names nothing of a mood or of being gone is no reason to ask about suicide: in the middle of a talk unless the likeness
 * is great and no symptom is told, at first only where a symptom is told and it is no more than wondered at.
 */
function isOfNoMood(mentions: Hearing['mentions'], probability: number, text: string, isFirst: boolean): boolean {
  const tellsPresent = mentions.some(
    ({ polarity, finding, by }) => by !== 'listener' && polarity === 'present' && !beginsWith(finding, besideCrisisOfMind),
  )
  if (tellsOfSleepAlone(text) || (tellsPresent && (isOnlyFrightened(text) || (tellsOfLimbs(text) && !namesDanger.test(text))))) return true
  if (isFirst ? probability >= first.likely : namesDanger.test(text) && probability >= later.likely) return false
  if (namesMood(text)) return false
  const tellsSymptom = mentions.some(({ polarity, by }) => by !== 'listener' && polarity !== 'unknown')
  return tellsSymptom || (!isFirst && probability < moodlessFrom)
}

/** "I'm kinda freaking out, don't tell my mum", and nothing else that weighs on the mind. */
function isOnlyFrightened(text: string): boolean {
  const rest = withoutFright(text)
  return rest !== text && !namesMood(rest) && !namesDanger.test(rest)
}

/** "If it came to tablets, could I go on feeding him?" asks what a treatment allows. */
const ofTreatment =
  /\b(?:feed(?:ing)? (?:him|her|them|the|my)|breast ?feed\w*|nurs(?:e|ing) (?:him|her)|side effects?|prescri\w+|pregnan\w+)\b[^.!]*\?/i

/** Whether so few words are too little to hear a crisis in by their likeness alone. */
function isTooShort(text: string, isFirst: boolean, tellsOfBody: boolean): boolean {
  const words = text.split(/\s+/).length
  if (words < leastWords) return true
  if (!isFirst) return words < leastWordsLater && !namesDanger.test(text)
  return tellsOfBody && words < leastWordsBesideBody && !namesDanger.test(text.replace(/\b(?:pills?|tablets?)\b/gi, ''))
}
