import { type ConsultationCase, newCase } from '../case/case.ts'
import { isNearAge } from '../hear/corrections/number-corrections.ts'
import { type Rewritten, rewriteStory } from '../hear/corrections/rewrite-story.ts'
import { numberWords } from '../hear/lexicon/number-words.ts'
import type { Consultation } from './consultation.ts'

/** Rules that no correction of an amount takes back. */
const ofItself = /^(?:crisis:|second-opinion$)/

/**
 * A message that puts an amount or a mistyped word right: the whole story is heard once more as it was meant. In: the case, the words, and how a
 * first message is taken. Out: the case as it would be had it been told so, with all that was answered, measured or read from documents since; null
 * where nothing of the kind is put right, or the number is the age or the week of the pregnancy, which have corrections of their own.
 */
export function toldAnew(
  before: ConsultationCase,
  words: string,
  tell: (empty: ConsultationCase, story: string) => Consultation,
): { case: ConsultationCase; rewritten: Rewritten } | null {
  if (before.turns === 0 || before.prose === '') return null
  const rewritten = rewriteStory(words, before.prose)
  return rewritten === null || isOfPerson(before, rewritten) ? null : asMeant(before, rewritten, tell)
}

/** The case as it would be had the story been told as it was meant, with all that was answered, measured or read from documents since. */
export function asMeant(
  before: ConsultationCase,
  rewritten: Rewritten,
  tell: (empty: ConsultationCase, story: string) => Consultation,
): { case: ConsultationCase; rewritten: Rewritten } {
  const { person, drugs } = before
  const story = aroundTheChange(before.prose, rewritten.story)
  const formerly = tell(emptyOf(before), story.told).case
  const known = drugs.filter((drug) => !formerly.drugs.includes(drug))
  const { case: fresh } = tell({ ...emptyOf(before), drugs: known }, story.meant)
  // What was taken out is not told again by the same old words.
  const isOut = (id: string) => before.withdrawn?.includes(id) === true && before.observations[id] === undefined
  // A crisis that only the story as it was meant tells of is heard in it, not set down behind it.
  const isCrisis = fresh.crisis !== null && before.crisis === null
  return {
    rewritten: isCrisis ? { ...rewritten, rest: `${rewritten.story}. ${rewritten.rest}` } : rewritten,
    case: {
      ...before,
      person: { ...fresh.person, ...withoutNull(person) },
      drugs: fresh.drugs,
      complaints: turnedInto(before.complaints, formerly.complaints, fresh.complaints).filter((id) => !isOut(id)),
      observations: observationsAnew(before, formerly, fresh, isOut),
      vitals: { ...before.vitals, ...fresh.vitals },
      durationDays: fresh.durationDays === formerly.durationDays ? before.durationDays : (fresh.durationDays ?? before.durationDays),
      onset: fresh.onset === formerly.onset ? before.onset : fresh.onset,
      held: heldAnew(before.held, formerly.held, fresh.held),
      prose: rewritten.story,
    },
  }
}

/** Characters of a story, on each side of what was put right in it, that are heard once more. */
const heardAround = 1_200

/**
 * A story as it was told and as it was meant, from some way before what differs to some way after it: what is further off is the same in both, and
 * whoever wrote pages would wait for all of them to be heard twice.
 */
function aroundTheChange(told: string, meant: string): { told: string; meant: string } {
  const shorter = Math.min(told.length, meant.length)
  let same = 0
  while (same < shorter && told[same] === meant[same]) same++
  let sameBehind = 0
  while (sameBehind < shorter - same && told.at(-1 - sameBehind) === meant.at(-1 - sameBehind)) sameBehind++
  const from = same > heardAround ? told.indexOf(' ', same - heardAround) + 1 : 0
  const left = Math.max(sameBehind - heardAround, 0)
  return { told: told.slice(from, told.length - left), meant: meant.slice(from, meant.length - left) }
}

