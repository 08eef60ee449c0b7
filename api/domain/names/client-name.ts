import { isReservedName } from './reserved-names.ts'

/**
 * The name a client gives itself: the Slipway-Client header, else the first product in its User-Agent (RFC 9110 section 10.1.5). It is
 * shown to people who decide whether to trust the client, and can’t be verified. So it can’t hide or reorder text, is cut to 80 characters,
 * and isn’t used at all if it poses as staff of the catalog or claims its domain.
 */
export function clientName(header: string, userAgent: string, siteUrl: string): string {
  const given = printable(header)
  const browser = browserOf(given)
  if (browser !== null) return `Slipway for ${browser}`
  return trusted(given || (userAgent.trim().split(/[\s(]/)[0] ?? ''), siteUrl)
}

/** The same for the name and version in an MCP client’s `clientInfo`. A version alone says nothing. */
export const mcpClientName = (name: string, version: string, userAgent: string, siteUrl: string): string =>
  printable(name) === '' ? nameless : clientName(`${name} ${version}`, userAgent, siteUrl)

function trusted(given: string, siteUrl = ''): string {
  const name = printable(given)
  return name === '' || isReservedName(name, siteUrl) ? nameless : name
}

const nameless = 'An unnamed tool'

const ownExtension = /^Slipway for (Chrome|Firefox)(?:\/[\d.]+)?$/

export const isOwnExtension = (name: string): boolean => ownExtension.test(name)

/** The browser that our extension names; null for another client. */
const browserOf = (name: string): string | null => ownExtension.exec(name)?.[1] ?? null

/** It may be from before the current rules. Any program can use our extension’s name, so that is shown only as the browser’s. */
export function clientLabel(name: string): string {
  const browser = browserOf(name)
  return browser === null ? trusted(name) : `${browser} extension`
}

/** Control, format, unassigned and other invisible characters, which hide or reorder text, and the blank Braille pattern (U+2800). */
const unprintable = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}\u2800\s]+/gu
/** More stacked accents than any language uses, which would cover the lines around. */
const stacked = /(\p{M}{3})\p{M}+/gu

/** A client’s name in one line, without anything that hides or reorders text. */
export const tidyLabel = (text: string): string => text.normalize('NFKC').replaceAll(unprintable, ' ').replaceAll(stacked, '$1').trim()

export const labelLength = 80

const printable = (text: string) => Array.from(tidyLabel(text)).slice(0, labelLength).join('').trim()
