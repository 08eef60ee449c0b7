import { readFile } from 'node:fs/promises'
import { getDomain } from 'tldts'
import { describe, expect, it } from 'vitest'
import { parseEntries } from './parse-entries.ts'
import { isVerified, lastVerified } from '../../../api/domain/directories/describe-directory.ts'
import kinds from '../../../api/domain/elsewhere/staples.json' with { type: 'json' }
import { platformNames } from '../../../api/domain/elsewhere/product.ts'
import { isFieldName } from '../../../shared/fill/fields.ts'
import { isCategory } from '../../../shared/listing/taxonomy.ts'
import type { FactName } from '../../../shared/schemas/directory-facts.ts'

const read = (name: string) => readFile(new URL(`../../../api/directories/${name}`, import.meta.url), 'utf8')
const entries = parseEntries(await read('shipped.json'))
const byId = new Map(entries.map((entry) => [entry.id, entry]))
const factsOf = (id: string) => byId.get(id)?.facts ?? {}
const open = entries.filter(({ state }) => state === 'open')
/** Where directories publish besides their own domain: repositories, documentation and help of whoever runs them. */
const ownPlaces = JSON.parse(await readFile(new URL('./own-places.json', import.meta.url), 'utf8')) as Record<string, string[]>
const publicHosts = new Set(['github.com', 'reddit.com', 'githubusercontent.com'])

/** The page that a source begins with; null if it names none that anybody can open. */
const pageOf = (source: string) => URL.parse(/^https?:\/\/\S+/u.exec(source)?.[0] ?? '')

function isOwnPage({ id, url }: { id: string; url: string }, source: string): boolean {
  const page = pageOf(source)?.href ?? ''
  const isSameSite = getDomain(page) === getDomain(url) && !publicHosts.has(getDomain(page) ?? '')
  return isSameSite || [url, ...(ownPlaces[id] ?? [])].some((place) => page.startsWith(place.replace(/\/$/u, '')))
}

/** Names in a fact that a vocabulary lacks, with the entry they are in. */
const outside = (fact: FactName, isKnown: (name: string) => boolean) =>
  entries.flatMap(({ id, facts }) => {
    const value: unknown = facts[fact]?.value ?? []
    const names = Array.isArray(value) ? value : Object.keys(value as object)
    return names.flatMap((name: string) => (isKnown(name) ? [] : [`${id}: ${name}`]))
  })

