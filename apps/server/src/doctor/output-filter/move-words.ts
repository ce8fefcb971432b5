/** What must be asked for in the same way, by what a question without a finding is about. */
export const asksAfter: readonly RegExp[] = [
  /\bhow long\b|\bsince when\b|\bwhen did\b|\bhow many (?:days|weeks|hours)\b/i,
  /\bsudden\w*|\ball at once\b|\bslowly\b|\bgradual\w*/i,
  /\bhow bad\b|\bhow strong\b|\bscale\b|\bworst\b/i,
  /\bwhere\b|\bwhich (?:part|side|place)\b/i,
  /\bhow old\b|\bage\b/i,
  /\b(?:fe)?male\b|\b(?:wo)?man\b|\bsex\b/i,
  /\bpregnan\w*/i,
  /\b(?:any|some)thing (?:else|more)\b/i,
  /\bmedicines?\b|\bmedications?\b|\btablets?\b/i,
  /\bother words\b|\banother way\b|\bonce more\b/i,
]

/** Numbers in signs and in words, and what they count. */
export const measuring =
  /\d+(?:[.,:/]\d+)*|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred|thousand|half|once|twice|thrice|double|triple|mg|grams?|ml|mcg|millilit(?:er|re)s?|tablets?|pills?|capsules?|doses?|puffs?|drops?|degrees?|percent|seconds?|minutes?|hours?|days?|weeks?|months?|years?|hourly|daily|weekly)\b|°c|°f|%/g

/** Words that make something look better than it may be. */
export const soothing =
  /\bharmless\b|\bfine\b|\bsafe\w*|\bnormal\w*|\bminor\b|\bmild\w*|\bwell\b|\bbetter\b|\bsoon\b|\bgood\b|\ball right\b|\balright\b|\bok(?:ay)?\b/

/** Words that say whom to see and how soon, what to do, whom it is about and up to where: none may go, none may come. */
export const watched: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['ambulance', /\bambulance\b|\bcall 999\b|\bparamedics?\b/],
  ['hospital', /\bhospital\b|\bemergency\b|\ba&e\b|\bcasualty\b/],
  ['doctor', /\bdoctor\b|\bgp\b|\bsurgery\b|\bnurse\b|\bclinic\b/],
  ['pharmacist', /\bpharmacists?\b|\bpharmacy\b/],
  ['now', /\bnow\b|\bat once\b|\bimmediately\b|\bstraight away\b|\bright away\b/],
  ['today', /\btoday\b|\btonight\b|\bwithin\b|\btomorrow\b/],
  ['urgent', /\burgent\w*|\bserious\w*|\bdanger\w*|\brisk\w*/],
  ['wait', /\bwait\w*|\blater\b|\bhurry\b|\brush\b/],
  ['harmless', soothing],
  ['take', /\btak(?:e|es|ing)\b|\bswallow\w*|\buse\b/],
  ['stop', /\bstop\w*|\bskip\w*|\bquit\b/],
  ['start', /\bstart taking\b|\bincrease\b|\braise\b|\blower\b|\breduce\b/],
  ['avoid', /\bavoid\w*|\brefrain\b/],
  [
    'limit',
    /\bat least\b|\bat most\b|\bmore than\b|\bless than\b|\bup to\b|\bmaximum\b|\bminimum\b|\bover\b|\bunder\b|\bbefore\b|\bafter\b/,
  ],
  ['child', /\bchild\w*|\bbab(?:y|ies)\b|\bson\b|\bdaughter\b|\btoddler\b|\binfant\b/],
  ['kin', /\bmother\b|\bfather\b|\bmum\b|\bdad\b|\bwife\b|\bhusband\b|\bpartner\b|\bbrother\b|\bsister\b|\bfriend\b|\bneighbour\b/],
  ['every', /(?<!\bat )\ball\b|\bboth\b|\bevery\b|\beach\b|\bonly\b|\bjust\b/],
  ['again', /\bany ?more\b|\bno longer\b|\bagain\b|\bever\b|\bonce\b|\bbefore\b/],
  ['what', /\bwhat (?:you|it|this|that) (?:have|has|is|are|like|want)\b/],
  ['hurting', /\bhurt(?:s|ing)?\b|\bsore(?:ness)?\b|\bach(?:e|es|ing)\b|\bpain(?:s|ful)?\b/],
  ['third', /\bhe\b|\bshe\b|\bhis\b|\bher\b|\bhim\b/],
]

/** Words that deny, and those that make little of something. */
export const denying = /\b(?:no|not|never|none|without|neither|nor|cannot|nothing|hardly|barely)\b|n['’]t\b/gi
