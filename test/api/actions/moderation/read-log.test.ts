import { afterAll, beforeAll, expect, it } from 'vitest'
import { readLog, type LogFilter } from '../../../../api/actions/moderation/log/read-log.ts'
import type { Decision } from '../../../../api/domain/moderation/records.ts'
import { openLaunchWorld, type LaunchWorld } from '../../../support/launch-world.ts'
import { putAll } from '../../../support/put-all.ts'

/** Too many of Mia's to be read at once, over three months; every tenth is a rejection, every hundredth from the shell. */
const count = 2400
const decisions = Array.from({ length: count }, (_, index): Decision => {
  const at = new Date(Date.UTC(2026, 8, 1) + (index * 79 * 86_400_000) / count)
  const nothing = { accountId: null, launchId: null, commentId: null, about: null, reason: null }
  return {
    ...nothing,
    id: at.getTime().toString(16).padStart(12, '0') + index.toString(16).padStart(20, '0'),
    at: at.toISOString(),
    month: at.toISOString().slice(0, 7),
    by: index % 100 === 0 ? null : 'mia',
    action: index % 10 === 1 ? 'reject' : 'approve',
  }
})

let catalog: LaunchWorld
beforeAll(async () => {
  catalog = await openLaunchWorld()
  await putAll(catalog.world.store, 'decisions', decisions)
})
afterAll(() => catalog.close())

/** The ids of all entries, page by page. */
async function pages(filter: LogFilter): Promise<string[]> {
  const found: string[] = []
  for (let before: string | null = null; ;) {
    const { entries, next } = await readLog(catalog.world, filter, { before, limit: 500 })
    found.push(...entries.map(({ decision }) => decision.id))
    if (next === null) return found
    before = next
  }
}
const newestFirst = (wanted: (decision: Decision) => boolean) =>
  decisions
    .filter(wanted)
    .map(({ id }) => id)
    .toReversed()

it.each<[string, LogFilter, (decision: Decision) => boolean]>([
  ['everything', {}, () => true],
  ['a moderator’s', { by: 'mia' }, ({ by }) => by === 'mia'],
  ['the shell’s', { by: 'shell' }, ({ by }) => by === null],
  ['a kind', { action: 'reject' }, ({ action }) => action === 'reject'],
  ['a moderator’s in a month', { by: 'mia', month: '2026-10' }, ({ by, month }) => by === 'mia' && month === '2026-10'],
  ['a kind of a moderator’s', { by: 'mia', action: 'approve' }, ({ by, action }) => by === 'mia' && action === 'approve'],
  ['nobody’s', { by: 'ada' }, () => false],
])('pages of %s are complete, newest first', async (_, filter, wanted) => {
  expect(await pages(filter)).toEqual(newestFirst(wanted))
})
