import type { Operation } from '../pages/safeguards/statements.ts'

/** A server that is run in the plainest way: by its patients' secrets, on files, with nothing from outside. */
export const plainOperation: Operation = {
  isOpenModePossible: false,
  isHttps: false,
  isPostgres: false,
  hasWalledReaders: false,
  model: null,
  speechModel: null,
  pharmacyServer: null,
  asksHealthLinks: false,
  remindsDevices: false,
}
