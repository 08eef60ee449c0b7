import type { Visitor } from '../../ports/accounts.ts'

/** What the sign-in library sees of a request: its cookies, and which browser to note with a new session. */
export const requestHeaders = (cookieHeader: string, visitor?: Visitor): Headers =>
  new Headers({ ...(cookieHeader !== '' && { cookie: cookieHeader }), ...(visitor && { 'user-agent': browserOf(visitor) }) })

export const browserOf = ({ userAgent = '' }: Visitor): string => browserName(userAgent)

/** The Cookie header that a browser sends after these Set-Cookie values. */
export const cookiesOf = (cookies: readonly string[]): string => cookies.map((line) => line.split(';')[0]).join('; ')

const browsers: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPiOS|Opera)\//, 'Opera'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:(?:Headless)?Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*Safari\//, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
]

/** A browser in plain words, “Firefox on Linux”, from its User-Agent header. Only this is stored. */
export function browserName(userAgent: string): string {
  const nameOf = (names: [RegExp, string][]) => names.find(([form]) => form.test(userAgent))?.[1]
  const [browser, system] = [nameOf(browsers), nameOf(systems)]
  if (browser === undefined) return system === undefined ? 'Unknown browser' : `Unknown browser on ${system}`
  return system === undefined ? browser : `${browser} on ${system}`
}
