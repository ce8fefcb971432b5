import { useRef, useState } from 'react'
import { useUser } from '../../../session/use-user.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Field } from '../../../ui/Field.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { closeIcon, searchIcon } from '../../../ui/icons.ts'
import { notify } from '../../../ui/notices.ts'
import { PharmacyResult } from './PharmacyResult.tsx'
import { type PharmacyAnswer, searchPharmacies, type Where } from './search.ts'

/** What was just opened is looked at, and read from its beginning. */
function lookAt(heading: HTMLElement | null) {
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView({ block: 'start' })
}

/** Pharmacies for a medication. The place is asked for first: typed, or the device's own on a click. */
export function PharmacySearch({ medication, onClose }: { medication: string; onClose: () => void }) {
  const { session } = useUser()
  const [place, setPlace] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<PharmacyAnswer | null>(null)
  const newest = useRef(0)

  async function search(where: Where) {
    const mine = ++newest.current
    setBusy(true)
    const found = await searchPharmacies(session, medication, where)
    if (mine !== newest.current) return
    setAnswer(found)
    setBusy(false)
  }
  const useLocation = () => {
    setBusy(true)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => void search({ kind: 'here', lat: coords.latitude, lon: coords.longitude }),
      () => {
        setBusy(false)
        notify({ tone: 'info', text: 'Your location could not be read. You can type a place instead.' })
      },
      { timeout: 15_000, maximumAge: 300_000 },
    )
  }

  return (
    <section aria-labelledby="pharmacies-title" className="grid gap-3">
      <div className="flex items-center justify-between gap-3">
        <h2 ref={lookAt} id="pharmacies-title" tabIndex={-1} className="scroll-mt-[calc(var(--head)+0.5rem)] text-lg font-bold">
          Pharmacies for {medication}
        </h2>
        <IconButton label="Close pharmacy results" icon={closeIcon} onClick={onClose} />
      </div>
      <Card className="grid gap-4 p-4">
        <form
          noValidate
          className="flex flex-wrap items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            void search(place.trim() ? { kind: 'place', name: place.trim() } : { kind: 'anywhere' })
          }}
        >
          <p className="w-full text-soft">Where shall I look?</p>
          <Field label="Town or postcode" className="min-w-[min(12rem,100%)] grow sm:max-w-xs">
            {(control) => <input {...control} maxLength={200} value={place} onChange={(event) => setPlace(event.target.value)} />}
          </Field>
          <Button type="submit" icon={searchIcon}>
            Search
          </Button>
          <Button onClick={useLocation}>Use my location</Button>
        </form>
        <div role="status" className="grid gap-2 empty:hidden">
          {isBusy && <p className="text-soft">Searching...</p>}
          {!isBusy && answer?.isPlaceUnknown && <p>This place is not known here. Try a larger town nearby.</p>}
          {!isBusy && answer?.isSample && (
            <p className="flex flex-wrap items-center gap-2">
              <Badge tone="amber">Sample data</Badge>
              The search did not work. These pharmacies are examples, not real results.
            </p>
          )}
          {!isBusy && answer?.place && <p className="text-soft">Near {answer.place}</p>}
          {!isBusy && answer && answer.pharmacies.length === 0 && <p>No pharmacy found near there.</p>}
        </div>
        {!isBusy && answer && (
          <ul aria-label="Pharmacy results" className="grid gap-3 lg:grid-cols-2">
            {answer.pharmacies.map((each) => (
              <PharmacyResult key={`${each.pharmacy} ${each.address} ${each.lat}`} pharmacy={each} isSample={answer.isSample} />
            ))}
          </ul>
        )}
        {!isBusy && answer?.attribution && (
          <p className="text-sm text-soft">
            <a className="underline" href="https://www.openstreetmap.org/copyright" target="_blank" rel="noreferrer">
              {answer.attribution}
            </a>
          </p>
        )}
      </Card>
    </section>
  )
}
