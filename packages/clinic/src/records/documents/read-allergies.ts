import { isMedicineName } from './medicine-names.ts'
import { nearAllergen } from './near-allergen.ts'

/** One allergy as a document tells it. */
export interface ToldAllergy {
  name: string
  reaction: string | null
  /** Whether we know something of this name that people are allergic to. */
  isKnown: boolean
  /** As it is written, where it is nearly the name of something that we know. */
  misspelled?: string
  /** The document itself is not sure of it. */
  isOnlyPossible?: true
}

/** Words of which a sentence is made that says that there are none: "No known drug or food allergies", "none on file". */
const none = new RegExp(
  `^(?:(?:the )?(?:patient|pt|he|she|they|parents?) )?(?:(?:has|have|had|reports?|gives?|with) )?(?:${[
    'n\\/?a|nka|nkda|nkfa|nkma|nad|unknown|negative',
    `(?:none|nil|no|not|nothing|denies|denied|without)(?:[ ,/&-]+(?:${[
      'known|reported|recorded|documented|stated|noted|listed|declared|disclosed|identified|elicited|found|detected|present|applicable',
      'on|in|at|of|to|so|that|the|and|or|any|all|other|such|far|date|file|record|records|note|time|today|present|currently|previous|past',
      'allerg(?:y|ies|ic|ens?)|adverse|reactions?|intoleran(?:ces?|t)|(?:hyper)?sensitivit(?:y|ies)|significant|relevant|new',
      'drugs?|foods?|medic\\w+|latex|environmental|antibiotics?|anything|history|hx|events?|(?:he|she|they) (?:is|are) aware of',
    ].join('|')}))*`,
  ].join('|')})$`,
  'i',
)
/** "NKDA except latex": what stands behind is there. */
const exception = /^.*?\b(?:except(?: for)?|apart from|other than|aside from|but(?: (?:is|has))?)\s+/i
/** Remarks in the place of a list, which tell of no allergy and of none that is missing. */
const remark =
  /^(?:allergic|yes|y|positive|reviewed.*|updated|verified|confirmed|unchanged|no changes?|up to date|unspecified|(?:and )?related|others?|etc|see .*|as (?:above|below|before|per .*)|unable to (?:obtain|assess).*|not (?:asked|assessed|reviewed|obtained|confirmed).*)$/i
/** What people are allergic to beside medicines (NHS: Allergies; AAAAI). */
const allergens =
  /\b(?:penicillins?|cephalosporins?|sulpha|sulfa|sulfonamides?|sulphonamides?|sulphur drugs?|sulfur drugs?|nsaids?|opioids?|opiates?|statins?|ace[- ]inhibitors?|macrolides?|quinolones?|tetracyclines?|aminoglycosides?|latex|contrast|iodine|iodinated|gadolinium|plasters?|elastoplast|adhesive|tape|nickel|chlorhexidine|peanuts?|nuts?|tree nuts?|almonds?|cashews?|walnuts?|hazelnuts?|eggs?|milk|dairy|lactose|gluten|wheat|soya?|fish|shellfish|shrimps?|prawns?|crustaceans?|sesame|mustard|celery|lupin|kiwi|strawberr\w+|bananas?|bees?|wasps?|stings?|pollens?|ragweed|grass|dust(?: mites?)?|mould|mold|cats?|dogs?|horses?|animal|dander|dye|dyes|perfume|fragrances?|balsam|lanolin|avocados?|cinnamon|formaldehyde|cobalt|lavender|raspberr\w+|blackberr\w+|pineapples?|mango\w*|peach\w*|apples?|maize|lentils?|chickpeas?|peas|crab|lobsters?|mussels?|oysters?|squid|salmon|tuna|soaps?|detergents?|washing powder|bleach|henna|parabens?|msg|wool|vaccines?|an(?:a)?esthetics?|lidocaine|muscle relaxants?|insulins?|heparins?|aspirin|codeine|morphine|kiwifruit|tomato\w*|citrus|chocolate|food colou?ring|sulphites?|sulfites?)\b/i
