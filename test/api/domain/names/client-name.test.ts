import { describe, expect, it } from 'vitest'
import { clientLabel, clientName, isOwnExtension, mcpClientName } from '../../../../api/domain/names/client-name.ts'

const siteUrl = 'https://launches.example.org'

describe('the name of a client', () => {
  it.each([
    ['Slipway for Firefox/1.2.0', '', 'Slipway for Firefox'],
    ['', 'curl/8.14.1', 'curl/8.14.1'],
    ['', 'Mozilla/5.0 (X11; Linux x86_64) Firefox/153.0', 'Mozilla/5.0'],
    ['  ', 'node', 'node'],
    ['', '', 'An unnamed tool'],
    ['a\u202Eb\u0000c', '', 'a b c'],
    ['\u2067olleh\u2069 \uD800x', '', 'olleh x'],
    ['Ali\u200Bce\u{E0041}', '', 'Ali ce'],
    ['\u3164\u115F\u2800', '', 'An unnamed tool'],
    [`Z${'\u0337'.repeat(500)}algo`, '', `Z${'\u0337'.repeat(3)}algo`],
    ['น้ำใจ', '', 'น้ำใจ'.normalize('NFKC')],
    ['x'.repeat(200), '', 'x'.repeat(80)],
    ['🚢'.repeat(100), '', '🚢'.repeat(80)],
  ])('header %j and agent %j give %j', (header, agent, name) => {
    expect(clientName(header, agent, siteUrl)).toBe(name)
  })

  it.each([
    'Slipway',
    'slipway 1.0.0',
    'SLIPWAY/2',
    'S l i p w a y',
    'Slіpwаy',
    'S1ipway',
    'Slip\u200Bway',
    'Ｓｌｉｐｗａｙ',
    'Slipway for Agents/1.2.0',
    'Slipway Support',
    'SlipwayBot',
    'getslipway-cli',
    'Support4Slipwaу',
    'Moderator',
    'm0derator',
    'Admin console',
    'the official tool',
    'launches.example.org',
    'Login-for-launches.example.org/2.0',
  ])('is not used when it claims to speak for the catalog: %j', (claim) => {
    expect([clientName(claim, 'node', siteUrl), clientName('', claim.replaceAll(' ', '-'), siteUrl)]).toEqual([
      'An unnamed tool',
      'An unnamed tool',
    ])
  })

  it.each([
    'claude-code 2.1.0',
    'Claude Desktop 1',
    'cursor-vscode 1.0.0',
    'Visual Studio Code 1.106.2',
    'codex-mcp-client 0.60.1',
    'gemini-cli-mcp-client 1.0.0',
    'mcp-inspector 0.17.2',
    'Model Context Protocol client',
    'Microsoft Teams 4',
    'GitHub Copilot 1.0',
    'python-requests/2.32.5',
    'Go-http-client/2.0',
    'PostmanRuntime/7.49.1',
    'Zed 0.210.0',
    'Robin’s laptop 0.1',
  ])('of an ordinary tool is kept: %s', (name) => {
    expect(clientName(name, 'node', siteUrl)).toBe(name)
  })
})

it.each([
  ['Slipway for Chrome', 'Chrome extension', true],
  ['Slipway for Firefox/1.2.0', 'Firefox extension', true],
  ['Test tool/1.0', 'Test tool/1.0', false],
  ['My Slipway for Chrome', 'An unnamed tool', false],
  ['Approved by Slipway staff', 'An unnamed tool', false],
  ['My \u202Epotpal\u202C', 'My potpal', false],
])('a stored name %j is shown as %j: any program can call itself our extension', (name, label, isOwn) => {
  expect([clientLabel(name), isOwnExtension(name)]).toEqual([label, isOwn])
})

it.each([
  ['claude-code', '2.1.0', 'claude-code 2.1.0'],
  ['', '1', 'An unnamed tool'],
  [' \u200B', 'v1.0', 'An unnamed tool'],
])('an MCP client named %j with version %j is shown as %j', (name, version, shown) => {
  expect(mcpClientName(name, version, 'node', siteUrl)).toBe(shown)
})
