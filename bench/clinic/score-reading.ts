import type { KnowledgePack, Reply } from '@dr-ai/clinic'
import { readingGrade } from '@dr-ai/clinic/say/reading-grade'

const sample = 200

/** The 95th percentile and the highest reading grade over 200 evenly chosen replies; names of conditions are neutral words. */
export function scoreReading(pack: KnowledgePack, replies: readonly Reply[]): { p95: number; max: number; worst: string } {
  const names = pack.conditions.flatMap((condition) => [condition.name, condition.name.toLowerCase()])
  const step = Math.max(1, Math.floor(replies.length / sample))
  const judged = replies
    .filter((_, place) => place % step === 0)
    .slice(0, sample)
    .map(({ text }) => ({ text, grade: readingGrade(text, names) }))
    .sort((a, b) => a.grade - b.grade)
  return { p95: judged[Math.floor(judged.length * 0.95)]?.grade ?? 0, max: judged.at(-1)?.grade ?? 0, worst: judged.at(-1)?.text ?? '' }
}
