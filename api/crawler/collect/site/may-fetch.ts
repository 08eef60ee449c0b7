import type { PageReader } from '../../../workers/page-reader.ts'
import { Failure, isBusy } from '../../../domain/failure.ts'
import { robotsFile, type RobotsFile } from '../robots.ts'
import type { Session } from '../../session.ts'

/** Whether the robots.txt of a URL’s host allows this crawler to fetch it; null if that couldn’t be told. */
export type MayFetch = (url: URL) => Promise<boolean | null>

/** Files on more hosts than this aren’t requested. */
const maxHosts = 20
const robotsMs = 4000

type Question = { path: string; answer: (isAllowed: boolean | null) => void; giveUp: (error: unknown) => void }
type Host = { file: Promise<RobotsFile>; waiting: Question[] }

/** `own` is the robots.txt of the page’s host; `userAgent` begins with the crawler’s product token. */
export function createMayFetch(
  session: Session,
  reader: PageReader,
  userAgent: string,
  own: { origin: string; file: Promise<RobotsFile> },
): MayFetch {
  const agent = userAgent.split(/[/\s]/, 1)[0]?.toLowerCase() ?? ''
  const hosts = new Map<string, Host>([[own.origin, { file: own.file, waiting: [] }]])

  const allowed = async (file: Promise<RobotsFile>, paths: string[]): Promise<(boolean | null)[]> => {
    const { bytes, unread, isGone = false } = await file
    if (bytes === null) return paths.map(() => unread === undefined || isGone)
    try {
      return await reader.allowedPaths({ bytes, agent, paths }, session.signal)
    } catch (error) {
      if (error instanceof Failure && isBusy(error)) throw error
      return paths.map(() => null)
    }
  }
  /** URLs requested together are matched together. */
  const flush = async (host: Host) => {
    const questions = host.waiting.splice(0)
    try {
      const answers = await allowed(
        host.file,
        questions.map(({ path }) => path),
      )
      for (const [at, { answer }] of questions.entries()) answer(answers[at] ?? null)
    } catch (error) {
      for (const { giveUp } of questions) giveUp(error)
    }
  }
  return (url) => {
    const known = hosts.get(url.origin)
    if (known === undefined && hosts.size >= maxHosts) return Promise.resolve(false)
    const host = known ?? { file: robotsFile(session, url, { ms: robotsMs, rank: 1 }), waiting: [] }
    // Whoever waits for the file learns that it couldn’t be read.
    host.file.catch(() => undefined)
    hosts.set(url.origin, host)
    return new Promise((answer, giveUp) => {
      if (host.waiting.push({ path: url.pathname + url.search, answer, giveUp }) === 1) setImmediate(() => void flush(host))
    })
  }
}
