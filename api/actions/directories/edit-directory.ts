import type { FactName } from '../../../shared/schemas/directory-facts.ts'
import { seeded } from '../../../shared/seeded.ts'
import { editsBetween, textFields } from '../../domain/directories/edits-between.ts'
import type { DirectoryEntry } from '../../domain/directories/records.ts'
import {
  marked,
  readClosing,
  readTexts,
  readTypedFact,
  type TypedClosing,
  type TypedFact,
  type TypedTexts,
} from '../../domain/directories/typed-directory.ts'
import { Failure, invalidField } from '../../domain/failure.ts'
import { dayOf } from '../../domain/launch/launch-plan.ts'
import type { Profile } from '../../domain/records.ts'
import { slugify } from '../../domain/launch/slug.ts'
import type { Transaction } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'
import { requireModerator } from '../access/launch-access.ts'
import { createId } from '../../domain/random.ts'

type Edit = { slug: string; seen: string }

/** What a moderator has seen of a part of an entry, to tell whether it has changed since. */
export const stampOf = (part: unknown): string => seeded(JSON.stringify(part ?? null), 2 ** 32).toString(36)

export const stamps = {
  texts: (entry: DirectoryEntry): string => stampOf([...textFields.map((field) => entry[field]), entry.checkedOn]),
  fact: (entry: DirectoryEntry, name: FactName): string => stampOf(entry.facts[name]),
  state: ({ state, closed }: DirectoryEntry): string => stampOf([state, closed]),
}

/** Edits the texts; `isChecked`: the moderator has looked at the whole entry. Throws FORBIDDEN, NOT_FOUND, BAD_REQUEST and CONFLICT. */
export function saveTexts(world: World, { typed, isChecked, ...edit }: Edit & { typed: TypedTexts; isChecked: boolean }, by: Profile) {
  return change(world, edit, by, stamps.texts, (entry) => {
    const texts = readTexts(typed)
    const checkedOn = isChecked ? dayOf(world.clock()) : entry.checkedOn
    return marked(
      { ...entry, ...texts, checkedOn },
      textFields.filter((field) => texts[field] !== entry[field]),
    )
  })
}

/** Sets a fact, which needs a source, a kind and a day; or makes it unknown. Throws FORBIDDEN, NOT_FOUND, BAD_REQUEST and CONFLICT. */
export function saveFact(world: World, { name, typed, ...edit }: Edit & { name: FactName; typed: TypedFact | null }, by: Profile) {
  return change(
    world,
    edit,
    by,
    (entry) => stamps.fact(entry, name),
    (entry) => {
      const fact = typed === null ? undefined : readTypedFact(name, typed, dayOf(world.clock()))
      const { [name]: _before, ...others } = entry.facts
      return marked({ ...entry, facts: fact === undefined ? others : { ...entry.facts, [name]: fact } }, [name])
    },
  )
}

/** Takes a directory off the list with a reason, or lists it again. Throws FORBIDDEN, NOT_FOUND, BAD_REQUEST and CONFLICT. */
export function saveState(world: World, { closing, ...edit }: Edit & { closing: TypedClosing | null }, by: Profile) {
  return change(world, edit, by, stamps.state, ({ closed: _closed, ...entry }) => {
    if (closing === null) return marked({ ...entry, state: 'open' }, ['state'])
    return marked({ ...entry, state: 'closed', closed: { ...readClosing(closing), day: dayOf(world.clock()) } }, ['state'])
  })
}

/** Adds a directory, without facts. Throws FORBIDDEN, BAD_REQUEST, and CONFLICT if its name is taken. */
export function addDirectory(world: World, typed: TypedTexts, by: Profile): Promise<DirectoryEntry> {
  requireModerator(world, by)
  const texts = readTexts(typed)
  const id = slugify(texts.name, texts.url)
  return world.store.transact(async (transaction) => {
    if (id === 'new' || (await transaction.get('directoryEntries', id)) !== null)
      throw invalidField('name', `There’s a directory “${id}” already.`, 'taken')
    const now = world.clock()
    const bare: DirectoryEntry = { id, state: 'open', ...texts, checkedOn: dayOf(now), facts: {} }
    const entry = marked(bare, [...textFields, 'state'])
    await transaction.put('directoryEntries', entry)
    const added = { field: 'added', before: null, after: texts.name, source: null }
    await transaction.put('directoryEdits', { id: createId(world), slug: id, at: now.toISOString(), by: by.id, ...added })
    return entry
  })
}

/** Marks a question of the measuring job as looked at. Throws FORBIDDEN and NOT_FOUND. */
export function settleQuestion(world: World, { slug, id }: { slug: string; id: string }, by: Profile): Promise<void> {
  requireModerator(world, by)
  return world.store.transact(async (transaction) => {
    const question = await transaction.get('directoryQuestions', id)
    if (question === null || question.slug !== slug) throw new Failure('NOT_FOUND', 'Question not found.')
    await transaction.put('directoryQuestions', { ...question, state: 'done' })
  })
}

/** Changes an entry if what the moderator saw of it is still there, and notes each difference in its history. */
async function change(
  world: World,
  { slug, seen }: Edit,
  by: Profile,
  stamp: (entry: DirectoryEntry) => string,
  work: (entry: DirectoryEntry) => DirectoryEntry,
): Promise<void> {
  requireModerator(world, by)
  await world.store.transact(async (transaction) => {
    const before = await transaction.get('directoryEntries', slug)
    if (before === null) throw new Failure('NOT_FOUND', 'Directory not found.')
    const after = work(before)
    if (stamp(before) !== seen)
      throw new Failure('CONFLICT', 'Somebody has changed this since you opened the page. Compare it with the history, then save again.')
    await transaction.put('directoryEntries', after)
    await note(world, transaction, before, after, by)
  })
}

async function note(world: World, transaction: Transaction, before: DirectoryEntry, after: DirectoryEntry, by: Profile): Promise<void> {
  const at = world.clock().toISOString()
  for (const edit of editsBetween(before, after))
    await transaction.put('directoryEdits', { ...edit, id: createId(world), slug: after.id, at, by: by.id })
}
