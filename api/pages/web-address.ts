/** Catalog text is data: an address is only linked to or loaded when it is http or https. */
export function webAddress(text: string | null): string | null {
  const url = URL.parse(text ?? '')
  return url !== null && /^https?:$/.test(url.protocol) ? url.href : null
}

/** The host as people say it; the text itself when it is no address. */
export const hostWords = (address: string): string => URL.parse(address)?.host.replace(/^www\./, '') ?? address

/** Where a picture is: a path of this site, or an address on the web; null for anything else. */
export const imageAddress = (text: string): string | null => (/^\/(?![/\\])/.test(text) ? text : webAddress(text))
