import type { Authorization, Grant } from './records.ts'

const [minute, hour, day] = [60, 3600, 86_400]

/** In seconds. A token that can’t be replaced has to last longer. */
export const lifetimes = { code: minute, token: hour, lastingToken: 30 * day, refresh: 30 * day } as const

export const inSeconds = (now: Date, seconds: number): string => new Date(now.getTime() + seconds * 1000).toISOString()

/** Whether a connection can never be used again. One made by pairing has no grant, and lasts. */
export const isGrantExpired = (grant: Grant | undefined, now: Date): boolean =>
  grant !== undefined && (grant.refresh?.expiresAt ?? grant.tokenExpiresAt) <= now.toISOString()

export const isCodeExpired = ({ expiresAt }: Pick<Authorization, 'expiresAt'>, now: Date): boolean => expiresAt <= now.toISOString()
