import { Type, type TString } from 'typebox'
import type { DirectoryFacts, FactName } from '../../../shared/schemas/directory-facts.ts'
import { seeded } from '../../../shared/seeded.ts'
import { editsBetween, factNames, textFields, type TextField, type DirectoryEntry } from '../../domain/directories/records.ts'
import { isReserved, marked, readClosing, readTexts, readTypedFact } from '../../domain/directories/typed-directory.ts'
import { Failure, invalidField } from '../../domain/failure.ts'
import { dayOf } from '../../domain/launch/launch.ts'
import type { Profile } from '../../domain/records.ts'
import { slugify } from '../../domain/launch/slug.ts'
import type { Transaction } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'
import { defineAction } from '../define-action.ts'
import { createId } from '../../domain/random.ts'

const text = Type.String()
/** `seen` is the stamp of the part that the moderator saw. */
const Edit = { slug: text, seen: text }
const Texts = {
  name: text,
  url: text,
  tagline: text,
  focus: text,
  traffic: text,
  backlinkQuality: text,
  submissionFriction: text,
} satisfies Record<TextField, TString>
const Fact = { fact: Type.Unsafe<FactName>(Type.Union(factNames.map((name) => Type.Literal(name)))) }

/** What a moderator has seen of a part of an entry, to tell whether it has changed since. */
export const stampOf = (part: unknown): string => seeded(JSON.stringify(part ?? null), 2 ** 32).toString(36)

export const stamps = {
  texts: (entry: DirectoryEntry): string => stampOf([...textFields.map((field) => entry[field]), entry.checkedOn]),
  fact: (entry: DirectoryEntry, name: FactName): string => stampOf(entry.facts[name]),
  state: ({ state, closed }: DirectoryEntry): string => stampOf([state, closed]),
}

/** Edits the texts; `checked`: the moderator has reviewed the whole entry. Throws NOT_FOUND, BAD_REQUEST and CONFLICT, as all edits do. */
export const editDirectory = defineAction({
  access: 'moderator',
  quota: null,
  input: Type.Object({ ...Edit, ...Texts, checked: Type.Boolean() }),
  run: (world, { slug, seen, checked, ...typed }, account) =>
    change(world, { slug, seen }, account, stamps.texts, (entry) => {
      const texts = readTexts(typed)
      const checkedOn = checked ? dayOf(world.clock()) : entry.checkedOn
      return marked(
        { ...entry, ...texts, checkedOn },
        textFields.filter((field) => texts[field] !== entry[field]),
      )
    }),
})

export const saveFact = defineAction({
  access: 'moderator',
  quota: null,
  input: Type.Object({ ...Edit, ...Fact, value: text, source: text, kind: text, day: text }),
  run: (world, { slug, seen, fact, ...typed }, account) =>
    changeFact(world, { slug, seen, fact }, account, () => readTypedFact(fact, typed, dayOf(world.clock()))),
})

export const forgetFact = defineAction({
  access: 'moderator',
  quota: null,
  input: Type.Object({ ...Edit, ...Fact }),
  run: (world, edit, account) => changeFact(world, edit, account, () => undefined),
})

export const closeDirectory = defineAction({
  access: 'moderator',
  quota: null,
  input: Type.Object({ ...Edit, reason: text, source: text }),
  run: (world, { reason, source, ...edit }, account) =>
    change(world, edit, account, stamps.state, (entry) =>
      marked({ ...entry, state: 'closed', closed: { ...readClosing({ reason, source }), day: dayOf(world.clock()) } }, ['state']),
    ),
})

export const reopenDirectory = defineAction({
  access: 'moderator',
  quota: null,
  input: Type.Object(Edit),
  run: (world, edit, account) =>
    change(world, edit, account, stamps.state, ({ closed: _closed, ...entry }) => marked({ ...entry, state: 'open' }, ['state'])),
})

/** Adds a directory, without facts. Throws BAD_REQUEST, also if its name is taken. */
export const addDirectory = defineAction({
  access: 'moderator',
  quota: null,
  input: Type.Object(Texts),
  run(world, typed, account) {
    const texts = readTexts(typed)
    const id = slugify(texts.name, texts.url)
    return world.store.transact(async (transaction) => {
      if (isReserved(id) || (await transaction.get('directoryEntries', id)) !== null)
        throw invalidField('name', `There’s a directory “${id}” already.`, 'taken')
      const now = world.clock()
      const bare: DirectoryEntry = { id, state: 'open', ...texts, checkedOn: dayOf(now), facts: {} }
      const entry = marked(bare, [...textFields, 'state'])
      await transaction.put('directoryEntries', entry)
      const added = { field: 'added', before: null, after: texts.name, source: null }
      await transaction.put('directoryEdits', { id: createId(world), slug: id, at: now.toISOString(), by: account.id, ...added })
      return entry
    })
  },
})

/** Marks a question raised by measuring as settled. Throws NOT_FOUND. */
export const settleQuestion = defineAction({
  access: 'moderator',
  quota: null,
  input: Type.Object({ slug: text, id: text }),
  run: (world, { slug, id }) =>
    world.store.transact(async (transaction) => {
      const question = await transaction.get('directoryQuestions', id)
      if (question === null || question.slug !== slug) throw new Failure('NOT_FOUND', 'Question not found.')
      await transaction.put('directoryQuestions', { ...question, state: 'done' })
    }),
})

const changeFact = (
  world: World,
  { fact: name, ...edit }: Stamped & { fact: FactName },
  by: Profile,
  read: () => DirectoryFacts[FactName],
): Promise<void> =>
  change(
    world,
    edit,
    by,
    (entry) => stamps.fact(entry, name),
    ({ facts: { [name]: _before, ...others }, ...entry }) => {
      const fact = read()
      return marked({ ...entry, facts: fact === undefined ? others : { ...others, [name]: fact } }, [name])
    },
  )

type Stamped = { slug: string; seen: string }

/** Changes an entry if what the moderator saw of it is still there, and notes each difference in its history. */
async function change(
  world: World,
  { slug, seen }: Stamped,
  by: Profile,
  stamp: (entry: DirectoryEntry) => string,
  work: (entry: DirectoryEntry) => DirectoryEntry,
): Promise<void> {
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
