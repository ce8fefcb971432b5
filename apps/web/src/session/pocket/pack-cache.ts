/** Where the doctor of this device is kept: beside the versions of the application (`service-worker.js`), which fetches a newer version's pack along with it. */
export const cacheName = 'dr-ai-pack'

/** The name under which a file of the pack is kept as it is used, beside the file as it came. */
export const unpackedName = (path: string): string => `/unpacked${path}`

/** The name under which the doctor's script comes over the network (`apps/web/pocket-worker.ts` writes it); unpacked it is kept under its own. */
export const packedName = (script: string): string => `${script}.bin`
