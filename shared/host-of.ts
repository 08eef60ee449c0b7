/** The host of an address as people say it, without `www.`; the text itself when it is no address. */
export const hostOf = (address: string): string => URL.parse(address)?.host.replace(/^www\./, '') ?? address
