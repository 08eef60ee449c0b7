/**
 * What a client calls itself: the Slipway-Client header, else the first product of its User-Agent (RFC 9110 section 10.1.5). It is
 * shown to people, so control and bidirectional characters are dropped and 80 characters are enough.
 */
export function clientName(header: string, userAgent: string): string {
  const given = printable(header)
  if (given !== '') return given
  const [product = ''] = userAgent.trim().split(/[\s(]/)
  return printable(product) || 'A client without a name'
}

const unprintable = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\s]+/gu

const printable = (text: string) => Array.from(text.normalize('NFKC').replaceAll(unprintable, ' ').trim()).slice(0, 80).join('').trim()
