import type { Context } from 'koa'
import { folders, paths } from '../../shared/paths.ts'
import { isAnyOf } from '../../shared/paths/path.ts'

/** What is the same for everyone: files, feeds, what other sites embed, probes. */
const isForEveryone = isAnyOf([
  paths.asset,
  paths.sampleImage,
  paths.badge,
  paths.drawnLogo,
  paths.embed,
  paths.oembed,
  paths.healthz,
  paths.readyz,
  paths.metrics,
  paths.categoryFeed,
  paths.weekFeed,
  paths.makerFeed,
  paths.updatesFeed,
])
const programFolders = Object.values(folders)
const isRootFile = (path: string): boolean => path.includes('.') && path.lastIndexOf('/') === 0

/** Whether a path uses sessions. Programs send no cookies, and files at the root are the same for everyone too. */
export const knowsSessions = (path: string): boolean =>
  !isRootFile(path) && !programFolders.some((folder) => path.startsWith(folder)) && !isForEveryone(path)

/** Without one of our cookies, there is no session. */
export const hasSessionCookie = (cookies: string | undefined): boolean => cookies !== undefined && cookies.includes('slipway.')

/** Whether a request has no token and, if the path uses sessions, no session. */
export const isAnonymous = ({ path, req: { headers } }: Pick<Context, 'path' | 'req'>): boolean =>
  headers.authorization === undefined && !(hasSessionCookie(headers.cookie) && knowsSessions(path))
