import { type DocumentScore, f1Of, type ListKind } from './score-documents.ts'

const figureNames = {
  medication: 'letters.medications.f1',
  allergy: 'letters.allergies.f1',
  diagnosis: 'letters.diagnoses.f1',
  procedure: 'letters.procedures.f1',
  immunisation: 'immunisations.f1',
} as const satisfies Record<ListKind, string>

/** The figures of all documents, and under `sealed.` those of the layouts whose misreadings nobody looks at. */
export function figuresOf(scores: readonly DocumentScore[]): Record<string, number> {
  const sealed = Object.entries(readingFigures(scores.filter(({ isSealed }) => isSealed)))
  return { ...readingFigures(scores), ...Object.fromEntries(sealed.map(([name, figure]) => [`sealed.${name}`, figure])) }
}

function readingFigures(scores: readonly DocumentScore[]): Record<string, number> {
  const share = (of: readonly { right: number; of: number }[]) => {
    const all = of.reduce((sum, each) => sum + each.of, 0)
    return round(of.reduce((sum, { right }) => sum + right, 0) / Math.max(1, all))
  }
  const kinds = (['text', 'scan', 'photo'] as const).filter((kind) => scores.some((score) => score.kind === kind))
  return {
    ...Object.fromEntries(kinds.map((kind) => [`${kind}.right`, share(scores.filter((score) => score.kind === kind))])),
    'dates.right': share(scores.map(({ dates }) => dates)),
    'wrong.unmarked': scores.reduce((sum, { wrongUnmarked }) => sum + wrongUnmarked.length, 0),
    'right.doubted.share': share(scores.map(({ rightDoubted, right }) => ({ right: rightDoubted, of: right }))),
    'doubted.share': round(
      scores.reduce((sum, { doubted }) => sum + doubted, 0) /
        Math.max(
          1,
          scores.reduce((sum, { of }) => sum + of, 0),
        ),
    ),
    ...Object.fromEntries(
      Object.entries(figureNames).map(([kind, name]) => [name, round(f1Of(scores.map(({ lists }) => lists[kind as ListKind])))]),
    ),
  }
}

const round = (value: number): number => Math.round(value * 10_000) / 10_000
