import { useUser } from '../../session/use-user.ts'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { trashIcon } from '../../ui/icons.ts'
import { AccessPanel } from './AccessPanel.tsx'
import { AuditPanel } from './AuditPanel.tsx'
import { ChangePasswordForm } from './ChangePasswordForm.tsx'
import { DevicesPanel } from './DevicesPanel.tsx'
import { ImportRecordForm } from './ImportRecordForm.tsx'
import { PasskeyPart } from './PasskeyPart.tsx'
import { SignOutElsewhere } from './SignOutElsewhere.tsx'

/** What happens to the record: its file, its keys, its devices, who may look, and its end. */
export function RecordPart({ onRecover, onDelete }: { onRecover: () => void; onDelete: () => void }) {
  const { isAuthenticated, hasPasskey } = useUser()
  return (
    <>
      <Button className="justify-self-start" onClick={onRecover}>
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
        <SignOutElsewhere onDone={onRecover} />
      </Disclosure>
      <Disclosure summary="Your devices">
        <DevicesPanel />
      </Disclosure>
      <Disclosure summary="Who else may look">
        <AccessPanel />
      </Disclosure>
      <Disclosure summary="Activity log">
        <AuditPanel />
      </Disclosure>
      <Button look="danger" icon={trashIcon} className="justify-self-start" onClick={onDelete}>
        Delete everything
      </Button>
    </>
  )
}
