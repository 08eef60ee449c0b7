import { describe, expect, it } from 'vitest'
import type { Pairing } from '../../../extension/account/account-storage.ts'
import { isOwnPairing, type Shown } from '../../../extension/account/own-pairing.ts'

const now = 1_800_000_000_000
const site = 'https://launches.example.org'
const pairing: Pairing = { site, code: 'BCDF-GHJK', connectUrl: `${site}/connect/?code=BCDF-GHJK`, expiresAt: now + 600_000 }
const shown: Shown = { code: 'BCDF-GHJK', url: `${site}/connect/`, isTopFrame: true }

describe('a token on a page', () => {
  it('is taken from the approval page of the configured site, for the pairing started here', () => {
    expect(isOwnPairing(pairing, shown, { site, now })).toBe(true)
  })

  it.each<[fact: string, pairing: Pairing | null, shown: Partial<Shown>, at?: { site?: string; now?: number }]>([
    ['nobody here started a pairing', null, {}],
    ['the code is of another pairing', pairing, { code: 'ZZZZ-ZZZZ' }],
    ['the code is written otherwise', pairing, { code: 'bcdf-ghjk' }],
    ['the pairing has expired', pairing, {}, { now: pairing.expiresAt }],
    ['the page is of another site', pairing, { url: 'https://evil.example/connect/' }],
    ['the page is of another port', pairing, { url: 'https://launches.example.org:8443/connect/' }],
    ['the page came over http', pairing, { url: 'http://launches.example.org/connect/' }],
    ['the site only begins alike', pairing, { url: 'https://launches.example.org.evil.example/connect/' }],
    ['the site stands in front of an @', pairing, { url: 'https://launches.example.org@evil.example/connect/' }],
    ['the page is another one of the site', pairing, { url: `${site}/launches/connect/` }],
    ['the page lies below it', pairing, { url: `${site}/connect/x/` }],
    ['the browser does not tell the page', pairing, { url: undefined }],
    ['the page is a frame in another', pairing, { isTopFrame: false }],
    ['the pairing is of the service before', { ...pairing, site: 'https://old.example.org' }, {}],
    ['another service was chosen since', pairing, {}, { site: 'https://new.example.org' }],
  ])('stays where it is when %s', (_fact, started, part, at) => {
    expect(isOwnPairing(started, { ...shown, ...part }, { site, now, ...at })).toBe(false)
  })
})
