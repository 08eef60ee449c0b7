import { describe, expect, it } from 'vitest'
import type { Pairing } from '../../../extension/account/account-storage.ts'
import { isOwnPairing, type TokenPage } from '../../../extension/account/own-pairing.ts'

const now = 1_800_000_000_000
const site = 'https://launches.example.org'
const pairing: Pairing = { site, code: 'BCDF-GHJK', connectUrl: `${site}/connect/?code=BCDF-GHJK`, expiresAt: now + 600_000 }
const shown: TokenPage = { code: 'BCDF-GHJK', url: `${site}/connect/`, isTopFrame: true }

describe('a token on a page', () => {
  it('is accepted from the approval page of the configured site, for the pairing started here', () => {
    expect(isOwnPairing(pairing, shown, { site, now })).toBe(true)
  })

  it.each<[fact: string, pairing: Pairing | null, shown: Partial<TokenPage>, at?: { site?: string; now?: number }]>([
    ['no pairing was started here', null, {}],
    ['the code belongs to another pairing', pairing, { code: 'ZZZZ-ZZZZ' }],
    ['the code is in lower case', pairing, { code: 'bcdf-ghjk' }],
    ['the pairing has expired', pairing, {}, { now: pairing.expiresAt }],
    ['the page is on another site', pairing, { url: 'https://evil.example/connect/' }],
    ['the page is on another port', pairing, { url: 'https://launches.example.org:8443/connect/' }],
    ['the page came over http', pairing, { url: 'http://launches.example.org/connect/' }],
    ['the site’s name is only a prefix', pairing, { url: 'https://launches.example.org.evil.example/connect/' }],
    ['the site’s name is only a user name', pairing, { url: 'https://launches.example.org@evil.example/connect/' }],
    ['the page is another page of the site', pairing, { url: `${site}/launches/connect/` }],
    ['the page is below the approval page', pairing, { url: `${site}/connect/x/` }],
    ['the browser doesn’t reveal the page', pairing, { url: undefined }],
    ['the page is in a frame', pairing, { isTopFrame: false }],
    ['the pairing belongs to the previous server', { ...pairing, site: 'https://old.example.org' }, {}],
    ['another server was set since', pairing, {}, { site: 'https://new.example.org' }],
  ])('is not accepted when %s', (_fact, started, part, at) => {
    expect(isOwnPairing(started, { ...shown, ...part }, { site, now, ...at })).toBe(false)
  })
})
