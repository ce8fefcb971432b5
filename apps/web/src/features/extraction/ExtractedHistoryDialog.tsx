import type { DiagnosisRecord } from '@dr-ai/contract/schemas/history'
import { useState } from 'react'
import { useUser } from '../../session/use-user.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfidenceBadge } from '../../ui/ConfidenceBadge.tsx'
import { DiagnosisDetails } from '../../ui/DiagnosisDetails.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { checkIcon, clipboardIcon, downloadIcon, plusIcon } from '../../ui/icons.ts'
import { notify } from '../../ui/notices.ts'
import { OpeningCard } from '../../ui/OpeningCard.tsx'
import { extractionAlerts } from './extraction-alerts.ts'

interface ExtractedHistoryDialogProps {
  diagnoses: readonly DiagnosisRecord[]
  /** What the doctor made of it all, in a sentence; null where the conversation has come to none. */
  story: string | null
  onExport: (diagnosis: DiagnosisRecord) => Promise<void>
  onClose: () => void
}

const countLine = (count: number): string => `${count} ${count === 1 ? 'diagnosis' : 'diagnoses'} extracted from the conversation`

/** What the conversation holds of diagnoses; one card open at a time. */
export function ExtractedHistoryDialog({ diagnoses, story, onExport, onClose }: ExtractedHistoryDialogProps) {
  const [open, setOpen] = useState<number | null>(0)
  const [added, setAdded] = useState<readonly number[]>([])
  return (
    <Dialog title="Extracted Medical History" subtitle={countLine(diagnoses.length)} size="large" onClose={onClose}>
      {diagnoses.length === 0 && (
        <EmptyState
          icon={clipboardIcon}
          title="No Diagnoses Found"
          hint="No clear medical diagnoses were identified in the current conversation."
        />
      )}
      {story && diagnoses.length > 0 && <p className="mb-4 rounded-xl bg-raised px-4 py-3">{story}</p>}
      <ul className="grid gap-3">
        {diagnoses.map((diagnosis, index) => (
          <DiagnosisCard
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes while the dialog is open
            key={index}
            diagnosis={diagnosis}
            isOpen={open === index}
            isAdded={added.includes(index)}
            onToggle={() => setOpen(open === index ? null : index)}
            onAdded={() => setAdded((those) => [...those, index])}
            onExport={() => onExport(diagnosis)}
          />
        ))}
      </ul>
    </Dialog>
  )
}

interface DiagnosisCardProps {
  diagnosis: DiagnosisRecord
  isOpen: boolean
  isAdded: boolean
  onToggle: () => void
  onAdded: () => void
  onExport: () => Promise<void>
}

function DiagnosisCard({ diagnosis, isOpen, isAdded, onToggle, onAdded, onExport }: DiagnosisCardProps) {
  const { session } = useUser()
  const [isBusy, setBusy] = useState(false)
  const add = async () => {
    setBusy(true)
    try {
      const { entry } = await session.call('addHistory', { body: { diagnosis } })
      session.addMedicalRecord(entry)
      onAdded()
      notify({ tone: 'success', text: extractionAlerts.added })
    } catch {
      notify({ tone: 'failure', text: extractionAlerts.notAdded })
    } finally {
      setBusy(false)
    }
  }
  return (
    <li className="rounded-card border border-line">
      <OpeningCard
        isOpen={isOpen}
        onToggle={onToggle}
        summary={
          <span className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <span className="font-bold">{diagnosis.diagnosis}</span>
            <ConfidenceBadge record={diagnosis} />
          </span>
        }
      >
        <DiagnosisDetails record={diagnosis} isBrief />
        <div className="flex flex-wrap gap-2">
          <Button look="primary" icon={isAdded ? checkIcon : plusIcon} disabled={isBusy || isAdded} onClick={add}>
            {isAdded ? 'Added to History' : 'Add to Medical History'}
          </Button>
          <Button icon={downloadIcon} onClick={onExport}>
            Export as PDF
          </Button>
        </div>
      </OpeningCard>
    </li>
  )
}
