import { load } from 'cheerio'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tools } from '../../../../api/mcp/tools/registry.ts'
import { openPages, readPage, type OpenPages } from '../../../support/pages.ts'

let site: OpenPages
let $: ReturnType<typeof load>
beforeAll(async () => {
  site = await openPages([])
  $ = load((await readPage(`${site.origin}/agents/`)).html)
})
afterAll(() => site.close())

const get = (path: string, headers: Record<string, string> = {}) => fetch(site.origin + path, { redirect: 'manual', headers })
const statusOf = async (path: string) => (await get(path)).status
const codeOf = (client: string) =>
  $(`#client-${client} ~ .client-tabs__panel`)
    .first()
    .find('[data-copy-text]')
    .map((_, code) => $(code).text())
    .get()
const linksOf = (client: string) =>
  $(`#client-${client} ~ .client-tabs__panel`)
    .first()
    .find('a')
    .map((_, link) => $(link).attr('href'))
    .get()

describe('the page about agents', () => {
  it('names every tool', () => {
    const named = $('.agents__list--can code')
      .map((_, code) => $(code).text())
      .get()
    expect(named.toSorted()).toEqual(Object.keys(tools).toSorted())
  })

  it.each([
    [
      'claude-code',
      [
        'claude mcp add --transport http slipway https://slipway.example/mcp/account/\nclaude mcp login slipway',
        'claude mcp add --transport http slipway https://slipway.example/mcp/',
      ],
    ],
    [
      'codex',
      ['codex mcp add slipway --url https://slipway.example/mcp/account/', '[mcp_servers.slipway]\nurl = "https://slipway.example/mcp/"'],
    ],
    [
      'gemini',
      [
        'gemini mcp add --scope user --transport http slipway https://slipway.example/mcp/account/',
        'gemini mcp add --scope user --transport http slipway https://slipway.example/mcp/',
      ],
    ],
    ['other', ['https://slipway.example/mcp/account/', 'https://slipway.example/mcp/']],
  ])('has what to copy for %s', (client, expected) => {
    expect(codeOf(client)).toEqual(expected)
  })

  it('says how to switch in Claude Code, which adds no server under a name that is taken', () => {
    const [panel] = $('#client-claude-code ~ .client-tabs__panel').toArray()
    expect($(panel).text()).toContain('If you added it before, first run claude mcp remove slipway.')
  })

  it.each([
    ['cursor', (url: string) => ({ mcpServers: { slipway: { url } } })],
    ['vs-code', (url: string) => ({ servers: { slipway: { type: 'http', url } } })],
    ['jetbrains', (url: string) => ({ mcpServers: { slipway: { url } } })],
  ])('has the file of %s', (client, fileOf) => {
    expect(codeOf(client).map((text) => JSON.parse(text) as object)).toEqual([
      fileOf('https://slipway.example/mcp/account/'),
      fileOf('https://slipway.example/mcp/'),
    ])
  })

  it('has the URL that Claude Desktop takes as a connector, and the file that starts a bridge for any other site', () => {
    const [url, file] = codeOf('claude-desktop')
    expect(url).toBe('https://slipway.example/mcp/account/')
    expect(JSON.parse(file ?? '')).toEqual({
      mcpServers: { slipway: { command: 'npx', args: ['-y', 'mcp-remote', 'https://slipway.example/mcp/'] } },
    })
  })

  it('adds itself to Cursor by its deep link', () => {
    const links = linksOf('cursor').map((href) => new URL(href))
    expect(links.map(({ protocol, host, pathname }) => protocol + host + pathname)).toEqual(
      Array(2).fill('cursor:anysphere.cursor-deeplink/mcp/install'),
    )
    expect(links.map(({ searchParams }) => searchParams.get('name'))).toEqual(['slipway', 'slipway'])
    expect(links.map(({ searchParams }) => JSON.parse(atob(searchParams.get('config') ?? '')) as object)).toEqual([
      { url: 'https://slipway.example/mcp/account/' },
      { url: 'https://slipway.example/mcp/' },
    ])
  })

  it('adds itself to VS Code by its deep link', () => {
    const prefix = 'vscode:mcp/install?'
    expect(linksOf('vs-code').every((href) => href.startsWith(prefix))).toBe(true)
    expect(linksOf('vs-code').map((href) => JSON.parse(decodeURIComponent(href.slice(prefix.length))) as object)).toEqual([
      { name: 'slipway', type: 'http', url: 'https://slipway.example/mcp/account/' },
      { name: 'slipway', type: 'http', url: 'https://slipway.example/mcp/' },
    ])
  })

  it('has tabs that need no script: one is chosen, and each button is named', () => {
    expect($('input[name=client]').length).toBe(8)
    expect($('input[name=client][checked]').attr('value')).toBe('claude-code')
    for (const input of $('input[name=client]').toArray()) expect($(`label[for=${$(input).attr('id')}]`).text()).not.toBe('')
  })

  it('links only to pages that exist', async () => {
    const paths = $('main a[href^="/"], head link[href^="/"]')
      .map((_, link) => $(link).attr('href') ?? '')
      .get()
    const answers = await Promise.all([...new Set(paths)].map(async (path) => [path, await statusOf(path)]))
    // Connections leads to the sign-in page.
    expect(answers.filter(([path, status]) => status !== (path === '/profile/connections/' ? 303 : 200))).toEqual([])
  })
})

describe('what leads to it', () => {
  it.each(['/', '/about/', '/reference/'])('%s', async (path) => {
    const page = load((await readPage(site.origin + path)).html)
    expect(page('main a[href="/agents/"]').length).toBeGreaterThan(0)
    expect(page('footer a[href="/agents/"]').length).toBe(1)
  })

  it('the API’s root, llms.txt and the sitemap', async () => {
    expect(await (await get('/api/v1/')).json()).toMatchObject({ agents: 'https://slipway.example/agents/' })
    expect(await (await get('/llms.txt')).text()).toContain('(https://slipway.example/agents/)')
    expect(await (await get('/sitemap.xml')).text()).toContain('<loc>https://slipway.example/agents/</loc>')
  })

  const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
  it.each(['/mcp/', '/mcp/account/'])('%s in a browser', async (path) => {
    const answer = await get(path, { Accept: browser })
    expect([answer.status, answer.headers.get('location'), answer.headers.get('vary')]).toEqual([
      303,
      '/agents/',
      expect.stringContaining('Accept'),
    ])
  })

  it.each(['text/event-stream', 'application/json, text/event-stream', '*/*'])(
    'but not the tools’ URL for a client that accepts %s',
    async (Accept) => {
      expect((await get('/mcp/', { Accept })).status).toBe(400)
    },
  )
})
