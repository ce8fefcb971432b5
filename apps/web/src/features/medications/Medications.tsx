import { useMemo, useState } from 'react'
import type { Medication } from '../../session/medication.ts'
import { useKept } from '../../session/use-kept.ts'
import { useUser } from '../../session/use-user.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { pillIcon, plusIcon } from '../../ui/icons.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import { notify } from '../../ui/notices.ts'
import { AlertBanners } from './AlertBanners.tsx'
import { ListActions } from './listing/ListActions.tsx'
import { MedicationCard } from './MedicationCard.tsx'
import { refill, refillSize } from './refill.ts'
import { ReminderSwitch } from './reminders/ReminderSwitch.tsx'
import { SafetyPanel } from './SafetyPanel.tsx'
import type { Intake } from './schedule/intake.ts'
import { intakeCollection } from './schedule/record-intake.ts'
import { TodaysDoses } from './TodaysDoses.tsx'
import { useClock } from './use-clock.ts'

const Adherence = lazyPart('adherence', async () => (await import('./adherence/Adherence.tsx')).Adherence)
const MedicationDialog = lazyPart('medication', async () => (await import('./MedicationDialog.tsx')).MedicationDialog)
const PharmacySearch = lazyPart('pharmacies', async () => (await import('./pharmacies/PharmacySearch.tsx')).PharmacySearch)

type Editing = { medication?: Medication }

/** The medication tracker: today's doses on top, then what wants attention, the list, and what to take along. */
export function Medications() {
  const { session, access, medications } = useUser()
  const { items } = useKept<Intake>(intakeCollection)
  const clock = useClock()
  const [editing, setEditing] = useState<Editing | null>(null)
  const [searchedFor, setSearchedFor] = useState<string | null>(null)
  const intakes = items ?? []
  const isReady = access.kind === 'open' && items !== null
  const active = useMemo(() => medications.filter((each) => each.isActive), [medications])

  async function remove(medication: Medication) {
    const kept = session.getState().medications.find((each) => each.id === medication.id) ?? medication
    await session.removeMedication(kept.id)
    notify({
      tone: 'success',
      text: `${kept.name} was deleted.`,
      action: { label: 'Undo', run: () => void session.addMedication(kept) },
    })
  }
  async function addPack(medication: Medication) {
    const takeBack = await refill(session, medication, new Date())
    notify({
      tone: 'success',
      text: `${refillSize(medication)} pills of ${medication.name} were added to the stock.`,
      action: { label: 'Undo', run: () => void takeBack() },
    })
  }

  return (
    <div className="mx-auto grid w-full max-w-5xl grid-cols-1 gap-7 px-4 py-6 sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h1 className="text-2xl font-bold">Medication Tracker</h1>
          <p className="text-soft">Track your medications</p>
        </div>
        <Button look="primary" icon={plusIcon} onClick={() => setEditing({})}>
          Add Medication
        </Button>
      </div>
      {medications.length > 0 && <AlertBanners medications={medications} today={clock.today} />}
      {isReady && <TodaysDoses medications={medications} intakes={intakes} clock={clock} />}
      {isReady && active.length > 0 && <SafetyPanel medications={active} />}
      {!isReady && medications.length === 0 && (
        <Card>
          <EmptyState
            icon={pillIcon}
            title="Opening your medications..."
            hint="Your record is being opened with the key that is kept on this device. This takes only a moment."
          />
        </Card>
      )}
      {isReady && medications.length === 0 && (
        <Card>
          <EmptyState
            icon={pillIcon}
            title="No medications added yet"
            hint="Add what you take to see today's doses, warnings and supply here."
          >
            <Button look="primary" icon={plusIcon} onClick={() => setEditing({})}>
              Add Your First Medication
            </Button>
          </EmptyState>
        </Card>
      )}
      {medications.length > 0 && (
        <section aria-labelledby="list-title" className="grid gap-3">
          <h2 id="list-title" className="text-lg font-bold">
            Your medications
          </h2>
          <ul className="grid gap-4 md:grid-cols-2">
            {medications.map((medication) => (
              <MedicationCard
                key={medication.id}
                medication={medication}
                clock={clock}
                onEdit={() => setEditing({ medication })}
                onDelete={() => void remove(medication)}
                onRefill={() => void addPack(medication)}
                onFindPharmacy={() => medication.name.trim() && setSearchedFor(medication.name)}
              />
            ))}
          </ul>
        </section>
      )}
      {searchedFor && <PharmacySearch key={searchedFor} medication={searchedFor} onClose={() => setSearchedFor(null)} />}
      {isReady && medications.length > 0 && (
        <>
          <Adherence medications={medications} intakes={intakes} clock={clock} />
          <ReminderSwitch />
          <div className="flex flex-wrap gap-2">
            <ListActions medications={medications} intakes={intakes} clock={clock} />
          </div>
        </>
      )}
      {editing && (
        <MedicationDialog
          {...(editing.medication && { medication: editing.medication })}
          today={clock.today}
          onClose={() => setEditing(null)}
        />
      )}
    </div>
  )
}
