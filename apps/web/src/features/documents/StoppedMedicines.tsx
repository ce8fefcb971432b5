import type { StoppedMedicine } from '@dr-ai/contract/schemas/documents'
import { useUser } from '../../session/use-user.ts'
import { Button } from '../../ui/Button.tsx'
import { isNamed } from './forbidden-medicines.ts'
import { stoppedBy } from './offer-of.ts'

/** What a document says was stopped; what of it is still on the list can be taken off with one press. */
export function StoppedMedicines({ stopped, documentName }: { stopped: readonly StoppedMedicine[]; documentName: string }) {
  const { session, medications } = useUser()
  if (stopped.length === 0) return null
  return (
    <section className="grid gap-2.5" aria-label="Stopped medicines">
      <h3 className="text-lg font-bold">Stopped medicines</h3>
      <p className="text-soft">
        This document says that {stopped.length === 1 ? 'this medicine was' : 'these medicines were'} stopped. If nobody has told you, ask
        your doctor or pharmacist before you change anything.
      </p>
      <ul className="grid gap-1.5">
        {stopped.map((each) => {
          const listed = medications.find(({ name, isActive }) => isActive && isNamed([each.name], name))
          return (
            <li key={each.name} className="grid justify-items-start gap-2 rounded-xl border border-line px-3.5 py-2.5">
              <strong>{each.name}</strong>
              <span className="font-mono text-sm break-words text-soft">{each.snippet}</span>
              {listed && (
                <Button onClick={() => void session.updateMedication(stoppedBy(listed, each, documentName))}>
                  Mark {listed.name} as stopped in my medications
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
