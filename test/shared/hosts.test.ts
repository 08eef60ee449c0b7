import { describe, expect, test } from 'vitest'
import { hostOf, isLoopbackHost, isPrivateHost, isPrivateName, withoutWww } from '../../shared/hosts.ts'

describe('hosts', () => {
  test.each([
    // host, on this machine, on this machine or network
    ['localhost', true, true],
    ['LOCALHOST', true, true],
    ['127.0.0.1', true, true],
    ['127.8.9.10', true, true],
    ['::1', true, true],
    ['[::1]', true, true],
    ['acme.localhost', false, true],
    ['localhost.', false, true],
    ['localhost.example.com', false, false],
    ['127.0.0.1.example.com', false, false],
    ['127.acme.dev', false, false],
    ['0.0.0.0', false, true],
    ['10.1.2.3', false, true],
    ['172.15.0.1', false, false],
    ['172.16.0.1', false, true],
    ['172.31.255.1', false, true],
    ['172.32.0.1', false, false],
    ['192.168.1.1', false, true],
    ['192.169.1.1', false, false],
    ['169.254.169.254', false, true],
    ['8.8.8.8', false, false],
    ['100.64.0.1', false, false],
    ['[::]', false, true],
    ['[fd12::1]', false, true],
    ['fc00::1', false, true],
    ['[fe80::1]', false, true],
    ['[febf::1]', false, true],
    ['[fec0::1]', false, false],
    ['[2606:4700::1111]', false, false],
    ['[::ffff:7f00:1]', false, true],
    ['::ffff:10.0.0.1', false, true],
    ['::ffff:192.168.4.4', false, true],
    ['[::ffff:808:808]', false, false],
    ['intranet', false, true],
    ['printer.local', false, true],
    ['api.internal', false, true],
    ['nas.lan', false, true],
    ['box.home.arpa', false, true],
    ['site.test', false, true],
    ['site.invalid', false, true],
    ['example.com', false, false],
    ['local.dev', false, false],
    ['fd.example', false, false],
    ['xn--fiqs8s.example', false, false],
  ])('%s: loopback %s, private %s', (host, loopback, isPrivate) => {
    expect([isLoopbackHost(host), isPrivateHost(host)]).toEqual([loopback, isPrivate])
  })

  test.each(['', '.', 'a..b', 'notaurl', 'notaurl.'])('%j is no public name', (name) => expect(isPrivateName(name)).toBe(true))

  test.each([
    ['www.acme.dev', 'acme.dev'],
    ['WWW.acme.dev', 'acme.dev'],
    ['www2.acme.dev', 'www2.acme.dev'],
    ['acme.www.dev', 'acme.www.dev'],
  ])('%s without www. is %s', (host, plain) => expect(withoutWww(host)).toBe(plain))

  test('a URL is known by its host and port', () => {
    expect(hostOf('https://www.Acme.dev:8080/pricing?x=1')).toBe('acme.dev:8080')
    expect(hostOf('not a URL')).toBe('not a URL')
  })
})
