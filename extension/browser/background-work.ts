import browser from 'webextension-polyfill'
import type { Client } from './api-client.ts'
import { readSite } from './storage.ts'

/** Below the 30 seconds after which a browser ends an idle background. */
const heartbeatMs = 20_000

/** Does work against the service without the background falling asleep meanwhile. Its signal ends with reason "timeout". */
export async function workAwake<T>(
  work: (client: Client) => Promise<T>,
  { timeoutMs, controller = new AbortController() }: { timeoutMs: number; controller?: AbortController },
): Promise<T> {
  const heartbeat = setInterval(() => void browser.runtime.getPlatformInfo(), heartbeatMs)
  const timeout = setTimeout(() => controller.abort('timeout'), timeoutMs)
  try {
    return await work({ site: await readSite(), version: browser.runtime.getManifest().version, signal: controller.signal })
  } finally {
    clearInterval(heartbeat)
    clearTimeout(timeout)
  }
}
