import { lastVerified } from '../../domain/directories/describe-directory.ts'
import { staleUntil, type DirectoryEdit, type DirectoryEntry, type DirectoryQuestion } from '../../domain/directories/records.ts'
import type { World } from '../../ports/world.ts'
import { readDirectory } from './read-directories.ts'
import { oncePerVersion } from './once-per-version.ts'
import { siteName } from '../../domain/settings/current-site.ts'
import { locale } from '../../../shared/locale.ts'

export type ReviewedDirectory = { entry: DirectoryEntry; verified: string; isStale: boolean; questions: number }

const byName = new Intl.Collator(locale).compare

const readAll = oncePerVersion(async ({ list }) => {
  const all = await Promise.all((['open', 'closed'] as const).map((state) => list('directoryEntries', 'state', state)))
  return all
    .flat()
    .toSorted((a, b) => byName(a.name, b.name))
    .map((entry) => ({ entry, verified: lastVerified(entry) }))
})

export async function reviewDirectories({ store, clock }: World): Promise<ReviewedDirectory[]> {
  const [all, asked] = await Promise.all([readAll(store), store.list('directoryQuestions', 'state', 'open')])
  const old = staleUntil(clock())
  const questions = Map.groupBy(asked, ({ slug }) => slug)
  return all.map(({ entry, verified }) => ({
    entry,
    verified,
    isStale: entry.state === 'open' && verified <= old,
    questions: questions.get(entry.id)?.length ?? 0,
  }))
}

const shownEdits = 100

export type DirectoryHistory = { edits: (DirectoryEdit & { byName: string })[]; total: number }
export type DirectoryReview = DirectoryHistory & { entry: DirectoryEntry; questions: DirectoryQuestion[] }

/** A directory with its open questions and its history, newest first. Throws NOT_FOUND. */
export async function reviewDirectory(world: World, slug: string): Promise<DirectoryReview> {
  const { store } = world
  const [entry, all, asked] = await Promise.all([
    readDirectory(world, slug),
    store.list('directoryEdits', 'slug', slug),
    store.list('directoryQuestions', 'slug', slug),
  ])
  const shown = all.toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0)).slice(0, shownEdits)
  const editors = new Set(shown.flatMap(({ by }) => (by === null ? [] : [by])))
  const names = new Map(await Promise.all(Array.from(editors, async (id) => [id, (await store.get('profiles', id))?.name] as const)))
  const nameOf = (by: string | null) => (by === null ? siteName() : (names.get(by) ?? 'A former moderator'))
  const edits = shown.map((edit) => ({ ...edit, byName: nameOf(edit.by) }))
  return { entry, questions: asked.filter(({ state }) => state === 'open'), edits, total: all.length }
}
