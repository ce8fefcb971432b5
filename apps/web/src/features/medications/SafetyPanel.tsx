import type { MedicationCheck } from '@dr-ai/clinic/medications/check-medications'
import { useMemo } from 'react'
import type { Medication } from '../../session/medication.ts'
import type { Profile } from '../../session/settings.ts'
import { useUser } from '../../session/use-user.ts'
import { createStore, useStore } from '../../store/create-store.ts'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { shieldIcon } from '../../ui/icons.ts'
import { checkList } from './check-list.ts'
import { SafetyWarnings } from './SafetyWarnings.tsx'

/** Whether the list as a whole is known to go together, said no stronger than it is. */
export function SafetyPanel({ medications }: { medications: readonly Medication[] }) {
  const { profile } = useUser()
  const check = useStore(useMemo(() => checkOf(medications, profile), [medications, profile]))
  if (check === null) return null
  if (check === 'failed') return <p className="text-soft">The safety check could not run. Please reload the page.</p>
  const { warnings, unknown } = check
  const interrupting = warnings.filter((warning) => warning.interrupts)
  const cautions = warnings.filter((warning) => !warning.interrupts)
  return (
    <section aria-labelledby="safety-title" className="grid gap-3">
      <h2 id="safety-title" className="flex items-center gap-2 text-lg font-bold">
        <Icon path={shieldIcon} />
        Safety check
      </h2>
      {warnings.length === 0 && <p className="text-soft">We found no known interactions. Ask a pharmacist if you are unsure.</p>}
      <SafetyWarnings warnings={interrupting} />
      {cautions.length > 0 && (
        <Disclosure summary={`${cautions.length} ${cautions.length === 1 ? 'thing' : 'things'} to be aware of`}>
          <SafetyWarnings warnings={cautions} />
        </Disclosure>
      )}
      {unknown.length > 0 && (
        <p className="text-sm text-soft">
          Not checked, since we do not know {unknown.length === 1 ? 'it' : 'them'}:{' '}
          {unknown.map(({ name, suggestions }) => (suggestions[0] ? `${name} (did you mean ${suggestions[0]}?)` : name)).join(', ')}.
        </p>
      )}
    </section>
  )
}

/** The check of one list; what was found of an older one meanwhile is nobody's. */
function checkOf(medications: readonly Medication[], profile: Profile) {
  const check = createStore<MedicationCheck | 'failed' | null>(null, () => {
    checkList(medications, profile).then(check.set, () => check.set('failed'))
    return undefined
  })
  return check
}
