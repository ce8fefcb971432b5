import type { PushKind } from '../../judge/questions/push-cues.ts'
import type { PleaPoint } from './point.ts'

const carer = String.raw`(?:parents|mum|mam|mom|mummy|dad|daddy|mother|father|folks|grown ?ups?|adults?|foster \w+|nan|gran)`
const away = String.raw`(?:out|away|at work|working|on (?:a )?holiday|not (?:here|home|in|around|back)|abroad|shopping|in (?:town|the pub)|gone out)`
const unanswered = String.raw`(?:(?:isnt|is not|arent|are not|wont|will not|doesnt|does not|dont|not|never|hasnt|havent|didnt)(?: even| been| just)? (?:picking|pick|picked|answering|answer|answered|ringing back|rung back|calling back|called back|reply\w*|replied)(?: up)?|(?:is|s|was|just|keeps?|goes|going|goes straight|went|straight)(?: \w+)? (?:engaged|busy|voice ?mail|answer ?phone|to (?:voice ?mail|answer ?phone|the machine)|ringing(?: out)?|on hold))`

interface ObstacleToTheCall extends PleaPoint {
  /** Pushes that are answered with it. */
  kinds: readonly PushKind[]
}

/** What keeps somebody from making the call itself, or from believing that it helps. */
export const obstaclesToTheCall: readonly ObstacleToTheCall[] = [
  {
    kinds: ['alone', 'not-yet'],
    cue: new RegExp(
      String.raw`\b(?:my |our |the |both )?${carer}(?: and (?:my )?${carer})?(?: are| is|s|re|r| both| all| have| has)* ${away}\b|\bparents(?: are| both| all)* (?:asleep|in bed|sleeping)\b|\b(?:no|without an?|not an?|there(?:s| is) no|there arent any) (?:adults?|grown ?ups?|parents?)\b|\bim (?:only |just )*(?:a (?:kid|child|teen\w*)|(?:[89]|1[0-7])(?! ?(?:w\w*|m\w*|stone|st|days?|/))\b)`,
    ),
    unless: new RegExp(
      String.raw`\b(?:${carer})(?: is|s| has)? (?:been )?(?:out (?:cold|of (?:it|breath|hospital))|asleep and)|\bim (?:8|9|1[0-7]) (?:weeks|wks|months)\b`,
    ),
    text: 'You can make this call yourself at any age, and nobody has to allow it: they take a young voice on {number} just as seriously, and tell you each step. Say where you are and who is with you. Then ring or wake your parents, and knock for a neighbour. {reason}',
    source: 'NHS: When to call 999; London Ambulance Service: Calling 999 for children',
  },
  {
    kinds: ['papers', 'secret'],
    cue: /\b(?:police|cops?|feds|garda[i]?|guards|coppers?|5-0)\b.{0,40}\b(?:come|coming|turn up|called|told|involved|know|find|search|arrest\w*|show up|get|be there|along|as well|too|then|trouble)\b|\b(?:call|tell|bring|send|involve|get|inform|fear|scared of|afraid of|dont want|worried about)\w* .{0,16}\b(?:police|cops|feds|garda[i]?)\b|\b(?:get|getting|be|going to get|gonna get) (?:\w+ ){0,2}(?:arrested|nicked|done for|busted|lifted|sent down|locked up)\b|\b(?:on|break\w*|violat\w*) (?:my |his |her )?(?:probation|parole|bail|licence|tag)\b/,
    unless:
      /\b(?:police|cops|officers?|garda[i]?) (?:is|are|were|have|has|came|brought|found|officer|man|woman)\b(?! (?:going|gonna|coming to|will))\b|\b(?:called|rang|phoned|told|got) the (?:police|cops)\b|\b(?:policeman|policewoman|police officer|in the police)\b|\bcardiac arrest\w*/,
    text: 'That fear is common, and people have died of it. You ring an ambulance, not the police: the crew comes to treat, not to search or to report, and what they are told is kept private. Say just what was taken and when, so that they give the right thing. {law}{reason}',
    source: 'Talk to FRANK: Dealing with an emergency; CDC: Good Samaritan laws',
  },
  {
    kinds: ['bad-experience', 'doubt'],
    cue: /\b(?:whats|what is|wheres|there(?:s| is)|is there|see|got|has) (?:\w+ ){0,2}(?:the |no |any )?(?:point|use|sense)\b|^\W*(?:no point|pointless|useless|no use|its (?:pointless|useless|hopeless))\b|\b(?:they|theyll|they will|hospitals?|doctors?|ambulance|crew|a&e|999|911|it)(?: will| would| can|ll)? ?(?:wont|cant|dont|didnt|never|not|couldnt|wouldnt|do nothing|only)(?: be able to| even| ever)? ?(?:do anything|do (?:a )?(?:thing|nothing)|help(?: me| us| him| her)?|do (?:much|owt|nowt|jack)|make (?:a|any) difference|change anything|be any (?:use|help|good)|bother|care|fix (?:it|this)|know what to do)\b|\b(?:theyll|they will|they) (?:just |only )?do nothing\b|\bnothing (?:they|anyone|anybody|a hospital|doctors) can do\b/,
    unless:
      /\b(?:point|use|sense) (?:in|of) (?:living|life|going on|it all|anything|carrying on|being here|me)\b|\bto live\b|\b(?:point|use|sense) (?:in |of )?(?:\w+ )?(?:tak|giv|chew|us|do|try|wait)ing\b|\b(?:pain ?killers?|tablets?|paracetamol|inhaler|puffer|spray|aspirin|pen|it) (?:wont|dont|didnt|cant|doesnt|isnt) (?:help|do|touch|make)\w*/,
    text: 'I can see why you ask, if nobody helped before. For this there is something they can do, and they do it at once. {ahead} {reason}',
  },
  {
    kinds: ['no-phone', 'far', 'on-hold'],
    cue: /\b(?:no|hardly any|barely any|havent (?:got )?(?:any )?|dont have (?:any )?|not got (?:any )?|lost|bad|poor|weak|zero|without|any) ?(?:\w+ )?(?:signal|reception|coverage|network|bars|service on my (?:phone|mobile)|service here)\b|\b(?:signal|reception|coverage|network)(?:s| is| has| keeps?)? (?:gone|dead|down|bad|poor|terrible|rubbish|awful|dropping|cutting out|weak|non ?existent|patchy|dropped)\b|\b(?:call|line|phone) (?:keeps? )?(?:dropping|cutting (?:out|off)|cuts? out|wont connect|wont go through|not connecting)\b/,
    unless: /\b(?:wifi|signal) (?:is )?(?:back|fine|ok)\b|\bgot (?:a )?signal\b/,
    text: 'Dial {number} all the same: an emergency call goes over any network that is in reach, also where your own shows none. If it fails, move to a window, outside or uphill and try again, or call over Wi-Fi or a landline; {textTo}send the nearest person or a passing car for help. {reason}',
    source: 'Ofcom: Emergency roaming and emergency SMS; FCC: Text-to-911',
  },
  {
    kinds: ['on-hold', 'gp'],
    cue: new RegExp(
      String.raw`\b(?:(?:the |my |our |her )?(?:community )?(?:midwi(?:fe|ves)|gp|g p|doctors?|dr|surgery|nurse|(?:nurse|advice|chemo|asthma) line|maternity(?: unit| ward)?|labou?r ward|triage|delivery (?:suite|unit)|ward|clinic|consultant|health visitor|111|pharmac\w+|specialist|carer|care ?line|warden))(?: line| number| phone| just)? ?${unanswered}\b`,
    ),
    unless: /\b(?:999|911|112|000|ambulance)\b/,
    text: 'Then do not ring there again: this is past what they can do by phone. {way} Whom you were ringing can be told later. {reason}',
    source: 'NHS: When to call 999; RCOG: Antepartum haemorrhage',
  },
  {
    kinds: ['on-hold', 'gp', 'alone'],
    cue: /\b(?:my |the )?(?:husband|wife|partner|boyfriend|girlfriend|mum|mam|mom|dad|son|daughter|sister|brother|neighbou?r|friend|mate|flatmate|parents|he|she|they)(?:s| is| are)?(?: \w+)? (?:picking up|pick up|picked up|(?:answer\w*|picking up) (?:his|her|their|the|my) (?:phone|mobile|cell|calls?|texts?|door)|(?:phone|mobile)(?:s| is)? (?:off|dead|switched off)|(?:to |on )?voice ?mail|engaged|ringing out)\b/,
    unless:
      /\b(?:999|911|112|000|ambulance|call handler|operator|(?:is|are|was|will|just|has|have) (?:\w+ )?(?:pick(?:ing|ed)? up|answer(?:ing|ed))|pick(?:ing|ed)? (?:\w+ )?up (?:the |my |our )?(?:kids|children|baby|dog|car|me|him|her))\b/,
    text: 'Then do not wait for them: {number} or whoever is nearest comes first, and you can try again from the road or leave a message. Is there a neighbour whose door you can knock on? {reason}',
  },
  {
    kinds: ['on-hold', 'waiting-times', 'can-wait', 'far'],
    level: 'ambulance',
    cue: /\b(?:said|told|says|saying|reckons?|quot(?:e|ed|ing)|(?:im|i am|was) told|wait(?: of| is|s)?)\b.{0,30}\b(?:\d+|an|one|two|three|four|five|six|several|a few|a couple of|couple of) ?(?:to \d+ ?|or \d+ ?)?(?:hours?|hrs?)\b|\b(?:hours?|hrs?) ?(?:long )?(?:wait|to wait|away for (?:an|the) ambulance)\b(?! (?:in|at) (?:the )?(?:er|ed|hospital|desk))|\b(?:ambulances?|crew|paramedics?|999|911)\b.{0,30}\b(?:hours?|hrs?|ages|long (?:wait|time)|no ambulances?|none (?:free|available))\b|\bno (?:ambulances?|crews?) (?:free|available|left|near)\b/,
    unless:
      /\b(?:ago|since|last(?:ed|s)?|for (?:the )?(?:last|past|about)|started|began|been|every|after|within|took|drive|journey|old|asleep|slept|sleep|in a corridor|queue|waiting room|a ?&? ?e|casualty)\b|\b(?:i|we|ill|im|can i|could i|shall i|should i|gonna) (?:\w+ ){0,3}(?:wait|leave|give|hold|see)\b/,
    text: 'That is too long for this, and it is not the last word. Ring {number} again and say what you told me, and at once when anything gets worse: that changes the order. Ask them straight out: “Shall we come in by car?” If they say so, or nobody can come in time, let somebody else drive, with them on speaker, and tell the desk at once. {reason}',
    source: 'NHS England: Ambulance response categories',
  },
]

/** The pushes that are answered where such an obstacle is taken up. In: the message in lower case without apostrophes. */
export function answeredWithObstacle(words: string): ReadonlySet<PushKind> {
  return new Set(obstaclesToTheCall.flatMap(({ cue, unless, kinds }) => (cue.test(words) && unless?.test(words) !== true ? kinds : [])))
}

/** What differs by country: whom the law protects, who takes a text. */
const byCountry: Readonly<Record<string, { law?: string; textTo?: string }>> = {
  US: { law: 'Nearly every state protects whoever calls for an overdose, and the one it is called for. ', textTo: 'text 911; ' },
  CA: { law: 'By law whoever calls for an overdose is not charged with having drugs. ', textTo: '' },
  GB: { textTo: 'text 999 if your phone is registered for it; ' },
}

/** A text with what holds in a country. */
export function inCountry(text: string, country: string | null): string {
  const { law = '', textTo = '' } = byCountry[country?.toUpperCase() ?? ''] ?? {}
  return text.replace('{law}', law).replace('{textTo}', textTo)
}
