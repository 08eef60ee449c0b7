import { isOwnHost } from './own-host.ts'
import { listed, type Requests } from './rendered.ts'

/** Smaller files cost little to load again. In bytes. */
const worthKeeping = 5000
/** A cache answers at once or not at all, unless the machine is busy. In milliseconds. */
const patience = 1000
const mostFiles = 12

/**
 * Files of the page’s own host that came without a lifetime (Cache-Control or Expires), by the answers in the browser’s cache: nothing is
 * requested. Null if no answer is there.
 */
export async function readLifetimes(): Promise<Requests['unkept']> {
  if (navigator.serviceWorker?.controller) return null
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const files = entries
    .filter(({ name, initiatorType, encodedBodySize }) => isKept(initiatorType) && isOwnHost(name) && encodedBodySize >= worthKeeping)
    .sort((a, b) => b.encodedBodySize - a.encodedBodySize)
    .slice(0, mostFiles)
  const answers = await Promise.all(
    files.map(async ({ name, encodedBodySize }) => ({ url: name, bytes: encodedBodySize, kept: await isKeptFor(name) })),
  )
  if (answers.every(({ kept }) => kept === null)) return files.length === 0 ? [] : null
  return answers
    .filter(({ kept }) => kept === false)
    .slice(0, listed)
    .map(({ url, bytes }) => ({ url, bytes }))
}

/** Data may be new at every request; files are not. */
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
