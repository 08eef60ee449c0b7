import { setTimeout as wait } from 'node:timers/promises'
import { sendMessage } from '../support/mcp-request.ts'
import type { ChildService } from './child-service.ts'

export const from = (ip: string) => ({ 'X-Forwarded-For': ip })

/** What a caller without a token is answered: the code of a link, if there was one for them. A client that asks again gets its last link, so give each a name. */
export async function askForLink({ origin }: ChildService, ip: string, client = 'curl'): Promise<string | null> {
  const answer = await fetch(`${origin}/api/v1/me/launches/`, { headers: { ...from(ip), 'Slipway-Client': client } })
  const { data } = await answer.json()
  return data?.connectUrl === undefined ? null : new URL(data.connectUrl).searchParams.get('code')
}

/** What an agent's session is answered when it asks for the launches of its user. */
export async function askForLaunches(
  { origin }: ChildService,
  ip: string,
  session: string,
): Promise<{ status: number; code?: string; connected: boolean }> {
  const message = { jsonrpc: '2.0', id: 3, method: 'tools/call', params: { name: 'get_my_launches', arguments: {} } }
  const answer = await sendMessage(origin, message, { headers: { ...from(ip), 'Mcp-Session-Id': session } })
  const text = await answer.text()
  const data = /^data: (\{.*)$/m.exec(text)?.[1]
  const { code, items } = (data === undefined ? null : JSON.parse(data).result?.structuredContent) ?? {}
  return { status: answer.status, code, connected: Array.isArray(items) }
}

/** How many callers a flood has. */
export const atOnce = 20

/** Does something this many times, twenty at once unless told otherwise. */
export async function flood<T>(count: number, work: (nth: number) => Promise<T>, lanes = atOnce): Promise<T[]> {
  const outcomes: T[] = []
  let next = 0
  const lane = async () => {
    while (next < count) {
      const nth = next
      next += 1
      outcomes.push(await work(nth))
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return outcomes
}

/** Asks over and over until told to stop; answers the slowest time in milliseconds, and how many answers were not as they should be. */
export function keepAsking(work: (nth: number) => Promise<boolean>): () => Promise<{ slowest: number; asked: number; failed: number }> {
  const over = new AbortController()
  const told = { slowest: 0, asked: 0, failed: 0 }
  const done = (async () => {
    for (; !over.signal.aborted; told.asked += 1) {
      const started = performance.now()
      const isGood = await work(told.asked).catch(() => false)
      told.slowest = Math.max(told.slowest, performance.now() - started)
      if (!isGood) told.failed += 1
      await wait(50)
    }
  })()
  return async () => {
    over.abort()
    await done
    return told
  }
}

/** `/healthz/` answers within this. */
export const boundMs = 1000

export const healthz = async ({ origin }: ChildService): Promise<boolean> => {
  const answer = await fetch(`${origin}/healthz/`)
  await answer.text()
  return answer.ok
}
