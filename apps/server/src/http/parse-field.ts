import type { z } from 'zod'
import { Failure } from './failure.ts'

/** A field of a form that holds JSON, in the shape of the contract; null where it is empty. @throws Failure 400 where it has another shape. */
export function parseField<Schema extends z.ZodType>(
  schema: Schema,
  name: string,
  text: string | null | undefined,
): z.output<Schema> | null {
  if (!text) return null
  try {
    const parsed = schema.safeParse(JSON.parse(text))
    if (parsed.success) return parsed.data
  } catch {
    // Falls through to the one answer for anything of another form.
  }
  throw new Failure('invalid-input', `${name}: not in the expected form.`)
}
