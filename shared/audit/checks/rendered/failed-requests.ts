import type { FailedResource } from '../../../rendered/rendered.ts'
import { isLocal, isSameSite } from '../../address.ts'
import { defineCheck, fail, pass, paste, warn } from '../../check.ts'
import { loadedOf, noneRequested } from '../../loaded.ts'
import { andMore, fileName } from '../../words/subject.ts'
import resourceNames from './resource-names.json' with { type: 'json' }

/** APIs may refuse callers who aren’t signed in or who call too often. */
const guardedStatuses = new Set([401, 403, 429])

const counts = ({ kind, status }: FailedResource): boolean => !(kind === 'fetch' && guardedStatuses.has(status ?? 0))

const names: Record<FailedResource['kind'], string> = resourceNames

const line = ({ url, kind, status, reason }: FailedResource) =>
  `${url} (${names[kind]}, ${reason ?? (status === null ? 'didn’t load' : `status ${status}`)})`

/**
 * Source: W3C Resource Timing, responseStatus; and style sheets that the browser couldn’t load. The crawler also sees files whose type makes
 * browsers refuse them (HTML Standard, “fetch a single module script”, and Fetch, “should response be blocked due to nosniff”).
 */
export const failedRequests = defineCheck({
  id: 'failed-requests',
  label: 'Failed requests',
  weight: 6,
  learnMore: 'https://developer.chrome.com/docs/lighthouse/best-practices/errors-in-console',
  needsOne: ['rendered', 'resources'],
  run(facts) {
    const loaded = loadedOf(facts)
    if (loaded === null) return pass('Not checked.')
    const { requests, by, unknown } = loaded
    if (unknown.files) return pass(noneRequested)
    const failed = requests.failed.filter(counts)
    const own = failed.filter(({ isOwn }) => isOwn)
    if (failed.length === 0) {
      const isAway = by === 'crawler' && isLocal(facts.page.url) && facts.page.resources.some(({ url }) => !isSameSite(url, facts.page.url))
      const left = isAway ? ' Not checked: files from other hosts, as your machine may be offline.' : ''
      if (loaded.pictures.broken.length > 0) return pass(`Only pictures failed: see “Broken images”.${left}`)
      return pass(requests.count === 0 && !isAway ? 'The page loads no other files.' : `No files failed to load.${left}`)
    }
    const fix = (list: FailedResource[]) => paste('Restore these files, or remove the code that loads them:', list.map(line).join('\n'))
    if (own.length > 0)
      return fail(`${andMore(fileName(own[0]?.url ?? ''), failed.length, ['file', 'files'])} failed to load.`, fix(failed))
    const hosts = [...new Set(failed.map(({ url }) => new URL(url).host))].join(', ')
    const detail =
      by === 'browser'
        ? `Files from ${hosts} didn’t load in this browser. An extension or your network may be blocking them.`
        : `Files from ${hosts} didn’t load for our crawler.`
    return warn(detail, fix(failed))
  },
})
