import { AsyncLocalStorage } from 'node:async_hooks'
import type { Middleware } from 'koa'
import type { Profile } from '../../domain/records.ts'

/** The signed-in person, as shown in the page header. */
export type Viewer = {
  name: string
  handle: string | null
  picture: string | undefined
  isModerator: boolean
  isOwner: boolean
  /** An owner has offered this person to own the site, too. */
  isOffered: boolean
  isProven: boolean
  email: string
  deletion: Profile['deletion']
  unread: number
  suspension: Profile['suspension']
}

const requests = new AsyncLocalStorage<{ viewer: Viewer | null }>()

/**
 * Every header shows who is signed in, also on error pages, which middleware renders. So the viewer travels with the request instead of
 * through each page's arguments. Register this before any middleware that renders.
 */
export const viewerContext: Middleware = (_ctx, next) => requests.run({ viewer: null }, next)

export function noteViewer(viewer: Viewer | null): void {
  const request = requests.getStore()
  if (request) request.viewer = viewer
}

export const currentViewer = (): Viewer | null => requests.getStore()?.viewer ?? null
