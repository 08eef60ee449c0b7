import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { openJournalDatabase } from '../../../../../api/store/embedded/journal/journal-database.ts'
import type { Operation, View } from '../../../../../api/store/embedded/journal/staged-batch.ts'
import { anyCharacter } from '../../../../support/fuzz/any-character.ts'

type Tables = { red: unknown; blue: unknown }
type Step = { kind: 'commit' | 'transact'; operations: Operation<Tables>[] } | { kind: 'compact' | 'open again' }

const collection = fc.constantFrom('red' as const, 'blue' as const)
const key = fc.oneof(fc.constantFrom('a', 'b', 'c'), fc.string({ unit: anyCharacter }))
const operation: fc.Arbitrary<Operation<Tables>> = fc.oneof(
  fc.record({ put: collection, key, value: fc.jsonValue() }),
  fc.record({ delete: collection, key }),
)
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constantFrom('commit' as const, 'transact' as const), operations: fc.array(operation, { maxLength: 4 }) }),
    fc.record({ kind: fc.constantFrom('compact' as const, 'open again' as const) }),
  ),
  { maxLength: 25, size: 'max' },
)

type Model = Map<string, unknown>
const nameOf = (collection: string, key: string) => JSON.stringify([collection, key])

function change(model: Model, operations: Operation<Tables>[]): void {
  for (const operation of operations) {
    if ('delete' in operation) model.delete(nameOf(operation.delete, operation.key))
    else model.set(nameOf(operation.put, operation.key), JSON.parse(JSON.stringify(operation.value)))
  }
}

function contentOf({ entries }: View<Tables>): Model {
  const names = ['red', 'blue'] as const
  return new Map(names.flatMap((name) => Array.from(entries(name), ([key, value]) => [nameOf(name, key), value])))
}

async function run(steps: Step[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'slipway-model-'))
  const open = () =>
    openJournalDatabase<Tables>({
      folder,
      onCompactionFailure: (error) => {
        throw error
      },
    })
  let db = await open()
  const model: Model = new Map()
  const expectModel = (view: View<Tables>) => expect(contentOf(view)).toEqual(model)
  const pending: Promise<void>[] = []
  for (const step of steps) {
    if (step.kind === 'commit') {
      pending.push(db.commit(step.operations))
      change(model, step.operations)
    } else if (step.kind === 'transact') {
      const transaction = db.transact((view) => {
        expectModel(view)
        return step.operations
      })
      pending.push(transaction)
      change(model, step.operations)
    } else if (step.kind === 'compact') pending.push(db.compact())
    else {
      await Promise.all(pending)
      expectModel(db.state)
      await db.close()
      db = await open()
      expectModel(db.state)
    }
  }
  await Promise.all(pending)
  expectModel(db.state)
  await db.close()
  await rm(folder, { recursive: true })
}

it('after any puts, deletes, compactions and reopens it holds what a plain map would', async () => {
  await fc.assert(fc.asyncProperty(steps, run), { numRuns: 60 })
})
