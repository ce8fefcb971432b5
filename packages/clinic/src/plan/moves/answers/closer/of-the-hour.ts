import { findMedicines } from '../../../../medications/find-medicines.ts'
import { knownMedicines } from '../../../../medications/known-medicines.ts'
import { awayWithWhoopingCough, hoursOfWhoopingCough } from './away-from-others.ts'
import type { CloserFact, Known } from './closer-entry.ts'
import { hoursAfter, type Moment, momentIn } from './told-moment.ts'

/** So many hours have to pass after something before something else may be done. */
interface Wait {
  /** What is asked for. */
  asked: RegExp
  /** What it is waited after, in what was told. */
  after: RegExp
  hours: number | ((country: string | null) => number)
  /** The rule in one sentence. */
  rule: string | ((country: string | null) => string)
  /** What is said behind the sum. */
  but?: string
  source: CloserFact['sources'][number]
}

const drinks = /\b(?:alcohol|drink(?:ing|s)?|beers?|pints?|wine|prosecco|champagne|cocktails?|vodka|gin|whisky|booze|toast|margaritas?)\b/i
const backTo = /\b(?:back|return|go(?:es)?|school|nursery|class|creche|daycare|childminder|playgroup|work|kindy)\b/i

const waits: readonly Wait[] = [
  {
    asked: drinks,
    after: /\b(?:metronidazole|flagyl)\b/i,
    hours: 48,
    rule: 'No alcohol with metronidazole, nor for 2 days (48 hours) after the last dose',
    but: 'Before that even one drink can bring flushing, a pounding heart and vomiting.',
    source: 'NHS: Metronidazole',
  },
  {
    asked: drinks,
    after: /\btinidazole\b/i,
    hours: 72,
    rule: 'No alcohol with tinidazole, nor for 3 days (72 hours) after the last dose',
    source: 'NHS: Metronidazole',
  },
  {
    asked: /\bdriv\w*\b/i,
    after: /\b(?:general anaesthetic|anaesthe\w*|sedat\w*|midazolam|put (?:me|him|her) under)\b/i,
    hours: 24,
    rule: 'Do not drive for 24 hours after sedation or a general anaesthetic, and longer after an operation or with strong painkillers',
    source: 'NHS: General anaesthesia',
  },
  {
    asked: backTo,
    after: /\bimpetigo\b/i,
    hours: 48,
    rule: 'With impetigo: 48 hours after the first dose of the treatment, or when all crusts are dry',
    source: 'NHS: Impetigo',
  },
  {
    asked: backTo,
    after: /\bscarlet fever\b/i,
    hours: 24,
    rule: 'With scarlet fever: 24 hours after the first dose of the antibiotic',
    source: 'NHS: Scarlet fever',
  },
  {
    asked: backTo,
    after: /\bwhooping cough\b/i,
    hours: hoursOfWhoopingCough,
    rule: (country) => `With whooping cough: ${awayWithWhoopingCough(country)} after the first dose of the antibiotic`,
    source: 'UKHSA: Exclusion table',
  },
]

const asksWhen =
  /\b(?:when|what time|how (?:long|soon|many hours)|can|could|may|ok(?:ay)?|safe|allowed|is (?:that|it)|so|yes or no|again|next|another|more)\b|\?/i

/** The time of the last dose: of the sentence that speaks of a last one, else of one taken; the newest. */
function lastTime({ story, state }: Known): Moment | null {
  const today = state.time === null ? null : new Date(state.time).getUTCDay()
  const said = story.split(/(?<=[.!?;])\s+|,? (?:and|so|but) (?=can\b|is\b|when\b)/).toReversed()
  for (const cue of [ofLast, ofTaken]) {
    for (const sentence of said) {
      const found = cue.exec(sentence)
      const moment = found === null ? null : momentIn(found[0], today)
      if (moment !== null) return moment
    }
  }
  return null
}
const ofLast = /\b(?:last|final|finish\w*|ended|stopped|first)\b(?! (?:week|month|year)\b)[^.?!;]{0,60}/i
const ofTaken = /\b(?:took|had|gave|given|taken|swallowed|started|begun|began|put on|was under|woke)\b[^.?!;]{0,60}/i

const waitFor = ({ text, story, state }: Known): Wait | undefined =>
  waits.find(({ asked, after }) => asked.test(text) && after.test(`${story} ${state.now.drugs.join(' ')}`))

function reckoned({ asked, but, ...wait }: Wait, known: Known): string | null {
  const { country } = known.state.now
  const hours = typeof wait.hours === 'number' ? wait.hours : wait.hours(country)
  const rule = typeof wait.rule === 'string' ? wait.rule : wait.rule(country)
  const moment = lastTime(known)
  const from = moment === null ? null : hoursAfter(moment, hours)
  // What goes for alcohol with it is said elsewhere (`food-with-medicines.ts`).
  if (from === null && asked === drinks) return null
  if (from === null) return `${rule}. Tell me the day and the hour it was, and I reckon it for you.${but === undefined ? '' : ` ${but}`}`
  return `From ${from} on: ${rule.charAt(0).toLowerCase()}${rule.slice(1)}. Sooner than that no.${but === undefined ? '' : ` ${but}`}`
}

/** The painkiller that is asked for again, with the hours its packets ask for. */
function nextDose(known: Known): string | null {
  const index = knownMedicines()
  const asked = [known.text, known.state.words, known.story].map((each) => findMedicines(index, each)).find((found) => found.length > 0)
  const names = asked?.flatMap(({ ingredients }) => ingredients) ?? []
  const limit = index.knowledge.doseLimits.find(({ ingredient }) => names.includes(ingredient) && asNeeded.has(ingredient))
  const moment = lastTime(known)
  if (limit === undefined || moment === null) return null
  const { leastHoursBetween, ingredient, sources } = limit
  if (moment.hoursAgo !== null) {
    const left = leastHoursBetween - moment.hoursAgo
    const when = left > 0 ? `In ${left} more ${left === 1 ? 'hour' : 'hours'}, not before` : 'Yes, enough time has passed'
    return `${when}: at least ${leastHoursBetween} hours belong between two doses of ${ingredient}, and no more in 24 hours than the packet says. (${sources.join('; ')})`
  }
  const from = hoursAfter(moment, leastHoursBetween)
  return from === null
    ? null
    : `From ${from} on, not before: at least ${leastHoursBetween} hours belong between two doses of ${ingredient}, and no more in 24 hours than the packet says. (${sources.join('; ')})`
}
const asNeeded: ReadonlySet<string> = new Set(['paracetamol', 'ibuprofen', 'acetylsalicylic acid'])

/** Sums of what was told: the hour from which something is right, by a rule's hours and the time that was told. */
export const ofTheHour: readonly CloserFact[] = [
  {
    asked: asksWhen,
    holds: (known) => waitFor(known) !== undefined,
    answer: (known) => {
      const wait = waitFor(known)
      const said = wait === undefined ? null : reckoned(wait, known)
      return wait === undefined || said === null ? null : `${said} (${wait.source})`
    },
    sources: [],
  },
  {
    asked:
      /\b(?:when|what time|how (?:long|soon|many hours))\b[^?]{0,50}\b(?:again|next|another|more|second|dose|take|give|have)\b|\b(?:can|could|may|is it (?:ok|too (?:soon|early))|too (?:soon|early))\b[^?]{0,40}\b(?:again|next|another|more|second|now|already)\b/i,
    holds: ({ isEmergency }) => !isEmergency,
    answer: nextDose,
    sources: [],
  },
]
