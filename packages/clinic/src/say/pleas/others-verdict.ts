/** Everyday names of who said it, and how they are called back. */
const names: Readonly<Record<string, string>> = {
  hubby: 'husband',
  missus: 'wife',
  missis: 'wife',
  mrs: 'wife',
  'her indoors': 'wife',
  herself: 'wife',
  fella: 'partner',
  'other half': 'partner',
  bf: 'boyfriend',
  gf: 'girlfriend',
  mil: 'mother-in-law',
  fil: 'father-in-law',
  'mother in law': 'mother-in-law',
  'father in law': 'father-in-law',
  'sister in law': 'sister-in-law',
  'brother in law': 'brother-in-law',
  oga: 'boss',
  gaffer: 'boss',
  roomie: 'roommate',
  baba: 'healer',
  'native doctor': 'healer',
  chemist: 'pharmacist',
  mammy: 'mum',
  mam: 'mum',
  mom: 'mum',
  ma: 'mum',
  da: 'dad',
  oul: 'dad',
}

const family =
  'husband|hubby|wife|missus|missis|mrs|partner|fella|other half|boyfriend|girlfriend|bf|gf|mother-?in-?law|mother in law|father in law|father-?in-?law|mil|fil|sister in law|sister-in-law|brother in law|brother-in-law|mum|mam|mammy|mom|mother|ma|dad|da|father|nan|nana|nanny|gran|granny|grandma|grandad|grandmother|aunt|auntie|aunty|uncle|cousin|sister|brother|son|daughter|flatmate|housemate|roommate|roomie|mate|friend|neighbou?r|colleague|workmate'
const inCharge = 'boss|gaffer|oga|madam|manager|supervisor|teacher|tutor|landlord|coach|trainer|lecturer|captain|instructor'
const ofFaith = 'pastor|priest|imam|rabbi|reverend|prophet|elder|deacon|guru|healer|native doctor|herbalist|baba|babalawo|sangoma|homeopath'
const ofTrade =
  'pharmacist|chemist|receptionist|dentist|optician|physio|physiotherapist|chiropractor|osteopath|carer|first aider|hairdresser|health visitor|doula|school nurse'
const online = 'google|the internet|internet|chat ?gpt|facebook|tik ?tok|reddit|web ?md|youtube|dr google|mumsnet|instagram'

const speaks =
  '(?:says?|said|saying|sed|thinks?|thought|reckons?|reckoned|told|tells|swears?|swore|insists?|is sure|was sure|convinced|laugh\\w*|keeps? (?:saying|telling)|calls? it|called it|wants? me to|is telling|has seen)'
const verdict = new RegExp(
  `\\b(?:(the|my|our|his|her|me|ur) )?(?:(?:own|oul|old|big|little|older|younger|best|dear|late) )?(${family}|${inCharge}|${ofFaith}|${ofTrade}|${online})(?:s|es)?(?:,? (?:just|only|always|still|even|also|here|there|now|is|has|was|keeps?|at|work|next|door|upstairs|back|home|too|a|who|nurse|doctor|paramedic|midwife|medic|and|she|he|they|dental))*,? ${speaks}\\b(.{0,80})`,
)

/** Who says so wants the patient to be seen, or is worried. */
const urges =
  /\b(?:(?:should|must|need(?:s)? to|have to|has to|ought to|better|please) (?:go|ring|call|come|get|be seen)|look(?:s|ed)? (?:grey|blue|awful|terrible|ill|bad|pale|dreadful)|serious|worried|dangerous|(?:call|ring) (?:999|911|112|an ambulance|for help)|to (?:go|ring|call|come|get|be seen|ask)|(?:drive|take|bring) (?:me|us|him|her)|come with|(?:mind|watch|look after) (?:the|them)|(?:hurts?|numb|dizzy|cant|die|dying|kill\w*))\b/

const parents: Readonly<Record<string, string>> = { mum: 'mother', mother: 'mother', dad: 'father', father: 'father' }
const knowsMore = /\b(?:is|was|being|whos|works as|shes|hes) (?:a |an )?(?:\w+ )?(?:nurse|doctor|paramedic|medic|midwife|vet|first aider)\b/
const ofFamily = new RegExp(`^(?:${family})$`)
const isOnline = new RegExp(`^(?:${online})$`)
const isOfTrade = new RegExp(`^(?:${ofTrade})$`)

/** Somebody else's verdict, told back by who said it; null where nobody is named, or who is named wants help as well. In: the message in lower case without apostrophes, what the patient is to the speaker, and whether somebody is against help. */
export function othersVerdict(words: string, patient: string, isRefused: boolean): string | null {
  const [, owner, said = '', rest = ''] = verdict.exec(words) ?? []
  if (said === '' || urges.test(rest)) return null
  if (isOnline.test(said))
    return 'A search knows the words and not the patient. {reason} What it cannot do is examine: that is what I ask for.'
  const role = names[said] ?? said
  if (role === patient || parents[role] === (parents[patient] ?? patient)) return null
  const whose = owner === 'his' || owner === 'her' ? owner : 'your'
  const who = `${whose.charAt(0).toUpperCase()}${whose.slice(1)} ${role}`
  if (isRefused)
    return patient === 'self'
      ? `${who} may not see how serious this is. {reason} You need nobody’s leave for it: it is your body and your say.`
      : null
  if (knowsMore.test(words))
    return `${who} means it well and knows more than most, but nobody can rule this out without examining and testing. {reason} Let them come along and speak for you.`
  if (isOfTrade.test(said))
    return `${who} cannot have known all that you told me. {reason} Nobody can settle it without examining and testing.`
  return ofFamily.test(said)
    ? `${who} means it kindly, but nobody can see this from outside. {reason} If that is right, it costs an evening; if not, help was in time.`
    : `${who} may be right in much, but not about this: it has to be examined. {reason} You need nobody’s leave to get help.`
}
