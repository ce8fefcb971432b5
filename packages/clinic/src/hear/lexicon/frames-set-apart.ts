import type { FrameRule } from './frame-rule.ts'

const count = String.raw`(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|many|several|some|a few|few)`
/** A time so long gone that what was then needs no word of now to be over, unless the sentence says that it goes on. */
const longGone = String.raw`(?:(?:about |over |nearly |almost )?${count} (?:years?|yrs?) (?:ago|back|since)|(?:years|decades|ages) (?:ago|back)|last (?:winter|spring|summer|autumn|year)(?: s)?|back then|in (?:19|20)\d\d|in (?:my|his|her) (?:teens|twenties|thirties|forties|fifties|sixties|youth)|as a (?:child|kid|boy|girl|lad|teenager|student)|when (?:i|he|she) (?:was|were) (?:only |just |about )?\d{1,2}(?! (?:days?|weeks?|months?|hours?))|(?:in|during) my (?:\w+ )?(?:school|student|college|hostel|army|university|uni) days)`
/** Words of a sentence in which what began then goes on. */
const goesOn =
  '(?:since|still|started|starting|starts?|began|begun|ever|keeps?|kept|again|now|today|first|always|every|comes?|getting|worse|diagnosed)'
const illness =
  'attack|infection|operation|surgery|flu|covid|pneumonia|bronchitis|stroke|episode|bout|flare|migraine|stone|ulcer|clot|pregnancy|labour|labor|uti|cystitis|concussion|jaundice|tonsillitis|shingles|miscarriage|vertigo|depression|panic|breakdown|headache|hay fever|eczema|gout|sciatica'
/** What sets the patient now against what was told. */
const nowInstead =
  /\b(?:not (?:this one|this time|that now|it now|like (?:that|this|it)|the same)|neither|none of (?:it|that|those|them)|nothing like|nothing of|had none|no such|never (?:since|again)|this (?:one|time|bout|attack|episode|headache|patch|rash|pain|cough|pregnancy|is (?:different|not|nothing|only|just|more|a small))|mine is|(?:the|my) present|at present|these days|nowadays|now|today|currently|at the moment|ever since|different|what i (?:get|have|feel) (?:now|today|these)|that is (?:over |about )?(?:\d+|many) years|(?:years|decades) back)\b/
const backToNow =
  /(?: , | and | but )(?:and |but )?(?:this|now|today|tonight|these|at present|i (?:am|feel|can|just|only|have)|it (?:is|has)|s?he (?:is|has|only|just)|mine|nothing|not)\b|\b(?:this (?:time|one|is|bout)|now|today|tonight|still|these days|nowadays|at present)\b/
const backToSpeaker = / , (?:and |but |so )?(?:i|my|mine|his|her|he|she|all i|mine|today|now|there|other than)\b|\bbut\b/
const myself =
  /\b(?:me , i|as for me|mine is|mine are|my own|what i (?:came|come|am here|want|have)|i came|i have (?:got away|only|just)|i (?:only|just) have|i am (?:only|just|fine|ok|okay)|me i|(?:upset|shaken|shook|set) me|i know the signs|for me it)\b/

