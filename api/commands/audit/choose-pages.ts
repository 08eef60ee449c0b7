import type { PageTopic } from '../../../shared/audit/facts.ts'
import { bareUrl, type OtherPage } from '../../../shared/audit/other-pages.ts'
import { fitsPhones } from '../../../shared/audit/watched/views.ts'
import { triedParts, type TriedPart } from '../../../shared/tried/tried.ts'
import type { BrowserView } from './read-in-browser.ts'

/** A page to open, and what to try out there; without parts it’s only looked at. */
export type ChosenPage = { one: OtherPage; parts: readonly TriedPart[] }

/** What a contact or order form asks for, at least. */
const fewestFields = 3
const maxPages = { desktop: 5, phone: 6 }

/** What visitors look at first; the last are mostly text. */
const order: readonly (PageTopic | null)[] = ['pricing', 'start', 'contact', null, 'docs', 'privacy', 'terms']
const rankOf = ({ topic }: OtherPage) => order.indexOf(topic)

/** One page of each folder, because those of one folder look alike. */
function onePerFolder(pages: readonly OtherPage[]): OtherPage[] {
  const folderOf = ({ page }: OtherPage) => /^\/[^/]+\/(?=[^/]+)/.exec(new URL(page.url).pathname)?.[0] ?? page.url
  return [...Map.groupBy(pages, folderOf).values()].flatMap(([one]) => one ?? []).toSorted((a, b) => rankOf(a) - rankOf(b))
}

/**
 * Pages to open besides the one audited. Desktop: all of them are tried out, the largest forms, sign-up and the pricing page first. Phone: the page behind
 * the main button and a contact form are scrolled through, and menus are opened on the first two pages. Other pages are only looked at.
 */
export function choosePages({ url, tried }: BrowserView, pages: OtherPage[]): Record<'desktop' | 'phone', ChosenPage[]> {
  const { html = '' } = tried?.presses?.find(({ kind }) => kind === 'main')?.place ?? {}
  const path = /\shref="([^"#?]*)/.exec(html)?.[1]
  const led = path && bareUrl(URL.parse(path, url)?.href ?? '')
  const main = pages.find(({ page }) => led && bareUrl(page.url) === led)
  const fieldsOf = ({ page: { fields = 0 } }: OtherPage) => fields
  const pricing = pages.find(({ topic }) => topic === 'pricing')
  const withForm = pages.filter((one) => fieldsOf(one) > 0)
  const [start, contact] = (['start', 'contact'] as const).map((topic) => withForm.find((one) => one.topic === topic))
  const byFields = withForm.toSorted((a, b) => fieldsOf(b) - fieldsOf(a) || Number(b === contact) - Number(a === contact))
  const others = byFields.filter((one, at) => one !== start && (fieldsOf(one) >= fewestFields || (at === 0 && start === undefined)))
  const seen = onePerFolder(pages)
  const wide = [start, ...others.slice(0, start ? 1 : 2), pricing, main, ...seen].map((one): Tried => [one, triedParts])
  const onPhones = (one: OtherPage | undefined) => (one !== undefined && fitsPhones(one.page.viewport) ? one : undefined)
  const narrow = withParts(
    [
      [onPhones(main ?? start), ['look']],
      [onPhones(contact ?? byFields[0]), ['look']],
      ...seen
        .filter(onPhones)
        .slice(0, 2)
        .map((one): Tried => [one, ['menus']]),
    ],
    seen.filter(onPhones),
    maxPages.phone,
  )
  return { desktop: withParts(wide, [], maxPages.desktop), phone: narrow }
}

type Tried = readonly [OtherPage | undefined, readonly TriedPart[]]

/** Each page once, up to `max`, with all that is to be tried there. */
function withParts(tried: readonly Tried[], seen: readonly OtherPage[], max: number): ChosenPage[] {
  const all = new Map<OtherPage, Set<TriedPart>>()
  for (const [one, parts] of [...tried, ...seen.map((each): Tried => [each, []])]) {
    if (one === undefined || (all.size >= max && !all.has(one))) continue
    all.set(one, (all.get(one) ?? new Set()).union(new Set(parts)))
  }
  return [...all].map(([one, parts]) => ({ one, parts: triedParts.filter((part) => parts.has(part)) }))
}
