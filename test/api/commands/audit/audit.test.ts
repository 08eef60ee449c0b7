import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findChromium } from '../../../../api/commands/audit/find-chromium.ts'
import { findBrowser } from '../../../support/browsers.ts'
import { runCommand } from '../../../support/run-command.ts'
import { answering, htmlPage, startSite } from '../../../support/crawler-sites.ts'
import { freePort } from '../../../support/service.ts'
import { plantedSite, servePlanted } from '../../../support/planted-site.ts'

let folder: string
let server: Awaited<ReturnType<typeof servePlanted>>

const otherPage = (body: string) => ({
  type: 'text/html; charset=utf-8',
  body: htmlPage({ head: '<meta name="viewport" content="width=device-width">', body }),
})

/** Too wide for a phone alone, with dark text in the dark, with a title that only scripts write, and with a script that throws. */
const site = plantedSite({
  head: (text) =>
    `${text.replace(/<title>.*<\/title>/, '<title>Tidewatch</title>')}<style>@media (prefers-color-scheme: dark) { body { background: #111; color: #777 } }</style>`,
  body: (text) =>
    text.replace(
      '</main>',
      '<p><a href="/sign-up">Sign up</a> <a href="/quote">Quote</a> <a href="/buoy">Buoy</a> <a href="/pricing">Pricing</a></p><div style="width:900px;height:20px;background:#ddd"></div></main>',
    ),
  files: {
    '/sign-up': otherPage(
      '<button aria-expanded="false" aria-controls="n">Menu</button><nav id="n" hidden><a href="/quote">Quote</a></nav><h1>Sign up</h1><form action="/sign-up" method="post"><label>Email <input type="email" name="email" autocomplete="email" style="font-size:12px"></label><button>Sign up</button></form>',
    ),
    '/quote': otherPage(
      '<h1>Quote</h1><style>input, textarea { font-size: 16px }@media (prefers-color-scheme: dark) { body { background: #111; color: #eee } input, textarea { background: #fff; color: inherit } }</style><form action="/quote" method="post"><label>Name <input name="name"></label><label>Harbour <input name="harbour"></label><label>What <textarea name="what"></textarea></label><button>Ask</button></form>',
    ),
    '/buoy': otherPage(
      '<h1>Buoy</h1><p>In your cart: <b id="n">0</b></p><button id="add">Add to cart</button><script>add.onclick = () => { n.textContent = Number(n.textContent) + 2 }</script>',
    ),
    '/pricing': otherPage(
      '<h1>Fees</h1><p style="background:#fff;color:#bbb">By the metre and the night.</p><table style="width:760px"><tr><td>Berth</td><td>9</td></tr></table>',
    ),
    '/site.js': { type: 'text/javascript', body: 'document.title = "Tidewatch: tide tables that small crews can trust"; tides.next()' },
  },
})

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'slipway-audit-'))
  await writeFile(join(folder, 'index.html'), site['/']?.body ?? '')
  server = await servePlanted(() => site)
})
afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true })
})

it('audits a folder, writes SARIF beside the table, and fails below the given score', async () => {
  const { code, said } = await runCommand('audit', [folder, '--sarif', '--output', 'out.sarif', '--fail-under', '100'], {
    INIT_CWD: folder,
  })
  expect(said).toMatch(/^.*slipway-audit-\S+\n\d+ of 100/)
  expect(said).toMatch(/The score is \d+, below 100\.\n$/)
  expect(said).not.toContain('\u001b')
  expect(code).toBe(1)
  const { runs } = JSON.parse(await readFile(join(folder, 'out.sarif'), 'utf8'))
  expect(runs[0].results[0].locations[0].physicalLocation.artifactLocation.uri).toBe('index.html')
  const ruled = new Set(runs[0].tool.driver.rules.map(({ id }: { id: string }) => id))
  expect(ruled.has('title')).toBe(true)
  expect([ruled.has('badge'), ruled.has('duplicate')]).toEqual([false, false])
})

it('audits a development server, and with a browser what the page shows there, on a phone too', async () => {
  const CHROME_PATH = await findBrowser('chromium')
  const options = ['--browser', '--json', '--pictures', 'shots']
  const { code, said } = await runCommand('audit', [`http://localhost:${server.port}`, ...options], { CHROME_PATH, INIT_CWD: folder })
  expect(code).toBe(0)
  const widths = ['1280', '390'].map(async (each) => (await sharp(join(folder, 'shots', `localhost-${each}.png`)).metadata()).width)
  expect(await Promise.all(widths)).toEqual([1280, 1170])
  const report = JSON.parse(said)
  expect(Object.keys(report)).toEqual([
    'ok',
    'url',
    'score',
    'limit',
    'checks',
    'suggestedListing',
    'suggestedCategories',
    'nextFreeWeeks',
    'loaded',
  ])
  expect(report.limit).toEqual({ score: 60, reason: 'on a phone, the page is too wide for the screen' })
  const found = new Map<string, { status: string; detail: string }>(report.checks.map((check: { id: string }) => [check.id, check]))
  expect(found.get('page-width')).toMatchObject({ status: 'fail', detail: expect.stringMatching(/^On a phone: The page is 9\d\d px wide/) })
  expect(found.get('before-scripts')).toMatchObject({ status: 'warn', detail: expect.stringContaining('a different title') })
  expect(found.get('script-errors')).toMatchObject({ status: 'fail', detail: expect.stringContaining('tides is not defined') })
  expect(found.get('contrast')?.detail).toMatch(/^In dark mode: Text has too little contrast/)
  expect(found.get('typing')?.detail).toContain('iPhones zoom in when it’s tapped: “Email” (on /sign-up, on a phone)')
  expect(found.get('readable-text')?.detail).toContain('On /quote, in dark mode: “Name” is a field where entered text can’t be read')
  expect(found.get('page-width')?.detail).toContain('On /pricing, on a phone: The page is 7')
  expect(found.get('contrast')?.detail).toContain('On /pricing: Text has too little contrast')
  expect(found.get('menus')?.detail).toContain('“Menu” is pressed on /sign-up')
  expect(found.get('controls')?.detail).toContain('One press adds two to the cart: “Add to cart” (on /buoy)')
  expect(found.get('views')?.detail).toBe('The page was also checked on a phone and in dark mode.')
  expect([found.get('https')?.status, found.get('response-time')?.detail]).toEqual(['pass', expect.stringMatching(/^Not checked/)])
})

