import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { openJournalDatabase, type JournalDatabase } from '../../../../../api/store/embedded/journal/journal-database.ts'
import type { Operation } from '../../../../../api/store/embedded/journal/staged-batch.ts'
import { MemoryDisk } from './memory-disk.ts'

type Tables = { log: { n: number }; latest: { n: number; filling: string } }
type Step =
  | { kind: 'commit'; together: number; filling: number }
  | { kind: 'compact'; isAwaited: boolean }
  | { kind: 'die'; afterCalls: number }
  | { kind: 'fail' }
  /** With `openingDiesAfter`, a first attempt to open dies after so many calls of the disk. */
  | { kind: 'start'; withPowerCut: boolean; openingDiesAfter: number | null }

const kind = <Name extends Step['kind']>(name: Name) => fc.constant(name)
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ kind: kind('commit'), together: fc.integer({ min: 1, max: 4 }), filling: fc.nat(60) }) },
    { weight: 3, arbitrary: fc.record({ kind: kind('compact'), isAwaited: fc.boolean() }) },
    { weight: 2, arbitrary: fc.record({ kind: kind('die'), afterCalls: fc.nat(15) }) },
    { weight: 1, arbitrary: fc.record({ kind: kind('fail') }) },
    {
      weight: 3,
      arbitrary: fc.record({ kind: kind('start'), withPowerCut: fc.boolean(), openingDiesAfter: fc.option(fc.nat(20), { freq: 1 }) }),
    },
  ),
  { minLength: 5, maxLength: 30, size: 'max' },
)

/** Change `n`: logs its number, sets one of three records and deletes another. */
const changesOf = (n: number, filling: number): Operation<Tables>[] => [
  { put: 'log', key: `${n}`, value: { n } },
  { put: 'latest', key: `${n % 3}`, value: { n, filling: 'x'.repeat(filling) } },
  { delete: 'latest', key: `${(n + 1) % 3}` },
]

function contentAfter(fillings: number[]): Map<string, unknown> {
  const content = new Map<string, unknown>()
  for (const operation of fillings.flatMap((filling, n) => changesOf(n, filling))) {
    if ('delete' in operation) content.delete(`${operation.delete} ${operation.key}`)
    else content.set(`${operation.put} ${operation.key}`, operation.value)
  }
  return content
}

const contentOf = ({ state }: JournalDatabase<Tables>): Map<string, unknown> =>
  new Map((['log', 'latest'] as const).flatMap((name) => Array.from(state.entries(name), ([key, value]) => [`${name} ${key}`, value])))

/** After every start there have to be all changes up to one of them, and no acknowledged one behind it. */
async function run(steps: Step[], chance: () => number): Promise<void> {
  const machine = new MemoryDisk(chance)
  const fillings: number[] = [] // of the changes asked for, by number
  let acknowledged = 0
  let compactions: Promise<unknown>[] = []

  const open = () => openJournalDatabase<Tables>({ folder: '/data', disk: machine.disk, onCompactionFailure: () => undefined })
  const openChecked = async () => {
    const db = await open()
    const count = [...db.state.entries('log')].length
    expect(count).toBeGreaterThanOrEqual(acknowledged)
    expect(contentOf(db)).toEqual(contentAfter(fillings.slice(0, count)))
    fillings.length = count
    acknowledged = count
    return db
  }
  const end = async (db: JournalDatabase<Tables>, withPowerCut: boolean) => {
    machine.dieAfter(0)
    await Promise.allSettled([...compactions, db.close()])
    compactions = []
    if (withPowerCut) machine.cutPower()
    else machine.restart()
  }
  const commit = async (db: JournalDatabase<Tables>, filling: number) => {
    if (db.rejection !== null) return
    const n = fillings.push(filling) - 1
    await db.commit(changesOf(n, filling))
    acknowledged = n + 1
  }

  let db = await openChecked()
  for (const step of steps) {
    if (step.kind === 'commit') await Promise.allSettled(Array.from({ length: step.together }, () => commit(db, step.filling)))
    else if (step.kind === 'compact') {
      const compaction = Promise.allSettled([db.compact()])
      compactions.push(compaction)
      if (step.isAwaited) await compaction
    } else if (step.kind === 'die') machine.dieAfter(step.afterCalls)
    else if (step.kind === 'fail') machine.fail()
    else {
      await end(db, step.withPowerCut)
      if (step.openingDiesAfter !== null) {
        machine.dieAfter(step.openingDiesAfter)
        const [attempt] = await Promise.allSettled([open()])
        if (attempt.status === 'fulfilled') await end(attempt.value, step.withPowerCut)
        else if (step.withPowerCut) machine.cutPower()
        else machine.restart()
      }
      db = await openChecked()
    }
  }
  await end(db, true)
  await openChecked()
}

it('crashes, power cuts and failing syncs in any order lose no acknowledged change and tear none', async () => {
  const luck = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }))
  await fc.assert(
    fc.asyncProperty(steps, luck, (steps, luck) => run(steps, () => luck.next().value)),
    { numRuns: 300 },
  )
}, 180_000) // on a busy machine

it('a power cut in the middle of a write may lose any one block of it, also the one that has only its newline', async () => {
  const blocks = 16
  for (let filling = 0; filling < blocks; filling += 1) {
    for (let lost = 0; lost < blocks; lost += 1) {
      // What is left to luck: the dying write takes all its bytes, and of them the disk has stored all but one block.
      const luck = [0.999_999, 0, ...Array.from({ length: blocks }, (_, block) => (block === lost ? 0.9 : 0))]
      const commit: Step = { kind: 'commit', together: 1, filling }
      const steps: Step[] = [commit, { kind: 'die', afterCalls: 1 }, commit]
      await expect(run(steps, () => luck.shift() ?? 0)).resolves.toBeUndefined()
    }
  }
})
