import { AsyncLocalStorage } from 'node:async_hooks'
import type { Middleware } from 'koa'
import { provideSite } from '../domain/settings/current-site.ts'
import { standardSite } from '../domain/settings/site-settings.ts'
import type { Site } from '../ports/site.ts'

const sites = new AsyncLocalStorage<Site>()

provideSite(() => sites.getStore()?.values ?? standardSite)

/** Runs work that says something of the site’s settings, such as its name: as they are now, whichever process has changed them. */
export function inSite<T>(site: Site, work: () => Promise<T>): Promise<T> {
  const newer = site.refresh()
  return newer === null ? sites.run(site, work) : newer.then(() => sites.run(site, work))
}

export const siteContext =
  (site: Site): Middleware =>
  (_ctx, next) =>
    inSite(site, next)
