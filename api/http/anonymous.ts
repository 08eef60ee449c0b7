import type { Context } from 'koa'

/** Nothing below these reads a cookie: the API and the tools, folders of files, files at the root. */
const withoutSession = /^\/((api|mcp|assets|sample|badge|logos|healthz|readyz|metrics)\/|[^/]+\.[a-z0-9]+$)/i

/** Whether a path knows sessions at all: programs never send cookies, and files are the same for everybody. */
export const knowsSessions = (path: string): boolean => !withoutSession.test(path)

/** Without a cookie of ours there is no session to look for. */
export const hasSessionCookie = (cookies: string | undefined): boolean => cookies !== undefined && cookies.includes('slipway.')

/** Whether a request comes without a token, and without a session where the path knows sessions. */
export const isAnonymous = ({ path, req: { headers } }: Pick<Context, 'path' | 'req'>): boolean =>
  headers.authorization === undefined && !(hasSessionCookie(headers.cookie) && knowsSessions(path))
