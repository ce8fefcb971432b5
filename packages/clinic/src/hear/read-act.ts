import type { Mention, Question } from '../case/model.ts'
import { isQuestion, isRequest, opensAsQuestion, pressesForAnswer, questionCues, statementCues } from './act-cues.ts'
import { type Act, type Clause, mayState } from './clause.ts'
import type { Span } from './split-clauses.ts'

/** The learned reader's opinion of a clause: acts with their shares (0 to 1), the likeliest first. */
export type ActOpinion = readonly { act: Act; probability: number }[]

/** What is known of a clause before its act is read. */
export interface ClauseView {
  mentions: readonly Mention[]
  pending: Question | null
  /** Whether it names a medicine. */
  namesDrug: boolean
  /** Whether the clause is the first of its message: answers stand there. */
  isFirst: boolean
  /** How the message answers the open question, if it does. */
  answer: 'yes' | 'no' | 'partly' | 'unknown' | null
  isForeign: boolean
  isNonsense: boolean
}

/** How sure a form is that the words themselves show. */
const shown = 0.9
const assumed = 0.5
/** From this share on the learned reader's word counts before an assumption, and before a shown form. */
const learnedOverAssumed = 0.2
const learnedOverShown = 0.5
/** From this share on it may take a clause that tells a finding for one that states nothing. */
const learnedOverFinding = 0.75

/** What has the form of a question is one, unless the learned reader is this sure of something else; with its mark it is nearly always one. */
const learnedOverQuestion = 0.75
const learnedOverMark = 0.95

/** A goodbye that no form shows is one from this share on. */
const surelyLeaves = 0.9

/** Acts that a question in form may have. */
const inQuestionForm: ReadonlySet<Act> = new Set(['hypothetical', 'crisis', 'help', 'about-doctor', 'farewell'])

/** A question that names a medicine is about that medicine, unless it is one of these. */
const beforeMedicines: ReadonlySet<Act> = new Set(['ask-why', 'ask-service', 'ask-record'])

/** What a clause does: its form decides, then the learned reader, then what was read in it. */
export function readAct(span: Span, view: ClauseView, learned: ActOpinion): Clause {
  const byForm = formOf(span.text, view)
  const [likeliest] = learned
  const { act, sureness } =
    likeliest !== undefined && likeliest.probability >= barFor(likeliest.act, byForm, view, span.text)
      ? { act: likeliest.act, sureness: likeliest.probability }
      : byForm
  return { text: span.text, start: span.start, end: span.end, act: suited(act, view, span.text), sureness }
}

function barFor(act: Act, form: { act: Act; sureness: number }, { mentions }: ClauseView, text: string): number {
  if (form.act === 'correction' || form.sureness === 1) return Number.POSITIVE_INFINITY
  const isMarked = /\?\s*$/.test(text) || isRequest(text)
  if (form.act.startsWith('ask-') && !act.startsWith('ask-') && !inQuestionForm.has(act) && (isMarked || mentions.length === 0))
    return isMarked ? learnedOverMark : learnedOverQuestion
  // "My chest, like a bag of cement sat on it": what a part of the body is like is what is wrong with it.
  if (mentions.length > 0 && act === 'figurative' && likens.test(text)) return Number.POSITIVE_INFINITY
  // Who takes leave does so in words for it.
  if (act === 'bye') return surelyLeaves
  // "It goes away when I stop and rest" asks nothing.
  if (mentions.length > 0 && act.startsWith('ask-') && states.test(text) && !isQuestion(text)) return Number.POSITIVE_INFINITY
  if (mentions.length > 0 && !mayState(act)) return learnedOverFinding
  return form.sureness >= shown ? learnedOverShown : learnedOverAssumed
}

