/** A reader that never comes to the end of its file, and computes all the while. */
import { beginChild } from '../reading/child-process.ts'

const tell = beginChild<{ kind: 'begun' }>()
process.once('message', async () => {
  await tell({ kind: 'begun' })
  for (;;);
})
