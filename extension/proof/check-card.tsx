import { useState } from 'preact/hooks'
import { AccountFailureNotice } from '../account/account-failure-notice.tsx'
import type { ElsewhereItem, SeenListing } from '../../shared/schemas/elsewhere.ts'
import { sendCommand } from '../service/send-command.ts'
import { useStored } from '../service/use-stored.ts'
import { Notice } from '../parts/notice.tsx'
import { checkItem, type ListingCheck } from './check-storage.ts'
import { siteName } from '../service/site-name.ts'
import browser from 'webextension-polyfill'
import type { collectListing } from '../../shared/proof/collect-links.ts'

/** Runs in the page, so it can’t use anything outside its own body. */
const read = (host: string | null): SeenListing | null =>
  (globalThis as { slipwayListing?: typeof collectListing }).slipwayListing?.(document, host) ?? null

/** The links of the page in the tab, those that name the product’s host first. Null if the extension can’t read it. */
async function readListing(tabId: number, host: string | null): Promise<SeenListing | null> {
  await browser.scripting.executeScript({ target: { tabId }, files: ['/proof.js'] }).catch(() => [])
  const [injection] = await browser.scripting.executeScript({ target: { tabId }, func: read, args: [host] }).catch(() => [])
  return (injection?.result as SeenListing | null | undefined) ?? null
}

type Props = { slug: string; item: ElsewhereItem; tabId: number; page: string }

/** Checks the page in the tab for a link to the product: what scripts add to a listing, only a browser sees. */
export function CheckCard({ slug, item: { directory, texts, state }, tabId, page }: Props) {
  const check = useStored(checkItem(slug, directory.slug))
  const [isUnreadable, setUnreadable] = useState(false)
  const isRunning = check?.at === 'running' && Date.now() - check.startedAt < 30_000
  const runCheck = async () => {
    if (isRunning) return
    const product = URL.parse(texts.find(({ field }) => field === 'url')?.value ?? '')
    const seen = await readListing(tabId, product === null ? null : product.host.replace(/^www\./, ''))
    setUnreadable(seen === null)
    if (seen !== null) await sendCommand({ type: 'check-listing', slug, directory: directory.slug, seen })
  }
  return (
    <section class="fill__check card stack top left gap-2 pad-4">
      <h2 class="sw-card__title">Is this your listing?</h2>
      {check && isSamePage(check.page, page) ? <Result check={check} /> : null}
      {isUnreadable && (
        <p>
          {siteName} can’t read this page. Reload it, then click the {siteName} icon again.
        </p>
      )}
      <p class="flat soft tiny">
        {state === 'live'
          ? 'It’s live. You can check again that it links to your product.'
          : 'Once it’s published, check that it links to your product. That’s what marks it as live.'}
      </p>
      <button type="button" class="sw-button" aria-disabled={isRunning} onClick={() => void runCheck()}>
        {isRunning ? 'Checking…' : 'Check this page for your link'}
      </button>
    </section>
  )
}

const titles: Record<string, { tone: 'pass' | 'warn'; title: string }> = {
  followed: { tone: 'pass', title: 'Link found' },
  nofollow: { tone: 'pass', title: 'Link found, marked nofollow' },
  hidden: { tone: 'warn', title: 'Link found, but hidden' },
  absent: { tone: 'warn', title: 'No link found' },
}

function Result({ check }: { check: ListingCheck }) {
  if (check.at === 'running') return null
  if (check.at === 'failed') {
    return <AccountFailureNotice failure={check.failure} now={Date.now()} />
  }
  const { tone, title } = titles[check.verdict] ?? { tone: 'warn', title: 'Checked' }
  return <Notice tone={tone} title={title} says={check.words} />
}

const isSamePage = (a: string, b: string): boolean => a.split('#', 1)[0] === b.split('#', 1)[0]
