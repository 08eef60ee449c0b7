import { afterAll, expect, it, onTestFinished, test } from 'vitest'
import { createMayFetch } from '../../../api/crawler/collect/site/may-fetch.ts'
import type { RobotsFile } from '../../../api/crawler/collect/robots.ts'
import type { Session } from '../../../api/crawler/session.ts'
import { Unreachable, type Cause } from '../../../api/net/unreachable.ts'
import { createPageReader } from '../../../api/workers/page-reader.ts'

const origin = 'https://lanterna.io'
const reader = createPageReader()
afterAll(() => reader.close())
const failing = (because: Cause) => {
  const asked: string[] = []
  const ask = (url: URL) => {
    asked.push(url.href)
    return Promise.reject(new Unreachable(because, 'No.'))
  }
  return { asked, session: { ask, signal: new AbortController().signal, end: () => Promise.resolve() } as unknown as Session }
}
const created = (file: RobotsFile, session = failing('dns').session) =>
  createMayFetch(session, reader, 'Slipway/1.0 (+https://slipway.example)', { origin, file: Promise.resolve(file) })
const text = (body: string) => ({ bytes: Buffer.from(body) })

test.each<[string, RobotsFile, boolean]>([
  ['there is no robots.txt', { bytes: null }, true],
  ['it failed', { bytes: null, unread: 'status 503' }, false],
  ['nothing answers there', { bytes: null, unread: 'no', isGone: true }, true],
  ['it names other crawlers', text('User-agent: other\nDisallow: /'), true],
  ['it names everybody', text('User-agent: *\nDisallow: /a'), false],
  ['it names this crawler', text('User-agent: slipway\nDisallow: /a?b'), false],
  ['it only allows this crawler', text('User-agent: *\nDisallow: /\n\nUser-agent: Slipway\nAllow: /'), true],
  ['it disallows another query', text('User-agent: *\nDisallow: /a?c'), true],
  ['it is an HTML page', text('<!doctype html><title>User-agent: *'), true],
])('a file is requested if %s', async (_, file, may) => expect(await created(file)(new URL('/a?b', origin))).toBe(may))

test.each<[Cause, boolean]>([
  ['dns', true],
  ['connection', true],
  ['tls_certificate', true],
  ['redirects', true],
  ['timeout', false],
  ['blocked_address', false],
])('of another host whose robots.txt fails with %s: %s', async (because, may) => {
  const { session, asked } = failing(because)
  const mayFetch = created({ bytes: null }, session)
  const paths = ['/a.js', '/b.js']
  expect(await Promise.all(paths.map((path) => mayFetch(new URL(path, 'https://cdn.example'))))).toEqual([may, may])
  expect(asked).toEqual(['https://cdn.example/robots.txt'])
})

it('whether a file may be requested is unknown if matching fails', async () => {
  const hurried = createPageReader(undefined, { maxCpuMs: 1 })
  onTestFinished(() => hurried.close())
  const rules = Array.from({ length: 200_000 }, (_, n) => `Disallow: /a*b${n}*c`).join('\n')
  const own = { origin, file: Promise.resolve(text(`User-agent: *\n${rules}`)) }
  expect(await createMayFetch(failing('dns').session, hurried, 'googlebot', own)(new URL('/a', origin))).toBeNull()
})

it('the files of too many hosts aren’t requested', async () => {
  const { session, asked } = failing('dns')
  const mayFetch = created({ bytes: null }, session)
  const hosts = Array.from({ length: 30 }, (_, n) => new URL(`https://cdn${n}.example/a.js`))
  expect((await Promise.all(hosts.map(mayFetch))).filter(Boolean)).toHaveLength(19)
  expect(asked).toHaveLength(19)
})
