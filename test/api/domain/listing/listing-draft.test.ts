import { describe, expect, it } from 'vitest'
import { twitterHandle, webAddress } from '../../../../api/domain/listing/listing-address.ts'
import { readListing } from '../../../../api/domain/listing/read-field.ts'
import type { ListingInput } from '../../../../api/domain/listing/listing-input.ts'
import { lengthOf, plainLine, plainText } from '../../../../api/domain/plain-text.ts'

const errorsOf = (input: ListingInput, current = {}) => readListing(input, current).errors.map(({ path }) => path[0])

describe('a text', () => {
  it.each([
    ['  a  b ', 'a  b'],
    ['a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
    ['a\n\n\n\n\nb', 'a\n\nb'],
    ['evil\u202etxt.exe\u2066', 'eviltxt.exe'],
    ['nul\u0000bell\u0007\u001b[31m', 'nulbell[31m'],
    ['\ud800broken', '\ufffdbroken'],
    ['می\u200cخواهم 👩\u200d🚀', 'می\u200cخواهم 👩\u200d🚀'],
    ['<b>&amp;</b>', '<b>&amp;</b>'],
  ])('%j is kept as %j', (typed, kept) => {
    expect(plainText(typed)).toBe(kept)
  })
  it('of one line has no line breaks and single spaces', () => {
    expect(plainLine(' a \t b\n\nc ')).toBe('a b c')
  })
  it('is as long as people count', () => {
    expect(lengthOf('🌊é')).toBe(2)
  })
})

it('unknown categories are quoted up to what a listing can have', () => {
  const given = Array.from({ length: 90 }, (_, index) => `${index}${'x'.repeat(1000)}`)
  const [unknown] = readListing({ categories: given }).errors
  expect(unknown?.message).toMatch(/^Unknown category: 0x{59}, 1x{59}, 2x{59} and 87 more\.$/)
  expect(readListing({ categories: ['a', 'b'] }).errors[0]?.message).toBe('Unknown category: a, b.')
})

describe('a URL', () => {
  it.each([
    ['https://Acme.dev', 'https://acme.dev/'],
    ['http://acme.dev/a?b=1#c', 'http://acme.dev/a?b=1'],
    ['ftp://acme.dev', null],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['//acme.dev', null],
    ['/logo.png', null],
    ['https://ada:secret@acme.dev', null],
    ['https://', null],
    [`https://acme.dev/${'x'.repeat(2048)}`, null],
  ])('%s is read as %s', (text, address) => {
    expect(webAddress(text)).toBe(address)
  })
  it.each([
    ['acme.dev', 'https://acme.dev/'],
    ['//acme.dev/a', 'https://acme.dev/a'],
    ['localhost:3001', 'https://localhost:3001/'],
    ['mailto:ada@acme.dev', null],
  ])('%s where https is assumed is %s', (text, address) => {
    expect(webAddress(text, { assumeHttps: true })).toBe(address)
  })
})

describe('an X handle', () => {
  it.each([
    ['acme', 'acme'],
    ['@Acme_1', 'Acme_1'],
    ['x.com/acme', 'acme'],
    ['https://twitter.com/acme?lang=en', 'acme'],
    ['https://mobile.twitter.com/@acme/status/1', 'acme'],
    ['acme tides', null],
    ['a'.repeat(16), null],
    ['https://evil.example/acme', null],
    ['', null],
  ])('in %j is %j', (text, handle) => {
    expect(twitterHandle(text)).toBe(handle)
  })
})

describe('a listing', () => {
  it('has only the fields that were given, empty ones cleared', () => {
    expect(readListing({ name: ' Acme ', firstComment: ' ', demoVideoUrl: '', pricing: '', twitterUsername: null }).listing).toEqual({
      name: 'Acme',
      firstComment: null,
      demoVideoUrl: null,
      pricing: null,
      twitterUsername: null,
    })
  })
  it.each([
    [{ name: 'x'.repeat(120) }, []],
    [{ name: 'x'.repeat(121) }, ['name']],
    [{ tagline: 'x'.repeat(201) }, ['tagline']],
    [{ description: '🌊'.repeat(5000) }, []],
    [{ description: 'x'.repeat(5001) }, ['description']],
    [{ firstComment: 'x'.repeat(5001) }, ['firstComment']],
    [{ targetKeyword: 'x'.repeat(101) }, ['targetKeyword']],
    [{ categories: ['ai', 'games', 'design', 'design'] }, []],
    [{ categories: ['ai', 'games', 'design', 'education'] }, ['categories']],
    [{ categories: ['__proto__'] }, ['categories']],
    [{ pricing: 'gratis' }, ['pricing']],
    [{ logo: '/logos/acme.svg' }, []],
    [{ logo: '/logos/my-acme.svg' }, []],
    [{ logo: '/logos/"><x>.svg' }, ['logo']],
    [{ logo: '/logos/%22%3E.svg' }, ['logo']],
    [{ logo: '/logos/a b.svg' }, ['logo']],
    [{ logo: '/etc/passwd' }, ['logo']],
    [{ logo: 'https://a.example/logo.png' }, []],
    [{ logo: 'http://a.example/logo.png' }, ['logo']],
    [{ screenshots: ['HTTP://a.example/1.png', 'https://a.example/2.png'] }, ['screenshots']],
    [{ screenshots: ['', 'https://a.example/1.png', 'nope'] }, ['screenshots']],
    [{ screenshots: ['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((name) => `https://a.example/${name}`) }, ['screenshots']],
    [{ discount: { percentOff: '101' } }, ['discount']],
    [{ discount: { percentOff: 'half' } }, ['discount']],
    [{ discount: { code: 'x'.repeat(61), validUntil: '2026-02-30' } }, ['discount', 'discount']],
  ] as [ListingInput, string[]][])('%j has errors in %j', (input, fields) => {
    expect(errorsOf(input)).toEqual(fields)
  })
  it('doesn’t check images again that it already has', () => {
    const current = { logo: '/sample/logos/a.svg', screenshots: ['/sample/screenshots/a-1.svg'] }
    expect(errorsOf(current, current)).toEqual([])
    expect(errorsOf(current)).toEqual(['logo', 'screenshots'])
    const insecure = { logo: 'http://a.example/logo.png' }
    expect(errorsOf(insecure, insecure)).toEqual([])
  })
  it('without a discount in any field has none', () => {
    expect(readListing({ discount: { badgeTitle: ' ', code: '', percentOff: '', validUntil: '' } }).listing.discount).toBeNull()
  })
})
