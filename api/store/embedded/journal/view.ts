import { frozen } from '../../frozen.ts'
import type { State } from './operation.ts'
import type { StagedBatch } from './staged-batch.ts'

export type View<Tables extends object> = {
  /** Frozen. */
  get: <Name extends keyof Tables & string>(collection: Name, key: string) => Tables[Name] | undefined
  /** Keys and values in no particular order. Values may not be frozen yet, so callers must not pass them on. */
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

/** Durable records plus changes still being written; `unsettled` returns their batches, oldest first. */
export function viewStaged(state: State, unsettled: () => StagedBatch[]): AnyView {
  const durable = viewDurable(state)
  return {
    get: (collection, key) => {
      const batches = unsettled()
      for (let at = batches.length - 1; at >= 0; at -= 1) {
        const change = batches[at]?.get(collection, key)
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
