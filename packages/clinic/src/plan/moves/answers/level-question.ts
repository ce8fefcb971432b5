import { lastRead } from '../../../hear/last-read.ts'
import { namesPart } from '../../../hear/lexicon/part-statements.ts'

/** What a question wants to know of the level: how to get there, where, whether it may wait, how soon, on which day, why, or whether at all. */
export type LevelQuestion = 'how' | 'where' | 'wait' | 'how-soon' | 'which-day' | 'why' | 'need' | 'go'

const care = String.raw`(?:doctor|gp|surgery|clinic|hospital|a ?& ?e|er|emergency room|casualty|ambulance|walk[- ]in(?: cent(?:re|er))?|urgent care|minor injur\w+(?: unit)?|pharmacist|chemist|nurse|health cent(?:re|er)|out[- ]of[- ]hours)`
const later = String.raw`(?:(?:next |this |on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|the morning|morning|the weekend|next (?:week|month)|christmas|new year|easter|(?:the|my|our) holidays?|(?:a|an|one|two|three|\d+|another|a few|a couple of) (?:more )?(?:hours?|days?|weeks?|months?)|then|pay ?day|i(?:['’]m| am) back|my (?:own )?(?:doctor|gp)\w*)`

const asksWhy = new RegExp(
  String.raw`\bwhy\b[^?]{0,40}(?:\b24 ?(?:hours?|h)\b|\b(?:today|tomorrow|now|(?:so|that) (?:soon|fast|quickly|urgent\w*)|at once|(?:in|within) (?:a|the) (?:day|next few days)|an? appointment|(?:see|seen by) (?:some|any)(?:one|body)|be seen|${care})\b)|\bwhat(?:['’]?s| is) (?:all )?the (?:hurry|rush|urgency)\b`,
  'i',
)
const asksNeed = new RegExp(
  String.raw`\b(?:do|does) (?:i|we|he|she|my \w+) (?:really |still |actually |even |honestly )*(?:have|need) (?:to (?:see|go|(?:call|ring|phone)(?! in\b)|be seen|come)|an? ${care}|the ${care})(?! about)|\bis (?:a |the |an )?${care} (?:really |still |actually )*(?:necessary|needed)\b`,
  'i',
)
const asksToWait = new RegExp(
  String.raw`\b(?:(?:can|could|may|will) (?:it|this|that|i|we|he|she)|(?:is|would) (?:it|that) (?:be )?(?:ok|okay|safe|fine|alright|all right|bad|too late))\b[^?]{0,40}\b(?:wait|leave (?:it|this|that)|hold (?:on|off)|put (?:it|this|that) off|keep)\b[^?]{0,20}\b(?:till|til|until|for|after|to)\b[^?]{0,8}\b${later}|\b(?:is|would|will) (?:the |early |late )?${later} (?:be )?(?:soon enough|early enough|too (?:late|long)|ok(?:ay)?|fine|alright|all right|good enough|quick enough)\b|\b(?:am|is|are|was) (?:i|we|he|she|it|my \w+) (?:ok(?:ay)?|alright|all right|safe|fine|right) to (?:wait|leave it|hold on)\b`,
  'i',
)
const asksHowSoon =
  /^\W*(?:(?:so|and|but|ok|okay|sorry|well|then|roughly|exactly)\W+)*(?:how (?:soon|quick(?:ly)?|fast|urgent(?:ly)?)|by when|when(?: exactly)? (?:should|do|must|does|shall) (?:i|we|he|she|they|my \w+) (?:go|be seen|see (?:a |the |my |some)|ring|call|book|get (?:seen|this|it)))\b(?:\W*$|[^?]{0,24}\b(?:do|does|should|must|is|needs?|be|see|seen|look\w*|checked|go)\b)/i
