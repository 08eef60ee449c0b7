import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { NotStarted } from '../child-service.ts'
import type { Outcome, Skipped } from '../fault.ts'
import { Crowd } from './crowd.ts'
import { openFleet } from './fleet.ts'
import { describeFailures } from './rolling.ts'

const processes = 4
/** How long both releases serve side by side after each step. Milliseconds. */
const sideBySide = 5000

/** `--from REV`. */
export function revisionToUpgrade(words: readonly string[] = process.argv): string | null {
  const at = words.indexOf('--from')
  return (at === -1 ? null : words[at + 1]) ?? null
}

const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

/** A release in a folder of its own, with the libraries of this one. */
async function checkOut(revision: string): Promise<{ root: string; remove: () => Promise<void> }> {
  const root = join(await mkdtemp(join(tmpdir(), 'slipway-release-')), 'slipway')
  git('worktree', 'add', '--detach', root, revision)
  await symlink(new URL('../../../node_modules', import.meta.url).pathname, join(root, 'node_modules'))
  const remove = async () => {
    git('worktree', 'remove', '--force', root)
    await rm(join(root, '..'), { recursive: true, force: true })
  }
  return { root, remove }
}

/** Four processes of an earlier release become processes of this one, one after the other, under load; then one goes back. */
export async function rollingUpgrade(revision: string | null): Promise<Outcome | Skipped> {
  if (revision === null) return { skipped: 'there is no release before this one; `--from REV` names a commit' }
  try {
    git('rev-parse', '--verify', `${revision}^{commit}`)
  } catch {
    return { skipped: `the commit ${revision} isn’t in this copy of the project` }
  }
  const release = await checkOut(revision)
  const fleet = await openFleet(processes)
  try {
    await fleet.start(0, release.root)
    for (let at = 1; at < processes; at += 1) await fleet.start(at, release.root)
    const crowd = new Crowd(fleet)
    await crowd.gather(fleet.ships[0]?.origin ?? '')
    const end = crowd.begin()
    const misses: string[] = []
    let whileLeaving = 0
    for (let at = 0; at < processes; at += 1) {
      const before = crowd.failed.length
      await fleet.ships[at]?.end('SIGTERM')
      await wait(500)
      whileLeaving += crowd.failed.length - before
      await fleet.start(at)
      await wait(sideBySide)
    }
    const atEnd = describeFailures(crowd.failed)
    const duringChange = crowd.failed.length
    if (duringChange > 0) misses.push(`failed: ${atEnd}`)

    const back = await goBack(fleet, release.root)
    await end()
    if (crowd.failed.length > duringChange) misses.push(`failed on the way back: ${describeFailures(crowd.failed)}`)
    const lost = await crowd.lost()
    const note = `from ${revision}: of ${crowd.answered} requests ${whileLeaving} failed while processes of that release left (${atEnd || 'none'}); ${back}`
    return { rounds: processes, acknowledged: crowd.acknowledged, lost, misses, note }
  } finally {
    await fleet.close()
    await release.remove()
  }
}

/** A process of this release starts on tables to which a later one has added; the earlier release says why it can’t, if it can’t. */
async function goBack(fleet: Awaited<ReturnType<typeof openFleet>>, root: string): Promise<string> {
  const client = new Client({ connectionString: fleet.databaseUrl })
  await client.connect()
  await client.query(`insert into kysely_migration values ('9999-added-later', '2099-01-01T00:00:00.000Z')`)
  await fleet.ships[0]?.end('SIGTERM')
  await fleet.start(0)
  await client.query(`delete from kysely_migration where name = '9999-added-later'`)
  await client.end()
  await fleet.ships[1]?.end('SIGTERM')
  const said = await fleet.start(1, root).then(
    () => 'it runs on the newer tables again',
    (error: unknown) => {
      if (!(error instanceof NotStarted)) throw error
      return `it refuses the newer tables (“${error.message.trim()}”)`
    },
  )
  return `this release starts on tables that a later one has added to; ${said}`
}
