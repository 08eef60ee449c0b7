import { load } from 'cheerio'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Failure, invalidField } from '../../../../api/domain/failure.ts'
import { literalPage, literalSite } from '../../../support/literal-page.ts'
import { openPages, readPage, runAudit, sendForm, type OpenPages } from '../../../support/pages.ts'

let site: OpenPages | undefined
afterEach(() => site?.close())

const hostile = '<img src=x onerror=alert(1)>'
const untitled = async () =>
  literalSite({
    page: literalPage({ title: null, url: 'https://acme.dev/' }),
    listing: { name: hostile, tagline: null, description: hostile, categories: ['design'], pricing: null },
  })

describe('the audit page', () => {
  it('is a form that works without JavaScript', async () => {
    site = await openPages([])
    const { html } = await readPage(`${site.origin}/audit/`)
    const form = load(html)('form[data-audit]')
    expect(form.attr('method')).toBe('post')
    expect(form.attr('action')).toBe('/audit/')
    expect(form.find('input[name=url]')).toHaveLength(1)
  })

  it('fills in a URL from the link and visits nothing', async () => {
    let visits = 0
    site = await openPages([], async () => ((visits += 1), literalSite()))
    const { html } = await readPage(`${site.origin}/audit/?url=${encodeURIComponent('acme.dev/"><script>')}`)
    expect(load(html)('#field-url').attr('value')).toBe('acme.dev/"><script>')
    expect(visits).toBe(0)
  })

  it('shows score, findings, fixes, listing and weeks', async () => {
    site = await openPages([], untitled)
    const { status, html } = await runAudit(site, { url: 'acme.dev' })
    const $ = load(html)
    expect(status).toBe(200)
    expect($('.sw-ring').attr('aria-label')).toMatch(/^Score \d+ of 100$/)
    expect($('.sw-finding--fail').text()).toContain('Page title')
    expect($('.sw-fix__snippet').first().text()).toContain('<title>')
    expect($('.sw-weeks time')).toHaveLength(4)
    expect($('#field-url').attr('value')).toBe('acme.dev')
  })

  it('shows the text of a crawled page as text', async () => {
    site = await openPages([], untitled)
    const { html } = await runAudit(site, { url: 'acme.dev' })
    expect(html).not.toContain(hostile)
    expect(load(html)('.sw-listing').text()).toContain(hostile)
  })

  it('shows why a site can’t be reached next to the field, which keeps the URL', async () => {
    site = await openPages([], () => Promise.reject(invalidField('url', 'No server is known by this name.', 'dns')))
    const { status, html } = await sendForm(`${site.origin}/audit/`, { url: 'nowhere.example' })
    const $ = load(html)
    expect(status).toBe(400)
    expect($('#field-url-error').text()).toBe('No server is known by this name.')
    expect($('#field-url').attr('aria-describedby')).toBe('field-url-error')
    expect($('#field-url').attr('value')).toBe('nowhere.example')
  })

  it('still continues the report after a failed audit', async () => {
    site = await openPages([], () => Promise.reject(invalidField('url', 'No server is known by this name.', 'dns')))
    const since = '0123456789abcdef0123456789abcdef'
    const { html } = await sendForm(`${site.origin}/audit/`, { url: 'nowhere.example', since })
    expect(load(html)('form[data-audit] input[name=since]').attr('value')).toBe(since)
  })

  it('asks for a URL where none was entered', async () => {
    site = await openPages([])
    const { status, html, headers } = await sendForm(`${site.origin}/audit/`, { url: '  ' })
    expect([status, headers.get('cache-control')]).toEqual([400, 'no-store'])
    expect(load(html)('#field-url-error').text()).toBe('Enter your product’s URL.')
  })

  it('counts audits, not views of the form, and keeps the URL when there are too many', async () => {
    site = await openPages([], async () => literalSite(), 1)
    await sendForm(`${site.origin}/audit/`, { url: 'acme.dev' })
    const { status, html, headers } = await sendForm(`${site.origin}/audit/`, { url: 'acme.dev' })
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(load(html)('#field-url-error').text()).toMatch(/minutes/)
    expect(load(html)('#field-url').attr('value')).toBe('acme.dev')
    expect((await readPage(`${site.origin}/audit/`)).status).toBe(200)
  })

  it('over the limit neither reads the earlier report nor gives a key', async () => {
    site = await openPages([], async () => literalSite(), 1)
    const first = await sendForm(`${site.origin}/audit/`, { url: 'acme.dev' })
    expect(first.headers.get('set-cookie')).toMatch(/^slipway-reports=[\w-]{32}; Path=\/audit\//)
    const reads = vi.spyOn(site.world.store, 'get')
    const since = /[0-9a-f]{32}/.exec(first.headers.get('location') ?? '')?.[0] ?? ''
    const { status, headers } = await sendForm(`${site.origin}/audit/`, { url: 'acme.dev', since })
    expect([status, headers.get('set-cookie')]).toEqual([429, null])
    expect(reads.mock.calls.filter(([collection]) => collection === 'reports')).toEqual([])
  })

  it('shows a report that couldn’t be kept, with the URL as it was read', async () => {
    site = await openPages([], async () => literalSite())
    vi.spyOn(site.world.store, 'transact').mockRejectedValueOnce(new Failure('SERVICE_UNAVAILABLE', 'The disk is full.'))
    const { status, html } = await sendForm(`${site.origin}/audit/`, { url: '  acme.dev ' })
    expect([status, load(html)('#field-url').attr('value')]).toEqual([200, 'acme.dev'])
  })

  it('keeps the URL while too many sites are being visited', async () => {
    site = await openPages([], () => Promise.reject(new Failure('SERVICE_UNAVAILABLE', 'Many visits right now.', { retryAfter: 10 })))
    const { status, html, headers } = await sendForm(`${site.origin}/audit/`, { url: 'acme.dev' })
    expect([status, headers.get('retry-after')]).toEqual([503, '10'])
    expect(load(html)('#field-url-error').text()).toBe('Many visits right now.')
    expect(load(html)('#field-url').attr('value')).toBe('acme.dev')
  })

  it('takes forms only', async () => {
    site = await openPages([])
    const body = JSON.stringify({ url: 'acme.dev' })
    const { status } = await readPage(`${site.origin}/audit/`, { method: 'POST', body, headers: { 'Content-Type': 'application/json' } })
    expect(status).toBe(415)
  })
})
