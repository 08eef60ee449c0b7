import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { categoryLabel } from '../../shared/listing/taxonomy.ts'
import { typesOf } from '../../shared/listing/json-ld.ts'
import { readOpenSource } from '../../shared/listing/open-source.ts'
import { suggestListing } from '../../shared/listing/suggest-listing.ts'
import { decodeHtml } from '../../shared/page/decode-html.ts'
import type { Page } from '../../shared/page/page.ts'
import { readPage } from '../../shared/page/read-page.ts'
import { print, printableJson, printError } from './terminal.ts'

/** Of a page's expected values, extraction may only know how the page was served. */
type Served = { url: string; httpContentType: string | null }

const factsOf = (page: Page) => ({
  titlePresent: page.title !== null,
  metaDescriptionPresent: page.metaDescription !== null,
  ogImage: page.openGraph['image'] ?? null,
  canonical: page.canonicals[0] ?? null,
  lang: page.lang,
  viewport: page.viewport !== null,
  favicon: page.favicon,
  noindex: page.robots.some((directive) => directive === 'noindex' || directive === 'none'),
  jsonLdTypes: [...new Set(page.jsonLd.nodes.flatMap(typesOf))].sort(),
  twitterCard: page.twitter['card'] ?? null,
  h1Count: page.headings.filter(({ level }) => level === 1).length,
})

function extract(bytes: Uint8Array, { url, httpContentType }: Served) {
  const start = performance.now()
  const page = readPage(decodeHtml(bytes, httpContentType).html, { url, contentType: httpContentType })
  const { categories, ...listing } = suggestListing(page)
  const openSource = readOpenSource(page)
  return { ...listing, categories: categories.map(categoryLabel), openSource, facts: factsOf(page), ms: performance.now() - start }
}

async function readServed(file: string): Promise<Served> {
  const { url, httpContentType } = JSON.parse(await readFile(file, 'utf8'))
  if (typeof url !== 'string') throw new TypeError(`${file} has no url`)
  return { url, httpContentType: typeof httpContentType === 'string' ? httpContentType : null }
}

/** Reads every page of a folder and prints one JSON line each. A page that can't be read gives a line with its error. */
async function extractFolder(folder: string, print: (line: string) => void) {
  for (const id of (await readdir(folder)).sort()) {
    const file = path.join(folder, id, 'page.html')
    if (!existsSync(file)) continue
    try {
      print(JSON.stringify({ id, ...extract(await readFile(file), await readServed(path.join(folder, id, 'expect.json'))) }))
    } catch (error) {
      print(JSON.stringify({ id, error: error instanceof Error ? error.message : String(error) }))
    }
  }
}

const folder = process.argv[2]
if (!folder || !existsSync(folder)) {
  printError(folder ? `Folder not found: ${folder}` : 'Usage: npm run extract -- FOLDER (with */page.html and */expect.json)')
  process.exitCode = 1
} else await extractFolder(folder, (line) => print(`${printableJson(line)}\n`))
