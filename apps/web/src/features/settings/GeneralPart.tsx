import { emergencyContacts } from '@dr-ai/clinic/say/emergency-contacts'
import { useState } from 'react'
import { guessCountry } from '../../session/guess-country.ts'
import { useUser } from '../../session/use-user.ts'
import { Field } from '../../ui/Field.tsx'
import { applyTextSize, readTextSize, type TextSize, textSizes } from '../../ui/text-size.ts'
import { applyTheme, readTheme, type Theme } from '../../ui/theme.ts'
import { countries } from './countries.ts'
import { WordingPart } from './WordingPart.tsx'

const sizeWords: Record<TextSize, string> = { 100: 'Same as device', 125: 'Large', 150: 'Larger', 200: 'Twice as large' }
const idleChoices = [5, 15, 30, 60]

/** The numbers that are shown in an emergency, so that a wrong country is seen before it matters. */
function numbersOf(country: string | null, name: string | undefined): string {
  const { ambulance, poison, helplines } = emergencyContacts(country)
  const lines = [...(poison ? [poison] : []), ...helplines.slice(0, 1)].map((line) => `${line.name}: ${line.phone}`)
  const numbers = [ambulance, ...lines].join('; ')
  return `${name ?? 'Country not known'}: ${numbers}.`
}

/** Country, words and units, look, size of letters, and when the record locks itself. */
export function GeneralPart() {
  const { settings, isAuthenticated, session } = useUser()
  const [theme, setTheme] = useState<Theme>(readTheme)
  const [textSize, setTextSize] = useState<TextSize>(readTextSize)
  const guess = guessCountry(navigator.languages)
  const all = countries()
  return (
    <>
      <Field
        label="Country, for emergency numbers"
        hint={numbersOf(settings.country ?? guess, all.find(({ code }) => code === (settings.country ?? guess))?.name)}
      >
        {(control) => (
          <select
            {...control}
            value={settings.country ?? ''}
            onChange={({ target }) => {
              const country = target.value || null
              void session.changeSettings(() => ({ country }))
            }}
          >
            <option value="">Automatic</option>
            {all.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <WordingPart />
      <Field label="Appearance">
        {(control) => (
          <select
            {...control}
            value={theme}
            onChange={(event) => {
              const chosen = event.target.value as Theme
              applyTheme(chosen)
              setTheme(chosen)
            }}
          >
            <option value="system">Same as device</option>
            <option value="light">Light</option>
            <option value="dark">Dark</option>
          </select>
        )}
      </Field>
      <Field label="Text size">
        {(control) => (
          <select
            {...control}
            value={textSize}
            onChange={(event) => {
              const chosen = Number(event.target.value) as TextSize
              applyTextSize(chosen)
              setTextSize(chosen)
              // The letters above it have grown too.
              event.target.scrollIntoView({ block: 'nearest' })
            }}
          >
            {textSizes.map((size) => (
              <option key={size} value={size}>
                {sizeWords[size]}
              </option>
            ))}
          </select>
        )}
      </Field>
      {isAuthenticated && (
        <Field label="Lock the record when idle" hint="Your password or passkey opens it again.">
          {(control) => (
            <select
              {...control}
              value={settings.idleLockMinutes ?? ''}
              onChange={({ target }) => {
                const idleLockMinutes = Number(target.value) || null
                void session.changeSettings(() => ({ idleLockMinutes }))
              }}
            >
              <option value="">Never</option>
              {idleChoices.map((minutes) => (
                <option key={minutes} value={minutes}>
                  After {minutes} minutes
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
    </>
  )
}
