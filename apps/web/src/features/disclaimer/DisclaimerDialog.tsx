import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { alertIcon, infoIcon, shieldIcon } from '../../ui/icons.ts'
import { consent, emergencyNotice, statements } from './statements.ts'

/** What a patient must know before the first word. It can only be accepted. */
export function DisclaimerDialog({ onAccept }: { onAccept: () => void }) {
  return (
    <Dialog
      title="Medical Disclaimer"
      subtitle="Please read this before you start"
      actions={
        <Button look="primary" onClick={onAccept} className="w-full max-sm:px-1 sm:w-auto">
          I Understand and Agree to Continue
        </Button>
      }
    >
      <section className="mb-5 rounded-xl border border-red/40 bg-red-soft p-4">
        <h3 className="flex items-center gap-2 font-bold text-red">
          <Icon path={alertIcon} />
          Emergency Notice
        </h3>
        <p className="mt-1">{emergencyNotice}</p>
      </section>
      <ul className="grid gap-3">
        {statements.map(({ title, text }) => (
          <li key={title} className="flex gap-3">
            <span className="mt-0.5 grid size-6 shrink-0 place-items-center rounded-full bg-raised text-soft">
              <Icon path={infoIcon} className="size-4" />
            </span>
            <p>
              <strong className="block font-semibold">{title}</strong>
              <span className="text-soft">{text}</span>
            </p>
          </li>
        ))}
      </ul>
      <section className="mt-4 rounded-xl bg-raised p-4">
        <h3 className="flex items-center gap-2 font-bold">
          <Icon path={shieldIcon} className="size-5 text-accent" />
          Data Privacy & Consent
        </h3>
        <p className="mt-1 text-[0.9375rem] text-soft">{consent}</p>
      </section>
    </Dialog>
  )
}
