import type { State } from './operation.ts'
import type { StagedBatch } from './staged-batch.ts'

/** Records as they are for one kind of reader. They are frozen. */
export type View<Tables extends object> = {
  get: <Name extends keyof Tables & string>(collection: Name, key: string) => Tables[Name] | undefined
  /** Keys and values, in no order to rely on. */
  entries: <Name extends keyof Tables & string>(collection: Name) => Iterable<[key: string, value: Tables[Name]]>
}

/** Durable records with the changes that are still on their way to the disk. */
export type StagedView<Tables extends object> = View<Tables> & {
  /**
   * The changes on their way alone, by key; undefined stands for a deletion. With an index over the durable records this answers
   * “is it taken?” without a walk through all of them.
   */
  staged: <Name extends keyof Tables & string>(collection: Name) => Map<string, Tables[Name] | undefined>
}

type AnyView = View<Record<string, unknown>>

export const viewDurable = (state: State): AnyView => ({
  get: (collection, key) => state.get(collection)?.get(key),
  entries: (collection) => state.get(collection)?.entries() ?? [],
})

/** `unsettled` gives the batches on their way, oldest first. */
export function viewStaged(state: State, unsettled: () => StagedBatch[]): StagedView<Record<string, unknown>> {
  const durable = viewDurable(state)
  const staged = (collection: string) =>
    new Map(unsettled().flatMap((batch) => Array.from(batch.changesOf(collection), ({ key, value }) => [key, value])))
  return {
    staged,
    get: (collection, key) => {
      for (const batch of unsettled().toReversed()) {
        const change = batch.get(collection, key)
        if (change !== undefined) return change.value
      }
      return durable.get(collection, key)
    },
    *entries(collection) {
      const changes = staged(collection)
      for (const [key, value] of durable.entries(collection)) if (!changes.has(key)) yield [key, value]
      for (const [key, value] of changes) if (value !== undefined) yield [key, value]
    },
  }
}
