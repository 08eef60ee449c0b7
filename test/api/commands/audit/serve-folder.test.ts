import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serveFolder, type FolderSite } from '../../../../api/commands/audit/serve-folder.ts'
import { rawRequest } from '../../../support/raw-request.ts'

let parent: string
let site: FolderSite

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'slipway-folder-'))
  const folder = join(parent, 'dist')
  await mkdir(join(folder, 'docs'), { recursive: true })
  const files = {
    '../secret.txt': 's3cret',
    'index.html': 'Home',
    'docs/index.html': 'Docs',
    'about.html': 'About',
    'a b.css': 'b{}',
    data: '1',
  }
  await Promise.all(Object.entries({ ...files, '404.html': 'Lost' }).map(([name, text]) => writeFile(join(folder, name), text)))
  await symlink(join(parent, 'secret.txt'), join(folder, 'leak.txt'))
  site = await serveFolder(folder)
})
afterAll(async () => {
  await site.close()
  await rm(parent, { recursive: true })
})

const ask = (path: string, method = 'GET') =>
  rawRequest(Number(new URL(site.url).port), `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)

it('names the same port in reports, whatever port was free', async () => {
  const other = await serveFolder(join(parent, 'dist'))
  expect(other.url).not.toBe(site.url)
  expect(other.withUsualPort({ fix: `Replace ${other.url}a.png` })).toEqual({ fix: 'Replace http://127.0.0.1:47653/a.png' })
  await other.close()
})

it.each([
  { path: '/', status: 200, type: 'text/html; charset=utf-8', body: 'Home' },
  { path: '/?a=1', status: 200, type: 'text/html; charset=utf-8', body: 'Home' },
  { path: '/docs/', status: 200, type: 'text/html; charset=utf-8', body: 'Docs' },
  { path: '/about', status: 200, type: 'text/html; charset=utf-8', body: 'About' },
  { path: '/a%20b.css', status: 200, type: 'text/css; charset=utf-8', body: 'b{}' },
  { path: '/data', status: 200, type: 'application/octet-stream', body: '1' },
  { path: '/nothing', status: 404, type: 'text/html; charset=utf-8', body: 'Lost' },
  { path: '/docs/nothing/', status: 404, type: 'text/html; charset=utf-8', body: 'Lost' },
])('$path is answered with $status', async ({ path, status, type, body }) => {
  const answer = await ask(path)
  expect([answer.status, answer.headers['content-type'], answer.body]).toEqual([status, type, body])
})

it('redirects a folder without its slash, and answers HEAD without a body', async () => {
  expect(await ask('/docs?a=1')).toMatchObject({ status: 308, headers: { location: '/docs/?a=1' } })
  expect(await ask('/', 'HEAD')).toMatchObject({ status: 200, headers: { 'content-length': '4' }, body: '' })
  expect((await ask('/', 'POST')).status).toBe(405)
})

it.each([
  '/../secret.txt',
  '/docs/../../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/..%5csecret.txt',
  '//../secret.txt',
  '/leak.txt',
  '/%00',
  '/%zz',
  'http://other.example/../secret.txt',
  '//',
])('%s reaches nothing outside the folder', async (path) => {
  const { status, body } = await ask(path)
  expect(body).not.toContain('s3cret')
  expect([200, 404]).toContain(status)
})
