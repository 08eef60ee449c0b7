import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { editLiveListing, withdrawEdit } from '../../../../api/actions/launches/edit-live-listing.ts'
import { acceptEdit, restoreListing } from '../../../../api/actions/moderation/decide-on-launch.ts'
import { revertDecision } from '../../../../api/actions/moderation/undo-decision.ts'
import type { ListingInput } from '../../../../api/domain/listing/listing-input.ts'
import { ada, bob, mia, openLaunchWorld, type LaunchWorld } from '../../../support/launch-world.ts'
import { literalLaunch } from '../../../support/literal-launch.ts'
import { putAll } from '../../../support/put-all.ts'

const slug = 'acme'
const casino = 'Cheap bonuses'
const texts = { tagline: 'Tides', description: 'Tides' }
const live = literalLaunch({ ownerId: 'ada', status: 'live', launchDate: '2026-11-09', categories: ['productivity'], ...texts })
let catalog: LaunchWorld
beforeEach(async () => {
  catalog = await openLaunchWorld({ launches: [live] })
})
afterEach(() => catalog.close())

/** As a moderator approved it, not as the operator added it. */
const approve = (by: string | null = 'mia') =>
  putAll(catalog.world.store, 'history', [{ id: 'a', launchId: live.id, at: '2026-11-10T10:00:00.000Z', by, event: 'approve', note: null }])
const edit = async (fields: ListingInput, account = ada) => (await editLiveListing(catalog.world, { slug, fields }, account)).outcome
const shown = () => catalog.launch(slug)
const revision = () => catalog.world.store.get('revisions', live.id)
const seen = async () => (await revision())?.at ?? ''
const accept = async (account = mia, at?: string) =>
  (await acceptEdit(catalog.world, { slug, seen: at ?? (await seen()) }, account)).decision
const restore = async (reason = 'Not your product.', account = mia) =>
  (await restoreListing(catalog.world, { slug, seen: await seen(), reason }, account)).decision

describe('reviewing an edit', () => {
  it('that was edited again in the meantime is refused, also within the same millisecond', async () => {
    await edit({ tagline: 'Tides, hour by hour' })
    const first = await seen()
    await edit({ tagline: casino })
    await expect(accept(mia, first)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('edit has changed'),
    })
    await accept()
    await expect(accept()).rejects.toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('already reviewed') })
  })

  it.each([' ', 'x'.repeat(2001)])('restoring needs a reason, not %j', async (reason) => {
    await edit({ tagline: casino })
    await expect(restore(reason)).rejects.toMatchObject({ data: { fieldErrors: { reason: [expect.any(String)] } } })
  })

  it('is for moderators only', async () => {
    await edit({ tagline: casino })
    for (const account of [ada, bob]) await expect(accept(account)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })

  it('of one’s own is for another moderator, if there is one who can', async () => {
    catalog.world.moderators = new Set([ada.email, mia.email, 'nobody@example.com'])
    await edit({ tagline: casino })
    await expect(accept(ada)).rejects.toMatchObject({ code: 'FORBIDDEN', message: expect.stringContaining('Mia') })
    const suspension = { at: '2026-11-17T00:00:00.000Z', until: null, reason: 'Gone rogue', by: null }
    await putAll(catalog.world.store, 'profiles', [{ ...mia, suspension }])
    await accept(ada)
    expect((await shown()).tagline).toBe(casino)
  })
})

describe('when the public listing changed', () => {
  const changedAt = async () => (await shown()).listingChangedAt

  it('isn’t moved by an edit that waits or is withdrawn, but by its acceptance and by undoing that', async () => {
    await approve(null)
    catalog.at('2026-11-20T09:00:00Z')
    expect([await edit({ tagline: 'Tides and winds' }), await changedAt()]).toEqual(['waiting', undefined])
    await withdrawEdit(catalog.world, { slug }, ada)
    await edit({ tagline: 'Tides, winds' })
    expect(await changedAt()).toBeUndefined()
    catalog.at('2026-11-21T09:00:00Z')
    const { id } = await accept()
    expect(await changedAt()).toBe('2026-11-21T09:00:00.000Z')
    catalog.at('2026-11-21T09:00:30Z')
    await revertDecision(catalog.world, id, mia.id)
    expect([(await shown()).tagline, await changedAt()]).toEqual(['Tides', '2026-11-21T09:00:30.000Z'])
  })

  it('is moved by a public edit', async () => {
    await approve()
    catalog.at('2026-11-20T09:00:00Z')
    await edit({ description: 'Tides and winds' })
    expect(await changedAt()).toBe('2026-11-20T09:00:00.000Z')
  })
})