/**
 * The rules of a case that rest on no finding but on the words as a whole, as the story holds them since a sentence of it was put right; all others
 * stand and fall with their findings. In: the rules now, the stories as they were told and as they were meant.
 */
export function wordsAnew(
  before: ConsultationCase,
  story: string,
  tell: (empty: ConsultationCase, story: string) => Consultation,
): (held: ConsultationCase['held']) => ConsultationCase['held'] {
  const heldOf = (told: string) => tell(emptyOf(before), told).case.held.filter(isOfWords)
  const [formerly, fresh] = [heldOf(before.prose), heldOf(story)]
  const isLikely = ({ provisional }: ConsultationCase['held'][number]) => provisional === true
  const isSure = (rule: ConsultationCase['held'][number]) => isOfWords(rule) && !isLikely(rule)
  const turned = [...heldAnew(before.held.filter(isSure), formerly.filter(isSure), fresh.filter(isSure)), ...fresh.filter(isLikely)]
  return (held) => [...held.filter((rule) => !isOfWords(rule)), ...turned]
}

/** Whether a rule rests on the words as a whole. */
function isOfWords({ rule, findings, provisional }: ConsultationCase['held'][number]): boolean {
  return !ofItself.test(rule) && !/^(?:verdict|so-far)$/.test(rule) && (provisional === true || findings.length === 0)
}

/** What stands, without what only the story as it was told makes of it, and with what only the story as it was meant does. */
function turnedInto(standing: readonly string[], formerly: readonly string[], fresh: readonly string[]): string[] {
  const stays = standing.filter((each) => fresh.includes(each) || !formerly.includes(each))
  return [...new Set([...stays, ...fresh.filter((each) => !formerly.includes(each))])]
}

/** The same of findings: a denial, and what was told in an answer, stands in no story and stays. */
function observationsAnew(
  { observations }: ConsultationCase,
  formerly: ConsultationCase,
  fresh: ConsultationCase,
  isOut: (id: string) => boolean,
): ConsultationCase['observations'] {
  const isSame = (id: string) => fresh.observations[id]?.polarity === formerly.observations[id]?.polarity
  const stays = Object.entries(observations).filter(([id, { source }]) => source !== 'told' || isSame(id))
  const turned = Object.entries(fresh.observations).filter(([id]) => !isSame(id) && !isOut(id))
  return { ...Object.fromEntries(turned), ...Object.fromEntries(stays) }
}

function heldAnew(
  standing: ConsultationCase['held'],
  formerly: ConsultationCase['held'],
  fresh: ConsultationCase['held'],
): ConsultationCase['held'] {
  const isIn = (held: ConsultationCase['held'], rule: string, level: string) =>
    held.some((each) => each.rule === rule && each.level === level)
  const stays = standing.filter(
    ({ rule, level }) => ofItself.test(rule) || isIn(fresh, rule, level) || !formerly.some((each) => each.rule === rule),
  )
  const turned = fresh.filter(({ rule, level }) => !ofItself.test(rule) && !isIn(stays, rule, level) && !isIn(formerly, rule, level))
  return [...stays.filter(({ rule }) => !turned.some((each) => each.rule === rule)), ...turned]
}

function emptyOf({ person, country, allergies }: ConsultationCase): ConsultationCase {
  return { ...newCase({ country, allergies }), person }
}

function isOfPerson({ person: { ageYears, pregnancyWeeks } }: ConsultationCase, { former }: Rewritten): boolean {
  const [, count = '', unit = 'year'] = /^([\w.]+) ?(day|week|month|year)?/i.exec(former) ?? []
  return (numberWords[count.toLowerCase()] ?? Number(count)) === pregnancyWeeks || isNearAge(count, unit, ageYears ?? Number.NaN)
}

function withoutNull(person: ConsultationCase['person']): Partial<ConsultationCase['person']> {
  return Object.fromEntries(Object.entries(person).filter(([, value]) => value !== null))
}
