import { type ReactNode, useId } from 'react'

interface FieldProps {
  label: string
  hint?: string
  error?: string | null
  className?: string
  /** The control; it spreads what it is given. */
  children: (control: {
    id: string
    'aria-describedby': string | undefined
    'aria-invalid': boolean | undefined
    className: string
  }) => ReactNode
}

/** The look of every text input, select and text area. */
export const controlLook =
  'min-h-11 w-full rounded-xl border border-edge bg-surface px-3.5 py-2 text-base text-ink disabled:bg-raised disabled:text-soft aria-invalid:border-red'

/** A labelled control with its hint and error, tied together for screen readers. */
export function Field({ label, hint, error, className = '', children }: FieldProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={`grid gap-1.5 ${className}`}>
      <label htmlFor={id} className="text-[0.9375rem] font-semibold">
        {label}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined, className: controlLook })}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-sm font-medium text-red">
          {error}
        </p>
      )}
    </div>
  )
}
