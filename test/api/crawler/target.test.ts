import { describe, expect, it } from 'vitest'
import { checkTarget, readTargets } from '../../../api/crawler/target.ts'

describe('an input', () => {
  it.each([
    { input: 'example.com', addresses: ['https://example.com/', 'http://example.com/'] },
    { input: '  example.com/a?b#c \n', addresses: ['https://example.com/a?b#c', 'http://example.com/a?b#c'] },
    { input: 'example.com:8080', addresses: ['https://example.com:8080/', 'http://example.com:8080/'] },
    { input: 'localhost:3000/x', addresses: ['https://localhost:3000/x', 'http://localhost:3000/x'] },
    { input: '//example.com', addresses: ['https://example.com/', 'http://example.com/'] },
    { input: 'Bücher.example', addresses: ['https://xn--bcher-kva.example/', 'http://xn--bcher-kva.example/'] },
    { input: 'http://example.com', addresses: ['http://example.com/'] },
    { input: 'HTTPS://EXAMPLE.com/A', addresses: ['https://example.com/A'] },
    { input: 'https://例え.テスト/', addresses: ['https://xn--r8jz45g.xn--zckzah/'] },
    { input: 'mailto:me@example.com', addresses: ['mailto:me@example.com'] },
  ])('$input means $addresses', ({ input, addresses }) => {
    expect(readTargets(input).map(({ href }) => href)).toEqual(addresses)
  })

  it.each(['', '   ', 'https://', 'two words', 'http://[::1', `https://example.com/${'a'.repeat(2048)}`])('%j means nothing', (input) => {
    expect(() => readTargets(input)).toThrow(/URL/)
  })
})

describe('a URL that is refused', () => {
  it.each([
    ['notaurl', '“notaurl” isn’t a public website. Check the spelling, e.g. example.com.'],
    ['https://intranet/start', '“intranet” isn’t a public website. Check the spelling, e.g. example.com.'],
    ['localhost:3000', 'localhost isn’t on the public internet, so we can’t visit it.'],
    ['192.168.1.7', '192.168.1.7 isn’t on the public internet, so we can’t visit it.'],
    ['[::1]', '[::1] isn’t on the public internet, so we can’t visit it.'],
    ['printer.local', 'printer.local isn’t on the public internet, so we can’t visit it.'],
    ['ftp://example.com', 'Only http:// and https:// URLs are supported.'],
    ['https://ada:secret@example.com', 'Remove the user name and password from the URL.'],
    ['example.com:25', 'Port 25 isn’t a web port.'],
  ])('%s: %s', (input, message) => {
    expect(() => checkTarget(readTargets(input)[0], new Set())).toThrow(message)
  })
})
