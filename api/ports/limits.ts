import type { Failure } from '../domain/failure.ts'
import type { Holder, Quota, QuotaName } from '../domain/quotas.ts'

/** How many units a key may use within a window. */
export type Room = { key: string; max: number }
/** How many units of its current window a key has used, and how long that window lasts. */
export type Used = { key: string; units: number; msLeft: number }

/** Counts what keys use within windows that begin with their first unit. A shared one throws Failure SERVICE_UNAVAILABLE while its database is down. */
export type Counter = {
  /** Counts units for every key, or for none if one of them is full. Resolves to the use of all, or at least of the full one. */
  use: (rooms: readonly Room[], units: number) => Promise<{ isFull: boolean; used: Used[] }>
  /** Takes units back from windows that haven’t ended. */
  giveBack: (keys: readonly string[], units: number) => Promise<Used[]>
  clear: (keys: readonly string[]) => Promise<void>
}
export type CreateCounter = (name: string, seconds: number) => Counter

/** Of the holder with the least left. `wait` is seconds until its window ends; with a `rejection` (TOO_MANY_REQUESTS) none was counted. */
export type QuotaState = { used: number; left: number; wait: number; rejection: Failure | null }

/** A quota of the table (domain/quotas.ts), its name in headers and errors, and its counter. */
export type CountedQuota = {
  name: string
  quota: Quota
  take: (holders: readonly Holder[], units?: number) => Promise<QuotaState>
  giveBack: (holders: readonly Holder[], units?: number) => Promise<QuotaState>
  clear: (holders: readonly Holder[]) => Promise<void>
}
export type Limiters = Record<QuotaName, CountedQuota>
