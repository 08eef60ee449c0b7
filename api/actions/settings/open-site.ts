import { setTimeout } from 'node:timers/promises'
import { Failure } from '../../domain/failure.ts'
import { toSiteValues, type SiteValues } from '../../domain/settings/site-settings.ts'
import type { CommunityRules } from '../../ports/world.ts'
import type { Site } from '../../ports/site.ts'
import type { Store } from '../../ports/store.ts'

/** At the start nothing is known yet, and a busy database may not answer within the moments that a request would wait. Milliseconds. */
const [firstTries, betweenTries] = [30, 500]

/** The settings of the site, as the store has them; `fixed` by the environment. While the store doesn’t answer, the last known ones hold. */
export async function openSite(
  store: Pick<Store, 'list' | 'version' | 'isAway'>,
  fixed: Partial<SiteValues>,
  { smtpUrl = null, backup = null }: { smtpUrl?: string | null; backup?: { at: object | null } | null } = {},
): Promise<Site> {
  let known = Number.NEGATIVE_INFINITY
  let values = toSiteValues([], fixed)
  const readAgain = async (asked: number | Promise<number>) => {
    const version = await asked
    if (version === known) return
    const stored = await store.list('siteSettings', 'of', 'site')
    // Another request may have read newer ones meanwhile.
    if (version < known) return
    const read = toSiteValues(stored, fixed)
    known = version
    if (JSON.stringify(read) !== JSON.stringify(values)) values = read
  }
  for (let tries = 1; known === Number.NEGATIVE_INFINITY; tries += 1)
    await readAgain(store.version()).catch(async (error: unknown) => {
      if (tries === firstTries || !(error instanceof Failure) || error.code !== 'SERVICE_UNAVAILABLE') throw error
      await setTimeout(betweenTries)
    })
  return {
    get values() {
      return values
    },
    rules: liveRules(() => values),
    fixed,
    canSend: smtpUrl !== null,
    hasBackups: backup?.at != null,
    refresh() {
      if (store.isAway()) return null
      const version = store.version()
      return version === known ? null : readAgain(version).catch(() => undefined)
    },
  }
}

/** Read again at each use. */
const liveRules = (now: () => SiteValues): CommunityRules =>
  new Proxy({} as CommunityRules, { get: (_, key) => Reflect.get(now(), key) as unknown })
