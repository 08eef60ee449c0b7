import type { Check, ReadinessReport } from '../../schemas/readiness.ts'
import { outcomeOf } from '../check.ts'
import type { TabAudit } from './join-reports.ts'

type Said = Pick<Check, 'status' | 'detail' | 'fix'>

const readers = 'Search engines, link previews and agents may get the same page.'
const again = 'If the page has changed since the full audit, run it again. Otherwise'

const quote = (text: string) => `“${text.length > 80 ? `${text.slice(0, 79).trimEnd()}…` : text}”`
const pageOf = (url: string) => {
  const { origin, pathname } = new URL(url)
  return `${origin}${pathname.replace(/\/+$/, '')}`
}

/**
 * What search engines, link previews and agents get where visitors get something else. Null if there is no such difference. It leaves out what
 * the joined findings and “before-scripts” already say: the tab compares the served page with the one that scripts made of it. `isOtherPage`:
 * the crawler’s findings are about a page other than the product’s.
 */
export function twoViews(
  tab: TabAudit,
  report: ReadinessReport,
  { changed, sawNoProduct }: { changed: ReadonlySet<string>; sawNoProduct: boolean },
): { finding: Check; isOtherPage: boolean } | null {
  const find = (checks: readonly Check[], id: string) => checks.find((check) => check.id === id)
  /** What a passed check found, if both passed and the page hasn’t changed. */
  const differing = (id: string): [mine: string, theirs: string] | null => {
    const [mine, theirs] = [find(tab.checks, id), find(report.checks, id)]
    if (mine === undefined || theirs === undefined || mine.detail === theirs.detail || changed.has(id)) return null
    if (outcomeOf(mine) !== 'pass' || outcomeOf(theirs) !== 'pass') return null
    return [mine.detail, theirs.detail].map((detail) => detail.replace(/^Found: /, '').replace(/\.$/, '')) as [string, string]
  }
  const scripts = find(tab.checks, 'before-scripts')
  const isScripted = scripts === undefined || scripts.status !== 'pass' || scripts.detail.startsWith('Not measured')
  const show = (said: Said, isOtherPage: boolean) => ({
    finding: { id: 'two-views', label: 'Visitors and crawlers', ...said },
    isOtherPage,
  })

  if (pageOf(tab.url) !== pageOf(report.url)) {
    const redirect: Said = {
      status: 'warn',
      detail: `You see this page, but our crawler was redirected to ${report.url}. ${readers}`,
      fix: `Open ${tab.url} in a private window. If you’re redirected too, show the page to visitors without a session, cookies or a language setting.`,
    }
    return show(redirect, true)
  }
  if (sawNoProduct && !isScripted && tab.limit?.score !== 20) {
    const wall: Said = {
      status: 'fail',
      detail: `You see your product’s page, but our crawler got a page without a product, such as a bot check, a consent wall or an error. ${readers}`,
      fix: 'Let crawlers through: allow verified bots in your firewall or CDN, and show consent banners over the page instead of replacing it.',
    }
    return show(wall, true)
  }
  const [heading, language] = [isScripted ? null : differing('h1'), differing('lang')]
  const { name } = report.suggestedListing
  const hasOtherName = !isScripted && !changed.has('title') && name !== null && tab.listing.name !== null && name !== tab.listing.name
  const parts = [
    hasOtherName ? `the name ${quote(name)} instead of ${quote(tab.listing.name ?? '')}` : null,
    heading === null ? null : `the heading ${heading[1]} instead of ${heading[0]}`,
    language === null ? null : `the language ${language[1]} instead of ${language[0]}`,
  ].filter((part) => part !== null)
  if (parts.length === 0) return null
  const others: Said = {
    status: 'warn',
    detail: `Our crawler got ${parts.join(', ')}. ${readers}`,
    fix: `${again}, serve the same page to everyone: compare this tab with a private window, and look for differences by session, location or language.`,
  }
  return show(others, false)
}
