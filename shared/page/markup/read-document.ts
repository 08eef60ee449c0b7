import { load } from 'cheerio/slim'
import { buildTree } from '../build-tree.ts'
import type { Page } from '../page.ts'
import { readTree, type Source } from '../read-page.ts'
import { readMarkup, type Markup } from './markup.ts'

/** As readPage, with what only the page’s source shows. */
export function readDocument(html: string, source: Source): { page: Page; markup: Markup } {
  const $ = load(buildTree(html))
  return { page: readTree($, source), markup: readMarkup($, html, source.url) }
}
