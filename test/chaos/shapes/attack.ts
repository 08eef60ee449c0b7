import type { WireRequest } from '../../support/fuzz/wire.ts'

/** A request meant to stall the service; `before` stores the data that its response needs. */
export type Attack = { name: string; request: WireRequest; before?: () => Promise<void> }

/** Repeats a piece until there is no room left. */
export const filled = (piece: string, bytes: number) => piece.repeat(Math.floor(bytes / Buffer.byteLength(piece)))

export const jsonRequest = (target: string, body: string, headers: [string, string][] = []): WireRequest => ({
  method: 'POST',
  target,
  headers: [['Content-Type', 'application/json'], ...headers],
  body: Buffer.from(body),
})

/** Stands for the number of the copy: requests within one session need ids of their own. */
export const copyMark = 'copy-000'
