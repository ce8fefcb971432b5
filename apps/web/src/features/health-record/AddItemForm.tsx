import type { ItemKind, NewItem } from '@dr-ai/contract/schemas/health-items'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { itemNames } from './item-words.ts'

type ListKind = Exclude<ItemKind, 'vital'>
const empty = { name: '', date: '', reaction: '', relation: '', value: '', unit: '', dosage: '' }
type Draft = typeof empty

/** What is asked for beside the name, in each list. */
const asked: Readonly<Record<ListKind, readonly (readonly [keyof Draft, string])[]>> = {
  problem: [['date', 'Since (year or day)']],
  allergy: [['reaction', 'What happened']],
  medication: [['dosage', 'Dosage']],
  immunisation: [['date', 'When (year or day)']],
  procedure: [['date', 'When (year or day)']],
  family: [['relation', 'Who']],
  result: [
    ['value', 'Value'],
    ['unit', 'Unit'],
    ['date', 'When (year or day)'],
  ],
}
const datePattern = /^\d{4}(?:-\d{2}(?:-\d{2})?)?$/

/** Writes one thing into a list by hand. */
export function AddItemForm({ kind, onAdd }: { kind: ListKind; onAdd: (item: NewItem) => Promise<boolean> }) {
  const [draft, setDraft] = useState<Draft>(empty)
  const [error, setError] = useState<{ field: keyof Draft; text: string } | null>(null)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const wrong = faultOf(draft)
    setError(wrong)
    if (wrong === null && (await onAdd(itemOf(kind, draft)))) setDraft(empty)
  }

  const control = (field: keyof Draft, label: string) => (
    <Field key={field} label={label} error={error?.field === field ? error.text : null}>
      {(given) => <input {...given} value={draft[field]} onChange={(event) => setDraft({ ...draft, [field]: event.target.value })} />}
    </Field>
  )
  return (
    <form noValidate onSubmit={submit} className="grid items-end gap-3 sm:grid-cols-[1fr_1fr_auto]">
      {control('name', itemNames[kind])}
      {asked[kind].map(([field, label]) => control(field, label))}
      <Button type="submit">Add</Button>
    </form>
  )
}

function faultOf({ name, date }: Draft): { field: keyof Draft; text: string } | null {
  if (name.trim() === '') return { field: 'name', text: 'Please write what it is.' }
  if (date.trim() !== '' && !datePattern.test(date.trim())) return { field: 'date', text: 'Please write 2019, 2019-05 or 2019-05-23.' }
  return null
}

function itemOf(kind: ListKind, { name, date, reaction, relation, value, unit, dosage }: Draft): NewItem {
  const number = Number(value.replace(',', '.'))
  const isNumber = value.trim() !== '' && !Number.isNaN(number)
  const text = (field: string) => field.trim() || undefined
  return {
    kind,
    name: name.trim(),
    date: text(date),
    reaction: text(reaction),
    relation: text(relation),
    dosage: text(dosage),
    value: isNumber ? number : undefined,
    text: isNumber ? undefined : text(value),
    unit: text(unit),
    status: kind === 'problem' || kind === 'allergy' ? 'active' : undefined,
  }
}
