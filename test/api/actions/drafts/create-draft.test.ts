import { afterEach, describe, expect, it } from 'vitest'
import { createDraft } from '../../../../api/actions/drafts/create-draft.ts'
import { Failure } from '../../../../api/domain/failure.ts'
import { literalCaller } from '../../../support/literal-caller.ts'
import { ada, bob, callerOf, openLaunchWorld, type LaunchWorld } from '../../../support/launch-world.ts'
import { literalLaunch } from '../../../support/literal-launch.ts'
import { literalListing, literalPage, literalSite } from '../../../support/literal-page.ts'
import { liveLaunch } from '../../../support/live-launch.ts'

const url = 'https://acme.dev/'
const sites = { 'acme.dev': literalSite(), [url]: literalSite() }

let catalog: LaunchWorld
afterEach(() => catalog.close())
const open = async (settings: Parameters<typeof openLaunchWorld>[0] = {}) => (catalog = await openLaunchWorld({ sites, ...settings }))
const submit = (input: Parameters<typeof createDraft>[1], account = ada) => createDraft(catalog.world, input, callerOf(account))

describe('a new draft', () => {
  it('returns the URLs where a person finishes it', async () => {
    await open()
    expect(await submit({ url: 'acme.dev' })).toEqual({
      ok: true,
      slug: 'acme',
      draftUrl: 'https://slipway.example/drafts/acme/',
      reviewUrl: 'https://slipway.example/drafts/acme/review/',
      existing: false,
      warnings: [],
    })
  })

  it('belongs to the caller, with the crawled listing and findings', async () => {
    await open()
    await submit({ url: 'acme.dev' })
    expect(await catalog.launch('acme')).toMatchObject({
      ...literalListing,
      status: 'draft',
      ownerId: 'ada',
      maker: { name: 'Ada', handle: 'ada' },
      url,
      logo: 'https://acme.dev/icon.svg',
      screenshots: ['https://acme.dev/social.png'],
      plan: null,
      week: null,
      launchDate: null,
      badge: { status: 'unchecked', reason: null, checkedAt: null },
      createdAt: '2026-11-18T10:00:00.000Z',
    })
    const crawl = await catalog.crawl('acme')
    expect(crawl).toMatchObject({
      listing: literalListing,
      score: expect.any(Number),
      at: '2026-11-18T10:00:00.000Z',
      urls: [url, url, url],
    })
    expect(crawl?.checks.length).toBeGreaterThan(20)
    expect(await catalog.world.store.list('history', 'launchId', (await catalog.launch('acme')).id)).toMatchObject([
      { event: 'create', by: 'ada', note: 'A test client' },
    ])
  })

  it('uses the supplied fields, cleaned', async () => {
    await open()
    const { slug, warnings } = await submit({
      url,
      name: '  Acme\u202e Tides ',
      tagline: '',
      description: 'One.\r\n\r\n\r\n\r\nTwo.\u0000',
      categories: ['Games', 'Photo & Video', 'dev'],
      pricing: 'paid',
      twitterUsername: 'https://x.com/acme_tides?s=20',
      targetKeyword: 'tide tables',
      demoVideoUrl: 'https://videos.example/1',
      firstComment: 'Hello!',
      logo: 'https://cdn.example/logo.png',
      screenshots: ['https://cdn.example/1.png'],
    })
    expect(slug).toBe('acme-tides')
    expect(await catalog.launch(slug)).toMatchObject({
      name: 'Acme Tides',
      tagline: literalListing.tagline,
      description: 'One.\n\nTwo.',
      categories: ['games', 'photo-video'],
      pricing: 'paid',
      twitterUsername: 'acme_tides',
      targetKeyword: 'tide tables',
      demoVideoUrl: 'https://videos.example/1',
      firstComment: 'Hello!',
      logo: 'https://cdn.example/logo.png',
      screenshots: ['https://cdn.example/1.png'],
    })
    expect(warnings).toContainEqual(expect.stringMatching(/^Unknown category “dev”.*developer-tools/))
  })

  it('takes no http images, which pages can’t show, and says so', async () => {
    await open()
    const { slug, warnings } = await submit({
      url,
      logo: ' http://acme.dev/logo.png',
      screenshots: ['HTTP://acme.dev/1.png', 'https://acme.dev/2.png'],
    })
    expect(await catalog.launch(slug)).toMatchObject({ logo: 'https://acme.dev/icon.svg', screenshots: ['https://acme.dev/2.png'] })
    expect(warnings).toEqual([expect.stringMatching(/^Your logo.*http:/), expect.stringMatching(/^Screenshots.*http:/)])
  })

  it('ignores fields that aren’t part of a submission', async () => {
    await open()
    const input = {
      url,
      status: 'live',
      launchPlan: 'premium_30',
      plan: 'premium_30',
      upvotes: 900,
      launchDate: '2026-01-01',
      slug: 'mine',
      ownerId: 'bob',
      week: 1,
    }
    await submit(input)
    expect(await catalog.launch('acme')).toMatchObject({
      status: 'draft',
      plan: null,
      upvotes: 0,
      launchDate: null,
      ownerId: 'ada',
      week: null,
    })
  })

  it('gets a free slug', async () => {
    await open({
      launches: [
        liveLaunch({ slug: 'acme', name: 'Acme', url: 'https://other.example/' }),
        literalLaunch({ slug: 'acme-2', url: 'https://third.example/' }),
      ],
    })
    expect(await submit({ url })).toMatchObject({
      slug: 'acme-3',
      warnings: expect.arrayContaining([expect.stringContaining('similar name')]),
    })
  })

  it('gets a generated logo and its host as the name when the page has neither', async () => {
    const page = literalPage({ url: 'https://bare.example/', icons: [] })
    const listing = { name: null, tagline: null, description: null, categories: [], pricing: null }
    const bare = literalSite({ page, listing, favicon: null, socialImage: null })
    await open({ sites: { 'https://bare.example/': bare } })
    const { slug, warnings } = await submit({ url: 'https://bare.example/' })
    expect(await catalog.launch(slug)).toMatchObject({ name: 'bare.example', tagline: '', logo: `/logos/${slug}.svg`, screenshots: [] })
    for (const word of ['tagline', 'description', 'category', 'pricing', 'logo'])
      expect(warnings).toContainEqual(expect.stringContaining(word))
  })
})

