import { load } from 'cheerio'
import { describe, expect, it } from 'vitest'
import { renderFailurePage, waitWords } from '../../../../api/pages/site/failure-page.tsx'

const page = (status: number, data?: Record<string, unknown>) =>
  load(renderFailurePage({ status, code: 'X', message: '<b>What happened</b>', ...(data && { data }) }, 'request-1'))

describe('a failure page', () => {
  it.each([400, 403, 404, 405, 413, 415, 418, 429, 500, 502, 503])('%i has a title, the message as text, and a way on', (status) => {
    const $ = page(status)
    expect($('h1').text()).not.toBe('')
    expect($('main').text()).toContain('<b>What happened</b>')
    expect($('main a[href="/"]')).toHaveLength(1)
    expect($('meta[name=robots]').attr('content')).toBe('noindex')
  })

  it('gives the request’s number only where the operator needs it', () => {
    expect(page(500).text()).toContain('request-1')
    expect(page(404).text()).not.toContain('request-1')
  })

  it('says how long to wait', () => {
    expect(page(429, { retryAfter: 90 })('main').text()).toContain('2 minutes')
  })

  it.each([
    [1, '1 second'],
    [59, '59 seconds'],
    [60, '1 minute'],
    [61, '2 minutes'],
    [3600, '60 minutes'],
  ])('%i seconds are %s', (seconds, words) => {
    expect(waitWords(seconds)).toBe(words)
  })
})
