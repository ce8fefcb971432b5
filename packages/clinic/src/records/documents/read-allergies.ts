import { isMedicineName } from './medicine-names.ts'

/** One allergy as a document tells it. */
export interface ToldAllergy {
  name: string
  reaction: string | null
  /** Whether we know something of this name that people are allergic to. */
  isKnown: boolean
}

const none =
  /^(?:none|nil|no|n\/?a|nka|nkda|nkfa|nkma|nad|not known|unknown|not recorded|not stated|no known.*|no (?:drug |food )?(?:allergies|allergy|adverse reactions?).*|none known.*|none recorded.*|nil known.*|denies.*|negative)$/i
/** What people are allergic to beside medicines (NHS: Allergies; AAAAI). */
const allergens =
  /\b(?:penicillins?|cephalosporins?|sulpha|sulfa|sulfonamides?|sulphonamides?|nsaids?|opioids?|opiates?|statins?|ace[- ]inhibitors?|macrolides?|quinolones?|tetracyclines?|aminoglycosides?|latex|contrast|iodine|iodinated|gadolinium|plasters?|elastoplast|adhesive|tape|nickel|chlorhexidine|peanuts?|nuts?|tree nuts?|almonds?|cashews?|walnuts?|hazelnuts?|eggs?|milk|dairy|lactose|gluten|wheat|soya?|fish|shellfish|shrimps?|prawns?|crustaceans?|sesame|mustard|celery|lupin|kiwi|strawberr\w+|bananas?|bees?|wasps?|stings?|pollens?|grass|dust(?: mites?)?|mould|mold|cats?|dogs?|horses?|animal|dander|dye|dyes|perfume|fragrances?|balsam|lanolin|wool|vaccines?|an(?:a)?esthetics?|lidocaine|muscle relaxants?|insulins?|heparins?|aspirin|codeine|morphine|kiwifruit|tomato\w*|citrus|chocolate|food colou?ring|sulphites?|sulfites?)\b/i
const reactions =
  /\b(?:rash|hives|urticaria|anaphyla\w+|swelling|angio-?o?edema|itch\w*|wheez\w*|breathless\w*|nausea|vomiting|diarrh\w+|gi upset|stomach upset|collapse|cough|shock|hypotension|blisters?|sjs|stevens[- ]johnson|dizz\w+|flush\w*|redness|confusion|hallucinations?|headaches?|intoleran\w+|unknown reaction|reaction unknown|severe|mild|moderate|bronchospasm|throat|eczema|dermatitis|pain|cramps?|dystonia|photosensitiv\w*|palpitations?|tinnitus|red man|bleeding|tachycardia|jaundice|seizures?|fits|fever|tongue|lips?|face)\b/i

/** What is said to be borne well is no allergy. */
const borne =
  /^(?:(?:but|and|has|she|he|can|patient) )*(?:tolerat\w+|(?:take|taken|have|had) (?=[a-z]+ (?:safely|before|without))|not allergic|safe with)\b/i

/** Words above the columns of a list of allergies. */
const columnHead = /^(?:allergens?|allergy|substances?|agents?|reactions?|severity|type|status|comments?|date)$/i

/** Whether words name something that people are allergic to. */
export const isAllergen = (text: string): boolean => allergens.test(text)

/** The allergies that the words behind a heading "Allergies:" or after "allergic to" name; null where they say that there are none. */
export function readAllergies(text: string): ToldAllergy[] | null {
  const plain = text
    .replace(/^[\s:–-]+/, '')
    .replace(/^(?:yes|positive|allergic|present|documented|known)\s*[-:–,]\s*/i, '')
    .replace(/[\s.]+$/, '')
    .trim()
  if (none.test(plain)) return null
  const told: ToldAllergy[] = []
  const pieces = piecesOf(plain).filter((piece) => !borne.test(piece))
  if (pieces.length === 0 && borne.test(plain)) return null
  for (const piece of pieces) {
    const allergy = allergyIn(piece)
    if (allergy) told.push(allergy)
    // "penicillin, rash": what follows an allergen and is a reaction belongs to it.
    else if (reactions.test(piece) && told.length > 0) {
      const last = told[told.length - 1] as ToldAllergy
      told[told.length - 1] = {
        ...last,
        reaction: [last.reaction, piece.replace(/^(?:which )?(?:causes?|causing|caused|with|gives?|gave)\s+/i, '')]
          .filter(Boolean)
          .join(', '),
      }
    }
  }
  return told
}