describe('a submission is refused', () => {
  it('with every error at once, before anything is crawled', async () => {
    await open()
    const input = {
      url: 'ftp://acme.dev/',
      name: 'x'.repeat(121),
      logo: 'javascript:alert(1)',
      screenshots: ['https://a.example/1.png', 'file:///etc/passwd'],
      demoVideoUrl: 'not a video',
      twitterUsername: 'acme tides!',
    }
    await expect(submit(input)).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      data: { fieldErrors: Object.fromEntries(Object.keys(input).map((field) => [field, [expect.any(String)]])) },
    })
    expect(catalog.visits).toEqual([])
  })
  it('if the site is unreachable', async () => {
    await open()
    await expect(submit({ url: 'https://nowhere.example' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      data: { fieldErrors: { url: ['No such host.'] } },
    })
    expect(await catalog.world.store.countLaunches()).toBe(0)
  })
  it('without a connection', async () => {
    await open()
    await expect(createDraft(catalog.world, { url }, literalCaller())).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  })
  it('of a connection that is revoked during the crawl', async () => {
    await open()
    const { crawler } = catalog.world
    catalog.world.crawler = {
      ...crawler,
      visit: async (address) => {
        await catalog.world.store.transact((transaction) => transaction.remove('connections', 'connection-ada'))
        return crawler.visit(address)
      },
    }
    await expect(submit({ url })).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    expect(await catalog.world.store.countLaunches()).toBe(0)
  })
})

describe('a repeated submission', () => {
  it.each(['acme.dev', 'http://www.acme.dev/?from=mail#top', 'https://ACME.dev'])('by %s returns the draft unchanged', async (address) => {
    await open()
    await submit({ url })
    const before = await catalog.launch('acme')
    catalog.visits.length = 0
    expect(await submit({ url: address, name: 'Another name' })).toMatchObject({
      slug: 'acme',
      existing: true,
      warnings: [expect.any(String)],
    })
    expect(await catalog.launch('acme')).toEqual(before)
    expect(catalog.visits).toEqual([])
  })
  it('by a URL that redirects to the product is found after the crawl', async () => {
    const response = { ...literalSite().response, hops: ['https://go.example/acme', url] }
    await open({ sites: { ...sites, 'https://go.example/acme': literalSite({ response }) } })
    await submit({ url })
    expect(await submit({ url: 'https://go.example/acme' })).toMatchObject({ slug: 'acme', existing: true })
  })
  it('fifty times at once creates one draft with one crawl', async () => {
    await open()
    const answers = await Promise.all(Array.from({ length: 50 }, () => submit({ url })))
    expect(new Set(answers.map(({ slug }) => slug))).toEqual(new Set(['acme']))
    expect(answers.filter(({ existing }) => !existing)).toHaveLength(1)
    expect(await catalog.world.store.countLaunches()).toBe(1)
    expect(catalog.visits).toHaveLength(1)
  })
  it('of a rejected product says so', async () => {
    await open({ launches: [literalLaunch({ ownerId: 'ada', status: 'rejected' })] })
    expect(await submit({ url })).toMatchObject({ slug: 'acme', existing: true, warnings: [expect.stringContaining('rejected')] })
  })
  it('isn’t blocked by other people’s drafts and rejected launches', async () => {
    await open({ launches: [literalLaunch({ ownerId: 'bob' }), literalLaunch({ slug: 'acme-2', ownerId: 'bob', status: 'rejected' })] })
    expect(await submit({ url })).toMatchObject({ slug: 'acme-3', existing: false })
  })
  it('of a live product is a conflict that names its page', async () => {
    await open({ launches: [liveLaunch({ slug: 'acme', name: 'Acme', url })] })
    await expect(submit({ url: 'acme.dev' })).rejects.toMatchObject({
      code: 'CONFLICT',
      data: {
        fieldErrors: { url: ['Acme is already listed: https://slipway.example/launches/acme/'] },
        productUrl: 'https://slipway.example/launches/acme/',
      },
    })
  })
  it.each(['pending_review', 'scheduled'] as const)(
    'of a product that is %s is a conflict with details for its owner only',
    async (status) => {
      await open({ launches: [literalLaunch({ ownerId: 'ada', status, name: 'Secret name', slug: 'secret-slug' })] })
      const rejection = (account: typeof ada) => submit({ url }, account).catch((error: unknown) => error)
      expect(await rejection(ada)).toMatchObject({
        code: 'CONFLICT',
        message: 'This product has already been submitted.',
        data: { dashboardUrl: 'https://slipway.example/dashboard/secret-slug/' },
      })
      const others = await rejection(bob)
      expect(others).toBeInstanceOf(Failure)
      expect(others).toMatchObject({
        code: 'CONFLICT',
        data: { fieldErrors: { url: ['This product has already been submitted from another account.'] } },
      })
      expect(JSON.stringify(others)).not.toMatch(/secret/i)
    },
  )
})
