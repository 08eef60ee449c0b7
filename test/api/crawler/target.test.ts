import { describe, expect, it } from 'vitest'
import { readTargets } from '../../../api/crawler/target.ts'

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
    expect(() => readTargets(input)).toThrow(/address/)
  })
})