const reactions =
  /\b(?:rash|hives|urticaria|anaphyla\w+|swelling|angio-?o?edema|itch\w*|wheez\w*|breathless\w*|nausea|vomiting|diarrh\w+|gi upset|stomach upset|collapse|cough|shock|hypotension|blisters?|sjs|stevens[- ]johnson|dizz\w+|flush\w*|redness|confusion|hallucinations?|headaches?|intoleran\w+|unknown reaction|reaction unknown|severe|mild|moderate|bronchospasm|throat|eczema|dermatitis|pain|cramps?|dystonia|photosensitiv\w*|palpitations?|tinnitus|red man|bleeding|tachycardia|jaundice|seizures?|fits|fever|tongue|lips?|face|facial|puff\w+|sneez\w*|rhinitis|runny nose|myalgia|muscle|weak\w*|constipat\w*|rigors?|oculogyric|sick\w*|faint\w*|drows\w*|burn\w*|sore\w*)\b/i

/** What is said to be borne well, or is no longer held for one, is no allergy. */
const borne =
  /^(?:(?:but|and|has|she|he|can|patient) )*(?:tolerat\w+|(?:take|taken|have|had) (?=[a-z]+ (?:safely|before|without))|not allergic|safe with)\b|\bde-?label\w*|\b(?:is |was |are |now )?(?:well )?tolerated$/i

const listFollows = /^(?:yes\s*[-–,]?\s*)?(?:(?:see|as|listed) below|(?:last )?(?:reviewed|updated|verified)\b.{0,40})$/i
/** Words above the columns of a list of allergies. */
const columnHead =
  /^(?:(?:allergens?|allergy|substances?|agents?|reactions?|manifestations?|severity|criticality|type|status|comments?|source|onset|noted|recorded|date(?: (?:noted|recorded|of onset|entered))?)(?:$|\s+(?=\S)))+$/i

/** Whether words name something that people are allergic to. */
export const isAllergen = (text: string): boolean => allergens.test(text)

/** Whether each word names something that people are allergic to: "contrast dye", "bee sting", but not "latex rash". */
const isAllergenWhole = (text: string): boolean =>
  isMedicineName(text) || text.split(' ').every((word) => allergens.exec(word)?.[0].length === word.length || isMedicineName(word))

/** Whether words begin with something that people are allergic to. */
export const beginsWithAllergen = (text: string): boolean => isAllergenWhole(/^[A-Za-z-]+/.exec(text)?.[0] ?? '-')

/** Whether a line is no entry of a list of allergies, but the heads of its columns, or says that a list follows. */
export const isAboveList = (text: string): boolean => columnHead.test(text.replace(/[\s|,/]+/g, ' ').trim()) || listFollows.test(text)
const isNoEntry = (text: string): boolean => isAboveList(text) || remark.test(text)

/** The allergies that the words behind a heading "Allergies:" or after "allergic to" name; null where they say that there are none. */
export function readAllergies(text: string): ToldAllergy[] | null {
  const plain = text
    .replace(/^[\s:–-]*(?:to\s*[:–-]\s*)?/i, '')
    .replace(/[☐□]\s*\w+|[☑☒✓✔]/g, ' ')
    .replace(/^\s*(?:(?:yes|y|positive|allergic|present|documented|known|(?:drug |food )?allerg(?:y|ies))\s*(?:[-:–,]\s*|$))+/i, '')
    .replace(/[\s.]+$/, '')
    .trim()
  if (none.test(plain)) return null
  const behind = plain.replace(exception, '')
  if (
    none.test(
      plain
        .slice(0, plain.length - behind.length)
        .replace(/\s+(?:except.*|apart.*|other than.*|aside.*|but.*)$/i, '')
        .replace(/[,;]$/, ''),
    )
  )
    return isKnownIn(behind) ? readAllergies(behind) : null
  const told: ToldAllergy[] = []
  const all = plain.split(cellEnd).flatMap((cell, column) => piecesOf(cell).map((piece) => ({ piece, column })))
  const pieces = all.filter(({ piece }) => !borne.test(piece) && !none.test(piece))
  if (all.length > 0 && pieces.length === 0) return null
  for (const { piece, column } of pieces) {
    const allergy = reactionAlone.test(piece) || (column > 0 && told.length > 0 && !isKnownIn(piece)) ? null : allergyIn(piece)
    const last = told.at(-1)
    if (allergy) told.push(allergy)
    // "penicillin, rash": what follows an allergen and is a reaction, or stands in the next column, belongs to it.
    else if (last && !isNoEntry(piece) && (column > 0 || reactions.test(piece))) told[told.length - 1] = withReaction(last, piece)
  }
  return told
}

