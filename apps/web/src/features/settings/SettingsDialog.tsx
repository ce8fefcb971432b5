import { emergencyContacts } from '@dr-ai/clinic/say/emergency-contacts'
import { type ReactNode, useState } from 'react'
import { guessCountry } from '../../session/guess-country.ts'
import { dropSharedFiles } from '../../session/pocket/shared-files.ts'
import { useUser } from '../../session/use-user.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Field } from '../../ui/Field.tsx'
import { trashIcon } from '../../ui/icons.ts'
import { notify } from '../../ui/notices.ts'
import { applyTheme, readTheme, type Theme } from '../../ui/theme.ts'
import { AccessPanel } from './AccessPanel.tsx'
import { AuditPanel } from './AuditPanel.tsx'
import { ChangePasswordForm } from './ChangePasswordForm.tsx'
import { countries } from './countries.ts'
import { DevicesPanel } from './DevicesPanel.tsx'
import { ImportRecordForm } from './ImportRecordForm.tsx'
import { OfflinePart } from './OfflinePart.tsx'
import { OutsideModelPart } from './OutsideModelPart.tsx'
import { PasskeyPart } from './PasskeyPart.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { RecoveryDialog } from './RecoveryDialog.tsx'
import { SignOutElsewhere } from './SignOutElsewhere.tsx'

const idleChoices = [5, 15, 30, 60]

/** The numbers that are shown in an emergency, so that a wrong country is seen before it matters, and what else the country chooses. */
function numbersOf(country: string | null, name: string | undefined): string {
  const { ambulance, poison, helplines } = emergencyContacts(country)
  const lines = [...(poison ? [poison] : []), ...helplines.slice(0, 1)].map((line) => `${line.name}: ${line.phone}`)
  const numbers = [ambulance, ...lines].join('; ')
  return `${name ?? 'Country not known'}: ${numbers}. The country also chooses the words: names of medicines, where to go for care, and °C or °F.`
}

/** Country, look, locking, what the doctor should know, and what happens to the record. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const { settings, isAuthenticated, hasPasskey, session, persons } = useUser()
  const [theme, setTheme] = useState<Theme>(readTheme)
  const [isRecoveryOpen, setRecoveryOpen] = useState(false)
  const [isDeleteOpen, setDeleteOpen] = useState(false)
  const guess = guessCountry(navigator.languages)
  const all = countries()
  const guessed = all.find((each) => each.code === guess)?.name
  const deleteAll = async () => {
    try {
      await session.deleteEverything()
      await dropSharedFiles()
      notify({ tone: 'success', text: 'Everything was deleted, here and on the server.' })
      onClose()
    } catch {
      notify({ tone: 'failure', text: 'The server could not delete your record, so nothing was deleted here either. Please try again.' })
    }
  }
  return (
    <Dialog title="Settings" onClose={onClose}>
      <div className="grid gap-6">
        <Part title="General">
          <Field
            label="Country, for emergency numbers"
            hint={numbersOf(settings.country ?? guess, all.find(({ code }) => code === (settings.country ?? guess))?.name)}
          >
            {(control) => (
              <select
                {...control}
                value={settings.country ?? ''}
                onChange={(event) => session.saveSettings({ ...settings, country: event.target.value || null })}
              >
                <option value="">{guessed ? `Automatic (${guessed})` : 'Automatic'}</option>
                {all.map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </Field>
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
          {isAuthenticated && (
            <Field label="Lock the record when idle" hint="Your password or passkey opens it again.">
              {(control) => (
                <select
                  {...control}
                  value={settings.idleLockMinutes ?? ''}
                  onChange={(event) => session.saveSettings({ ...settings, idleLockMinutes: Number(event.target.value) || null })}
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
        </Part>
        <Part title="About you">
          <ProfileForm />
        </Part>
        <Part title="Outside model">
          <OutsideModelPart />
        </Part>
        <Part title="Without a network">
          <OfflinePart />
        </Part>
        <Part title="Your record">
          <Button className="justify-self-start" onClick={() => setRecoveryOpen(true)}>
            Make a recovery file
          </Button>
          {isAuthenticated && (
            <Disclosure summary="Change the password">
              <ChangePasswordForm />
            </Disclosure>
          )}
          {hasPasskey !== null && (
            <Disclosure summary="Open with a passkey">
              <PasskeyPart />
            </Disclosure>
          )}
          <Disclosure summary="Restore from a recovery file">
            <ImportRecordForm />
          </Disclosure>
          <Disclosure summary="Sign out everywhere else">
            <SignOutElsewhere onDone={() => setRecoveryOpen(true)} />
          </Disclosure>
          <Disclosure summary="Your devices">
            <DevicesPanel />
          </Disclosure>
          <Disclosure summary="Who else may look">
            <AccessPanel />
          </Disclosure>
          <Disclosure summary="Who did what with your record">
            <AuditPanel />
          </Disclosure>
          <Button look="danger" icon={trashIcon} className="justify-self-start" onClick={() => setDeleteOpen(true)}>
            Delete everything
          </Button>
        </Part>
      </div>
      {isRecoveryOpen && <RecoveryDialog onClose={() => setRecoveryOpen(false)} />}
      {isDeleteOpen && (
        <ConfirmDialog
          title="Delete everything?"
          question={[
            'Conversations, history, documents, medications, tasks and, if you are signed in, the account itself are deleted here and on the server.',
            persons.length > 0 && `The records of ${persons.map(({ name }) => name).join(', ')} are deleted with it.`,
            'This cannot be undone.',
          ]
            .filter(Boolean)
            .join(' ')}
          confirm="Delete everything"
          onConfirm={deleteAll}
          onClose={() => setDeleteOpen(false)}
        />
      )}
    </Dialog>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h3 className="text-lg font-bold">{title}</h3>
      {children}
    </section>
  )
}
