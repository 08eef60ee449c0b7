import { gzipSync } from 'node:zlib'
import { load } from 'cheerio'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sampleLaunches } from '../../../../api/sample/launches.ts'
import { openPages, readPage, type OpenPages } from '../../../support/pages.ts'

let site: OpenPages
beforeAll(async () => {
  site = await openPages(sampleLaunches(new Date('2026-03-04T12:00:00Z')))
})
afterAll(() => site.close())

const bytesOf = async (path: string) => Buffer.from(await (await fetch(site.origin + path)).arrayBuffer())

/** Compressed bytes of a page and every stylesheet, script and font that it loads. */
async function weigh(path: string): Promise<number> {
  const { html } = await readPage(site.origin + path)
  const $ = load(html)
  const linked = $('link[rel=stylesheet], script[src]')
    .map((_, element) => $(element).attr('href') ?? $(element).attr('src') ?? '')
    .get()
  const files = await Promise.all([...new Set(linked)].map(bytesOf))
  const fonts = new Set(
    files.flatMap((file) => [...file.toString('utf8').matchAll(/url\(["']?(\/assets\/[^"')]+\.woff2)/g)].map(([, url = '']) => url)),
  )
  const fontBytes = (await Promise.all([...fonts].map(bytesOf))).map(({ length }) => length)
  const sizes = [gzipSync(html).length, ...files.map((file) => gzipSync(file).length), ...fontBytes]
  return sizes.reduce((sum, size) => sum + size, 0)
}

// Launch logos add up to 20 kB to the first view, which has to stay below 90 kB in total.
it.each(['/', '/launches/tallyhop/', '/directories/', '/reference/', '/about/', '/agents/'])(
  '%s and its files weigh less than 70 kB',
  async (path) => {
    expect(await weigh(path)).toBeLessThan(70_000)
  },
)