/** Where a column of a list ends. */
const cellEnd = /\s*[•|\t]\s*| {3,}/
/** "which caused a rash" goes on about what stands before it. */
const reactionAlone = /^(?:which|that|it|this|these|causing|caused|with)\b/i

const withReaction = (allergy: ToldAllergy, words: string): ToldAllergy => ({
  ...allergy,
  reaction: [allergy.reaction, words.replace(/^(?:which )?(?:causes?|causing|caused|with|gives?|gave)\s+/i, '')].filter(Boolean).join(', '),
})

/** Parts at commas, slashes and "and", but not inside brackets. */
function piecesOf(text: string): string[] {
  return text
    .split(/\s*;\s*(?![^(]*\))|\s*,\s*(?![^(]*\))|\s+(?:and|&)\s+(?![^(]*\))|\s*\/\s*(?=[A-Z])(?![^(]*\))|\s+\d+[.)]\s+/)
    .map((piece) => piece.replace(/^[\s•*·–-]+|^\d+[.)]\s+|^(?:and|or)\s+/, '').trim())
    .filter((piece) => /[a-z]{3}/i.test(piece))
}

/** Whether a medicine or an allergen stands in some words. */
const isKnownIn = (text: string): boolean =>
  isAllergen(text) || text.split(/[\s,;(]+/).some((word) => word.length > 3 && isMedicineName(word))

/** A row of a table whose columns were lost: "Ciprofloxacin Tendon pain Moderate", "Lisinopril cough" are a known name, what it did, and how bad it was. */
function rowOf(piece: string): ToldAllergy | null {
  const [, row, severity] = /^([A-Za-z][A-Za-z /-]+?)(?:\s+(mild|moderate|severe))?$/i.exec(piece) ?? []
  const words = row?.split(/\s+/) ?? []
  for (let length = Math.min(3, words.length); length > 0; length--) {
    const name = words.slice(0, length).join(' ')
    const did = words.slice(length).join(' ')
    if (!isAllergenWhole(name) || /^[-–]/.test(did) || (severity === undefined && (!reactions.test(did) || words.length - length > 4)))
      continue
    return { name, reaction: [did, severity].filter(Boolean).join(', '), isKnown: true }
  }
  return null
}

/** Lists of a practice set the day before what was noted. */
const datesBefore = /^(?:\d{1,2}[ ./-](?:\d{1,2}|[A-Z][a-z]{2,8})[ ./-]\d{2,4}|(?:19|20)\d{2}(?:-\d{2}){0,2})\s*:?\s+(?=[A-Za-z])/
/** As records code it: "Adverse reaction to ramipril". */
const adverse = /^(?:(?:h\/o|hx of|history of):?\s+)?(?:adverse (?:drug )?(?:reactions?|effects?) to|(?:drug |food )?allergy to)\s+/i
/** "H/o rash with Inj. Diclofenac". */
const reactionFirst =
  /^(?:(?:h\/o|hx of|history of):?\s+)?((?:[a-z]+ )?(?:rash|hives|urticaria|anaphylaxis|swelling|angio-?o?edema|cough|itching|vomiting|wheeze|wheezing|collapse)) (?:with|to|from|after|on|due to) (?:inj\.?|tab\.?|cap\.?|taking )?\s*([A-Za-z][\w -]{2,40})$/i
/** The kind of allergy before its name: "Environmental - ragweed". */
const kindBefore = /^(?:environmental|food|drug|medication|medicine|seasonal|other|insects?|animals?)\s*[-–:]\s*(?=[A-Za-z]{3})/i
/** "Amoxicillin 250mg capsules": the medicine that was taken then. */
const strengthBehind = /\s+\d[\d.]*\s?(?:mg|mcg|micrograms?|g|ml|%|units?)(?:\/\S+)?(?:\s+[a-z-]+){0,4}$/i

/** "1985" of "Penicillin 1985 rash". */
const yearWithin = /(?:,?\s+(?:in|since|around|circa|about))?[,\s]+\(?(?:19|20)\d{2}\)?(?=\s|$)/

/** "? eggs", "possible penicillin allergy". */
const possible = /^(?:\?+\s*|(?:possible|possibly|probable|probably|suspected|query|questionable)\s+)(?=[a-z])/i

function allergyIn(words: string): ToldAllergy | null {
  const allergy = surelyTold(words.replace(possible, ''))
  return allergy && possible.test(words) ? { ...allergy, isOnlyPossible: true } : allergy
}

function surelyTold(words: string): ToldAllergy | null {
  const piece = words
    .replace(yearWithin, '')
    .replace(datesBefore, '')
    .replace(adverse, '')
    .replace(kindBefore, '')
    .replace(reactionFirst, '$2 ($1)')
  if (none.test(piece) || isNoEntry(piece)) return null
  const [, head = piece, bracket, dash, cause] =
    /^(.+?)(?:\s*\(([^)]*)\)?|\s*(?:[–—:]|\s-|-(?=\s))\s*(.+)|\s+(?:which )?(?:caus(?:es?|ing|ed)|gives?|gave|leads? to|with|because|as it|since it|reaction:?|→|->)\s+(.+))?$/i.exec(
      piece,
    ) ?? []
  if (none.test((bracket ?? dash ?? cause ?? '-').trim())) return null
  const row = rowOf(piece)
  if (row) return row
  const name = head
    .replace(/^(?:h\/o|hx of)\s*:?\s*/i, '')
    .replace(
      /^(?:allerg(?:y|ic) to|known|severe|mild|the following:?|(?:inj|tab|cap|syp|syr)\.?(?=\s)|patient is|she is|he is|drug:?|food:?|previous|reported|to)\s+/gi,
      '',
    )
    .replace(/\s+(?:allerg(?:y|ies|ic)|intolerance|sensitivity|hypersensitivity|reaction)$/i, '')
    .replace(/\s*[([].*$/, '')
    .replace(/\s+(?:and|or|but)$/i, '')
    .replace(strengthBehind, '')
    .replace(/,?\s+(?:in|since|around|circa|at age|aged|at)\s+(?:early |late )?\d.*$/i, '')
    .replace(/(?<=\bdye)\s+#?\d+$/i, '')
    .trim()
  const isKnown = allergens.test(name) || isMedicineName(name)
  if (!isKnown && (reactions.test(name) || name.split(/\s+/).length > 3)) return null
  // A number with a unit, a verb or a date is no allergen.
  if (
    name.length < 3 ||
    /\d|\b(?:is|was|were|will|should|please|see|clinic|weeks?|follow|review|stop|start|take|patient|discuss\w*|carr(?:y|ies)|epipen|auto-?injectors?|uses?|history|date|signed|doctor|dr)\b/i.test(
      name,
    )
  )
    return null
  const near = isKnown ? null : nearAllergen(name)
  const reaction = (bracket ?? dash ?? cause ?? '').trim() || null
  return near === null ? { name, reaction, isKnown } : { name: near, reaction, isKnown: true, misspelled: name }
}
