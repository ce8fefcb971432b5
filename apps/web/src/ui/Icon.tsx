interface IconProps {
  /** One of `icons.ts`. */
  path: string
  className?: string
}

/** A decorative outline; the control around it carries the words. */
export function Icon({ path, className = 'size-5' }: IconProps) {
  return (
    <svg
      className={`min-h-[1em] min-w-[1em] shrink-0 ${className}`}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  )
}
