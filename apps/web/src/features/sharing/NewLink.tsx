import { encodeQR } from 'qr'
import { Button } from '../../ui/Button.tsx'
import { clipboardIcon } from '../../ui/icons.ts'
import { notify } from '../../ui/notices.ts'

/** A link that was just made, as a code to scan and as text. It is shown once: its key is kept nowhere. */
export function NewLink({ address }: { address: string }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(address)
      notify({ tone: 'info', text: 'The link is copied.' })
    } catch {
      notify({ tone: 'failure', text: 'The link could not be copied. Please mark it and copy it yourself.' })
    }
  }
  const picture = `data:image/svg+xml,${encodeURIComponent(encodeQR(address, 'svg', { ecc: 'medium' }))}`
  return (
    <section aria-label="Your new link" className="grid justify-items-start gap-3 rounded-xl border border-line p-4">
      <img src={picture} alt="Code to scan: your new link" className="w-64 max-w-full rounded-xl bg-white p-2" />
      <p className="max-h-24 w-full overflow-y-auto text-sm break-all">{address}</p>
      <Button icon={clipboardIcon} onClick={copy}>
        Copy the link
      </Button>
      <p className="text-sm text-soft">It is shown this once, since its key is kept nowhere. Whoever has it can open it.</p>
    </section>
  )
}
