import { describe, expect, it } from 'vitest'
import { toManifest } from '../../../extension/browser/manifest.ts'

describe.each(['chrome', 'firefox'])('the manifest for %s', (browser) => {
  const manifest = toManifest('http://localhost:3000', browser)

  it('asks for these permissions and no other', () => {
    expect(manifest.permissions).toEqual(['activeTab', 'scripting', 'storage'])
    expect(manifest.host_permissions).toEqual(['http://localhost/*'])
    expect(manifest.optional_host_permissions).toEqual(['http://*/*', 'https://*/*'])
  })

  it('looks at the approval pages of its own service, and at no other page by itself', () => {
    expect(manifest.content_scripts.map(({ matches }) => matches)).toEqual([['http://localhost/connect/*']])
  })

  it('lets an http:// service be called, which Firefox would upgrade by default', () => {
    expect(manifest.content_security_policy.extension_pages).not.toContain('upgrade-insecure-requests')
    expect(manifest.content_security_policy.extension_pages).toContain("script-src 'self';")
  })
})
