import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Viewport } from 'puppeteer-core'
import { Failure } from '../../domain/failure.ts'
import { pageViews, type PageView } from '../../domain/report.ts'
import { createSemaphore } from '../../domain/semaphore.ts'
import type { PageShot } from '../../ports/pictures.ts'
import { resolvePublicHost, type ResolveHost } from '../resolve-host.ts'
import { openGuardedProxy } from './guarded-proxy.ts'
import { usageOf, type Usage } from './process-usage.ts'

type Options = {
  /** Path of the Chromium or Chrome binary. */
  executable: string
  /** `host:port` pairs that may be visited even though they aren’t public. */
  allow: string[]
  userAgent: string
  /** False only where Chromium’s sandbox can’t start, as for root on a developer’s machine. */
  isSandboxed: boolean
  /** The browser couldn’t be started, for example. */
  onDefect: (error: unknown) => void
  resolve?: ResolveHost
  bounds?: Usage & { bytesReceived: number; ms: number }
}

export type PageCamera = {
  /** The page at both widths; fewer or none where that isn’t possible. Never rejects. */
  photograph: (url: string) => Promise<PageShot[]>
  close: () => Promise<void>
}

/** For both pictures together. `ms` is the last resort, for a machine that’s too busy. */
const usualBounds = { cpuMs: 30_000, bytes: 1.5e9, bytesReceived: 50e6, ms: 60_000 }
const lookMs = 1000
const answerMs = 20_000
const idle = { idleTime: 500, timeout: 4000 }

const windows: Record<PageView, Viewport> = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
}

/**
 * Takes pictures of pages with Chromium, one page at a time. Each gets a browser of its own, with an empty profile and environment, that reaches nothing but
 * the guarded proxy, and ends when it has used too much.
 */
export function createPageCamera({
  executable,
  allow,
  userAgent,
  isSandboxed,
  onDefect,
  resolve = resolvePublicHost,
  bounds = usualBounds,
}: Options): PageCamera {
  const allowed = new Set(allow)
  const inTurn = createSemaphore({ places: 1, waiting: 10, retryAfter: 10, work: 'taking a lot of pictures' })
  const closing = new AbortController()

  const photograph = async (url: string): Promise<PageShot[]> => {
    if (closing.signal.aborted || !isWeb(url)) return []
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(bounds.ms)])
    const [proxy, home] = await Promise.all([
      openGuardedProxy({ allowed, resolve, signal, maxBytes: bounds.bytesReceived }),
      mkdtemp(join(tmpdir(), 'slipway-browser-')),
    ])
    let browser: Browser | null = null
    const stop = () => browser?.process()?.kill('SIGKILL')
    signal.addEventListener('abort', stop)
    const ended = new AbortController()
    const watch = async () => {
      while (!ended.signal.aborted) {
        await sleep(lookMs, undefined, { signal: ended.signal }).catch(() => undefined)
        const used = await usageOf(browser?.process()?.pid ?? 0)
        if (used !== null && (used.cpuMs > bounds.cpuMs || used.bytes > bounds.bytes)) stop()
      }
    }
    void watch()
    try {
      const { launch } = await import('puppeteer-core') // imported late, because it would slow down the start
      browser = await launch({
        executablePath: executable,
        userDataDir: home,
        pipe: true,
        // The service decides when it ends; Puppeteer would end it at once.
        handleSIGINT: false,
        handleSIGTERM: false,
        handleSIGHUP: false,
        protocolTimeout: answerMs,
        env: { PATH: process.env['PATH'], HOME: home, LANG: 'en_US.UTF-8' },
        args: [...flags(proxy.port), ...(isSandboxed ? [] : ['--no-sandbox', '--disable-dev-shm-usage'])],
      })
      const shots: PageShot[] = []
      for (const view of pageViews) shots.push(...(await takeShot(browser, url, view)))
      return shots
    } finally {
      ended.abort()
      signal.removeEventListener('abort', stop)
      stop()
      proxy.close()
      await rm(home, { recursive: true, force: true, maxRetries: 5 }).catch(() => undefined)
    }
  }

  const takeShot = async (browser: Browser, url: string, view: PageView): Promise<PageShot[]> => {
    try {
      const context = await browser.createBrowserContext({ downloadBehavior: { policy: 'deny' } })
      const tab = await context.newPage()
      tab.on('dialog', (dialog) => void dialog.dismiss().catch(() => {}))
      await tab.setViewport(windows[view])
      await tab.setUserAgent({ userAgent: `${await browser.userAgent()} ${userAgent}` })
      await tab.setRequestInterception(true)
      // Only reading requests: the visit shouldn’t show up in anyone’s analytics.
      tab.on('request', (request) => void (isReading(request.method()) ? request.continue() : request.abort()).catch(() => {}))
      const response = await tab.goto(url, { waitUntil: 'load', timeout: answerMs }).catch(() => null)
      await tab.waitForNetworkIdle(idle).catch(() => {})
      // A page that’s still loading may be pictured, but not an error page.
      if (response?.ok() === false || !isWeb(tab.url())) return []
      return [{ view, file: await tab.screenshot({ type: 'png' }) }]
    } catch {
      // It was stopped, or its scripts never finish.
      return []
    }
  }

  return {
    photograph: (url) =>
      inTurn(() => photograph(url)).catch((error: unknown) => {
        // The queue is full.
        if (!(error instanceof Failure)) onDefect(error)
        return []
      }),
    close: async () => closing.abort(),
  }
}

const isWeb = (url: string) => /^https?:/i.test(url)
const isReading = (method: string) => method === 'GET' || method === 'HEAD'

/** Everything through the proxy, names and loopback included; nothing by UDP, and nothing of Chromium’s own. */
const flags = (port: number) => [
  `--proxy-server=socks5://127.0.0.1:${port}`,
  '--proxy-bypass-list=<-loopback>',
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--disable-quic',
  '--disable-background-networking',
  '--no-pings',
  '--renderer-process-limit=4',
  '--js-flags=--max-old-space-size=256',
]
