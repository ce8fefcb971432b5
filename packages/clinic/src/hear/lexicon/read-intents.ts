import type { Intent, Question } from '../../case/model.ts'

const patterns: readonly (readonly [Intent, RegExp])[] = [
  ['greeting', /^\W*(?:hi|hiya|hello|hey|good (?:morning|afternoon|evening|day)|greetings|howdy)\b/i],
  ['thanks', /\b(?:thanks|thank you|thx|many thanks|cheers|much appreciated)\b/i],
  ['farewell', /^\W*(?:(?:ok|okay|thanks|thank you)[\s,!.]*)*(?:bye|goodbye|see you|farewell|take care|good night|that['’]?s all)\b/i],
  [
    'small-talk',
    /\b(?:how are you|what['’]?s up|who are you|what(?:['’]s| is) your name|are you (?:a )?(?:real|human|robot|bot|ai|doctor|person)|tell me a joke|nice to meet you|how(?:['’]s| is) it going|what can you do|who made you)\b/i,
  ],
  [
    'why',
    /^\W*why\W*$|\bwhy (?:do|did|are|would) you (?:ask|asking|need|want|wanting)\b|\bwhy(?:['’]s| is) that (?:important|relevant)\b|\bwhat(?:['’]s| is) (?:that|it) (?:got )?to do with\b|\bwhy does (?:that|it) matter\b|\bwhat do you mean\b/i,
  ],
  [
    'is-it-dangerous',
    /\b(?:is|are|could|can|would|might) (?:it|this|that|they|these|my \w+)(?: \w+){0,2} (?:be )?(?:dangerous|serious|bad|life[- ]threatening|deadly|fatal|an emergency|something (?:bad|serious)|cancer|contagious|worrying|harmful)\b|\bshould i (?:be )?(?:worr(?:y|ied)|concerned|scared|go to (?:the )?(?:er|a&e|hospital|emergency|doctor)|call|see a doctor)|\bdo i need (?:to (?:see|go|call)|an? (?:doctor|ambulance))|\bam i (?:dying|going to die|having a (?:heart attack|stroke))|\bhow (?:serious|dangerous|bad) is\b/i,
  ],
  [
    'correction',
    /^\W*(?:no|sorry|wait|oh|actually|oops|correction|i mean)?[\s,.!-]*(?:no|sorry|actually|i meant?|correction|oops|i made a mistake|that['’]?s (?:wrong|not (?:right|what i said|correct))|i was wrong|not (?:the )?(?:left|right)|i misspoke|let me correct|it was (?:the|on|my|actually)|it['’]?s (?:the|my|actually|on) (?:the )?(?:other|left|right))\b[\s\S]*\b(?:it was|it is|it['’]?s|i meant?|rather|instead|actually|other|correct|wrong|not the|on the|the (?:left|right)|mistake|i do|i have|i['’]m|(?:left|right))\b/i,
  ],
  [
    'verdict-now',
    /\b(?:just tell me|what (?:do you think (?:it is|i have)|(?:is|['’]s) (?:wrong with me|my diagnosis|the diagnosis|your (?:verdict|opinion|diagnosis))|could it be|do i have|is it then)|stop asking|no more questions|enough questions|give me (?:a|the|your) (?:diagnosis|verdict|result|answer)|skip (?:the )?questions|(?:your )?verdict(?: now)?|results? (?:please|now)|what(?:['’]s| is) your (?:diagnosis|verdict))\b/i,
  ],
  [
    'start-over',
    /\b(?:start (?:over|again|from (?:the )?(?:scratch|beginning)|a new (?:consultation|case|chat))|new (?:consultation|case|patient)|restart|reset|begin again|forget (?:everything|all (?:of )?(?:that|this)))\b/i,
  ],
  [
    'document-question',
    /\b(?:my (?:document|report|lab (?:results?|report)|blood (?:test|work) results?|test results?|x-?ray report|scan report|discharge (?:letter|summary)|pdf|upload(?:ed)?(?: file)?)|the (?:document|file|report) i (?:uploaded|sent)|uploaded (?:a|my|the) (?:file|document|report))\b/i,
  ],
]
const medicineTalk =
  /\b(?:can|may|should|could|is it (?:ok|okay|safe|fine)|am i allowed|how (?:much|many|often|long)|what (?:dose|dosage|is the dose)|does|do|will|is|are)\b[^.!?]{0,60}\b(?:take|taking|use|using|mix|combine|together|with|dose|dosage|interact\w*|side effects?|stop|safe|give|overdose|mg|tablets?)\b/i
const medicineWords =
  /\b(?:medic(?:ine|ation)s?|tablets?|pills?|drugs?|painkillers?|antibiotics?|vaccines?|inhalers?|side effects?|dose|dosage|interact\w*)\b/i
const healthQuestion =
  /^\W*(?:(?:ok|okay|so|and|but|also|please|hi|hello)[\s,]+)*(?:what (?:is|are|causes?|does)|what['’]s|how (?:do|can|does|is|long|much|many|often|to)|why (?:do|does|is|are)|when (?:should|do|is)|which|can (?:you|i|one|people|a)|is (?:it|there|a)|are there|does|do|tell me about|explain|define)\b/i
const aboutMe = /\b(?:i have|i['’]ve|i am|i['’]m|my|me|wrong with me)\b/i
const questionMark = /\?|^\W*(?:what|how|why|when|which|can|is|are|does|do|should|could|may|tell me|explain)\b/i

/** What the patient wants with the message besides telling facts. `hasDrug`: a medicine is named; `hasFinding`: a present complaint is told. */
export function readIntents(
  text: string,
  pending: Question | null,
  facts: { hasDrug: boolean; hasFinding: boolean; isForeign: boolean; isNonsense: boolean },
): Intent[] {
  const intents: Intent[] = []
  for (const [intent, pattern] of patterns) if (pattern.test(text)) intents.push(intent)
  const asksQuestion = questionMark.test(text)
  if (asksQuestion && (facts.hasDrug || medicineWords.test(text)) && medicineTalk.test(text)) intents.push('medication-question')
  else if (
    healthQuestion.test(text) &&
    !intents.some((intent) => intent === 'verdict-now' || intent === 'is-it-dangerous' || intent === 'why' || intent === 'small-talk') &&
    !(facts.hasFinding && aboutMe.test(text))
  )
    intents.push('health-question')
  if (facts.isForeign) intents.push('foreign-language')
  else if (facts.isNonsense) intents.push('nonsense')
  return pending === null
    ? intents.filter((intent) => intent !== 'correction' || /\b(?:i meant?|correction|mistake|wrong|actually)\b/i.test(text))
    : intents
}