describe('the shipped directories', () => {
  it('all say what kind of place they are and what they take or how; 370 or more also where to submit and what that costs', () => {
    const takes = ['eligibility', 'fields', 'categories', 'platforms', 'suits', 'openSourceOnly', 'account'] as const
    const isComplete = ({ facts }: (typeof open)[number]) =>
      facts.price !== undefined && facts.submitUrl !== undefined && takes.some((fact) => facts[fact] !== undefined)
    const isThin = ({ facts }: (typeof open)[number]) =>
      (facts.price ?? facts.submitUrl ?? facts.account ?? facts.eligibility) === undefined
    expect(open.filter(({ facts }) => facts.type === undefined).map(({ id }) => id)).toEqual([])
    expect(open.filter(isComplete).length).toBeGreaterThanOrEqual(370)
    expect(open.filter(isThin).map(({ id }) => id)).toEqual(['libhunt', 'turbo0', 'mcp-so'])
  })

  it.each([
    ['game store', 25],
    ['suite marketplace', 15],
    ['AI directory', 30],
    ['agent registry', 9],
    ['package registry', 40],
    ['newsletter', 180],
    ['community', 600],
    ['business profile', 110],
    ['marketplace', 90],
    ['crowdfunding', 9],
    ['media store', 20],
  ])('have a choice of every kind that makers expect: %s', (type, least) => {
    expect(open.filter(({ facts }) => facts.type?.value === type).length).toBeGreaterThanOrEqual(least)
  })

  it('have taglines with capital nationalities, natural names of people, and no repeated type', () => {
    const nation = /\b(?:british|czech|danish|dutch|finnish|french|german|greek|italian|korean|polish|slovak|spanish|swedish|turkish)\b/u
    const clumsy = /conference or fair|people (?:outdoors|of (?:farms|country)|who (?:use|follow|share$)|with (?:hobbies|sustainable))/iu
    const wrong = open.filter(
      ({ tagline }) => nation.test(tagline) || clumsy.test(tagline) || /^(?:(\p{L}+): (?:an? )?\1\b|\w+: news of \S+ in )/iu.test(tagline),
    )
    expect(wrong.map(({ tagline }) => tagline)).toEqual([])
  })

  it.each([
    ['givenow', 'countries', ['AU']],
    ['farmers-weekly-nz', 'countries', ['NZ']],
    ['icaew', 'countries', ['GB']],
    ['farms-com', 'countries', ['CA', 'US']],
    ['mrk', 'languages', ['cs']],
    ['modry-konik', 'languages', ['sk']],
    ['icaew', 'type', 'community'],
    ['bergsteigen-com', 'type', 'directory'],
    ['journal-du-hacker', 'type', 'community'],
    ['dia', 'countries', ['GB']],
    ['r-learnerdriveruk', 'countries', ['GB']],
    ['r-driving', 'eligibility', 'Forum for drivers'],
    ['hearth-com', 'eligibility', 'Forum for wood stove owners'],
    ['freefrom-food-awards', 'eligibility', 'Awards for food free from allergens'],
    ['facua', 'eligibility', 'Consumer association in Spain'],
    ['xeno-canto', 'eligibility', 'Bird sound archive'],
  ] as const)('say of %s only what holds: %s %j', (id, fact, value) => {
    expect(factsOf(id)[fact]?.value).toEqual(value)
  })

  it('name categories of the catalog, platforms of the planner, and fields by the names that forms are filled by', () => {
    expect([...outside('categories', isCategory), ...outside('suits', isCategory)]).toEqual([])
    expect([...outside('fields', isFieldName), ...outside('limits', isFieldName)]).toEqual([])
    expect(outside('platforms', (name) => Object.hasOwn(platformNames, name))).toEqual([])
  })

  it('hold each place where makers of a kind go first', () => {
    const places = Object.values(kinds).flatMap((kind) => kind.places)
    expect(places.filter((id) => byId.get(id)?.state !== 'open')).toEqual([])
  })

  it('hold each place once: a name that two share is for readers of two languages, at two domains', () => {
    const twins = (list: readonly Pick<(typeof open)[number], 'id' | 'name' | 'url' | 'facts'>[]) => {
      const readers = ({ name, facts }: (typeof list)[number]) => `${name.toLowerCase()} in ${facts.languages?.value[0] ?? 'en'}`
      const domain = ({ name, url }: (typeof list)[number]) => `${name.toLowerCase()} at ${getDomain(url) ?? url}`
      const address = ({ url }: (typeof list)[number]) => url.replace(/^https?:\/\/(?:www\.)?|\/$/gu, '').toLowerCase()
      return [readers, domain, address].flatMap((by) => [...Map.groupBy(list, by)].flatMap(([key, same]) => (same.length > 1 ? [key] : [])))
    }
    expect(twins(open)).toEqual([])
    const harbours = ['https://harbour.example/', 'https://www.harbour.example'].map((url, at) => ({
      id: `${at}`,
      name: 'Harbour',
      url,
      facts: {},
    }))
    expect(twins(harbours)).toEqual(['harbour in en', 'harbour at harbour.example', 'harbour.example'])
  })

  it('hold no fact from the future of the day the evidence was gathered', () => {
    const days = entries.flatMap(({ id, checkedOn, facts, closed }) =>
      [checkedOn, closed?.day ?? '', ...Object.values(facts).map(({ day }) => day)].map((day) => `${day} ${id}`),
    )
    expect(days.filter((day) => day.slice(0, 10) > '2026-11-30')).toEqual([])
  })

  it('name a public page that somebody has read as the source of every fact, and of every closing', () => {
    const unclear = entries.flatMap(({ id, facts, closed }) =>
      [...Object.entries(facts), ...(closed === undefined ? [] : [['closed', closed] as const])].flatMap(([name, { source }]) =>
        (pageOf(source)?.hostname ?? '').includes('.') && !/commonly known|not read/iu.test(source) ? [] : [`${id} ${name}: ${source}`],
      ),
    )
    expect(unclear).toEqual([])
  })

  it('say “own page” only of what the directory itself publishes', () => {
    const elsewhere = entries.flatMap((entry) =>
      Object.entries(entry.facts).flatMap(([name, { kind, source }]) =>
        kind !== 'own page' || isOwnPage(entry, source) ? [] : [`${entry.id} ${name}: ${source}`],
      ),
    )
    expect(elsewhere).toEqual([])
    expect(isOwnPage({ id: 'quay', url: 'https://quay.example/' }, 'https://github.com/harbour/list/blob/main/quay.json')).toBe(false)
  })

  it('count as verified only with a price and a submit page that were measured or read on their own pages', () => {
    const checked = ['measured', 'own page']
    for (const { facts } of entries)
      expect(isVerified(facts)).toBe([facts.price, facts.submitUrl].every((fact) => checked.includes(fact?.kind ?? '')))
  })

  it('were verified since July 2026 in 39 cases or more', () => {
    const seen = entries.filter((entry) => lastVerified(entry) >= '2026-07-01')
    expect(seen.length).toBeGreaterThanOrEqual(39)
  })

  it('agree with themselves: what is free costs nothing, and an account that must age is needed', () => {
    const wrong = entries.filter(
      ({ facts: { free, cost, accountAge, accountNeeded } }) =>
        (free?.value === true && cost?.value !== 0) ||
        (free?.value === false && cost?.value === 0) ||
        (accountAge !== undefined && accountNeeded?.value !== true),
    )
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  it('state the rule wherever they say what it means for machines', () => {
    const unstated = entries.filter(({ facts }) => (facts.automation === undefined) !== (facts.automationRule === undefined))
    expect(unstated.map(({ id }) => id)).toEqual([])
  })

  it.each([
    ['slant', /HTTPS was broken/],
    ['snapmunk', /closed/],
    ['insanely-cool-tools', /parked/],
    ['next-big-product', /dead/],
    ['read-cv', /paused/],
    ['vercel-templates', /10 June 2026/],
    ['majorgeeks', /closed to new files/],
    ['console-dev', /404/],
  ])('keep %s as closed, with the reason', (id, reason) => {
    expect(byId.get(id)).toMatchObject({ state: 'closed', closed: { reason: expect.stringMatching(reason) } })
  })
})

describe('what earlier releases had wrong stays corrected', () => {
  it.each<[string, FactName, unknown]>([
    ['betalist', 'free', false],
    ['fazier', 'badge', true],
    ['devhunt', 'link', 'followed'],
    ['devhunt', 'price', expect.stringMatching(/^US\$49/)],
    ['lobsters', 'link', 'nofollow'],
    ['uneed', 'link', 'mixed'],
    ['uneed', 'note', expect.stringMatching(/10 keeps the page, 20 earns a followed link/)],
    ['microlaunch', 'price', expect.stringMatching(/^Paid up front/)],
    ['tinylaunch', 'price', expect.stringMatching(/followed only with its badge/)],
    ['capterra', 'owner', expect.stringMatching(/^G2/)],
    ['getapp', 'owner', expect.stringMatching(/^G2/)],
    ['stackshare', 'owner', expect.stringMatching(/^FOSSA/)],
    ['pitchwall', 'note', expect.stringMatching(/Formerly BetaPage/)],
    ['flathub', 'automation', 'refused'],
    ['awesome-lists', 'automation', 'refused'],
    ['free-for-dev', 'automation', 'refused'],
    ['r-localllama', 'automation', 'refused'],
    ['product-hunt', 'automation', 'limited'],
    ['show-hn', 'automation', 'limited'],
    ['alternativeto', 'automation', 'limited'],
    ['lobsters', 'automation', 'limited'],
    ['peerpush', 'automation', 'invited'],
    ['nick-launches', 'automation', 'invited'],
    ['mcp-tc', 'automation', 'invited'],
    ['mcp-collection', 'automation', 'invited'],
    ['mydentify', 'automation', 'invited'],
    ['product-hunt', 'accountAge', 7],
    ['alternativeto', 'accountAge', 7],
    ['awesome-selfhosted', 'productAge', 120],
  ])('%s: %s', (id, fact, value) => {
    expect(factsOf(id)[fact]?.value).toEqual(value)
  })

  it('peerpush is at peerpush.com', () => {
    expect(byId.get('peerpush')?.url).toBe('https://peerpush.com/')
  })
})

describe('a list with mistakes', () => {
  const fact = { value: 'Free', source: 'https://harbour.example/pricing', kind: 'own page', day: '2026-09-27' }
  const good = {
    id: 'harbour',
    state: 'open',
    name: 'Harbour',
    url: 'https://harbour.example/',
    tagline: 'Where ships are shown',
    focus: 'Ships',
    traffic: 'low',
    backlinkQuality: 'low',
    submissionFriction: 'low',
    checkedOn: '2026-09-27',
    facts: { price: fact },
  }
  const closed = { reason: 'Sold', source: 'https://harbour.example/', day: '2026-09-27' }
  const { source: _, ...unsourced } = fact
  const { day: __, ...undated } = fact

  it.each([
    ['a fact without a source', { facts: { price: unsourced } }, 'harbour: facts.price.source is missing'],
    ['a fact without a day', { facts: { price: undated } }, 'harbour: facts.price.day is missing'],
    ['a day that isn’t one', { facts: { price: { ...fact, day: '2026-02-30' } } }, 'facts.price.day must be a date'],
    ['a fact that isn’t known', { facts: { karma: fact } }, 'harbour: facts.karma isn’t known'],
    ['an incomplete URL', { url: 'harbour.example' }, 'harbour: url must be a complete http(s) URL'],
    ['a closed entry without a reason', { state: 'closed' }, 'each of them needs it'],
    ['an open entry with one', { closed }, 'closed is for closed entries'],
    ['another word for traffic', { traffic: 'huge' }, 'harbour: traffic must be'],
  ])('is refused for %s', (_name, change, message) => {
    expect(() => parseEntries(JSON.stringify([{ ...good, ...change }]))).toThrow(message)
  })

  it('is refused for an id used twice, and takes the entry itself', () => {
    expect(parseEntries(JSON.stringify([good]))).toEqual([good])
    expect(() => parseEntries(JSON.stringify([good, good]))).toThrow('harbour: id is used by an earlier entry')
  })
})
