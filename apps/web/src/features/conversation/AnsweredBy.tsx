import type { ClinicalMessage } from './message.ts'

/** Who gave an answer, below it: the doctor on this device, the outside model, or the built-in doctor in its stead. */
export function AnsweredBy({ message }: { message: ClinicalMessage }) {
  if (message.kind !== 'doctor') return null
  const { doctor, fromDevice } = message
  return (
    <>
      {fromDevice && (
        <p className="text-xs text-soft">
          {fromDevice.isWaiting
            ? 'Answered on this device, without your documents. It joins your record when the network is back.'
            : 'Answered on this device. It is not part of your record.'}
        </p>
      )}
      {doctor?.kind === 'model' && (
        <p className="text-xs text-soft">Answered by the built-in doctor with {doctor.model ?? 'an outside model'}</p>
      )}
      {doctor && doctor.kind !== 'model' && doctor.fallback && <p className="text-xs text-soft">Answered by the built-in doctor</p>}
    </>
  )
}
