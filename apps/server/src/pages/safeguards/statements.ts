/** How this server is run, as far as the truth of a claim depends on it. */
export interface Operation {
  isOpenModePossible: boolean
  isHttps: boolean
  isPostgres: boolean
  /** Files are read behind bubblewrap's walls (reading/sandbox.ts). */
  hasWalledReaders: boolean
  /** The outside model, as provider and model; null where none is connected. */
  model: string | null
  speechModel: string | null
  /** The host that pharmacies are looked up at; null where none is named. */
  pharmacyServer: string | null
  /** The servers of health links are asked, where a patient brings one in. */
  asksHealthLinks: boolean
  /** Devices are reminded through push services, where a patient wishes it. */
  remindsDevices: boolean
}

/** One sentence of the page. */
export interface Statement {
  says: string
  /** The test that holds it: its file under apps/server/src, or from the root where it begins with apps, packages or e2e, and its name. */
  proof: readonly [file: string, name: string] | 'admitted'
}

/** What a claim of the screens is worth. What is not done may be admitted; whatever is said to be done has a test. */
export interface Safeguard {
  claim: string
  done: Statement[]
  notDone: Statement[]
}

/** What is done, and the test that holds it. */
export const shown = (says: string, file: string, name: string): Statement => ({ says, proof: [file, name] })
/** What is not done. */
export const admitted = (says: string): Statement => ({ says, proof: 'admitted' })

/** Where most claims are held. */
export const proofs = {
  page: 'pages/safeguards/safeguards-page.test.ts',
  followsSettings: 'the page follows the settings %j',
  aboutModel: 'with an outside model the page says what is sent, and that is what a provider receives',
  sealed: 'routes/words-stay-sealed.test.ts',
} as const
