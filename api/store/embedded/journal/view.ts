import { frozen, type State } from './operation.ts'
import type { StagedBatch } from './staged-batch.ts'

/** Records as they are for one kind of reader. */
export type View<Tables extends object> = {
  /** Frozen. */
  get: <Name extends keyof Tables & string>(collection: Name, key: string) => Tables[Name] | undefined
  /** Keys and values, in no order to rely on. For the one who walks over all of them, who hands none on: they may not be frozen yet. */
  entries: <Name extends keyof Tables & string>(collection: Name) => Iterable<[key: string, value: Tables[Name]]>
}

export type DurableView<Tables extends object> = View<Tables> & { size: (collection: keyof Tables & string) => number }

type AnyView = View<Record<string, unknown>>
type AnyDurableView = DurableView<Record<string, unknown>>

export const viewDurable = (state: State): AnyDurableView => ({
  get: (collection, key) => frozen(state.get(collection)?.get(key)),
  size: (collection) => state.get(collection)?.size ?? 0,
  entries: (collection) => state.get(collection)?.entries() ?? [],
})

/** Durable records with the changes that are still on their way to the disk; `unsettled` gives their batches, oldest first. */
export function viewStaged(state: State, unsettled: () => StagedBatch[]): AnyView {
  const durable = viewDurable(state)
  return {
    get: (collection, key) => {
      for (const batch of unsettled().toReversed()) {
        const change = batch.get(collection, key)
        if (change !== undefined) return change.value
      }
      return durable.get(collection, key)
    },
    *entries(collection) {
      const changes = new Map(unsettled().flatMap((batch) => Array.from(batch.changesOf(collection), ({ key, value }) => [key, value])))
      for (const [key, value] of durable.entries(collection)) if (!changes.has(key)) yield [key, value]
      for (const [key, value] of changes) if (value !== undefined) yield [key, value]
    },
  }
}
