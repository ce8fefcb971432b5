/**
 * Where sealed rows are kept. An engine knows patients by their key and rows by collection and id; it never sees a word:
 * everything but times and versions is sealed before it comes here. One compliance suite (records-compliance.ts) holds
 * for every engine.
 */
export interface Row {
  id: string
  /** Microseconds, strictly increasing within one server: the order of a collection. */
  at: number
  /** 1 for a new row, one more with each replacement. Part of what the seal vouches for. */
  version: number
  sealed: Uint8Array
}

/**
 * What tells one row from any other that ever stood in its place, without its words: where it stands, when it was written, and the
 * end of its seal, which is never the same twice.
 */
export interface Mark {
  collection: string
  id: string
  at: number
  version: number
  bytes: number
  /** The last bytes of the seal; null for large rows, whose seal is not read for this. */
  end: Uint8Array | null
}

export type Change =
  /** A new row; a conflict where the id is taken. */
  | { kind: 'insert'; collection: string; row: Row }
  /** The next version of a row; a conflict unless `row.version - 1` is what is stored. */
  | { kind: 'replace'; collection: string; row: Row }
  /** A conflict where the row is gone already. */
  | { kind: 'delete'; collection: string; id: string }
  /** Every row of the collection, however many there are. */
  | { kind: 'clear'; collection: string }
  /** The next link of the patient's audit trail; overtaken unless `link.index - 1` is the newest. */
  | { kind: 'link'; link: Link }

/** One link of a patient's audit trail. Links are only ever added; they go with everything else of the patient. */
export interface Link {
  /** 0 for the first one. */
  index: number
  at: number
  sealed: Uint8Array
}

export type WriteOutcome = 'written' | 'conflict' | 'overtaken'

export interface Usage {
  rows: number
  /** Sealed bytes of these rows. */
  bytes: number
  /** Links of the audit trail, where there are rows. */
  links: number
}

/** The place in a collection after which a page goes on, towards the older rows. */
export interface Place {
  at: number
  id: string
}

/** What a store remembers of itself: which key it belongs to, the newest moment that was given out, the last time it was tried. */
export type FactName = 'key' | 'newest' | 'tried'

/** Rows to be marked: all, those of a collection, or one. */
export type MarkedPlace = { collection: string; id: string | null } | null

export interface Records {
  read(patient: string, collection: string, id: string): Promise<Row | null>
  /** A page of a collection, newest first. */
  list(patient: string, collection: string, page: { limit: number; before?: Place | null }): Promise<Row[]>
  count(patient: string, collection: string): Promise<number>
  /** What tells the rows from any others, without their words. */
  marks(patient: string, place: MarkedPlace): Promise<Mark[]>
  /** What the patient keeps here; zeros for one who has never written. */
  usage(patient: string): Promise<Usage>
  /**
   * All changes or none. The engine may keep the sealed bytes: they are not to be used afterwards. Resolves only when they are on the disk. Throws StorageUnavailable where they could not be written.
   */
  write(patient: string, changes: readonly Change[]): Promise<WriteOutcome>
  /** The newest link of the patient's audit trail. */
  lastLink(patient: string): Promise<Link | null>
  /** Links that come after the one of index `after` (-1: from the beginning), the oldest first. */
  trail(patient: string, page: { after: number; limit: number }): Promise<Link[]>
  /** Everything of the patient; the tombstone begins a new trail. */
  erase(patient: string, tombstone: Link | null): Promise<void>
  /** A fact about the store as a whole; null where it was never noted. */
  fact(name: FactName): Promise<string | null>
  /** Notes a fact: the first value it is given stays. Out: what stands. */
  settle(name: FactName, value: string): Promise<string>
  /** A fact that only grows. Out: the greater of what stood and `value`. */
  raise(name: FactName, value: number): Promise<number>
  /** Some links of some trails, whosever they are. */
  sampleLinks(limit: number): Promise<{ patient: string; link: Link }[]>
  /** Whether the engine answers and can write. Throws StorageUnavailable. */
  check(): Promise<void>
  /** Writes what is queued, then lets go of the engine. */
  close(): Promise<void>
}

/** The disk is full, read-only or gone; nothing of the write is kept. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable'
}
