import { isOwnHost } from './own-host.ts'
import { listed, type Requests } from './rendered.ts'

/** Smaller files cost little to reload. In bytes. */
const worthKeeping = 5000
/** A cache responds immediately or not at all, unless the machine is busy. In milliseconds. */
const patience = 1000
const maxFiles = 12

/**
 * Files from the page’s own host without a cache lifetime (Cache-Control or Expires), read from the browser’s cache: nothing is
 * requested. Null if none of them is there.
 */
export async function readLifetimes(): Promise<Requests['unkept']> {
  if (navigator.serviceWorker?.controller) return null
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const files = entries
    .filter(({ name, initiatorType, encodedBodySize }) => isKept(initiatorType) && isOwnHost(name) && encodedBodySize >= worthKeeping)
    .sort((a, b) => b.encodedBodySize - a.encodedBodySize)
    .slice(0, maxFiles)
  const answers = await Promise.all(
    files.map(async ({ name, encodedBodySize }) => ({ url: name, bytes: encodedBodySize, kept: await isKeptFor(name) })),
  )
  if (answers.every(({ kept }) => kept === null)) return files.length === 0 ? [] : null
  return answers
    .filter(({ kept }) => kept === false)
    .slice(0, listed)
    .map(({ url, bytes }) => ({ url, bytes }))
}

/** Data may change with every request; files don’t. */
const isKept = (initiator: string): boolean => /^(?:script|link|css|img|image)$/.test(initiator)

async function isKeptFor(url: string): Promise<boolean | null> {
  try {
    const { headers, body } = await fetch(url, { cache: 'only-if-cached', mode: 'same-origin', signal: AbortSignal.timeout(patience) })
    void body?.cancel()
    return [headers.get('Cache-Control'), headers.get('Expires')].some((value) => (value ?? '').trim() !== '')
  } catch {
    return null
  }
}
