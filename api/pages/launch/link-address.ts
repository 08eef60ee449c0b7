/** Catalog text is data: an address is only linked to or loaded when it is http or https; null for anything else. */
export function linkAddress(text: string | null): string | null {
  const url = URL.parse(text ?? '')
  return url !== null && /^https?:$/.test(url.protocol) ? url.href : null
}

/** Where a picture is: a path of this site, or an address on the web; null for anything else. */
export const imageAddress = (text: string): string | null => (/^\/(?![/\\])/.test(text) ? text : linkAddress(text))
