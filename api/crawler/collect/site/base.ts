import { isSameSite } from '../../../../shared/audit/address.ts'

/** The folder of the site, by the URL that was asked for: `https://example.org/` or, for a site under a path, `https://example.org/tides/`. */
export function siteFolder(page: URL, hops: readonly string[]): URL {
  const asked = hops.map((hop) => new URL(hop)).find(({ host }) => host === page.host) ?? page
  return new URL('.', asked.origin === page.origin ? asked : page)
}

/** Whether a URL belongs to the site: below its folder, or on one of its subdomains. */
export function belongs(url: URL, folder: URL): boolean {
  if (url.host === folder.host) return url.pathname.startsWith(folder.pathname)
  return folder.pathname === '/' && isSameSite(url.href, folder.href)
}
