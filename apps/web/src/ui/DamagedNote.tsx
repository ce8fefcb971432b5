interface DamagedNoteProps {
  /** How many. */
  count: number
  /** What they are: one, and several of them. */
  names: readonly [string, string]
}

/** Says that something is stored and cannot be read: what is missing must not look as if it had never been. Nothing where all is whole. */
export function DamagedNote({ count, names: [one, several] }: DamagedNoteProps) {
  if (count === 0) return null
  return (
    <p role="alert" className="rounded-xl border border-amber/40 bg-amber-soft px-4 py-3">
      <strong>{count === 1 ? `1 ${one} could not be read` : `${count} ${several} could not be read`}</strong> and{' '}
      {count === 1 ? 'is' : 'are'} not shown: the stored data is damaged. Nothing was deleted. Whoever runs this server can restore it from
      a backup.
    </p>
  )
}
