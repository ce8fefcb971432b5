import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { storyLine } from './reply-cards.ts'

/** The story for the ambulance crew: in the conversation, and on a screen of its own to hand over. */
export function CrewCard({ title, items }: { title: string; items: readonly string[] }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <section aria-label={title} className="grid gap-3 rounded-xl border-2 border-accent bg-accent-soft p-3 sm:p-4">
      <h3 className="text-lg font-bold">{title}</h3>
      <Lines items={items} />
      <Button look="primary" onClick={() => setOpen(true)}>
        Show on the whole screen
      </Button>
      {isOpen && (
        <Dialog title={title} size="full" onClose={() => setOpen(false)}>
          <div className="text-xl">
            <Lines items={items} />
          </div>
        </Dialog>
      )}
    </section>
  )
}

function Lines({ items }: { items: readonly string[] }) {
  return (
    <dl className="grid gap-2">
      {items.map((item) => {
        const { about, said } = storyLine(item)
        return (
          <div key={item}>
            <dt className="text-[0.8em] font-semibold text-soft">{about}</dt>
            <dd className="font-medium first-letter:uppercase">{said}</dd>
          </div>
        )
      })}
    </dl>
  )
}
