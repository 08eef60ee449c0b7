import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'

const run = promisify(execFile)
const script = path.join(import.meta.dirname, '../../../api/commands/extract.ts')
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pages-'))
  const put = async (id: string, html: Uint8Array | string, served: string) => {
    await mkdir(path.join(folder, id))
    await writeFile(path.join(folder, id, 'page.html'), html)
    await writeFile(path.join(folder, id, 'expect.json'), served)
  }
  const html =
    '<html lang=en><title>Acme Notes | AI notes for students</title><link rel=icon href=i.png><meta name=robots content=none><h1>Notes</h1>'
  await put(
    '1-plain',
    html,
    JSON.stringify({ url: 'https://acmenotes.example/app/', httpContentType: 'text/html; charset=utf-8', name: 'a lie' }),
  )
  await put(
    '2-bytes',
    Uint8Array.of(0x3c, 0x70, 0x3e, 0xff, 0xfe, 0x00),
    JSON.stringify({ url: 'https://b.example/', httpContentType: null }),
  )
  await put('3-no-url', html, '{}')
  await put('4-no-json', html, 'not json')
  await mkdir(path.join(folder, '5-empty'))
})
afterAll(() => rm(folder, { recursive: true }))

it('prints one line per page, whatever the page', async () => {
  const { stdout } = await run('node', [script, folder])
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines.map(({ id }) => id)).toEqual(['1-plain', '2-bytes', '3-no-url', '4-no-json'])
  expect(lines[0]).toEqual({
    id: '1-plain',
    name: 'Acme Notes',
    tagline: 'AI notes for students',
    description: null,
    pricing: null,
    categories: expect.arrayContaining(['AI', 'Education & science']),
    openSource: null,
    facts: {
      titlePresent: true,
      metaDescriptionPresent: false,
      ogImage: null,
      canonical: null,
      lang: 'en',
      viewport: false,
      favicon: 'https://acmenotes.example/app/i.png',
      noindex: true,
      jsonLdTypes: [],
      twitterCard: null,
      h1Count: 1,
    },
    ms: expect.any(Number),
  })
  expect(lines.slice(2).map(({ error }) => typeof error)).toEqual(['string', 'string'])
})

it('names a missing folder', async () => {
  await expect(run('node', [script, path.join(folder, 'nowhere')])).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('nowhere'),
  })
})
