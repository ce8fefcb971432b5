import type { HealthItem, ItemKind, NewItem } from '@dr-ai/contract/schemas/health-items'
import { useCallback, useEffect, useState } from 'react'
import { HttpError } from '../../api/http-error.ts'
import { useUser } from '../../session/use-user.ts'
import { notify } from '../../ui/notices.ts'

export type HealthRecord = ReturnType<typeof useHealthRecord>

/** The lists of the health record as the server keeps them, and how they are changed. */
export function useHealthRecord() {
  const { session, profile } = useUser()
  const [items, setItems] = useState<readonly HealthItem[] | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [damaged, setDamaged] = useState(0)
  const ageYears = profile.ageYears ?? undefined

  const load = useCallback(async () => {
    try {
      const answer = await session.call('listItems', { query: { age_years: ageYears } })
      setItems(answer.items)
      setDamaged(answer.damaged?.length ?? 0)
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }, [session, ageYears])
  useEffect(() => void load(), [load])

  /** Out: whether it was kept. What a fresh value asks for is said at once. */
  async function add(item: NewItem): Promise<boolean> {
    try {
      const { items: added, urgent } = await session.call('addItems', { body: { items: [item], age_years: ageYears ?? null } })
      setItems((known) => [...added, ...(known ?? [])])
      if (urgent) notify({ tone: 'failure', text: urgent.sentence })
      return true
    } catch (error) {
      const isRefused = error instanceof HttpError && error.status === 400
      notify({
        tone: 'failure',
        text: isRefused
          ? 'This is not a value that a person can have in this unit. Please check it.'
          : 'It could not be kept. Please check your connection and try again.',
      })
      return false
    }
  }

  async function remove(item: HealthItem) {
    try {
      await session.call('deleteItem', { parameters: { id: item.id } })
      setItems((known) => known?.filter(({ id }) => id !== item.id) ?? null)
    } catch {
      notify({ tone: 'failure', text: 'It could not be deleted. Please try again.' })
    }
  }

  /** Accepts or rejects proposals: single ones, or a whole list of an import but for what the record speaks against. */
  async function review(verdict: 'accepted' | 'rejected', which: { ids: string[] } | { importId: string; kind: ItemKind }) {
    try {
      const { left } = await session.call('reviewItems', {
        body: { review: verdict, ...('ids' in which ? { ids: which.ids } : { import_id: which.importId, kind: which.kind }) },
      })
      if (left > 0) notify({ tone: 'info', text: `${left} stay open, since your record says something else. Please look at each of them.` })
      await load()
    } catch {
      notify({ tone: 'failure', text: 'This could not be kept. Please try again.' })
    }
  }

  return { items, ageYears: ageYears ?? null, hasFailed, damaged, load, add, remove, review }
}
