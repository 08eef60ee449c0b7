import { productNodes, textOf } from '../../shared/listing/json-ld.ts'
import type { Page } from '../../shared/page/page.ts'
import { findWords, textEvidence } from '../domain/text-evidence.ts'

/** What a text may claim because the page says it. */
export type PageEvidence = {
  /** Whether the page uses a name where pages name themselves: titles, logos, the first heading, descriptions, the URL. */
  names: (name: string) => boolean
  /** Whether the page has every number, price, name, URL and claim of a text, and most of its words. */
  supports: (text: string) => boolean
}

/** Reads the digest that the model was shown; nothing else counts as evidence. */
export const readEvidence = (page: Page, digest: string): PageEvidence => ({
  names: findWords(namingPlaces(page).join('\n')),
  supports: textEvidence(digest, { isGerman: /^(?:de|lb)\b/i.test(page.lang ?? '') }),
})

const namingPlaces = (page: Page): string[] =>
  [
    new URL(page.url).hostname,
    page.title,
    page.metaDescription,
    page.applicationName,
    page.openGraph['site_name'],
    page.openGraph['title'],
    page.openGraph['description'],
    ...page.logoTexts,
    ...page.headings.filter(({ level }) => level === 1).map(({ text }) => text),
    ...productNodes(page).map((node) => textOf(node, 'name')),
  ].flatMap((text) => text ?? [])
