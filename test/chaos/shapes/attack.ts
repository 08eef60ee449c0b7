import type { WireRequest } from '../../support/fuzz/wire.ts'

/** A request that somebody sends to stop the service; `before` stores what it is to be answered with. */
export type Attack = { name: string; request: WireRequest; before?: () => Promise<void> }

/** As many copies of a piece as there is room for. */
export const filled = (piece: string, bytes: number) => piece.repeat(Math.floor(bytes / Buffer.byteLength(piece)))

export const jsonRequest = (target: string, body: string, headers: [string, string][] = []): WireRequest => ({
  method: 'POST',
  target,
  headers: [['Content-Type', 'application/json'], ...headers],
  body: Buffer.from(body),
})

/** Stands for the number of the copy: requests within one session need ids of their own. */
export const copyMark = 'copy-000'
