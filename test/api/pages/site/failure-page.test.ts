import { load } from 'cheerio'
import { describe, expect, it } from 'vitest'
import { renderFailurePage } from '../../../../api/pages/site/failure-page.tsx'
import { waitWords } from '../../../../shared/ui/day-words.ts'

const page = (status: number, data?: Record<string, unknown>) =>
  load(renderFailurePage({ status, code: 'X', message: '<b>What happened</b>', ...(data && { data }) }, 'request-1'))

describe('a failure page', () => {
  it.each([400, 403, 404, 405, 413, 415, 418, 429, 500, 502, 503])('%i has a title, the message as text, and a link onward', (status) => {
    const $ = page(status)
    expect($('h1').text()).not.toBe('')
    expect($('main').text()).toContain('<b>What happened</b>')
    expect($('main a[href="/"]')).toHaveLength(1)
    expect($('meta[name=robots]').attr('content')).toBe('noindex')
  })

  it('shows the request ID for server errors only', () => {
    expect(page(500).text()).toContain('request-1')
    expect(page(404).text()).not.toContain('request-1')
  })

  it('states the wait once and shows no link until it is over', () => {
    const html = renderFailurePage(
      { status: 429, code: 'X', message: 'Too many requests. Try again in 2 minutes.', data: { retryAfter: 90 } },
      'request-1',
    )
    const $ = load(html)
    expect(
      $('main')
        .text()
        .match(/2 minutes/g),
    ).toHaveLength(1)
    expect(
      $('main')
        .text()
        .match(/too many requests/gi),
    ).toHaveLength(1)
    expect($('main a:not([hidden])')).toHaveLength(0)
    expect($('[data-wait]').attr('data-wait')).toBe('90')
  })

  it('keeps the rest of a message that states the wait', () => {
    const message = 'You have run 10 audits this hour. Try again in 54 seconds.'
    const $ = load(renderFailurePage({ status: 429, code: 'X', message, data: { retryAfter: 54 } }, 'request-1'))
    expect($('.failure__message').text()).toBe('You have run 10 audits this hour.')
  })

  it.each([
    [1, '1 second'],
    [59, '59 seconds'],
    [60, '1 minute'],
    [61, '2 minutes'],
    [3600, '60 minutes'],
  ])('words %i seconds as %s', (seconds, words) => {
    expect(waitWords(seconds)).toBe(words)
  })
})
