import { load } from 'cheerio'
import { renderToString } from 'preact-render-to-string'
import { describe, expect, it } from 'vitest'
import { Connected } from '../../../../api/pages/account/connect/connect.tsx'

const token = 'slipway_ct_0123456789'
const page = (client: string, fromApi?: true) =>
  load(
    renderToString(
      <Connected
        request={{ client, ...(fromApi && { fromApi }) }}
        token={token}
        isSession={false}
        code="BCDF-GHJK"
        siteUrl="https://slipway.example"
      />,
    ),
  )

const url = 'https://slipway.example/mcp/'
const headers = { Authorization: `Bearer ${token}` }

describe('the page with the token', () => {
  it.each([
    [
      'claude-code',
      `claude mcp remove --scope local slipway\nclaude mcp add --transport http slipway ${url} --header "Authorization: Bearer ${token}"`,
    ],
    ['codex', `export LAUNCH_TOKEN=${token}\ncodex mcp add slipway --url ${url} --bearer-token-env-var LAUNCH_TOKEN`],
    ['gemini', { mcpServers: { slipway: { type: 'http', url, headers } } }],
    ['cursor', { mcpServers: { slipway: { url, headers } } }],
    ['vs-code', { servers: { slipway: { type: 'http', url, headers } } }],
    ['jetbrains', { mcpServers: { slipway: { url, headers } } }],
    [
      'claude-desktop',
      {
        mcpServers: {
          slipway: {
            command: 'npx',
            args: ['-y', 'mcp-remote', url, '--header', 'Authorization:${LAUNCH_AUTH}'],
            env: { LAUNCH_AUTH: `Bearer ${token}` },
          },
        },
      },
    ],
  ])('has a ready configuration for %s', (client, expected) => {
    const $ = page('A tool')
    const text = $(`#client-${client} ~ .client-tabs__panel`).first().find('[data-copy-text]').text()
    expect(typeof expected === 'string' ? text : JSON.parse(text)).toEqual(expected)
  })

  it.each([
    ['claude-code 2.1.330', 'claude-code'],
    ['claude-ai 0.1.0', 'claude-desktop'],
    ['codex-mcp-client 0.169.0', 'codex'],
    ['gemini-cli-mcp-client 0.61.0', 'gemini'],
    ['cursor-vscode 1.0.0', 'cursor'],
    ['Visual Studio Code 1.110.0', 'vs-code'],
    ['JetBrains AI Assistant 2026.2', 'jetbrains'],
    ['curl/8.14.1', 'other'],
  ])('opens the tab of the client that asked: %s', (client, chosen) => {
    expect(page(client)('input[name=client][checked]').attr('value')).toBe(chosen)
  })

  it('prepares for Claude Code’s complaint if there was nothing to remove', () => {
    expect(page('claude-code')('.client-tabs__panel').first().text()).toContain(
      'If there’s nothing to remove, it says so, and the second line still works.',
    )
  })

  it.each([
    [true, ['script', 'header', 'url']],
    [undefined, ['url', 'header', 'script']],
  ] as const)('shows other clients first what is for them; called the API: %s', (fromApi, order) => {
    const $ = page('curl/8.14.1', fromApi)
    const texts = $('#client-other ~ .client-tabs__panel [data-copy-text]')
      .toArray()
      .map((block) => $(block).text())
    const script = `export LAUNCH_TOKEN="${token}"\ncurl "https://slipway.example/api/v1/me/launches/" \\\n  -H "Authorization: Bearer $LAUNCH_TOKEN"`
    const all = { script, header: `Authorization: Bearer ${token}`, url }
    expect(texts).toEqual(order.map((name) => all[name]))
  })

  it('puts the token in no link, and shows the extension no configuration', () => {
    const $ = page('codex')
    expect($('[href*="slipway_ct_"], [src*="slipway_ct_"], [value*="slipway_ct_"]').length).toBe(0)
    expect(page('Slipway for Chrome')('.client-tabs').length).toBe(0)
  })
})
