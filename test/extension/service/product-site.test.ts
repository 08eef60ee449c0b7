import { describe, expect, it } from 'vitest'
import { isPageType, readProductSite } from '../../../extension/service/product-site.ts'

describe('the page in the tab', () => {
  it.each([
    [undefined, 'browser-page'],
    ['about:blank', 'blank'],
    ['chrome://extensions/', 'browser-page'],
    ['moz-extension://1234/popup.html', 'browser-page'],
    ['view-source:https://acme.dev/', 'browser-page'],
    ['file:///home/ada/index.html', 'local-file'],
    ['https://chromewebstore.google.com/detail/x', 'store'],
    ['https://addons.mozilla.org/en-US/firefox/', 'store'],
  ])('%j is recognized as %s', (url, reason) => {
    expect(readProductSite(url)).toBe(reason)
  })

  it.each([[undefined], [''], ['about:blank']])('%j in a tab that is loading is a page on its way', (url) => {
    expect(readProductSite(url, 'loading')).toBe('loading')
    expect(readProductSite(url, 'complete')).not.toBe('loading')
  })

  it('is identified by origin and path', () => {
    expect(readProductSite('https://acme.dev:8443/tides/?ref=x#top')).toEqual({
      url: 'https://acme.dev:8443/tides/?ref=x#top',
      key: 'https://acme.dev:8443/tides',
      host: 'acme.dev:8443',
      path: '/tides/',
      isPrivate: false,
    })
  })

  it.each([
    ['text/html', true],
    ['application/xhtml+xml', true],
    ['application/pdf', false],
    ['text/plain', false],
    ['image/svg+xml', false],
  ])('a %s is a page: %s', (type, expected) => {
    expect(isPageType(type)).toBe(expected)
  })

  it.each([
    ['http://localhost:5173/', true],
    ['http://192.168.0.9/', true],
    ['http://[::1]:3000/', true],
    ['https://nas.local/', true],
    ['https://acme.dev/', false],
    ['https://localhost.acme.dev/', false],
  ])('%s is private: %s', (url, isPrivate) => {
    expect(readProductSite(url)).toMatchObject({ isPrivate })
  })
})
