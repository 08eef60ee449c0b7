import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { editDraft } from '../../../../api/actions/drafts/edit-draft.ts'
import { moveLaunch } from '../../../../api/actions/launches/move-launch.ts'
import { renameLaunch } from '../../../../api/actions/launches/rename-launch.ts'
import type { Launch } from '../../../../api/domain/launch/launch.ts'
import type { ListingInput } from '../../../../api/domain/listing/listing-input.ts'
import { ada, bob, mia, openLaunchWorld, type LaunchWorld } from '../../../support/launch-world.ts'
import { literalCrawl, literalLaunch } from '../../../support/literal-launch.ts'

const slug = 'acme'
let catalog: LaunchWorld
const open = async (overrides: Partial<Launch> = {}) => {
  const checked = { status: 'ok', reason: 'There.', checkedAt: '2026-11-01T00:00:00.000Z' } as const
  catalog = await openLaunchWorld({
    launches: [
      literalLaunch({ ownerId: 'ada', badge: checked, categories: ['productivity'], ...overrides }),
      literalLaunch({ slug: 'taken' }),
    ],
    crawls: [literalCrawl()],
  })
}
afterEach(() => catalog.close())
const edit = (fields: ListingInput, account = ada) => editDraft(catalog.world, { slug, fields }, account)

describe('editing a draft', () => {
  beforeEach(() => open())

  it('saves the given fields, complete or not, and leaves the rest', async () => {
    await edit({ tagline: '', description: ' Line one\r\nLine two ', discount: { percentOff: '20 %', code: 'EARLY' } })
    expect(await catalog.launch(slug)).toMatchObject({
      name: 'Acme',
      tagline: '',
      description: 'Line one\nLine two',
      discount: { badgeTitle: null, code: 'EARLY', percentOff: 20, validUntil: null },
      badge: { status: 'ok' },
      updatedAt: '2026-11-18T10:00:00.000Z',
    })
  })
  it('changes nothing if a field is refused, and reports every error', async () => {
    const before = await catalog.launch(slug)
    const fields = { name: 'New', tagline: 'x'.repeat(201), url: 'mailto:ada@acme.dev', categories: ['cats'], pricing: 'cheap' }
    const { name: _, ...faulty } = fields
    await expect(edit(fields)).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      data: { fieldErrors: Object.fromEntries(Object.keys(faulty).map((field) => [field, [expect.any(String)]])) },
    })
    expect(await catalog.launch(slug)).toEqual(before)
  })
  it('a new URL resets the badge and the audit', async () => {
    await edit({ url: 'acme.example' })
    expect(await catalog.launch(slug)).toMatchObject({
      url: 'https://acme.example/',
      badge: { status: 'unchecked', reason: null },
    })
    expect(await catalog.crawl(slug)).toBeNull()
  })
  it('the same URL in another spelling keeps the audit', async () => {
    await edit({ url: ' acme.dev ' })
    expect(await catalog.launch(slug)).toMatchObject({ badge: { status: 'ok' } })
    expect(await catalog.crawl(slug)).toEqual(literalCrawl())
  })
  it('without a logo it gets a generated one', async () => {
    await edit({ logo: '' })
    expect((await catalog.launch(slug)).logo).toBe('/logos/acme.svg')
  })
  it('ignores fields that aren’t part of a listing', async () => {
    const before = await catalog.launch(slug)
    const strange = { status: 'live', plan: 'premium_30', upvotes: 9, ownerId: 'bob', slug: 'x', launchDate: '2026-01-01' }
    await edit(strange as ListingInput)
    expect(await catalog.launch(slug)).toEqual({ ...before, updatedAt: '2026-11-18T10:00:00.000Z' })
  })
  it.each([
    ['somebody else', bob],
    ['a moderator', mia],
  ])('is nothing that %s can do', async (_, account) => {
    await expect(edit({ name: 'Mine' }, account)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

it.each(['pending_review', 'scheduled', 'live', 'rejected'] as const)('a launch that is %s can’t be edited as a draft', async (status) => {
  await open({ status, launchDate: '2026-11-16' })
  await expect(edit({ name: 'Other' })).rejects.toMatchObject({ code: 'CONFLICT' })
})

describe('renaming', () => {
  beforeEach(() => open({ status: 'live', launchDate: '2026-11-16' }))
  const rename = (newSlug: string, account = ada, from = slug) => renameLaunch(catalog.world, { slug: from, newSlug }, account)

  it('leaves an alias that redirects, and can be undone', async () => {
    await rename('acme-tides')
    expect(await catalog.launch('acme')).toMatchObject({ slug: 'acme-tides', aliases: ['acme'] })
    await rename('acme', ada, 'acme-tides')
    expect(await catalog.launch('acme-tides')).toMatchObject({ slug: 'acme', aliases: ['acme-tides'] })
  })
  it.each(['best-casino-bonus', 'sex-escorts', 'onlinecasino', 'c-a-s-i-n-o'])(
    'refuses %s, which has a watched word, but to moderators',
    async (newSlug) => {
      await expect(rename(newSlug)).rejects.toMatchObject({
        code: 'BAD_REQUEST',
        data: { fieldErrors: { slug: [expect.stringContaining('isn’t allowed here')] } },
      })
      await rename(newSlug, { ...ada, role: 'moderator' })
      expect((await catalog.launch('acme')).slug).toBe(newSlug)
    },
  )
  it('can’t take another launch’s slug', async () => {
    await expect(rename('taken')).rejects.toMatchObject({ code: 'CONFLICT', data: { fieldErrors: { slug: [expect.any(String)] } } })
  })
  it.each(['', 'a b', '-a', 'a--b', 'ümlaut', 'a/b', 'x'.repeat(61)])('refuses %j', async (newSlug) => {
    await expect(rename(newSlug)).rejects.toMatchObject({ code: 'BAD_REQUEST', data: { fieldErrors: { slug: [expect.any(String)] } } })
  })
  it('isn’t changed for somebody who was suspended since the request began', async () => {
    const suspension = { at: '2026-11-17T00:00:00.000Z', until: null, reason: 'Spam', by: 'mia' }
    await catalog.world.store.transact(({ put }) => put('profiles', { ...ada, suspension }))
    await expect(rename('cheap-casino')).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
  it('keeps at most five old slugs', async () => {
    for (const number of [1, 2, 3, 4, 5]) await rename(`acme-${number}`)
    await expect(rename('acme-6')).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })
  it('is for the owner only', async () => {
    await expect(rename('mine', bob)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
  it.each(['draft', 'pending_review', 'scheduled', 'rejected'] as const)('frees the slug of one that is %s', async (status) => {
    await catalog.close()
    await open({ status })
    for (const number of [1, 2, 3, 4, 5, 6, 7]) await rename(`acme-${number}`, ada, number === 1 ? slug : `acme-${number - 1}`)
    expect(await catalog.launch('acme-7')).toMatchObject({ aliases: [] })
    expect(await catalog.world.store.findLaunch(slug)).toBeNull()
  })
  it('keeps the slug that an unpublished one had in public, and no later one', async () => {
    await moveLaunch(catalog.world, slug, { event: 'take_down', reason: 'Broken link' }, mia)
    await moveLaunch(catalog.world, slug, { event: 'reopen' }, ada)
    catalog.at('2026-11-18T10:01:00Z')
    await rename('acme-tides')
    catalog.at('2026-11-18T10:02:00Z')
    await rename('acme-waves', ada, 'acme-tides')
    expect(await catalog.launch('acme-waves')).toMatchObject({ status: 'draft', aliases: ['acme'] })
  })
})
