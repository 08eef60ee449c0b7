import { availableParallelism, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { launch, ProtocolError, TimeoutError, type Browser, type CDPSession, type Page, type Protocol, type Viewport } from 'puppeteer-core'
import type { AccessibilityFacts, DocumentAccessibility } from '../../../shared/rendered/accessibility.ts'
import { joinDocuments } from '../../../shared/rendered/accessibility/join-documents.ts'
import { collectEvent, type Heard } from '../../../shared/watched/watched.ts'
import { triedParts, type Fault, type TriedFacts, type TriedPart } from '../../../shared/tried/tried.ts'
import type { Preference } from '../../../shared/watched/watch-site.ts'
import { tooBusy } from '../../domain/failure.ts'
import { bundleScript } from '../../workers/bundle-script.ts'
import type { OwnHeaders } from '../../crawler/session.ts'
import type { PageFacts } from './in-page.ts'
import { tryPage } from './trying/try-page.ts'

/** What a page shows in a window of one size, what it said while it loaded, and how it was to use. `accessibility` is null for a page too large to check. */
export type BrowserView = PageFacts & {
  url: string
  accessibility: AccessibilityFacts | null
  heard: Heard | null
  tried: TriedFacts | null
}

export const desktop = { width: 1280, height: 800 }
export const phone = { width: 390, height: 844, deviceScaleFactor: 3 }

export const hasDark = ({ rendered, heard }: BrowserView): boolean => rendered.view.hasBothSchemes || heard?.asksScheme === true

/** Milliseconds. A page still loading by then is read anyway. */
const loadMs = 30_000
const idleMs = 5000
/** A page whose scripts never finish doesn’t answer. */
const answerMs = 40_000

export type OnPicture = (width: number, picture: Uint8Array) => Promise<void>

type BrowserOptions = { args?: string[] | undefined; onPicture?: OnPicture | null; ownHeaders?: OwnHeaders | undefined }

type How = {
  viewport: Viewport
  preference?: Preference | null
  /** What to try out: all, unless it’s said. */
  parts?: readonly TriedPart[]
  /** Whether it’s another page than the one audited. */
  isOther?: boolean
  onRead?: () => void
}

/** Opens a browser that reads pages. It sees each page as a first visit. */
export async function openBrowser(executablePath: string, { args = [], onPicture = null, ownHeaders }: BrowserOptions = {}) {
  const [code, axe, listener, trier, browser] = await Promise.all([
    bundle('in-page.ts'),
    bundle('axe-in-page.ts'),
    bundle('../../../shared/tried/listen-from-start.ts'),
    bundle('../../../shared/tried/listen-for-tries.ts'),
    // As root, as in most containers, Chromium’s sandbox doesn’t start.
    launch({
      executablePath,
      protocolTimeout: answerMs,
      args: [...args, ...(process.getuid?.() === 0 ? ['--no-sandbox', '--disable-dev-shm-usage'] : [])],
    }),
  ])
  return {
    read: (url: string, how: How) => readView(browser, url, { onPicture, ownHeaders, ...how }, { code, axe, listener, trier }),
    /** Makes an attempt that needs several loads, as a first-time visitor, and returns what it finds. */
    tryAlone: async (url: string, attempt: (tab: Page) => Promise<Fault[]>): Promise<Fault[]> => {
      await using context = await browser.createBrowserContext()
      const tab = await context.newPage()
      if (ownHeaders) await sendHeaders(await tab.createCDPSession(), ownHeaders)
      await tab.goto(url, { waitUntil: 'load', timeout: loadMs })
      return await attempt(tab)
    },
    close: () => browser.close(),
  }
}

const bundle = (file: string): Promise<string> =>
  bundleScript({ entryPoints: [fileURLToPath(new URL(file, import.meta.url))], minify: true, format: 'iife', globalName: 'slipway' })

async function readView(
  browser: Browser,
  url: string,
  {
    viewport,
    preference = null,
    parts = triedParts,
    isOther = false,
    onRead = () => {},
    onPicture,
    ownHeaders,
  }: How & Omit<BrowserOptions, 'args'>,
  { code, axe, listener, trier }: Record<'code' | 'axe' | 'listener' | 'trier', string>,
): Promise<BrowserView> {
  await using context = await browser.createBrowserContext({ downloadBehavior: { policy: 'deny' } })
  try {
    const tab = await context.newPage({ type: 'window' })
    tab.on('dialog', (dialog) => void dialog.dismiss().catch(() => {}))
    await tab.setViewport(viewport)
    await tab.emulateMediaFeatures([
      { name: 'prefers-color-scheme', value: preference === 'scheme' ? 'dark' : 'light' },
      { name: 'prefers-reduced-motion', value: preference === 'still' ? 'reduce' : 'no-preference' },
    ])
    if (ownHeaders) await sendHeaders(await tab.createCDPSession(), ownHeaders)
    await tab.evaluateOnNewDocument(`if (window === window.top) (() => { ${listener}; slipway.listenFromStart() })()`)
    const response = await tab.goto(url, { waitUntil: 'load', timeout: loadMs }).catch((error: unknown) => {
      if (error instanceof TimeoutError) return null
      throw new Error(`Chromium couldn’t open ${url} (${error instanceof Error ? error.message : String(error)}).`)
    })
    if (response !== null && response.status() >= 400) throw new Error(`${url} returned ${response.status()} in Chromium.`)
    await tab.waitForNetworkIdle({ idleTime: 500, timeout: idleMs }).catch(() => {})
    const heard = await tab.evaluate(collect, collectEvent)
    const session = await tab.createCDPSession()
    const { frameTree } = await session.send('Page.getFrameTree')
    const facts = (await runIn(session, frameTree.frame, `${code}; return slipway.readPage()`)) as PageFacts
    onRead()
    if (preference === null && !isOther) await onPicture?.(viewport.width, await tab.screenshot())
    // Trying the page out may leave it.
    const view = { ...facts, url: tab.url(), heard }
    // A phone shows the same markup.
    const accessibility = !isOther || viewport === desktop ? await readAccessibility(session, frameTree, { axe, code }) : null
    const tried = parts.length === 0 ? null : await tryPage(tab, trier, parts)
    return { ...view, accessibility, tried }
  } catch (error) {
    const isLate = error instanceof ProtocolError && /timed out/.test(error.message)
    throw isLate ? lateAnswer(url, loadavg()[0] ?? 0, error) : error
  }
}

/** Why a page didn’t answer in time: its own scripts, unless so many processes waited for each core that it’s this machine. */
export function lateAnswer(url: string, load: number, cause: Error): Error {
  const said = new Error(`${url} doesn’t respond in Chromium: its scripts keep it busy.`)
  return Object.assign(load > availableParallelism() * 3 ? tooBusy() : said, { cause })
}

/** Adds headers only to requests to their origin: other hosts mustn’t get a password. */
async function sendHeaders(session: CDPSession, { origin, headers }: OwnHeaders): Promise<void> {
  const added = Object.entries(headers).map(([name, value]) => ({ name, value }))
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const own = Object.entries(request.headers).map(([name, value]) => ({ name, value }))
    void session.send('Fetch.continueRequest', { requestId, headers: [...own, ...added] }).catch(() => {})
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: `${origin}/*` }] })
}

