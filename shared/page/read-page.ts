import { load, type CheerioAPI } from 'cheerio/slim'
import { buildTree } from './build-tree.ts'
import { cleanText, textOrNull, resolveUrl, queryAll } from './elements.ts'
import type { Page, TextBlock } from './page.ts'
import { readBlocks } from './read-blocks.ts'
import { faceDoubts } from './doubts/face-doubts.ts'
import { readFieldDoubts } from './doubts/read-field-doubts.ts'
import { readKeys } from './doubts/read-keys.ts'
import { readMediaDoubts } from './doubts/read-media-doubts.ts'
import { readTableDoubts } from './doubts/read-table-doubts.ts'
import { readDoubtfulLinks } from './doubts/read-doubtful-links.ts'
import { readForms } from './read-forms.ts'
import { readCanonicals, readIcons, readSitemapLink, readTitles } from './read-head.ts'
import { readJsonLd } from './read-json-ld.ts'
import { readImages, readLinks } from './read-links.ts'
import { readLogoTexts } from './read-logo-texts.ts'
import { readFamily, readMetas, readRefresh } from './read-metas.ts'
import { readRelated } from './read-related.ts'
import { readResources } from './read-resources.ts'
import { readSuspects } from './doubts/read-suspects.ts'

const caps = { description: 2_000, short: 200, text: 20_000, paragraphs: 200, types: 20 }

/** Reads what a page says about itself. `source.url` is where it was found, after redirects. Never throws, whatever the markup. */
export const readPage = (html: string, source: Source): Page => readTree(load(buildTree(html)), source)

export type Source = { url: string; contentType?: string | null }

/** As readPage, of a tree that `buildTree` made. */
export function readTree($: CheerioAPI, source: Source): Page {
  const base = resolveUrl(queryAll($, 'base[href]', 1)[0]?.attribs['href'], source.url) ?? source.url
  const metas = readMetas($)
  const named = (name: string, max = caps.short) => textOrNull(metas.named.get(name), max)
  const titles = readTitles($)
  const { blocks, headings } = readBlocks($.root()[0] ?? buildTree(''))
  return {
    url: source.url,
    title: titles[0] ?? null,
    metaDescription: named('description', caps.description),
    counts: { titles: titles.length, metaDescriptions: metas.descriptions },
    applicationName: named('application-name') ?? named('apple-mobile-web-app-title'),
    author: named('author'),
    lang: textOrNull(queryAll($, 'html', 1)[0]?.attribs['lang'], 35),
    charset: metas.charset,
    viewport: named('viewport'),
    robots: metas.robots,
    canonicals: readCanonicals($, base),
    ...readIcons($, base),
    openGraph: readFamily(metas, 'og:', base),
    twitter: readFamily(metas, 'twitter:', base),
    jsonLd: readJsonLd($),
    microdata: queryAll($, '[itemscope][itemtype], [typeof]', caps.types).map(({ attribs }) =>
      cleanText(attribs['itemtype'] ?? attribs['typeof'], caps.short),
    ),
    headings,
    paragraphs: blocks
      .filter(isParagraph)
      .map(({ text }) => text)
      .slice(0, caps.paragraphs),
    blocks,
    logoTexts: readLogoTexts($),
    keywords: named('keywords', 500),
    generator: named('generator'),
    themeColor: named('theme-color', 50),
    links: readLinks($, base),
    images: readImages($, base),
    forms: readForms($, base),
    resources: readResources($, base),
    leftovers: readSuspects($),
    doubtfulLinks: readDoubtfulLinks($, source.url, base),
    doubts: [...readKeys($), ...readFieldDoubts($), ...readMediaDoubts($), ...faceDoubts($), ...readTableDoubts($)],
    sitemap: readSitemapLink($, base),
    text: cleanText(blocks.map(({ text }) => text).join(' '), caps.text),
    ...readRelated($, base),
    scriptCount: queryAll($, 'script').length,
    selectCount: queryAll($, 'select').length,
    refresh: readRefresh(metas, base),
  }
}

const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** Prose: not a heading, link, label, code or navigation, and long enough to be a sentence. */
function isParagraph({ tag, text, action, scopes }: TextBlock): boolean {
  if (action || /^(h\d|pre|button|th|li|option|label|legend)$/.test(tag) || (tag === 'td' && text.length < 60)) return false
  if (scopes.includes('nav') || scopes.includes('footer') || scopes.includes('notice')) return false
  return text.length >= (wide.test(text) ? 12 : 25)
}
