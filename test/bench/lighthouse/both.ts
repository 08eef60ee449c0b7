import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { launch } from 'puppeteer-core'
import { factsOf } from '../../../api/commands/audit/audit-site.ts'
import { desktop, openBrowser, phone, type BrowserView } from '../../../api/commands/audit/read-in-browser.ts'
import { runAudit } from '../../../shared/audit/run-audit.ts'
import { suggestListing } from '../../../shared/listing/suggest-listing.ts'
import { readPage } from '../../../shared/page/read-page.ts'

/** `failed` are the checks or audits that don’t pass; of Lighthouse, `doubted` has those without a full score as well. */
export type Verdict = { ms: number; failed: readonly string[]; doubted: readonly string[] }
export type Auditor = { audit: (url: string) => Promise<Verdict>; close: () => Promise<void> }

const folderOf = (group: string) => new URL(`../../../shared/audit/checks/${group}/`, import.meta.url)
const checksIn = (...groups: string[]) =>
  new Set(groups.flatMap((group) => readdirSync(folderOf(group)).map((file) => file.replace('.ts', ''))))
/** Our checks of the page as it runs, by what they look for. */
export const ourChecks = { fault: checksIn('rendered', 'watched'), barrier: checksIn('accessibility') }

/** Our audit with a browser, as `npm run audit -- URL --browser` runs it: the checks of the running page in both windows. */
export async function openOurs(chromium: string, args: string[]): Promise<Auditor> {
  const browser = await openBrowser(chromium, { args })
  const judge = (wide: BrowserView, narrow: BrowserView) => {
    const page = readPage(wide.html, { url: wide.url, contentType: wide.contentType })
    return runAudit({ page, listing: suggestListing(page), ...factsOf(wide, { phone: narrow }) })
  }
  return {
    async audit(url) {
      const start = performance.now()
      const [wide, narrow] = [await browser.read(url, { viewport: desktop }), await browser.read(url, { viewport: phone })]
      const { checks } = judge(wide, narrow)
      const failed = checks
        .filter(({ id, status }) => (ourChecks.fault.has(id) || ourChecks.barrier.has(id)) && status !== 'pass')
        .map(({ id }) => id)
      return { ms: performance.now() - start, failed, doubted: failed }
    },
    close: () => browser.close(),
  }
}

/** Lighthouse with its default settings, in a Chromium that is already running. */
export async function openLighthouse(chromium: string, args: string[]): Promise<Auditor> {
  const browser = await launch({ executablePath: chromium, args })
  const env = { ...process.env, PORT: new URL(browser.wsEndpoint()).port }
  const peer = spawn(process.execPath, [fileURLToPath(new URL('../processes/lighthouse.mjs', import.meta.url))], {
    env,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const answers = createInterface({ input: peer.stdout })[Symbol.asyncIterator]()
  return {
    async audit(url) {
      peer.stdin.write(`${url}\n`)
      const { value, done } = await answers.next()
      if (done === true) throw new Error('Lighthouse stopped.')
      const { ms, error, failed, doubted } = JSON.parse(value) as Verdict & { error: string | null }
      // A page that Lighthouse can’t measure is one that shows nothing.
      const shownNothing = error === null ? [] : ['first-contentful-paint']
      return { ms, failed: [...failed, ...shownNothing], doubted: [...doubted, ...shownNothing] }
    },
    async close() {
      peer.stdin.end()
      await browser.close()
    },
  }
}
