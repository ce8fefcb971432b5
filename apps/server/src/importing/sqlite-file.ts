/** A value of a row; what is neither number nor text is null. */
export type SqliteValue = number | string | null

export interface SqliteTable {
  name: string
  /** Names in small letters, in the order in which rows hold them. */
  columns: readonly string[]
  /** @throws RangeError where the file is damaged. */
  rows(): Generator<ReadonlyMap<string, SqliteValue>>
}

const magic = 'SQLite format 3\u0000'
/** Kinds of pages (https://www.sqlite.org/fileformat2.html, 1.6). */
const kinds = { interiorIndex: 2, interiorTable: 5, leafIndex: 10, leafTable: 13 } as const
const encodings = ['utf-8', 'utf-8', 'utf-16le', 'utf-16be'] as const
const mostRows = 5_000_000
const deepest = 40

/** Whether these are the bytes of an SQLite database. */
export function isSqlite(bytes: Uint8Array): boolean {
  return bytes.length >= 512 && [...magic].every((letter, place) => bytes[place] === letter.charCodeAt(0))
}

/**
 * The tables of an SQLite database, read from its bytes alone: no statement is run and nothing is written.
 * @throws RangeError where the file is damaged.
 */
export function sqliteTables(bytes: Uint8Array): SqliteTable[] {
  const file = openFile(bytes)
  return [...recordsOf(file, 1)].flatMap(({ values: [kind, name, , root, sql] }) => {
    if (kind !== 'table' || typeof name !== 'string' || typeof root !== 'number' || typeof sql !== 'string') return []
    const { columns, rowid } = columnsOf(sql)
    return [
      {
        name,
        columns,
        *rows() {
          for (const { values, id } of recordsOf(file, root))
            yield new Map(columns.map((column, place) => [column, place === rowid ? (values[place] ?? id) : (values[place] ?? null)]))
        },
      },
    ]
  })
}

interface File {
  view: DataView
  pageSize: number
  /** Bytes of a page that hold something. */
  usable: number
  text(bytes: Uint8Array): string
}

interface SqliteRecord {
  id: number
  values: SqliteValue[]
}

function openFile(bytes: Uint8Array): File {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const written = view.getUint16(16)
  const pageSize = written === 1 ? 65_536 : written
  if (pageSize < 512 || (pageSize & (pageSize - 1)) !== 0) throw new RangeError('page size')
  const decoder = new TextDecoder(encodings[view.getUint32(56)] ?? 'utf-8')
  return { view, pageSize, usable: pageSize - view.getUint8(20), text: (each) => decoder.decode(each) }
}

/** All records of a tree, in its order. A page is looked at once, so that a file that leads in circles ends. */
function* recordsOf(file: File, root: number): Generator<SqliteRecord> {
  const seen = new Set<number>()
  let rows = 0
  function* walk(number: number, depth: number): Generator<SqliteRecord> {
    if (depth > deepest || seen.has(number)) throw new RangeError('tree')
    seen.add(number)
    const start = (number - 1) * file.pageSize
    const head = number === 1 ? start + 100 : start
    const kind = file.view.getUint8(head)
    const isInterior = kind === kinds.interiorIndex || kind === kinds.interiorTable
    if (!isInterior && kind !== kinds.leafIndex && kind !== kinds.leafTable) throw new RangeError('page')
    const cells = file.view.getUint16(head + 3)
    for (let cell = 0; cell < cells; cell++) {
      const at = start + file.view.getUint16(head + (isInterior ? 12 : 8) + 2 * cell)
      if (isInterior) yield* walk(file.view.getUint32(at), depth + 1)
      if (kind === kinds.interiorTable) continue
      if (++rows > mostRows) return
      yield recordAt(file, isInterior ? at + 4 : at, kind === kinds.leafTable)
    }
    if (isInterior) yield* walk(file.view.getUint32(head + 8), depth + 1)
  }
  yield* walk(root, 0)
}

/** A number of one to nine bytes; a large one loses its last digits. */
function varint(view: DataView, at: number): { value: number; next: number } {
  let value = 0
  for (let place = 0; place < 8; place++) {
    const byte = view.getUint8(at + place)
    value = value * 128 + (byte & 127)
    if (byte < 128) return { value, next: at + place + 1 }
  }
  return { value: value * 256 + view.getUint8(at + 8), next: at + 9 }
}

