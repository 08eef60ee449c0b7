import type { State } from './operation.ts'
import type { StagedBatch } from './staged-batch.ts'

/** Records as they are for one kind of reader. They are frozen. */
export type View<Tables extends object> = {
  get: <Name extends keyof Tables & string>(collection: Name, key: string) => Tables[Name] | undefined
  /** Keys and values, in no order to rely on. */
  entries: <Name extends keyof Tables & string>(collection: Name) => Iterable<[key: string, value: Tables[Name]]>
}

type AnyView = View<Record<string, unknown>>

export const viewDurable = (state: State): AnyView => ({
  get: (collection, key) => state.get(collection)?.get(key),
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