it('sends nothing that changes anything, on whichever page of a site it presses and types', async () => {
  const sent = new Set<string>()
  const post = "fetch('/pressed', { method: 'POST' }); fetch('/basket?action=delete')"
  const form = `<form action="/sent" method="post"><label>Email <input type="email" name="email"></label><button>Join</button></form>`
  const body = `<nav><a href="/join">Join</a> <a href="/logout">Log out</a></nav><main><h1>Lanterna</h1><button onclick="${post}">Light it</button></main>`
  const shop = await startSite(({ method = '', url = '', headers }, response) => {
    // The crawler, which isn’t signed in, looks at every link.
    if (/Chrome/.test(headers['user-agent'] ?? '')) sent.add(`${/^(?:GET|HEAD)$/.test(method) ? 'GET' : method} ${url}`)
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(htmlPage({ body: url === '/join' ? body + form : body }))
  })
  const { code } = await runCommand('audit', [shop.url, '--browser', '--json'], { CHROME_PATH: await findBrowser('chromium') })
  expect(code).toBe(0)
  expect(sent).toContain('GET /join')
  expect([...sent].filter((line) => !line.startsWith('GET ') || /pressed|delete|sent|logout/.test(line))).toEqual([])
})

it('sends the given header to the target’s own host, and to no other', async () => {
  const heard: unknown[] = []
  const other = await startSite(({ headers, url }, response) => {
    heard.push(headers.authorization ?? headers['x-preview'])
    response
      .writeHead(url === '/sitemap.xml' ? 404 : 200, { 'Content-Type': 'text/html' })
      .end(htmlPage({ body: '<a href="/docs">Docs</a>' }))
  })
  const page = htmlPage({
    body: `<a href="${other.url}/docs">Docs</a><a href="/pricing">Pricing</a><a href="/gone">Gone</a><a href="/app.zip">Download</a>`,
  })
  const preview = await startSite(({ headers, url }, response) => {
    const status = headers.authorization !== 'Basic YTpi' ? 401 : url === '/sitemap.xml' ? 302 : url === '/gone' ? 404 : 200
    response.writeHead(status, { 'Content-Type': 'text/html', Location: `${other.url}${url}` }).end(page)
  })
  expect(await runCommand('audit', [preview.url])).toMatchObject({ code: 2, said: expect.stringContaining('401') })
  // Without a sitemap, the pages that are linked are audited as well.
  const headers = ['--header', 'Authorization: Basic YTpi', '--header', 'X-Preview: s3cret']
  const { code, said } = await runCommand('audit', [preview.url, '--sitemap', '--json', ...headers])
  expect(code).toBe(0)
  expect(said).toContain('/gone. ')
  expect(JSON.parse(said.replace(/^Not audited.*$/m, '')).map(({ url }: { url: string }) => new URL(url).pathname)).toEqual([
    '/',
    '/pricing',
  ])
  // Nor to the one that a target redirects to.
  const moved = await startSite((_, response) => void response.writeHead(302, { Location: `${other.url}/home` }).end())
  const there = await runCommand('audit', [moved.url, '--sitemap', '--json', ...headers])
  expect(JSON.parse(there.said).map(({ url }: { url: string }) => url)).toEqual([`${other.url}/home`, `${other.url}/docs`])
  expect(new Set(heard)).toEqual(new Set([undefined]))
})

it('says in a sentence what it can’t read', async () => {
  const closed = await freePort()
  const outcome = await runCommand('audit', [`http://localhost:${closed}`, '--retries', '1'])
  expect(outcome).toEqual({
    code: 2,
    said: expect.stringMatching(
      /^localhost:\d+ refused the connection\. Trying again in 3 seconds…\n[^]*localhost:\d+ refused the connection\.\n$/,
    ),
  })
})

it('prints none of the control characters that a site sends, in an error or a report', async () => {
  const body = String(site['/']?.body).replace('Know the water', 'Know\u009b2J the\u202e water')
  const evil = await startSite(answering({ '/': { body }, '/file': { type: 'application/x\u009b31m', body: 'x' } }))
  const outcomes = await Promise.all([[`${evil.url}/file`], [evil.url], [evil.url, '--json']].map((given) => runCommand('audit', given)))
  expect(outcomes.map(({ code }) => code)).toEqual([2, 0, 0])
  expect(outcomes[0]?.said).toContain('application/x')
  for (const { said } of outcomes) expect(said).not.toMatch(/(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]/u)
})

it.each([
  { env: { CHROME_PATH: '/nowhere/chrome' }, says: /^CHROME_PATH is set to \/nowhere\/chrome, which isn’t an executable file\.$/ },
  {
    env: { CHROME_PATH: '', PATH: '/nowhere' },
    says: /^--browser needs Chromium or Chrome, but neither was found\. Looked for chromium, .* on the PATH.*CHROME_PATH/,
  },
])('says where it looked for Chromium, with $env', async ({ env, says }) => {
  await expect(findChromium(env)).rejects.toThrow(says)
})
