import { useEffect, useEffectEvent } from 'react'
import { isShareOpened, type SharedFiles, takeSharedFiles } from '../../session/pocket/shared-files.ts'
import { useUser } from '../../session/use-user.ts'

/** Hands over what another application shared, as soon as the record is open that it is for. */
export function useSharedFiles(take: (shared: SharedFiles) => void): void {
  const { access } = useUser()
  const isOpen = access.kind === 'open'
  const handOver = useEffectEvent(take)
  useEffect(() => {
    if (isOpen && isShareOpened(location.search)) void takeSharedFiles().then(handOver)
  }, [isOpen])
}
