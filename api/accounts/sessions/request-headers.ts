import type { Visitor } from '../../ports/accounts.ts'
import { browserName } from './browser-name.ts'

/** What the sign-in library sees of a request: its cookies, and which browser to note with a new session. */
export const requestHeaders = (cookieHeader: string, visitor?: Visitor): Headers =>
  new Headers({ ...(cookieHeader !== '' && { cookie: cookieHeader }), ...(visitor && { 'user-agent': browserOf(visitor) }) })

export const browserOf = ({ userAgent = '' }: Visitor): string => browserName(userAgent)

/** The Cookie header that a browser sends after these Set-Cookie values. */
export const cookiesOf = (cookies: readonly string[]): string => cookies.map((line) => line.split(';')[0]).join('; ')