/** Runs in the page’s own world, where the listener is. */
function collect(name: string): Heard | null {
  const detail: { heard?: Heard } = {}
  dispatchEvent(new CustomEvent(name, { detail }))
  return detail.heard ?? null
}

/** Reads the page and its same-origin frames, which are those that the extension may read. */
async function readAccessibility(
  session: CDPSession,
  { frame, childFrames }: Protocol.Page.FrameTree,
  { axe, code }: Record<'axe' | 'code', string>,
): Promise<AccessibilityFacts | null> {
  const own = framesIn(childFrames ?? []).filter(({ securityOrigin }) => securityOrigin === frame.securityOrigin)
  const body = `const axe = (() => { ${axe}; return slipway.axe })(); ${code}; return slipway.readAccessibility(axe)`
  const read = (one: Protocol.Page.Frame) => runIn(session, one, body) as Promise<DocumentAccessibility | null>
  const [page, ...inside] = await Promise.all([read(frame), ...own.map((one) => read(one).catch(() => null))])
  return page
    ? joinDocuments(
        page,
        inside.filter((one) => one !== null),
      )
    : null
}

const framesIn = (trees: Protocol.Page.FrameTree[]): Protocol.Page.Frame[] =>
  trees.flatMap(({ frame, childFrames }) => [frame, ...framesIn(childFrames ?? [])])

/** Runs in an isolated world, which the page’s scripts can neither see nor change. */
async function runIn(session: CDPSession, { id }: Protocol.Page.Frame, body: string): Promise<unknown> {
  const { executionContextId: contextId } = await session.send('Page.createIsolatedWorld', { frameId: id, worldName: 'slipway' })
  const expression = `(() => { ${body} })()`
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression,
    contextId,
    awaitPromise: true,
    returnByValue: true,
  })
  if (exceptionDetails !== undefined)
    throw new Error(`The page couldn’t be read in Chromium: ${exceptionDetails.exception?.description ?? exceptionDetails.text}`)
  return result.value
}