const waitsFor = new RegExp(String.raw`\b(?:till|til|until|after|to|for)\b[^?]{0,10}\b${later}`, 'i')
const asksHow =
  /\b(?:car|taxi|uber|bus|train|drive (?:me|us|him|her|there|in|to|myself)|lift)\b[^?]{0,40}\b(?:instead|ambulance|or|ok|okay|enough|do)\b|\b(?:ambulance|999|911|112|call)\b[^?]{0,20}\bor\b[^?]{0,30}\b(?:car|taxi|drive|bus|lift)\b|\b(?:can|could|should|shall|may|is it ok (?:if|for)) (?:we|i|he|she|my \w+|our \w+|somebody|someone)(?: just| to)* (?:go by car|take (?:a taxi|the car|the bus)|drive (?:me|us|him|her|there|in|to|myself))/i
const day = String.raw`(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|(?:in )?the morning|next week|later|after the weekend)`
const asksWhichDay = new RegExp(
  String.raw`\b(?:today|tonight|now|this (?:morning|afternoon|evening)|straight away)\b[^?.!]{0,16}\bor\b[^?.!]{0,24}\b${day}\b|\b(?:should|shall|must|do|ought|can) (?:i|we|he|she) (?:just |really |not |better |have to |need to )*(?:ring|call|phone|go(?: in)?|see|book|get (?:him|her|it|this) seen)(?: (?:up|in|them|someone|somebody|anyone|anybody|(?:a|the|my|our|his|her) (?:doctor|gp|surgery|practice|nurse)))?(?: (?:right|straight))? (?:now|today|tonight|away|at this hour|this (?:morning|afternoon|evening))\b`,
  'i',
)
/** "Can I drive to work?" is about the day, not about the way to help. */
const toADuty =
  /\bor not\b|\bdriv\w+ (?:in )?to (?:my |the |his |her )?(?:work|job|office|school|shops?|church|mosque|gym|football|meeting)\b/i
const chooses = /\b(?:instead|or)\b/i
const place = new RegExp(
  String.raw`\b${care}(?: \w+)? or (?:just )?(?:wait for |go to |see |ring )?(?:my own |my |the |a |our )?(?:\w+ )?${care}\b`,
  'i',
)
const asksWhere =
  /\bwhere (?:do|should|can|shall|must|could) (?:i|we) (?:go|take (?:him|her|it|them)|bring (?:him|her))\b|\bwhere (?:i|we|make (?:i|we)) go\b|\bdo (?:i|we) (?:book|go to|see|ring) (?:the |a |an |my )?\w+ or\b|\bwhich (?:hospital|clinic|doctor|place)\b|\b(?:who|whom) (?:do|should|can|shall) (?:i|we) (?:call|ring|phone|see|ask|go to)\b|\bwho (?:should|has to|ought to|needs to|must) (?:look at|see|check|treat|deal with)\b/i

