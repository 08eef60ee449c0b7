import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { expect, it, onTestFinished, vi } from 'vitest'
import { bundleWorker } from '../../../api/workers/bundle-worker.ts'
import { createPageReader } from '../../../api/workers/page-reader.ts'
import { answering, htmlPage, refusalOf, startCrawler, startSite } from '../../support/crawler-sites.ts'
import { literalListing, literalPage } from '../../support/literal-page.ts'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

const bareWorker = new URL('../../support/crawler-bare-worker.ts', import.meta.url)
const stallingWorker = new URL('../../support/crawler-stalling-worker.ts', import.meta.url)

/** Less CPU time than a page has, because a stalled one uses it up. */
const maxCpuMs = 500

function startReader(worker = bareWorker, limits = { maxCpuMs }) {
  const reader = createPageReader(worker, limits)
  onTestFinished(() => reader.close())
  const read = async (html: string, signal = new AbortController().signal) =>
    (await reader.readHtml({ bytes: Buffer.from(html), url: 'https://example.com/', contentType: null }, signal)).page.text
  return { reader, read }
}
/** What this process has started and is still running. */
async function childCommands(): Promise<string> {
  const ids = (await readFile(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8')).split(' ').filter(Boolean)
  return (await Promise.all(ids.map((id) => readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')))).join('\n')
}
const unreadable = { because: 'unreadable', message: 'The page is too large or slow to analyze.' }

it('a page that stalls its worker is stopped, and other pages are read meanwhile and afterwards', async () => {
  const { read } = startReader()
  const stalled = read('stall').catch((error: unknown) => error)
  expect(await read('meanwhile')).toBe('meanwhile')
  expect(await stalled).toMatchObject(unreadable)
  expect(await read('after')).toBe('after')
})

it('a task that waits for the CPU has all the time it needs: only what it computes counts', async () => {
  const { read } = startReader()
  expect(await read('wait')).toBe('wait')
})

/** `vi.waitFor` also waits for what rejects at first. */
const patient = { timeout: 60_000 }

it('a task that this machine is too busy for is refused as that, with a time to try again, and later ones are run', async () => {
  const reader = createPageReader(bareWorker, { maxMs: 1000, maxCpuMs })
  onTestFinished(() => reader.close())
  const read = (html: string) => reader.readHtml({ bytes: Buffer.from(html), url: 'https://example.com/', contentType: null })
  await vi.waitFor(() => read('warm'), patient)
  await expect(read('wait')).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE', data: { retryAfter: 30 } })
  await vi.waitFor(async () => expect((await read('after')).page.text).toBe('after'), patient)
})

it('a thread that never gets ready is replaced', async () => {
  const reader = createPageReader(new URL('../../support/crawler-unready-worker.ts', import.meta.url), { maxMs: 1000 })
  onTestFinished(() => reader.close())
  const read = (html: string) => reader.readHtml({ bytes: Buffer.from(html), url: 'https://example.com/', contentType: null })
  await Promise.all([1, 2].map(() => expect(read('early')).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })))
  await vi.waitFor(async () => expect((await read('after')).page.text).toBe('after'), patient)
})

it('no task’s bytes and result are kept once it is over, but for the last one’s, while a visit goes on', async () => {
  const { reader } = startReader()
  const visit = new AbortController()
  const readPage = async () => {
    const bytes = new Uint8Array(100_000).fill(97)
    const result = await reader.readHtml({ bytes, url: 'https://example.com/', contentType: null }, visit.signal)
    return [new WeakRef(bytes), new WeakRef(result)]
  }
  const kept = [await readPage(), await readPage(), await readPage()].flat()
  await vi.waitFor(() => {
    collectGarbage()
    expect(kept.filter((each) => each.deref() !== undefined).length).toBeLessThanOrEqual(2)
  })
})

it('the page of a network is read before the many of another one that came first', async () => {
  const { reader } = startReader()
  const time = { pause: () => () => undefined, spend: () => undefined }
  const order: string[] = []
  const read = (by: string, html: string) =>
    reader
      .within({ ...time, by })
      .readHtml({ bytes: Buffer.from(html), url: 'https://example.com/', contentType: null })
      .then(() => order.push(by))
  await Promise.all([...['wait', 'wait', 'wait', 'wait'].map((html) => read('one', html)), read('two', 'Lanterna')])
  expect(order.indexOf('two')).toBeLessThan(3)
})

it('a page behind more stalling ones than there are workers is still read', async () => {
  const { read } = startReader()
  const stalled = [read('stall'), read('stall')].map((reading) => reading.catch((error: unknown) => error))
  expect(await read('patient')).toBe('patient')
  expect(await Promise.all(stalled)).toMatchObject([unreadable, unreadable])
})

it('pages are read by threads that start slowly, however many', async () => {
  const { read } = startReader(new URL('../../support/crawler-slow-worker.ts', import.meta.url))
  expect(await Promise.all([read('one'), read('two')])).toEqual(['one', 'two'])
})

it('a script that couldn’t be bundled is bundled again for the next page, and no bundler keeps running', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'slipway-worker-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const worker = pathToFileURL(join(folder, 'late-worker.ts'))
  const { read } = startReader(worker)
  await expect(read('early')).rejects.toThrow('late-worker.ts')
  await writeFile(worker, `export * from ${JSON.stringify(fileURLToPath(bareWorker))}`)
  expect(await read('after')).toBe('after')
  await expect.poll(childCommands).not.toMatch(/esbuild/)
})

it('a page that uses up all memory ends its worker, not the service', async () => {
  const { read } = startReader(bareWorker, { maxCpuMs: 2000 })
  await expect(read('exhaust')).rejects.toMatchObject(unreadable)
  expect(await read('after')).toBe('after')
})

it('a reader that is closed ends the tasks under way as a service that is shutting down', async () => {
  const { reader, read } = startReader()
  const stalled = read('stall')
  void reader.close()
  await expect(stalled).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
})

it('a visit that is over waits for no worker', async () => {
  const { read } = startReader()
  const over = new AbortController()
  const stalled = read('stall', over.signal)
  over.abort(new Error('over'))
  await expect(stalled).rejects.toThrow('over')
})

it('an internal error isn’t blamed on the page, and its stack trace names the source file', async () => {
  const error = await startReader()
    .read('defect')
    .catch((error: unknown) => error)
  expect(error).toBeInstanceOf(TypeError)
  expect(error).toHaveProperty('stack', expect.stringMatching(/test\/support\/stalling-text\.ts:6:/))
})

it('a thread loads one script and otherwise only modules of Node itself', async () => {
  const { code } = await bundleWorker(new URL('../../../api/workers/parse-worker.ts', import.meta.url))
  const required = [...code.matchAll(/\brequire\("([^"]+)"\)/g)]
  expect(required).not.toHaveLength(0)
  expect(required.map(([, name = '']) => name).filter((name) => !isBuiltin(name))).toEqual([])
})

it('a visit to a page that stalls is refused, and another visit succeeds meanwhile', async () => {
  const site = await startSite(answering({ '/stall': { body: 'stall' }, '/': { body: htmlPage() } }))
  const crawler = startCrawler({ allow: [site.host], reader: startReader(stallingWorker).reader })
  const stalled = refusalOf(crawler.visit(`${site.url}/stall`))
  expect((await crawler.visit(site.url)).page.title).toBe('Lanterna')
  expect(await stalled).toEqual({ code: 'unreadable', message: unreadable.message })
})

it('hostile markup is read in time by the real worker', async () => {
  const reader = createPageReader()
  onTestFinished(() => reader.close())
  const pages = [
    htmlPage({ body: '<div>'.repeat(500_000) }),
    htmlPage({ body: Array.from({ length: 5000 }, (_, n) => `<b class=${n}><p>`).join('') }),
    htmlPage({ body: '<a href="/x">'.repeat(200_000) }),
    htmlPage({ body: '<!--'.repeat(800_000) }),
    `<title>Lanterna</title><p ${'a="b" '.repeat(500_000)}>`,
    `<title>Lanterna</title>${'&amp;'.repeat(700_000)}`,
    `<title>Lanterna</title><script type="application/ld+json">${'['.repeat(3_000_000)}</script>`,
    `<title>Lanterna</title><p>${'free $0 per month '.repeat(200_000)}`,
  ]
  for (const html of pages) {
    const { page } = await reader.readHtml(
      { bytes: Buffer.from(html), url: 'https://example.com/', contentType: null },
      new AbortController().signal,
    )
    expect(page.title).toBe('Lanterna')
  }
})

it('the checks run in a worker, and one that never ends is stopped', async () => {
  const { reader, read } = startReader(stallingWorker)
  const runChecks = (title: string) =>
    reader.runChecks({ page: literalPage({ title }), listing: literalListing }, new AbortController().signal)
  const stalled = runChecks('stall').catch((error: unknown) => error)
  expect((await runChecks('Lanterna')).audit.checks).not.toHaveLength(0)
  expect(await stalled).toMatchObject(unreadable)
  expect(await read('after')).toBe('after')
})
