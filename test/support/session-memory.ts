import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { beginSession, sendMessage } from './mcp-request.ts'
import type { RunningService } from './service.ts'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** Bytes this process holds after everything that can go is gone. */
export async function heldMemory(): Promise<number> {
  for (let round = 0; round < 3; round += 1) {
    await new Promise((resolve) => setImmediate(resolve))
    collect()
  }
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/**
 * Opens sessions as a client does and leaves them idle; answers their ids. The service must trust one proxy: each address opens a hundred, the most
 * it may, or so many.
 */
export async function openIdleSessions({ origin }: RunningService, from: number, to: number, perAddress = 100): Promise<string[]> {
  const sessions: string[] = []
  for (let count = from; count < to; count += 1) {
    const address = Math.floor(count / perAddress)
    const headers = { 'X-Forwarded-For': `10.0.${address >> 8}.${address & 255}` }
    const session = await beginSession(origin, headers)
    sessions.push(session)
    const within = { ...headers, 'Mcp-Session-Id': session }
    await (await sendMessage(origin, { jsonrpc: '2.0', method: 'notifications/initialized' }, { headers: within })).text()
    await (await sendMessage(origin, { jsonrpc: '2.0', id: 2, method: 'tools/list' }, { headers: within })).text()
  }
  return sessions
}
