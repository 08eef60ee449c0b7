import { useEffect, useRef, useState } from 'preact/hooks'
import browser from 'webextension-polyfill'
import { clearToken } from '../account/account-storage.ts'
import { defaultSite, toOriginPattern, toSiteOrigin } from '../service/site-address.ts'
import { readSite, writeSite } from '../service/site-storage.ts'
import { endpoints } from '../../shared/paths/endpoints.ts'
import { call, type Client } from '../service/api-client.ts'

/** `saved` is null if the URL was only tested, otherwise it says whether the browser granted access to the site. */
export type Verdict =
  | { at: 'none' }
  | { at: 'invalid' }
  | { at: 'testing'; site: string }
  | { at: 'tested'; site: string; saved: { isAllowed: boolean } | null; test: ConnectionTest }

const testTimeoutMs = 8000

/** The server URL in the form, and the result of the last test. */
export function useServer() {
  const [url, setUrl] = useState('')
  const [startsOpen, setStartsOpen] = useState(false)
  const [verdict, setVerdict] = useState<Verdict>({ at: 'none' })
  /** The text that was tested last, so that leaving the field unchanged tests nothing. */
  const tested = useRef('')
  /** Only the latest test may set the verdict. */
  const latest = useRef(0)
  useEffect(() => {
    const load = async () => {
      const site = await readSite()
      tested.current = site
      setUrl(site)
      setStartsOpen(site !== defaultSite)
    }
    void load()
  }, [])

  const test = async (site: string, save: (() => Promise<{ isAllowed: boolean }>) | null) => {
    const run = ++latest.current
    setVerdict({ at: 'testing', site })
    const saved = save === null ? null : await save()
    const result = await testConnection({ site, signal: AbortSignal.timeout(testTimeoutMs) })
    if (run === latest.current) setVerdict({ at: 'tested', site, saved, test: result })
  }
  const rejectUrl = () => {
    latest.current++
    setVerdict({ at: 'invalid' })
  }

  const check = async () => {
    if (url === tested.current) return
    tested.current = url
    const site = toSiteOrigin(url)
    return site === null ? rejectUrl() : test(site, null)
  }
  const save = async () => {
    const site = toSiteOrigin(url)
    if (site === null) return rejectUrl()
    // Must come first, because browsers accept the request only while handling the click.
    const permission = browser.permissions.request({ origins: [toOriginPattern(site)] }).catch(() => false)
    tested.current = site
    setUrl(site)
    await test(site, async () => {
      const isAllowed = await permission
      await changeSite(site)
      return { isAllowed }
    })
  }
  return { url, setUrl, startsOpen, verdict, check, save }
}

/** Switches to another server. Deletes the connection and the failures of the previous one, but keeps the text of drafts. */
export async function changeSite(origin: string): Promise<void> {
  if (origin !== (await readSite())) {
    await clearToken()
    await browser.storage.session.clear()
  }
  await writeSite(origin)
}

type ConnectionTest =
  | { ok: true; ms: number }
  | { ok: false; reason: 'unreachable' | 'not-slipway' | 'rate-limited'; status: number | null }

/** Requests a single launch from the catalog, the cheapest public read (interface section 4.1). */
async function testConnection(client: Client): Promise<ConnectionTest> {
  const start = performance.now()
  const response = await call(client, { path: endpoints.searchProducts({ limit: 1 }) }).catch(() => null)
  if (response === null) return { ok: false, reason: 'unreachable', status: null }
  const { status, body } = response
  const isCatalog = typeof body === 'object' && body !== null && 'items' in body && Array.isArray(body.items) && 'nextCursor' in body
  if (status === 200 && isCatalog) return { ok: true, ms: Math.round(performance.now() - start) }
  return { ok: false, reason: status === 429 ? 'rate-limited' : 'not-slipway', status }
}