function recordAt(file: File, at: number, isTable: boolean): SqliteRecord {
  const { value: length, next } = varint(file.view, at)
  const id = isTable ? varint(file.view, next) : { value: 0, next }
  return { id: id.value, values: valuesOf(file, payload(file, id.next, length, isTable)) }
}

/** The bytes of a record: in its page, and what does not fit there in pages that are chained. */
function payload({ view, pageSize, usable }: File, at: number, length: number, isTable: boolean): Uint8Array {
  const bytes = (from: number, count: number): Uint8Array => new Uint8Array(view.buffer, view.byteOffset + from, count)
  const most = isTable ? usable - 35 : Math.floor(((usable - 12) * 64) / 255) - 23
  if (length <= most) return bytes(at, length)
  if (length > view.byteLength) throw new RangeError('record')
  const least = Math.floor(((usable - 12) * 32) / 255) - 23
  const wanted = least + ((length - least) % (usable - 4))
  const local = wanted <= most ? wanted : least
  const whole = new Uint8Array(length)
  whole.set(bytes(at, local))
  let page = view.getUint32(at + local)
  for (let filled = local; filled < length; ) {
    const start = (page - 1) * pageSize
    const count = Math.min(usable - 4, length - filled)
    whole.set(bytes(start + 4, count), filled)
    filled += count
    page = view.getUint32(start)
  }
  return whole
}

/** Bytes of the whole numbers by their kind (2.1). */
const integerBytes = [0, 1, 2, 3, 4, 6, 8] as const

function valuesOf({ text }: File, bytes: Uint8Array): SqliteValue[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const head = varint(view, 0)
  const values: SqliteValue[] = []
  let body = head.value
  for (let at = head.next; at < head.value; ) {
    const { value: kind, next } = varint(view, at)
    at = next
    const count = integerBytes[kind]
    const length = count ?? (kind === 7 ? 8 : kind < 12 ? 0 : (kind - (kind % 2 === 0 ? 12 : 13)) / 2)
    if (count !== undefined && count > 0) values.push(integerAt(view, body, count))
    else if (kind === 7) values.push(view.getFloat64(body))
    else if (kind === 8 || kind === 9) values.push(kind - 8)
    else values.push(kind >= 13 && kind % 2 === 1 ? text(bytes.subarray(body, body + length)) : null)
    body += length
  }
  return values
}

function integerAt(view: DataView, at: number, count: number): number {
  if (count === 8) return Number(view.getBigInt64(at))
  let value = view.getInt8(at)
  for (let place = 1; place < count; place++) value = value * 256 + view.getUint8(at + place)
  return value
}

const plain = (name: string): string => name.replace(/^["'`[]|["'`\]]$/g, '').toLowerCase()

/** The columns that a table's statement names, in the order of its rows, and the place of the one that is the row's number (-1 without). */
function columnsOf(sql: string): { columns: string[]; rowid: number } {
  const parts = partsOf(sql.slice(sql.indexOf('(') + 1, sql.lastIndexOf(')')))
  const named = parts.filter((part) => !/^(?:constraint|primary|unique|check|foreign)\b/i.test(part))
  const declared = named.map((part) => ({ name: plain(/^(?:"[^"]*"|`[^`]*`|\[[^\]]*\]|[^\s(]+)/.exec(part)?.[0] ?? ''), part }))
  const [, list] =
    /^(?:constraint\s+\S+\s+)?primary\s+key\s*\(([^)]*)\)/i.exec(parts.find((part) => /primary\s+key\s*\(/i.test(part)) ?? '') ?? []
  const own = declared.find(({ part }) => /\bprimary\s+key\b/i.test(part))
  const keys = list ? list.split(',').map((each) => plain(each.trim().split(/\s+/)[0] ?? '')) : own ? [own.name] : []
  const names = declared.map(({ name }) => name)
  // Of a table without numbers of rows the key comes first.
  if (/\bwithout\s+rowid\b/i.test(sql.slice(sql.lastIndexOf(')'))))
    return { columns: [...keys, ...names.filter((name) => !keys.includes(name))], rowid: -1 }
  const isNumber = keys.length === 1 && declared.some(({ name, part }) => name === keys[0] && /^\S+\s+integer\b/i.test(part))
  return { columns: names, rowid: isNumber ? names.indexOf(keys[0] ?? '') : -1 }
}

/** What stands between the commas of a list, brackets within left whole. */
function partsOf(list: string): string[] {
  const parts: string[] = ['']
  let depth = 0
  for (const letter of list) {
    if (letter === '(') depth++
    if (letter === ')') depth--
    if (letter === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts.map((part) => part.trim())
}
