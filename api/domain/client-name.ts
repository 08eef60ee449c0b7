/**
 * The name a client gives itself: the Slipway-Client header, else the first product in its User-Agent (RFC 9110 section 10.1.5). It is
 * shown to people, so control and bidirectional characters are removed and it is cut to 80 characters.
 */
export function clientName(header: string, userAgent: string): string {
  const given = printable(header)
  if (ownExtension.test(given)) return clientLabel(given, userAgent)
  if (given !== '') return given
  const [product = ''] = userAgent.trim().split(/[\s(]/)
  return printable(product) || 'Unnamed client'
}

const ownExtension = /^Slipway (?:extension|for (Chrome|Firefox))(?:\/[\d.]+)?$/

export const isOwnExtension = (name: string): boolean => ownExtension.test(name)

/** Our extension by its browser and without its version, "Slipway for Chrome"; any other client's name as it is. */
export function clientLabel(name: string, userAgent = ''): string {
  const found = ownExtension.exec(name)
  if (found === null) return name
  const [, browser = /(Chrome|Firefox)\//.exec(userAgent)?.[1]] = found
  return browser === undefined ? 'Slipway extension' : `Slipway for ${browser}`
}

const unprintable = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\s]+/gu

const printable = (text: string) => Array.from(text.normalize('NFKC').replaceAll(unprintable, ' ').trim()).slice(0, 80).join('').trim()
