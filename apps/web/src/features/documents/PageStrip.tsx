import type { DocumentFinding, PageBox } from '@dr-ai/contract/schemas/documents'
import type { SyntheticEvent } from 'react'
import { useAnswer } from '../../ui/use-answer.ts'
import { valueText } from './finding-words.ts'
import { cutStrip, type PagePictures, placeIn, withPaper } from './page-pictures.ts'

/** Pixels that the long side of a page would have on the screen: its letters are as large as the text beside it. */
const pageLength = 1_500

interface PageStripProps {
  finding: DocumentFinding
  strip: PageBox
  pictures: PagePictures
}

/** The part of the paper that a value was read from, with a ring around the value; its room is kept while it loads. */
export function PageStrip({ finding, strip, pictures }: PageStripProps) {
  const { page, place } = finding
  const part = withPaper(strip)
  const [asked] = useAnswer(async () => cutStrip(await pictures(page), part))
  const height = Math.min(200, Math.max(36, (part.bottom - part.top) * pageLength))
  if (asked.kind === 'failed')
    return (
      <p style={{ minHeight: height }} className="text-sm text-soft">
        The picture of this line could not be shown. Please compare with your paper.
      </p>
    )
  const ring = place && placeIn(part, place)
  return (
    <section
      aria-label={`Picture of the line with ${finding.name}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the screen must be reachable with the keyboard
      tabIndex={0}
      style={{ height }}
      className={`overflow-x-auto overflow-y-hidden rounded-lg border border-line ${asked.kind === 'here' ? 'bg-white' : 'animate-pulse bg-raised motion-reduce:animate-none'}`}
    >
      {asked.kind === 'here' && (
        <div className="relative h-full w-fit">
          <img
            src={asked.answer}
            alt={`${finding.name}, ${valueText(finding)} on the paper, in the line: ${finding.snippet}`}
            className="block h-full w-auto max-w-none"
            onLoad={(event) => showMiddle(event, ring ? (ring.left + ring.right) / 2 : 0)}
          />
          {ring && (
            <span
              aria-hidden="true"
              className="absolute rounded border-2 border-red-strong"
              style={{
                left: `calc(${ring.left * 100}% - 3px)`,
                right: `calc(${(1 - ring.right) * 100}% - 3px)`,
                top: `calc(${ring.top * 100}% - 3px)`,
                bottom: `calc(${(1 - ring.bottom) * 100}% - 3px)`,
              }}
            />
          )}
        </div>
      )}
    </section>
  )
}

/** Moves what is ringed into the middle, where the strip is wider than its room. */
function showMiddle({ currentTarget }: SyntheticEvent<HTMLImageElement>, at: number): void {
  const room = currentTarget.closest('section')
  if (room) room.scrollLeft = at * currentTarget.width - room.clientWidth / 2
}