const states =
  /^\W*(?:(?:and|but|so|then|now) )*(?:it|he|she|they|this|that|my \w+|the \w+)\b(?:['’]s)? (?!ok\b|okay\b|safe\b|normal\b|dangerous\b|serious\b)|^\W*(?:but|although|though) (?:is|are|was|has|have) \w/i
const ofBody =
  '(?:my|me|his|her|the) (?:\\w+ )?(?:chest|head|heart|belly|tummy|stomach|guts?|throat|neck|back|legs?|arms?|hands?|foot|feet|eyes?|ears?|face|skin|skull|balls?|side|womb|bladder|bowels?)\\b'
const likens = new RegExp(String.raw`\b${ofBody}.*\b(?:like|as if|as though)\b|\b(?:like|as if|as though)\b.*\b${ofBody}`, 'i')

/** "Actually don't worry about it, bye": who ends the talk in so few words ends it. */
const endsTalk =
  /^(?:(?:ok|okay|actually|thanks|thank you|never ?mind|don['’]?t worry(?: about it)?|fine|right|well|gotta go|got to go)\W+)*bye(?:\W+bye)?(?: now| then)?\W*$/i

/** "Ok" says that it was heard, and "nah" that it is not so: no goodbyes. */
const hearsIt = /^\W*(?:ok(?:ay|ey)?|nah|naw|nope|nup|right|alright|fine|sure|i see|got it|understood)\W*$/i

function formOf(text: string, view: ClauseView): { act: Act; sureness: number } {
  if (endsTalk.test(text)) return { act: 'bye', sureness: 1 }
  if (hearsIt.test(text)) return { act: 'answer', sureness: 1 }
  if (view.isForeign || view.isNonsense) return { act: 'unreadable', sureness: shown }
  if (isQuestion(text)) {
    const cued = questionCues.find(([, cue]) => cue.test(text))?.[0]
    const act = view.namesDrug && (cued === undefined || !beforeMedicines.has(cued)) ? 'ask-medicine' : cued
    if (act !== undefined) return { act, sureness: shown }
    if (/\?\s*$/.test(text) || opensAsQuestion(text) || pressesForAnswer(text)) return { act: 'ask-cause', sureness: assumed }
  }
  const act = statementCues.find(([, cue]) => cue.test(text))?.[0]
  if (act !== undefined) return { act, sureness: shown }
  const stated = statementAct(view)
  return { act: stated, sureness: stated === 'denial' ? shown : assumed }
}

function statementAct({ mentions, pending, isFirst, answer }: ClauseView): Act {
  if (pending !== null && isFirst && answer !== null) return 'answer'
  if (mentions.length > 0 && mentions.every(({ polarity }) => polarity === 'absent')) return 'denial'
  if (mentions.length === 0 && pending !== null) return 'answer'
  return 'fact'
}

const ofHelp =
  /\b(?:go|going|hospital|ambulance|call\w*|ring|999|911|112|000|want|wo ?n['’]?t|will not|need|doctors?|gp|come|leave|can['’]?t|help|refus\w*|way|stay|home|let|having)\b/i

/** "Why do I get heartburn every night" asks the doctor for no reason of hers: it tells a complaint. "Why do I have to tell you" tells none. */
const ofOwnComplaint =
  /\bwhy (?:do|does|did|am|is|are|was|can['’]?t|can ?not|cannot|won['’]?t|wont|has|have|isn['’]?t|doesn['’]?t|don['’]?t)? ?(?:i|my|he|she|his|her|our|the|both|we)\b(?! (?:have to|need to|got to|should|must|being asked|asked|supposed)\b)/i

/** An answer needs a question; without one it is a fact. "Hello, my back hurts" tells one. */
function suited(act: Act, { pending, mentions }: ClauseView, text: string): Act {
  // "No numbness between the legs" refuses no help.
  const isDenial = mentions.length > 0 && mentions.every(({ polarity }) => polarity === 'absent')
  if (act === 'refusal' && isDenial && !ofHelp.test(text)) return 'denial'
  if (act === 'ask-why' && mentions.length > 0 && ofOwnComplaint.test(text)) return 'ask-cause'
  return (act === 'answer' && pending === null) || (act === 'greeting' && mentions.length > 0) ? 'fact' : act
}
