import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { editDraft, recheckDraft } from '../../../../api/actions/drafts/edit-draft.ts'
import type { SiteFacts } from '../../../../shared/audit/facts.ts'
import { ada, bob, openLaunchWorld, type LaunchWorld } from '../../../support/launch-world.ts'
import { literalLaunch } from '../../../support/literal-launch.ts'
import { literalListing, literalPage, literalSite } from '../../../support/literal-page.ts'
import { liveLaunch } from '../../../support/live-launch.ts'

const url = 'https://acme.dev/'
const slug = 'acme'
let catalog: LaunchWorld
let sites: Record<string, SiteFacts>
beforeEach(async () => {
  sites = {
    [url]: literalSite(),
    'https://new.example/': literalSite({ page: literalPage({ url: 'https://new.example/', title: null }) }),
    'https://sent.example/': literalSite({ page: literalPage({ url: 'https://sent.example/' }) }),
  }
  const sent = literalLaunch({ slug: 'sent', url: 'https://sent.example/', ownerId: 'ada', status: 'scheduled' })
  const live = liveLaunch({ url: 'https://teapot.example/', ownerId: 'ada' })
  catalog = await openLaunchWorld({ launches: [literalLaunch({ ownerId: 'ada' }), sent, live], sites })
})
afterEach(() => catalog.close())

const checkOf = async (name: string, id: string) => (await catalog.crawl(name))?.checks.find((check) => check.id === id)?.status

describe('auditing a product again', () => {
  it('stores the new findings, and leaves the listing as it is', async () => {
    await recheckDraft(catalog.world, { slug }, ada)
    expect(await checkOf(slug, 'title')).toBe('pass')
    await editDraft(catalog.world, { slug, fields: { url: 'new.example', name: 'Typed' } }, ada)
    await recheckDraft(catalog.world, { slug }, ada)
    expect(await checkOf(slug, 'title')).toBe('fail')
    expect((await catalog.launch(slug)).name).toBe('Typed')
    expect(await catalog.crawl(slug)).toMatchObject({ listing: literalListing, at: '2026-11-18T10:00:00.000Z' })
  })

  it('changes nothing if the site is unreachable', async () => {
    await recheckDraft(catalog.world, { slug }, ada)
    const before = await catalog.crawl(slug)
    delete sites[url]
    await expect(recheckDraft(catalog.world, { slug }, ada)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    expect(before).not.toBeNull()
    expect(await catalog.crawl(slug)).toEqual(before)
  })

  it('doesn’t report a submitted launch as its own duplicate', async () => {
    await recheckDraft(catalog.world, { slug: 'sent' }, ada)
    expect(await checkOf('sent', 'duplicate')).toBe('pass')
  })

  it('doesn’t look like an edit from elsewhere', async () => {
    const { updatedAt } = await catalog.launch(slug)
    catalog.at('2026-11-18T11:00:00Z')
    await recheckDraft(catalog.world, { slug }, ada)
    expect((await catalog.launch(slug)).updatedAt).toBe(updatedAt)
  })

  it('is for the owner only, before the launch is live', async () => {
    await expect(recheckDraft(catalog.world, { slug }, bob)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(recheckDraft(catalog.world, { slug: 'teapot' }, ada)).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(catalog.visits).toEqual([])
  })
})
