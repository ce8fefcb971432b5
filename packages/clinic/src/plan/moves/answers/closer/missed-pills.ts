import { capital } from '../../../../judge/questions/question-knowledge.ts'

const told =
  /(?<!\b(?:you|u)(?: have| also| just)? )\b(?:miss(?:ed|ing)?|forg[eo]t(?:ten)?|skipped|late (?:with|taking))\b[^.!?]{0,40}\b(?:pills?|tablets?|microgynon|rigevidon|cerazette|yasmin|qlaira|zoely|eloine|daylette|days?|one|two|three|\d)\b|\bpills?\b[^.!?]{0,30}\b(?:missed|forg[eo]t|late)\b/i
/** "I never missed a pill" */
const noneMissed =
  /\b(?:never|not|have ?n['’]?t|has ?n['’]?t|did ?n['’]?t|without|no)(?: \w+)? (?:miss(?:ed|ing)?|forg[eo]t(?:ten)?|skipped)\b[^.!?,;]{0,24}/gi
const counted =
  /\b(?:miss(?:ed|ing)?|forg[eo]t(?:ten)?(?: to take)?|skipped)\b(?: (?:my|the|taking|to take|about))* (\d|an?|one|two|three|four|five|six|seven|eight|both|a couple|a few|several)\b/i
const numbers: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  both: 2,
  'a couple': 2,
  three: 3,
  'a few': 3,
  several: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
}
const weekWords: Readonly<Record<string, number>> = { first: 1, one: 1, second: 2, two: 2, middle: 2, third: 3, three: 3, last: 3 }
const ofWeek = /\b(?:week (1|2|3|one|two|three)|(first|second|third|last|middle) week)\b/i
const missedInWeek = new RegExp(String.raw`\b(?:miss(?:ed)?|forg[eo]t|skipped)\b[^.!?]{0,60}?${ofWeek.source}`, 'i')
const miniPill =
  /\b(?:mini[- ]?pill|progest[oe]r?o?gen[- ]only|pop|cerazette|cerelle|desogestrel|noriday|norgeston|slynd|drospirenone|zelleta|feanolla)\b/i
const asksForEmergencyPill = /\b(?:emergency|morning[- ]after|plan b|pregnan\w*)\b/i

/** Combined pills to which the usual rule for missed ones does not apply (NHS: Combined pill). */
const ownRule = /\b(qlaira|zoely|eloine|daylette)\b/i

/** From so many missed pills on the rule of two and more no longer fits (FSRH: Combined hormonal contraception). */
const startAnew = 8

const emergencyPill =
  'A pharmacy has it without appointment: levonorgestrel up to 3 days after the sex, ulipristal up to 5, a copper coil up to 5, at times later: ask.'
const manyRule =
  'Take the last missed pill now, also if that means two in a day, leave the earlier ones, go on as usual, and use condoms or no sex until you have taken 7 in a row.'

function weekOf(story: string): number | null {
  const [, figure, word] = missedInWeek.exec(story) ?? ofWeek.exec(story) ?? []
  const name = (figure ?? word)?.toLowerCase()
  return name === undefined ? null : (weekWords[name] ?? Number(name))
}

/** What holds for one, and for two or more combined pills missed in a week of the packet. */
function combined(count: number, week: number | null, asksOfEmergency: boolean, goesOn: boolean): string {
  const rule = goesOn ? manyRule : ''
  if (count === 1)
    return `${asksOfEmergency ? 'No, not for one' : 'Yes, you are covered'}: one missed combined pill takes nothing away.${goesOn ? ' Take it now, also if that means two in a day, and go on as usual, without condoms and emergency pill.' : ''} It is different if you were late to start the packet, or missed others in it.`
  if (count >= startAnew)
    return `No: after more than 7 missed pills it is as if you had stopped. Do a pregnancy test if you had sex, ask a pharmacist or clinic about the emergency pill, start again, and use condoms for 7 days. ${emergencyPill}`
  if (week === 1)
    return `${asksOfEmergency ? 'Yes, if' : 'No, not yet. If'} you had sex since the break or while pills were missing, you need the emergency pill: the first week after the break is the one that counts. ${rule} ${emergencyPill}`
  if (week === 2)
    return `${asksOfEmergency ? 'No, not by the usual rule' : 'You are covered for the sex before that'}, if you took the 7 pills before the missed ones as you should: seven in a row keep the ovary at rest. ${rule}`
  if (week === 3)
    return `${asksOfEmergency ? 'No' : 'You are covered for the sex before that'}, if you took the 7 pills before as you should and leave out the break: finish the packet and start the next one the day after. ${rule}`
  return `It depends on the week. ${rule} In week 1 of the packet, with sex since the break, you need the emergency pill; in week 2 you do not if the 7 before were taken; in week 3 the same, and you leave out the break. Which week was it?`
}

/** The rule for missed contraceptive pills, by their number and the week of the packet; null where none is told as missed, or not how many. In: all that was written, the question, and whether the pill is to be gone on with. */
export function missedPills(written: string, question: string, goesOn: boolean): string | null {
  const story = written.replaceAll(noneMissed, ' ')
  if (!told.test(story)) return null
  if (miniPill.test(story))
    return `With the mini-pill it goes by the hours: more than 12 hours late with desogestrel, 24 with drospirenone, 3 with the older ones counts as missed. Then take one now, go on as usual, and use condoms for 2 days (7 with drospirenone). If you had sex since the missed pill, you need the emergency pill. ${emergencyPill}`
  const named = ownRule.exec(story)?.[1]
  if (named !== undefined)
    return `${capital(named.toLowerCase())} has a rule of its own for missed pills, by the hours and the day of the packet: follow its leaflet, or ring a pharmacist today and say which pill it was. Until that is settled, go on with the pills and use condoms. If you had sex since the missed pill or in the week before, ask about the emergency pill. ${emergencyPill}`
  const count = counted.exec(story)?.[1]?.toLowerCase()
  const number = count === undefined ? null : (numbers[count] ?? Number(count))
  if (number === null) return null
  return combined(number, weekOf(story), asksForEmergencyPill.test(question), goesOn).trim()
}
