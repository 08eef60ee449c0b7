import { describe, expect, it } from 'vitest'
import { isPageType, readProductSite } from '../../extension/browser/product-site.ts'
import { isPrivateHost } from '../../shared/hosts.ts'
import { toOriginPattern, toSiteOrigin } from '../../extension/browser/site-address.ts'

describe('the address of a service', () => {
  it.each([
    ['https://launches.example.org', 'https://launches.example.org'],
    [' launches.example.org/audit/?x#y ', 'https://launches.example.org'],
    ['HTTP://Launches.Example.org:80/', 'http://launches.example.org'],
    ['localhost:3000', 'http://localhost:3000'],
    ['127.0.0.1:3000/api/v1', 'http://127.0.0.1:3000'],
    ['[::1]:3000', 'http://[::1]:3000'],
    ['localhost.example.org', 'https://localhost.example.org'],
    ['https://user:secret@launches.example.org', null],
    ['ftp://launches.example.org', null],
    ['javascript:alert(1)', null],
    ['two words', null],
    ['', null],
  ])('%j becomes %j', (typed, origin) => {
    expect(toSiteOrigin(typed)).toBe(origin)
  })

  it('asks for a host without its port, because Firefox takes none', () => {
    expect(toOriginPattern('http://localhost:3000')).toBe('http://localhost/*')
  })
})

describe('the page in the tab', () => {
  it.each([
    [undefined, 'browser-page'],
    ['about:blank', 'blank'],
    ['chrome://extensions/', 'browser-page'],
    ['moz-extension://1234/popup.html', 'browser-page'],
    ['view-source:https://acme.dev/', 'browser-page'],
    ['file:///home/ada/index.html', 'file'],
    ['https://chromewebstore.google.com/detail/x', 'store'],
    ['https://addons.mozilla.org/en-US/firefox/', 'store'],
    ['https://acme.dev/paper.PDF?v=2', 'not-html'],
  ])('%j is told as %s', (url, reason) => {
    expect(readProductSite(url)).toBe(reason)
  })

  it('is known by origin and path', () => {
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
    'localhost',
    'app.localhost',
    'printer',
    'nas.local',
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.0.9',
    '169.254.1.1',
    '[::1]',
    '[fd12::1]',
    '[fe80::1]',
    '[::ffff:7f00:1]',
  ])('%s is on this machine or network', (host) => {
    expect(isPrivateHost(host)).toBe(true)
  })

  it.each(['acme.dev', 'localhost.acme.dev', '172.32.0.1', '8.8.8.8', '11.0.0.1', '[2606:4700::1111]', 'fd.example.org'])(
    '%s is not',
    (host) => {
      expect(isPrivateHost(host)).toBe(false)
    },
  )
})
