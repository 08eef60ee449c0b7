import browser from 'webextension-polyfill'
import type { Client } from './api-client.ts'
import { readSite } from './site-storage.ts'

/** Shorter than the 30 seconds after which browsers stop an idle background. */
const heartbeatMs = 20_000

/** Runs requests to the server and keeps the background alive until they finish. On timeout the signal aborts with reason "timeout". */
export async function keepAwake<T>(
  work: (client: Client) => Promise<T>,
  { timeoutMs, controller = new AbortController() }: { timeoutMs: number; controller?: AbortController },
): Promise<T> {
  const heartbeat = setInterval(() => void browser.runtime.getPlatformInfo(), heartbeatMs)
  const timeout = setTimeout(() => controller.abort('timeout'), timeoutMs)
  try {
    return await work({ site: await readSite(), signal: controller.signal })
  } finally {
    clearInterval(heartbeat)
    clearTimeout(timeout)
  }
}