const person = String.raw`(?:i|we|he|she|they|my \w+|our \w+|the \w+)`
const really = `(?:really |still |actually |even |honestly |just |now |better |have to |need to |got to )*`
const someone = `(?:some(?:one|body)|any(?:one|body)|them|you lot|111|999|911|112|(?:an? |the |my |our |his |her )?${care})`
const inThere = `(?:in(?!to| with| the)|there|down there|up there|over|seen|seen to|checked(?: out| over)?|looked at|to (?:the |an? |my |our |his |her )?${care})`
/** "Do I need to take him in", "shall we go in or not", "should I ring someone": whether somebody has to be seen at all. */
const asksToGo = new RegExp(
  String.raw`(?<!\b(?:how|where|when|what|who|why) )\b(?:do|does|did|should|shall|must|ought|had|would you|am i|are we) (?:${person} )?${really}(?:to |supposed to |meant to )?(?:(?:take|bring|get|have|rush|run) (?:him|her|them|it|this|me|us|myself|my \w+|the \w+) ${inThere}|(?:be|get) (?:seen|checked|looked at|examined)\b|(?:go|come)(?: in)? or (?:not|no|stay|wait|leave)\b|go (?:in\b(?! with| the)|to (?:the |an? |my )?${care}\b)|go\W*$|(?:see|ring|call|phone|speak to|talk to|contact|get hold of) ${someone})(?! about)|\b(?:does|do) (?:it|this|that|he|she|these) (?:really |actually |still )?need (?:(?:an? |the )?${care}\b|seeing|looking at|checking|to be (?:seen|checked|looked at|examined)\b)|\b(?:do|does) (?:i|we|he|she) ${really}need (?:the )?${care}\b|\bis (?:it|this|that|24 ?(?:hours?|h)|an? ${care}|the ${care}) (?:really |actually |all )*(?:necessary|needed|that urgent|so urgent)\b`,
  'i',
)
/** "Can it wait?", "is ok to wait to tomorrow", "can I leave it": without the day, or in few words. */
const asksIfItWaits =
  /\b(?:can|could|may|will|should|shall) (?:it|this|that|i|we|he|she) (?:just |safely |probably |maybe )*(?:wait|leave (?:it|this)|hold (?:on|off))(?:\W*$|\W+(?:a bit|a while|or\b|then|do you think|you think|till|til|until|to|and see)\b)|\b(?:ok|okay|safe|fine|alright|all right|bad|risky|dangerous) (?:for (?:me|us|him|her|it) |if (?:i|we|he|she|it) )?(?:to )?(?:just )?(?:waits?|leaves? (?:it|this)|holds? (?:on|off))(?:\W*$|\W+(?:a bit|a while|till|til|until|to|for|and see)\b)|\bi can wait\b[^.!]{0,24}(?:\?|,? (?:right|yes|no|or not|ok)\W*$)/i
/** What is to be waited with, or gone for, where it is not the doctor. */
const ofAnotherThing =
  /\bto (?:take|use|have|give|eat|start|stop) (?!(?:him|her|them|us|me|it|this|(?:my|the) \w+) (?:in|to|there|over|seen|checked|looked)\b)|\b(?:tablets?|pills?|dose|doses|medic(?:ine|ines|ation)|antibiotics?|inhaler|insulin|tests?|results?|scan|sex|eat(?:ing)?|feed(?:ing)?|drink(?:ing)?|milk|meal|operation|surgery date|work|school|nursery|gym|swim\w*|bath|shower|toilet|loo|abroad|holiday|fly|flight|drive|to sleep|to bed|pregnan\w*|vaccin\w*|jabs?)\b/i

const textsKept = 16

/** "A walk-in" names no leg. */
const namesOwnPart = (text: string): boolean => namesPart(text.replace(/\bwalk[- ]in\b/gi, ' '))
/** What a question wants to know of the level that stands; null where it asks something else. */
export const levelQuestion: (text: string) => LevelQuestion | null = lastRead(levelQuestionIn, textsKept)

function levelQuestionIn(text: string): LevelQuestion | null {
  if (asksHow.test(text) && !toADuty.test(text)) return 'how'
  if ((place.test(text) || asksWhere.test(text)) && !namesOwnPart(text)) return 'where'
  if (asksToWait.test(text)) return 'wait'
  if (asksHowSoon.test(text)) return 'how-soon'
  if (asksWhichDay.test(text)) return 'which-day'
  if (asksWhy.test(text)) return 'why'
  if (asksNeed.test(text)) return 'need'
  if (ofAnotherThing.test(text)) return null
  if (asksIfItWaits.test(text)) return 'wait'
  return asksToGo.test(text) ? 'go' : null
}

/** Whether words choose between two ways: "car or ambulance". */
export const choosesWay = (text: string): boolean => chooses.test(text)

/** What is waited for, in the words of the question; empty where none is named. */
export const waitedFor = (text: string): string => waitsFor.exec(text)?.[0] ?? ''

const ofNeed: ReadonlySet<LevelQuestion> = new Set(['wait', 'how-soon', 'which-day', 'need', 'go', 'where'])
/** Whether words ask how soon, where, or whether at all somebody has to be seen. */
export function asksOfLevel(text: string): boolean {
  const asked = levelQuestion(text)
  return asked !== null && ofNeed.has(asked)
}
