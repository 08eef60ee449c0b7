/** The host of an address as people say it, without `www.`; the text itself when it is no address. */
export function hostOf(address: string): string {
  const host = URL.parse(address)?.host
  return host === undefined ? address : withoutWww(host)
}

export const withoutWww = (host: string): string => host.replace(/^www\./, '')
