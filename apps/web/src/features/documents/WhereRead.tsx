import type { DocumentFinding } from '@dr-ai/contract/schemas/documents'
import { formatDate } from '../../ui/format-date.ts'
import { PageStrip } from './PageStrip.tsx'
import type { PagePictures } from './page-pictures.ts'

/** Where in the document a thing was read: the line on the paper, where the file has pages, and the words that were read there. */
export function WhereRead({ finding, pictures }: { finding: DocumentFinding; pictures: PagePictures }) {
  const { page, date, snippet, strip } = finding
  return (
    <figure className="grid min-w-0 grid-cols-1 gap-1.5">
      <figcaption className="text-sm text-soft">
        {strip ? 'On page' : 'Read from page'} {page}
        {date ? `, ${formatDate(date)}` : ', no date'}:
      </figcaption>
      {strip && (
        <>
          <PageStrip finding={finding} strip={strip} pictures={pictures} />
          <p className="text-sm text-soft">Read as:</p>
        </>
      )}
      <blockquote className="rounded-xl bg-raised p-3 font-mono text-sm break-words whitespace-pre-wrap">{snippet}</blockquote>
    </figure>
  )
}
