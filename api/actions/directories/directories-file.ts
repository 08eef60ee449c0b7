import { Type } from 'typebox'
import { Check } from 'typebox/value'
import { atStart } from '../../directories/shipped.ts'
import { writeFact } from '../../domain/directories/fact-values.ts'
import { factNames, isSame, textFields, type DirectoryEntry, editsBetween } from '../../domain/directories/records.ts'
import { isReserved, readClosing, readTexts, readTypedFact, type TypedTexts } from '../../domain/directories/typed-directory.ts'
import { Failure, fieldError, invalidField, throwFieldErrors } from '../../domain/failure.ts'
import { isObject, readJsonFile } from '../../domain/json-file.ts'
import { dayOf, isDay } from '../../domain/launch/launch.ts'
import { isSlug } from '../../domain/launch/slug.ts'
import type { World } from '../../ports/world.ts'
import { DirectoryFacts } from '../../../shared/schemas/directory-facts.ts'
import type { Issue } from '../../../shared/schemas/error-body.ts'
import { defineAction } from '../define-action.ts'
import { oncePerVersion } from './once-per-version.ts'
import { mergeShipped } from '../../domain/directories/merge-shipped.ts'
import { createId } from '../../domain/random.ts'

/** The directories that differ from what the release ships, each with all of its facts, sources and days, as JSON for another site. */
export const exportDirectories = ({ store }: Pick<World, 'store'>): Promise<string> => writeFile(store)

const writeFile = oncePerVersion(async (store) => {
  const shipped = new Map((await atStart.readDirectories()).map((entry) => [entry.id, entry]))
  const stored = [...(await store.list('directoryEntries', 'state', 'open')), ...(await store.list('directoryEntries', 'state', 'closed'))]
  const directories = stored
    .map((entry) => {
      const { edited: _, ...shared } = entry
      return shared
    })
    .filter((entry) => !isSame(entry, shipped.get(entry.id)))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
  return `${JSON.stringify({ directories })}\n`
})

/** Merges another site’s file by kind of source and day, and returns the directories that changed. Throws BAD_REQUEST with the file’s errors, and then changes nothing. */
export const importDirectories = defineAction({
  access: 'moderator',
  quota: null,
  input: Type.Object({ file: Type.String() }),
  async run(world, { file }, account) {
    const errors: Issue[] = []
    const entries = parse(file).map((given) => readEntry(given, dayOf(world.clock()), errors))
    throwFieldErrors(errors, 'parts of the file')
    return mergeDirectories(
      world,
      entries.filter((entry) => entry !== null),
      account.id,
    )
  },
})

function parse(file: string): unknown[] {
  const { directories } = readJsonFile(file) ?? {}
  if (Array.isArray(directories)) return directories
  throw invalidField('file', 'This isn’t a directories file. Choose one that a site like this one exported.', 'directories')
}

/** An entry from the file, held to the same rules as what moderators enter. What’s wrong with it is added to `errors`. */
function readEntry(given: unknown, today: string, errors: Issue[]): DirectoryEntry | null {
  const { id, state, checkedOn, facts = {}, closed, ...others } = isObject(given) ? given : {}
  if (typeof id !== 'string' || !isSlug(id) || isReserved(id) || !isObject(facts)) {
    errors.push(fieldError('file', 'Each directory needs an id, such as “open-shelf”, and an object of facts if it has any.', 'invalid'))
    return null
  }
  const refuse = (part: string, message: string) => void errors.push(fieldError('file', `${id}, ${part}: ${message}`, 'invalid'))
  const tried = <Value>(read: () => Value, part?: string): Value | null => {
    try {
      return read()
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      for (const { path, message } of (error.data?.['issues'] ?? []) as Issue[]) refuse(part ?? String(path[0]), message)
      return null
    }
  }
  const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
  const texts = tried(() => readTexts(Object.fromEntries(textFields.map((field) => [field, textOf(others[field])])) as TypedTexts))
  const readDay = (value: unknown, part: string): string => {
    const day = textOf(value)
    if (!isDay(day) || day > today) refuse(part, 'Enter a day that isn’t in the future, such as 2026-09-27.')
    return day
  }
  const day = readDay(checkedOn, 'checkedOn')
  const read = Object.entries(facts).flatMap(([name, fact]) => {
    const known = factNames.find((each) => each === name)
    if (known === undefined || !Check(DirectoryFacts.properties[known], fact)) {
      refuse(name.slice(0, 40), 'This fact is unknown, or its value, source, kind or day is missing or invalid.')
      return []
    }
    const { value, ...evidence } = fact
    return [[name, tried(() => readTypedFact(known, { value: writeFact(known, value), ...evidence }, today), name)]]
  })
  const entry = { id, ...texts, checkedOn: day, facts: Object.fromEntries(read) } as DirectoryEntry
  if (state !== 'closed') return { ...entry, state: 'open' }
  const { reason, source, day: closedOn } = isObject(closed) ? closed : {}
  const closing = tried(() => readClosing({ reason: textOf(reason), source: textOf(source) }))
  return { ...entry, state, closed: { reason: '', source: '', ...closing, day: readDay(closedOn, 'closed') } }
}

/** With a larger transaction, another process could time out while it waits to write. */
const atOnce = 250

/** Changes nothing the second time, so every process may call it. `by` is the account that imported the entries, null for a release. Returns the entries that changed. */
export async function mergeDirectories(
  world: Pick<World, 'store' | 'clock' | 'random'>,
  shipped: readonly DirectoryEntry[],
  by: string | null = null,
): Promise<DirectoryEntry[]> {
  const from = by === null ? 'release' : 'operators'
  const { list, transact } = world.store
  const stored = [...(await list('directoryEntries', 'state', 'open')), ...(await list('directoryEntries', 'state', 'closed'))]
  const due = new Set(mergeShipped(stored, shipped, from).map(({ id }) => id))
  const entries = shipped.filter(({ id }) => due.has(id))
  const changed: DirectoryEntry[] = []
  for (let first = 0; first < entries.length; first += atOnce)
    await transact(async ({ get, put }) => {
      const at = world.clock().toISOString()
      for (const entry of entries.slice(first, first + atOnce)) {
        const before = await get('directoryEntries', entry.id)
        for (const merged of mergeShipped(before === null ? [] : [before], [entry], from)) {
          await put('directoryEntries', merged)
          changed.push(merged)
          const edits = before === null ? [] : editsBetween(before, merged)
          for (const edit of edits) await put('directoryEdits', { ...edit, id: createId(world), slug: entry.id, at, by })
        }
      }
    })
  return changed
}
