import { withoutWww } from '../../../shared/hosts.ts'
import { chooseDue, measuringStateOf, type MeasuringState } from '../../domain/directories/measured/measuring-state.ts'
import { dayOf } from '../../domain/launch/launch.ts'
import { measureDirectory, type MeasuringWorld, type Run } from './measure-directory.ts'

type Options = {
  isStopping?: () => boolean
  onRun?: (run: Run) => void
  /** A defect; the other directories are measured all the same. */
  onError: (slug: string, error: unknown) => void
  /** All that are due, instead of a day’s share; or exactly these. */
  only?: 'due' | readonly string[]
}

const atOnce = 4

/** Measures the directories whose turn it is: those of one host one after another, several hosts at once. */
export async function measureDue(world: MeasuringWorld, { isStopping = () => false, onRun, onError, only }: Options): Promise<void> {
  const hosts = new Map<string, string[]>()
  for (const { slug, url } of await chooseDirectories(world, only)) {
    const host = withoutWww(new URL(url).host)
    hosts.set(host, [...(hosts.get(host) ?? []), slug])
  }
  const queue = [...hosts.values()]
  const work = async () => {
    for (let slugs = queue.shift(); slugs !== undefined; slugs = queue.shift())
      for (const slug of slugs) {
        if (isStopping()) return
        await measureDirectory(world, slug, isStopping).then(onRun, (error: unknown) => !isStopping() && onError(slug, error))
      }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

async function chooseDirectories({ store, clock }: MeasuringWorld, only: Options['only']): Promise<{ slug: string; url: string }[]> {
  const today = dayOf(clock())
  const open = new Map((await store.list('directoryEntries', 'state', 'open')).map(({ id, url }) => [id, url]))
  const named = (slugs: readonly string[]) => slugs.flatMap((slug) => ({ slug, url: open.get(slug) ?? 'https://closed.invalid/' }))
  if (only !== undefined && only !== 'due') return named(only)
  const states = new Map<string, MeasuringState>()
  for (const slug of open.keys()) states.set(slug, measuringStateOf(await store.list('directorySamples', 'slug', slug), today))
  const begun = (await store.list('directorySamples', 'day', today)).filter(({ kind }) => kind === 'home').length
  return named(chooseDue(states, today, only === 'due' ? Number.NEGATIVE_INFINITY : begun))
}
