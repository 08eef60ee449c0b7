import { describe, expect, it } from 'vitest'
import { toManifest } from '../../../extension/service/manifest.ts'

describe.each(['chrome', 'firefox'])('the manifest for %s', (browser) => {
  const manifest = toManifest('http://localhost:3000', 'Harbour', browser)

  it('requests these permissions and no others', () => {
    expect(manifest.permissions).toEqual(['activeTab', 'contextMenus', 'declarativeNetRequestWithHostAccess', 'scripting', 'storage'])
    expect(manifest.host_permissions).toEqual(['http://localhost/*'])
    expect(manifest.optional_host_permissions).toEqual(['http://*/*', 'https://*/*'])
  })

  it('opens the popup by a shortcut', () => {
    expect(manifest.commands).toEqual({ _execute_action: { suggested_key: { default: 'Alt+Shift+L' } } })
  })

  it('runs a content script on the approval page of the default server only', () => {
    expect(manifest.content_scripts.map(({ matches }) => matches)).toEqual([['http://localhost/connect/*']])
  })

  it('allows requests to an http:// server, which Firefox would upgrade by default', () => {
    expect(manifest.content_security_policy.extension_pages).not.toContain('upgrade-insecure-requests')
    expect(manifest.content_security_policy.extension_pages).toContain("script-src 'self';")
  })

  it('loads code from nowhere else, and images for previews', () => {
    expect(manifest.content_security_policy.extension_pages).toMatch(
      /^default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' http: https: data:;/,
    )
  })
})

it('has the id by which Firefox knows an operator’s extension again', () => {
  const settings = (firefoxId?: string) => toManifest('http://localhost:3000', 'Harbour', 'firefox', firefoxId)
  expect(settings()).toMatchObject({ browser_specific_settings: { gecko: { id: 'extension@slipway.example' } } })
  expect(settings('audit@example.org')).toMatchObject({ browser_specific_settings: { gecko: { id: 'audit@example.org' } } })
})
