import { emergencyContacts } from '@dr-ai/clinic/say/emergency-contacts'
import { firstAidGuide } from '@dr-ai/clinic/say/first-aid-guide'
import { useDeferredValue, useState } from 'react'
import { useCountry } from '../../session/use-country.ts'
import { CallLink } from '../../ui/CallLink.tsx'
import { Card } from '../../ui/Card.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Field } from '../../ui/Field.tsx'
import { emergencySubtitle } from './emergency-subtitle.ts'
import { ForTheCrew } from './ForTheCrew.tsx'

/** Whom to call, what the crew must know of the patient, and what to do until help is there: all of it on this device. */
export function EmergencyCard() {
  const [search, setSearch] = useState('')
  const deferredSearch = useDeferredValue(search).trim().toLowerCase()
  const country = useCountry()
  const { ambulance, poison, helplines } = emergencyContacts(country)
  const entries = firstAidGuide(country).filter((entry) => `${entry.title} ${entry.steps.join(' ')}`.toLowerCase().includes(deferredSearch))
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-5 px-4 py-6 sm:px-6">
      <div>
        <h1 className="text-2xl font-bold">Emergency</h1>
        <p className="text-soft">{emergencySubtitle}</p>
      </div>
      <section aria-label="Whom to call" className="grid gap-3">
        <div className="flex flex-wrap gap-2">
          {ambulance.split(' or ').map((number) => (
            <CallLink key={number} number={number}>{`Call ${number}`}</CallLink>
          ))}
        </div>
        {(poison || helplines.length > 0) && (
          <ul className="grid gap-1">
            {[...(poison ? [poison] : []), ...helplines].map(({ name, phone }) => (
              <li key={name}>
                {name}:{' '}
                <a href={`tel:${phone.replace(/[^\d+*#]/g, '')}`} className="inline-flex min-h-11 items-center font-semibold underline">
                  {phone}
                </a>
              </li>
            ))}
          </ul>
        )}
      </section>
      <ForTheCrew />
      <section aria-label="First aid" className="grid gap-3">
        <h2 className="text-lg font-bold">First aid</h2>
        <Field label="What is the matter?">
          {(control) => <input {...control} type="search" value={search} onChange={(event) => setSearch(event.target.value)} />}
        </Field>
        {entries.length === 0 && <p className="text-soft">Nothing found. Call, and do what you are told on the phone.</p>}
        {entries.map(({ id, title, steps, doNot }) => (
          <Disclosure key={id} summary={title.charAt(0).toUpperCase() + title.slice(1)}>
            <ol className="grid list-decimal gap-2 pl-5">
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            <ul className="mt-3 grid list-disc gap-2 border-t border-line pt-3 pl-5 font-medium">
              {doNot.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
          </Disclosure>
        ))}
      </section>
      <Card className="p-4 text-sm text-soft">
        This does not replace the people on the phone: where they say otherwise, do what they say.
      </Card>
    </div>
  )
}
