import { Field } from './Field.tsx'

interface CurrentPasswordFieldProps {
  label: string
  error: string | null
  value: string
  onChange: (value: string) => void
}

/** Asks for the password that opens the record now. */
export function CurrentPasswordField({ label, error, value, onChange }: CurrentPasswordFieldProps) {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <input
          {...control}
          required
          type="password"
          autoComplete="current-password"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