/** Words that set apart what is not of the patient now: earlier bouts, what others have, what is asked of in general, read or done for a living. */
export const framesSetApart: readonly FrameRule[] = [
  // "Years ago in the army I used to faint on parade. Never since", "in my hostel days I had high fever. Now nothing like that"
  {
    kind: 'past',
    opens: new RegExp(String.raw`^(?=.*\b${longGone}\b)(?!.*\b${goesOn}\b).+`, 'g'),
    ends: /(?: , | and | but )(?:and |but )?(?:this|these|i (?:am|feel|can|have)|it (?:is|has)|mine|nothing)\b|\b(?:this (?:time|one|is|bout)|tonight|nowadays|at present)\b/,
    needs: nowInstead,
  },
  // "My previous migraines always had flashing lights", "my shingles 3 years ago was a stripe of blisters", "previously the vertigo made me ..."
  {
    kind: 'past',
    opens: new RegExp(
      String.raw`\b(?:(?:my|his|her|the) (?:previous|earlier|former|other|usual|old) (?:\w+ ){0,2}(?:${illness})s?(?: (?:always|usually|often|never|all))? (?:had|have|has|came|come|comes|was|were|is|are|gave|give|made|make|brought|bring)|(?:my|his|her) (?:\w+ ){0,2}${count} (?:years?|yrs?|months?) (?:ago|back) (?:was|were|had|came|gave|made)|(?:last (?:winter|spring|summer|autumn|year)) s (?:\w+ ){0,3}(?:${illness})|^(?:previously|formerly|before ,))\b`,
      'g',
    ),
    ends: backToNow,
    needs: nowInstead,
  },
  // "Compared with my stroke, when my face dropped", "unlike my last panic attack, with tingling hands": up to what is said of now
  {
    kind: 'past',
    opens: new RegExp(
      String.raw`\b(?:compared (?:with|to)|unlike|different (?:from|to)|nothing like) (?:my|his|her|the|when) (?:\w+ ){0,3}(?:${illness}|last one|last time|first one|first time)s?\b`,
      'g',
    ),
    ends: backToNow,
  },
  // "I know what my panic feels like, hands tingling. This had none of it"
  {
    kind: 'past',
    opens: /\b(?:i|we) know (?:what|how) (?:my|a|an|the|his|her) (?:\w+ ){0,2}(?:feels?|felt|looks?|is) like\b/g,
    ends: backToNow,
    needs: /\b(?:none of|not (?:that|it|like)|different|nothing like|had none|neither)\b/,
  },
  // "When I was carrying my first I was sick morning noon and night. That is 20 years back"
  {
    kind: 'past',
    opens:
      /\bwhen (?:i|she) (?:was|were) (?:carrying|having|expecting|pregnant with) (?:my|our|her|the) (?:first|second|third|last|eldest|oldest|youngest|son|daughter|twins|boy|girl)\b/g,
    ends: backToNow,
    needs: nowInstead,
  },
  // "The gentleman in the next bed was bringing up blood. What I came for is my ankles"
  {
    kind: 'imagined',
    opens:
      /\b(?:our (?:lodger|tenant|neighbou?r)|(?:my|our) (?:room ?mate|room mate|lodger|landlord|landlady|house ?mate)|(?:whole|entire|half the|half of) (?:office|class|family|school|nursery|ward|team|house)|(?:the|a|that|this|some|one|another|an) (?:old |young |poor |other )?(?:lad|bloke|chap|guy|gentleman|lady|woman|man|fella|girl|boy|person|passenger|patient|customer|pupil|student|driver) (?:i (?:share|work|live|sit|sat|know|met)|in the (?:next|other)|next (?:door|to)|opposite|across|beside|behind|upstairs|downstairs|at (?:work|the gym|my|our)|on (?:the|my|our) (?:ward|bus|train|street|road)|from (?:work|next door|the|my|our)))\b/g,
    ends: backToSpeaker,
    needs: myself,
  },
  // "Kindly tell is metformin giving loose motion?", "can statins cause muscle ache and jaundice": what a medicine may do
  {
    kind: 'imagined',
    opens:
      /\b(?:can|do|does|is|are|will|could) (?!(?:i|it|this|that|he|she|they|you|we|my|his|her|these|there)\b)(?:\w+ ){1,3}?(?:cause|causing|give|giving|bring on|bringing on|lead to|make) (?!(?:him|her) )(?:\w+)/g,
    ends: / , (?:and |but |so )?(?:i|my|he|she|his|her)\b|\bbut\b/,
  },
  // "I see sertraline can bring on sweating", "I hear it stunts growth"
  {
    kind: 'imagined',
    opens:
      /\bi (?:hear|have heard|heard|see|saw|gather|understand|was told) (?:that )?(?:\w+ ){1,3}?(?:can |could |may |might )?(?:causes?|brings? on|stunts?|leads? to|kills?)\b/g,
    ends: backToSpeaker,
  },
  // "List hallucinations as unwanted effects", "horror stories about steroids", "keeps asking about thirst and shakes"
  {
    kind: 'imagined',
    opens:
      /\b(?:lists? (?=.*\bas (?:an? )?(?:unwanted|side|possible|rare|common|known)\b)|horror stories\b|(?:keeps?|kept) (?:on )?asking (?:me |him |her |us )?(?:about|if|whether) (?!(?:my|his|her|the|our)\b))/g,
    ends: backToSpeaker,
  },
  // "Looked up my symptoms: liver failure, yellow eyes ... I have only got itchy palms", "every website screams skin cancer"
  {
    kind: 'imagined',
    opens: /\b(?:looked|look|looking) up (?:my|his|her|the) (?:symptoms|signs)\b|\blooked (?:it|them|this) up\b/g,
    ends: backToSpeaker,
    needs: /\b(?:only|just|none|neither|nothing|not (?:got|had|one))\b/,
  },
  {
    kind: 'imagined',
    opens:
      /\b(?:website|site|internet|google|chatgpt|checker|app|forum|page)s? (?:screams?|shouts?|reckons?|came up with|comes up with|throws up|keeps? saying|suggests?|suggested)\b/g,
    ends: backToSpeaker,
  },
  // "On the news a cruise ship had norovirus", "in the novel the heroine faints a lot", "the advert asks: blood in your poo?"
  {
    kind: 'imagined',
    opens:
      /\b(?:on the news|in the (?:novel|book|film|play|story|series|drama)(?: i am (?:reading|watching|in))?|(?:advert|ad|poster|leaflet|sign|billboard)\b(?: \w+){0,4} (?:asks?|asking|goes))\b/g,
    ends: / , (?:and |but |so )?(?:i|my|mine|me)\b|\bbut\b|\bnot me\b/,
  },
  // "Generally speaking when does vomiting need a doctor?", "are UTIs more common after the menopause?"
  {
    kind: 'imagined',
    opens:
      /\b(?:generally speaking|in general|out of (?:interest|curiosity)|hypothetically|theoretically) (?:, )?(?=(?:what|when|how|why|is|are|do|does|can|could|would|should)\b)|\b(?:is|are) (?:an? |the )?\w+ (?:more|less|most) (?:common|likely|frequent)\b/g,
    ends: backToSpeaker,
  },
  // "Let us say tomorrow it becomes high fever", "the prep will give me the runs"
  {
    kind: 'imagined',
    opens:
      /\b(?:let us|lets|let s) say (?:that )?(?:tomorrow|tonight|it|he|she|i|my|next)\b|\b(?:will|would) (?:no doubt |probably |surely |only |just )?(?:give|make) (?:me|him|her|us) (?:the |a |an )?\w+/g,
    ends: / , (?:and |but )?(?:i|he|she|today|now|my)\b|\bbut\b|\btoday\b|\bnow\b/,
  },
  // "I teach first aid: choking, burns, the lot", "blood, vomit, overdoses, seen it all"
  {
    kind: 'imagined',
    opens:
      /\bi (?:teach|train|lecture|study|am studying) (?:in |on )?(?:first aid|nursing|medicine|biology|anatomy|paramedics?|nurses|students|medics)\b|^(?:so )?(?=.{0,80}\bseen it all\b)\w+/g,
    ends: / , (?:i|my) (?!(?:teach|have seen))|\bbut\b/,
  },
  // "Painted bruises and fake blood"
  { kind: 'imagined', opens: /\b(?:fake|painted|pretend|theatrical) \w+/g, ends: /^/ },
  // "They plan to stop my steroids in the new year"
  {
    kind: 'imagined',
    opens: /\b(?:plan|plans|planning|going|due|want|wants|hope|hoping) to (?:stop|reduce|taper|wean|halve) (?:my|the|his|her)\b/g,
    ends: / , |\b(?:but|because|since|as)\b/,
  },
]
