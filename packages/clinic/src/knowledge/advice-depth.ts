import { type Advice, type AdviceLine, courseLines } from './advice-schema.ts'

/** What a good GP says about an everyday illness, part by part. */
export const depthParts = ['home', 'doctor', 'avoid', 'medicines', 'daily', 'course', 'warnings'] as const
export type DepthPart = (typeof depthParts)[number]

const textOf = (line: AdviceLine): string => (typeof line === 'string' ? line : line.text)
const time = /\d|\b(?:once|twice|daily|night|morning|evening|minutes?|hours?|days?|weeks?|months?|years?|until|each|every)\b/i
const limit = /\bpack(?:et)?\b|\bfor up to \d|\b\d+ (?:days|weeks|times)\b/i
const fewest = { home: 2, daily: 2, doctorIf: 3 } as const

/**
 * The parts that an entry lacks: help at home with times, what a doctor may do, what to leave alone, the shelf within the limits of the packet (an empty list says
 * that the shelf has nothing), daily life, the course with times, and when to see a
 * doctor (where nothing can turn into an emergency, the list for a call is empty).
 */
export function missingDepth({ home, doctor, avoid, medicines, daily, expect }: Advice): DepthPart[] {
  const has: Readonly<Record<DepthPart, boolean>> = {
    home: home.length >= fewest.home && home.some((line) => time.test(textOf(line))),
    doctor: doctor.length > 0,
    avoid: avoid.length > 0,
    medicines: medicines.every(({ text }) => limit.test(text)),
    daily: Object.keys(daily).length >= fewest.daily,
    course: courseLines(expect).some((line) => time.test(textOf(line))),
    warnings: expect.doctorIf.length >= fewest.doctorIf,
  }
  return depthParts.filter((part) => !has[part])
}