/** Parts at commas, slashes and "and", but not inside brackets. */
function piecesOf(text: string): string[] {
  return text
    .split(/\s*[;•|\t]\s*|\s*,\s*(?![^(]*\))|\s+(?:and|&)\s+(?![^(]*\))|\s*\/\s*(?=[A-Z])(?![^(]*\))|\s+\d+[.)]\s+/)
    .map((piece) => piece.replace(/^[\s•*·–-]+|^\d+[.)]\s+/, '').trim())
    .filter((piece) => /[a-z]{3}/i.test(piece))
}

/** A row of a table whose columns were lost: "Ciprofloxacin Tendon pain Moderate" is a known name, what it did, and how bad it was. */
function rowOf(piece: string): ToldAllergy | null {
  const [, row, severity] = /^([A-Za-z][A-Za-z /-]+?)\s+(mild|moderate|severe)$/i.exec(piece) ?? []
  const words = row?.split(/\s+/) ?? []
  for (let length = Math.min(3, words.length); length > 0; length--) {
    const name = words.slice(0, length).join(' ')
    const isKnown = isMedicineName(name) || allergens.exec(name)?.[0].length === name.length
    if (isKnown) return { name, reaction: [words.slice(length).join(' '), severity].filter(Boolean).join(', '), isKnown }
  }
  return null
}

/** Lists of a practice set the day before what was noted. */
const datesBefore = /^(?:\d{1,2}[ ./-](?:\d{1,2}|[A-Z][a-z]{2,8})[ ./-]\d{2,4}|(?:19|20)\d{2}(?:-\d{2}){0,2})\s*:?\s+(?=[A-Za-z])/
/** "Amoxicillin 250mg capsules": the medicine that was taken then. */
const strengthBehind = /\s+\d[\d.]*\s?(?:mg|mcg|micrograms?|g|ml|%|units?)(?:\/\S+)?(?:\s+[a-z-]+){0,4}$/i

function allergyIn(piece: string): ToldAllergy | null {
  if (none.test(piece) || columnHead.test(piece)) return null
  const [, head = piece, bracket, dash, cause] =
    /^(.+?)(?:\s*\(([^)]*)\)?|\s*(?:[–—:]|\s-|-(?=\s))\s*(.+)|\s+(?:which )?(?:caus(?:es?|ing|ed)|gives?|gave|leads? to|with|reaction:?|→)\s+(.+))?$/i.exec(
      piece,
    ) ?? []
  const row = rowOf(piece)
  if (row) return row
  const name = head
    .replace(datesBefore, '')
    .replace(/^(?:h\/o|hx of)\s*:?\s*/i, '')
    .replace(
      /^(?:allerg(?:y|ic) to|known|severe|mild|the following:?|patient is|she is|he is|drug:?|food:?|previous|possible|reported|to)\s+/gi,
      '',
    )
    .replace(/\s+(?:allerg(?:y|ies|ic)|intolerance|sensitivity|hypersensitivity|reaction)$/i, '')
    .replace(/\s*[([].*$/, '')
    .replace(/\s+(?:and|or|but)$/i, '')
    .replace(strengthBehind, '')
    .trim()
  const isKnown = allergens.test(name) || isMedicineName(name)
  if (!isKnown && (reactions.test(name) || name.split(/\s+/).length > 3)) return null
  // A number with a unit, a verb or a date is no allergen.
  if (
    name.length < 3 ||
    /\d|\b(?:is|was|were|will|should|please|see|clinic|weeks?|follow|review|stop|start|take|patient|discuss\w*|history|date|signed|doctor|dr)\b/i.test(
      name,
    )
  )
    return null
  return { name, reaction: (bracket ?? dash ?? cause ?? '').trim() || null, isKnown }
}
