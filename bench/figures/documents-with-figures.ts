import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderModelCard } from '../model-card/render-model-card.ts'
import { type FigureBook, readFigures } from './figure-files.ts'
import { findUnsourced } from './find-unsourced.ts'
import { renderFigures } from './render-figures.ts'

const root = join(import.meta.dirname, '../..')
/** Written whole by its own generator, so that no number of it is typed by hand. */
const modelCard = 'docs/safety/model-card.md'

/** Where the figures of the benches are committed. */
export const figureFolder = join(root, 'docs/figures')

/**
 * The documents that say how something is today. Decisions and the list of changes are not among them: each of their pages is a record of its day, which nobody
 * brings up to date.
 */
export function documentsWithFigures(): string[] {
  return [
    'README.md',
    'CONTRIBUTING.md',
    'SECURITY.md',
    ...globSync('docs/{*,safety/*}.md', { cwd: root }).map((file) => file.replaceAll('\\', '/')),
  ]
    .filter((file) => file !== modelCard)
    .toSorted()
}

/** What stands in a document of this repository. */
export function readDocument(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

/** What each document has to say by the figures that are committed, the model card included. */
export function renderedDocuments(book: FigureBook = readFigures(figureFolder)): { file: string; text: string }[] {
  const rendered = documentsWithFigures().map((file) => ({ file, text: renderFigures(readDocument(file), book) }))
  return [...rendered, { file: modelCard, text: renderModelCard(book) }]
}

/** Brings every document up to the figures that are committed. Out: the documents that changed. */
export function writeDocuments(): string[] {
  const changed = renderedDocuments().filter(({ file, text }) => readDocument(file) !== text)
  for (const { file, text } of changed) writeFileSync(join(root, file), text)
  return changed.map(({ file }) => file)
}

/** Every figure of the documents that no bench has given and nothing else stands for, with its place. */
export function unsourcedFigures(): string[] {
  return documentsWithFigures().flatMap((file) => findUnsourced(readDocument(file)).map((found) => `${file}:${found}`))
}
