import { AsyncLocalStorage } from 'node:async_hooks'
import type { Middleware } from 'koa'

/** Who looks at a page, as its header tells it. */
export type Viewer = { name: string; handle: string | null; isModerator: boolean }

const requests = new AsyncLocalStorage<{ viewer: Viewer | null }>()

/**
 * Every page's header shows who is signed in, the failure page's too, which no page renders: so it goes along with the request and not
 * through the arguments of each page. Must stand before whatever renders.
 */
export const keepViewer: Middleware = (_ctx, next) => requests.run({ viewer: null }, next)

export function noteViewer(viewer: Viewer | null): void {
  const request = requests.getStore()
  if (request) request.viewer = viewer
}

/** Null for people who are not signed in. */
export const currentViewer = (): Viewer | null => requests.getStore()?.viewer ?? null
