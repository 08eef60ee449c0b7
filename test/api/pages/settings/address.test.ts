import { load } from 'cheerio'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runService, type RunningService } from '../../../support/service.ts'
import { ownSite } from '../../../support/site-owner.ts'
import type { Visitor } from '../../../support/visitor.ts'

let service: RunningService
let ada: Visitor
beforeAll(async () => {
  service = await runService({ SAMPLE_DATA: '0' })
  ada = await ownSite(service)
})
afterAll(() => service.close())

const save = (address: string, origin: string) =>
  ada.send('/settings/site/', { do: 'save-settings', name: 'Harbour', tagline: 'Ours.', address }, { Origin: origin })

describe('the address of the site', () => {
  it.each([
    ['isn’t where the page was opened', 'https://other.example', 'Open https://other.example/settings/site/'],
    ['has a path', 'https://other.example/launches', 'must be an origin'],
    ['isn’t https', 'http://launches.example', 'must start with https'],
  ])('stays when the new one %s', async (_, address, error) => {
    const answer = await save(address, service.origin)
    expect([answer.status, load(await answer.text())('#field-address-error').text()]).toEqual([400, expect.stringContaining(error)])
  })

  it('isn’t imported from elsewhere', async () => {
    const changes = JSON.stringify({ address: 'https://other.example' })
    expect((await ada.send('/settings/file/', { do: 'import-settings', changes })).status).toBe(400)
    expect(service.world.site.values.address).toBe('')
  })

  it('is saved where it leads to; then links, cookies, metadata and headers follow, and the owner stays signed in', async () => {
    const secure = service.origin.replace('http:', 'https:')
    expect((await fetch(`${service.origin}/`)).headers.get('Strict-Transport-Security')).toBeNull()
    const answer = await save(secure, secure)
    expect([answer.status, answer.headers.getSetCookie().join()]).toEqual([
      303,
      expect.stringMatching(/__Host-slipway\.session_token=.*; Secure/),
    ])
    const textOf = async (path: string) => (await fetch(service.origin + path)).text()
    expect(await textOf('/robots.txt')).toContain(`Sitemap: ${secure}/`)
    expect(await textOf('/api/v1/openapi.json')).toContain(`"${secure}/api/v1"`)
    expect(JSON.parse(await textOf('/.well-known/oauth-authorization-server'))).toMatchObject({ issuer: secure })
    expect(load(await textOf('/'))('link[rel=canonical]').attr('href')).toBe(`${secure}/`)
    expect((await fetch(`${service.origin}/`)).headers.get('Strict-Transport-Security')).toContain('max-age')
    expect((await ada.open('/settings/')).status).toBe(200)
    const [change] = await service.world.store.list('decisions', 'action', 'change_settings')
    const undo = { do: 'undo-change', id: change?.id ?? '' }
    expect((await ada.send('/settings/history/', undo, { Origin: secure })).status).toBe(409)
    expect(service.world.site.values.address).toBe(secure)
    expect((await ada.send('/settings/links/', { do: 'save-settings' }, { Origin: 'https://evil.example' })).status).toBe(403)
    expect((await ada.send('/settings/links/', { do: 'save-settings' }, { Origin: service.origin })).status).toBe(403)
  })
})
