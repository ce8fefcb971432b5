/** What the colours of a chart mean; `fill` is a class. */
export function Legend({ entries }: { entries: readonly { name: string; fill: string }[] }) {
  return (
    <figcaption className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-soft">
      {entries.map(({ name, fill }) => (
        <span key={name} className="inline-flex items-center gap-1.5">
          <svg viewBox="0 0 10 10" className="size-2.5" aria-hidden="true">
            <rect width="10" height="10" rx="3" className={fill} />
          </svg>
          {name}
        </span>
      ))}
    </figcaption>
  )
}
