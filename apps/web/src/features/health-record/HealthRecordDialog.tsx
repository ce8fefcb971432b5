import type { ItemKind } from '@dr-ai/contract/schemas/health-items'
import { type ReactNode, useState } from 'react'
import { onlyInProfile } from '../../session/only-in-profile.ts'
import { useUser } from '../../session/use-user.ts'
import { DamagedNote } from '../../ui/DamagedNote.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { AddItemForm } from './AddItemForm.tsx'
import { BringLink } from './BringLink.tsx'
import { type BringFile, BringRecord } from './BringRecord.tsx'
import type { AskLink } from './health-link.ts'
import { ItemList } from './ItemList.tsx'
import { listNames } from './item-words.ts'
import { ProposedGroups } from './ProposedGroups.tsx'
import { type RecordForm, TakeAlong } from './TakeAlong.tsx'
import { useHealthRecord } from './use-health-record.ts'
import { VitalForm } from './VitalForm.tsx'
import { VitalTrends } from './VitalTrends.tsx'

interface HealthRecordDialogProps {
  onSave: (form: RecordForm) => Promise<void>
  onBring: BringFile
  /** Asks the server of a health link, through ours. */
  onAsk: AskLink
  /** What hands a summary out by a link. */
  sharing: ReactNode
  onClose: () => void
}

const kinds = Object.keys(listNames) as ItemKind[]

/** The lists of the health record: read, write, bring in, take along. */
export function HealthRecordDialog({ onSave, onBring, onAsk, sharing, onClose }: HealthRecordDialogProps) {
  const record = useHealthRecord()
  const { items } = record
  const { profile } = useUser()
  const [link, setLink] = useState('')
  const bring: BringFile = async (file, onProgress) => {
    const outcome = await onBring(file, onProgress)
    if (outcome.isDone) await record.load()
    return outcome
  }
  return (
    <Dialog title="Health record" subtitle="What the doctor keeps in mind in every consultation" size="large" onClose={onClose}>
      <div className="grid gap-3">
        {record.hasFailed && <p role="alert">The lists could not be loaded. Please check your connection and try again.</p>}
        {items === null && !record.hasFailed && <p role="status">Loading...</p>}
        <DamagedNote count={record.damaged} names={['item', 'items']} />
        {items !== null && <ProposedGroups items={items} review={record.review} />}
        {items !== null &&
          kinds.map((kind) => {
            const listed = items.filter((item) => item.kind === kind && item.review === 'accepted')
            const told = onlyInProfile(profile, kind, listed)
            return (
              <Disclosure key={kind} summary={`${listNames[kind]} (${listed.length + told.length})`}>
                <div className="grid gap-3">
                  {kind === 'vital' ? <VitalForm onAdd={record.add} /> : <AddItemForm kind={kind} onAdd={record.add} />}
                  {kind === 'vital' && <VitalTrends items={listed} ageYears={record.ageYears} />}
                  {told.length > 0 && <p>From your settings: {told.join(', ')}</p>}
                  {(listed.length > 0 || told.length === 0) && <ItemList items={listed} onRemove={record.remove} />}
                </div>
              </Disclosure>
            )
          })}
        <Disclosure summary="Bring a record in">
          <div className="grid gap-6">
            <BringRecord onBring={bring} onLink={setLink} />
            <BringLink key={link} read={link} onAsk={onAsk} onBring={(file) => bring(file, () => undefined)} />
          </div>
        </Disclosure>
        <Disclosure summary="Show it to a doctor by a link">{sharing}</Disclosure>
        <Disclosure summary="Take your record along">
          <TakeAlong onSave={onSave} />
        </Disclosure>
      </div>
    </Dialog>
  )
}
