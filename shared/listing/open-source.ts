import type { Page } from '../page/page.ts'

/** true when the page says that the product itself is open source; null when it does not say. */
export function readOpenSource(page: Page): boolean | null {
  return /\bopen[ -]source\b/i.test(`${page.title} ${page.metaDescription} ${page.headings.map(({ text }) => text).join(' ')}`)
    ? true
    : null
}
