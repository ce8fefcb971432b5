import { useState } from 'react'
import { canKeepPack, dropPack, isPackKept, keepPack, packBytes } from '../../session/pocket/pack.ts'
import { prepareHere } from '../../session/pocket/pocket-doctor.ts'
import { Button } from '../../ui/Button.tsx'
import { notify } from '../../ui/notices.ts'
import { useAnswer } from '../../ui/use-answer.ts'

type Keeping = 'looking' | 'absent' | 'fetching' | 'unpacking' | 'kept'

const progress: Partial<Record<Keeping, string>> = { fetching: 'Fetching...', unpacking: 'Unpacking...' }

/** Whether the doctor answers on this device without a network; says how much comes over the line before it does. */
export function OfflinePart() {
  const [looked] = useAnswer(isPackKept)
  const [measured] = useAnswer(packBytes)
  const [changed, setKeeping] = useState<Keeping | null>(null)
  const keeping = changed ?? (looked.kind === 'here' ? (looked.answer ? 'kept' : 'absent') : 'looking')
  if (!canKeepPack()) return <p className="text-soft">This browser cannot keep the doctor for times without a network.</p>
  const fetchPack = async () => {
    setKeeping('fetching')
    try {
      await keepPack()
      setKeeping('unpacking')
      await prepareHere()
      setKeeping('kept')
      notify({ tone: 'success', text: 'The doctor now answers on this device, also without a network.' })
    } catch {
      setKeeping('absent')
      notify({ tone: 'failure', text: 'The doctor could not be fetched. Check the network and the space on this device, then try again.' })
    }
  }
  const size = measured.kind === 'here' && measured.answer !== null ? ` (${(measured.answer / 1_000_000).toFixed(1)} MB)` : ''
  return keeping === 'kept' ? (
    <>
      <p className="text-soft">
        Without a network the doctor answers on this device. What you say then joins your record when the network is back. A new
        conversation can also be kept on this device alone.
      </p>
      <Button className="justify-self-start" onClick={() => void dropPack().then(() => setKeeping('absent'))}>
        Remove it from this device
      </Button>
    </>
  ) : (
    <>
      <p className="text-soft">
        The doctor can be kept on this device, to answer where there is no network. Nothing of your record is part of it.
      </p>
      <Button className="justify-self-start" disabled={keeping !== 'absent'} onClick={() => void fetchPack()}>
        {progress[keeping] ?? `Make available offline${size}`}
      </Button>
    </>
  )
}
