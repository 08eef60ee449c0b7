export type DamagedChange = { collection: string; key: string; isRemoval: boolean }

/** What a damaged line says. `isReadable` means that it is JSON, although at least one byte of it is wrong. */
export type DamagedContent = { batch: number | null; changes: DamagedChange[]; isReadable: boolean }

const changePattern = /\["(?<collection>[A-Za-z]+)","(?<key>(?:[^"\\]|\\.)*)"(?<next>[,\]])/gu

/** Finds the records that a damaged line of a journal or snapshot would have changed. `known` are the names of collections. */
export function readDamagedLine(line: Buffer, known: ReadonlySet<string>): DamagedContent {
  const text = line.toString('utf8')
  const whole = parseLine(text)
  if (whole !== null) return { batch: whole.n, changes: whole.ops.map(changeOf), isReadable: true }
  const changes = new Map<string, DamagedChange>()
  for (const { groups = {} } of text.matchAll(changePattern)) {
    const { collection = '', key: quoted = '', next } = groups
    const key = unquote(quoted)
    if (known.has(collection) && key !== null) changes.set(`${collection} ${key}`, { collection, key, isRemoval: next === ']' })
  }
  const batch = /\{"n":(\d{1,15}),/.exec(text)?.[1]
  return { batch: batch === undefined ? null : Number(batch), changes: [...changes.values()], isReadable: false }
}

type Batch = { n: number; ops: [collection: string, key: string, value?: unknown][] }

function parseLine(text: string): Batch | null {
  try {
    const parsed: unknown = JSON.parse(text.replaceAll('\0', ''))
    const batch = (Array.isArray(parsed) ? parsed[1] : null) as Partial<Batch> | null
    const isBatch = typeof batch?.n === 'number' && Array.isArray(batch.ops) && batch.ops.every(isOperation)
    return isBatch ? (batch as Batch) : null
  } catch {
    return null
  }
}

const isOperation = (operation: unknown): boolean =>
  Array.isArray(operation) && typeof operation[0] === 'string' && typeof operation[1] === 'string'

const changeOf = ([collection, key, ...value]: Batch['ops'][number]): DamagedChange => ({ collection, key, isRemoval: value.length === 0 })

function unquote(quoted: string): string | null {
  try {
    return JSON.parse(`"${quoted}"`) as string
  } catch {
    return null
  }
}
