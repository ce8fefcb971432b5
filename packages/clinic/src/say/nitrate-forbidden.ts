import type { ConsultationCase } from '../case/case.ts'
import { freshOf } from '../case/said-before.ts'
import { plainWords } from '../hear/plain-words.ts'
import { withHelpers } from './helpers.ts'
import { withoutDenied } from './presumptions.ts'

const tablets = /\b(?:viagra|sildenafil|revatio|cialis|tadalafil|adcirca|levitra|vardenafil|avanafil|spedra|stendra|riociguat|adempas)\b/gi
const lasting = /cialis|tadalafil|adcirca/i
const spray = /\b(?:gtn|nitro\w*|glyceryl\w*|(?:heart|angina) (?:spray|tablets?)|spray|squirt|nitrates?|isosorbide)\b/
const ofSomebody =
  /\b(?:(?:his|her|their|mates?|friends?|neighbou?rs?|dads?|mums?|moms?|wifes?|husbands?|brothers?|sisters?|someone elses?|somebody elses?|next door|borrow\w*|lend\w*|lent)\b)/
const asks =
  /\b(?:matter\w*|problem|ok|okay|safe|dangerous|bad|why|issue|risk\w*|interact\w*|clash\w*|mix|say anything|(?:should|shall|can|could|may|do) i)\b|\?/

/** The tablet for erections or lung pressure that the story names as taken, by the name told; null where it names none or denies it. */
function tabletTold({ drugs, prose }: ConsultationCase, words: string): string | null {
  const story = withoutDenied(`${prose}. ${words}. ${drugs.join(', ')}`)
  return [...story.matchAll(tablets)].at(-1)?.[0] ?? null
}

/** Hours after the tablet in which no nitrate may be given: 48 after tadalafil, 24 after the others. */
function hoursOf(tablet: string): number {
  return lasting.test(tablet) ? 48 : 24
}

const named = (tablet: string): string => tablet.charAt(0).toUpperCase() + tablet.slice(1).toLowerCase()

/** The line of first aid in the place of the own heart spray, where a tablet told forbids it; null where nothing does (ESC and AHA: chronic and acute coronary syndromes; BNF: nitrates). */
export function noNitrate(consultation: ConsultationCase): string | null {
  const tablet = tabletTold(consultation, '')
  if (tablet === null) return null
  return `No heart spray or tablets (nitroglycerin, GTN), nobody's: within ${hoursOf(tablet)} hours of ${named(tablet)} they can drop the blood pressure dangerously. Tell {crew} "${named(tablet)}", and when.`
}

/** What is said in a danger of the heart to such a tablet, when it is told or asked about, and to a wish for the spray beside it. Null where neither is. */
export function nitrateAnswer(consultation: ConsultationCase, message: string): string | null {
  const tablet = tabletTold(consultation, message)
  const words = plainWords(message)
  const isTold = [...withoutDenied(message).matchAll(tablets)].length > 0
  const wishesSpray = spray.test(words) && asks.test(words)
  if (tablet === null || !(isTold || wishesSpray)) return null
  const why = `within ${hoursOf(tablet)} hours of ${named(tablet)} a heart spray (nitroglycerin, GTN) can drop the blood pressure so far that it kills`
  const others = wishesSpray && ofSomebody.test(words) ? ' and it is not yours' : ''
  const lead = wishesSpray
    ? `No, leave the spray${others === '' ? '' : `:${others.replace(/^ and/, '')}`}. And ${why}`
    : `It does matter, thank you for telling me: ${why}`
  const first = `${lead}. So no spray from anybody, and tell {crew} first thing: "${named(tablet)}", the day and the hour. Longer ago than that? Say so all the same; they decide. For the aspirin it makes no difference.`
  const again = others === '' ? againBecause(tablet, wishesSpray) : []
  return withHelpers(freshOf([first, ...again], { ...consultation, turns: 0 }), consultation)
}

/** The same asked once more: each time with its reason, in other words. */
function againBecause(tablet: string, wishesSpray: boolean): string[] {
  const lead = wishesSpray ? 'Still no spray, please' : 'Yes, that counts'
  return [
    `${lead}: ${named(tablet)} and the spray together widen the vessels so much that the blood pressure can fall to nothing. {Crew} can give you something else for the pain.`,
    `${lead}, because of the ${named(tablet)}: for ${hoursOf(tablet)} hours the two do not go together, and the fall in blood pressure can kill.`,
    `${lead}. It is the ${named(tablet)} that stands against it: with it in the body the spray can stop the heart from getting blood at all.`,
  ]
}

/** Whether a clause is about such a tablet or the spray. */
export function namesTabletOrSpray(text: string): boolean {
  return text.search(tablets) >= 0 || spray.test(plainWords(text))
}
