import type { Context } from 'koa'

/** Paths that never read cookies: the API, MCP, OAuth, folders of files, files at the root, feeds, what other sites embed. */
const withoutSession =
  /^\/((api|mcp|oauth|\.well-known|assets|sample|badge|logos|embed|oembed|healthz|readyz|metrics)\/|[^/]+\.[a-z0-9]+$|.+\/(?:feed|updates)\.(?:atom|json)$)/i

/** Whether a path uses sessions. Programs send no cookies, and files are the same for everyone. */
export const knowsSessions = (path: string): boolean => !withoutSession.test(path)

/** Without one of our cookies, there is no session. */
export const hasSessionCookie = (cookies: string | undefined): boolean => cookies !== undefined && cookies.includes('slipway.')

/** Whether a request has no token and, if the path uses sessions, no session. */
export const isAnonymous = ({ path, req: { headers } }: Pick<Context, 'path' | 'req'>): boolean =>
  headers.authorization === undefined && !(hasSessionCookie(headers.cookie) && knowsSessions(path))
