import { useEffect, useState } from 'preact/hooks'
import browser from 'webextension-polyfill'
import { testConnection, type ConnectionTest } from '../browser/api-client.ts'
import { toOriginPattern, toSiteOrigin } from '../browser/site-address.ts'
import { readSite, writeSite } from '../browser/storage.ts'
import { forgetSecret } from '../account/account-storage.ts'

export type Verdict =
  | { at: 'none' }
  | { at: 'invalid' }
  | { at: 'testing'; site: string }
  | { at: 'tested'; site: string; allowed: boolean; test: ConnectionTest }

const testTimeoutMs = 8000

/** The options: the address of the service, and what was found there after saving it. */
export function useOptions() {
  const [address, setAddress] = useState('')
  const [verdict, setVerdict] = useState<Verdict>({ at: 'none' })
  useEffect(() => void readSite().then(setAddress), [])

  const save = async () => {
    const site = toSiteOrigin(address)
    if (site === null) return setVerdict({ at: 'invalid' })
    // First of all, because browsers ask only while the click is being handled.
    const permission = browser.permissions.request({ origins: [toOriginPattern(site)] }).catch(() => false)
    setAddress(site)
    setVerdict({ at: 'testing', site })
    const allowed = await permission
    await changeSite(site)
    const client = { site, version: browser.runtime.getManifest().version, signal: AbortSignal.timeout(testTimeoutMs) }
    setVerdict({ at: 'tested', site, allowed, test: await testConnection(client) })
  }
  return { address, setAddress, verdict, save }
}

/** Turns to another service: how things failed at the one before and whose account it was are forgotten; what was typed stays. */
export async function changeSite(origin: string): Promise<void> {
  if (origin !== (await readSite())) {
    await forgetSecret()
    await browser.storage.session.clear()
  }
  await writeSite(origin)
}
