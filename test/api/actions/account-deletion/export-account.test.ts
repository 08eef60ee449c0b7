import { text } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { exportAccount } from '../../../../api/actions/account-deletion/export/export-account.ts'
import { makeStoreFolder, openStore } from '../../store/embedded/open-store.ts'
import { email, erasingWorld, putQuentin } from './deleting-person.ts'

async function exportQuentin() {
  const folder = await makeStoreFolder()
  const first = await openStore(folder)
  await putQuentin(first.store, { keepsLaunches: true })
  first.store.count('live', '2026-03-05', { impressions: 7, clicks: 2 })
  await first.store.close()
  const { store } = await openStore(folder)
  const parts = await exportAccount({ ...erasingWorld(store), siteUrl: 'https://launches.example' }, 'quentin')
  const json = await text(Readable.from(parts))
  return { json, data: JSON.parse(json) }
}

describe('an export', () => {
  it('has everything about the person, in plain words', async () => {
    const { data } = await exportQuentin()
    expect(Object.keys(data)).toEqual([
      'about',
      'exportedAt',
      'profile',
      'makerPage',
      'waysToSignIn',
      'sessions',
      'connections',
      'launches',
      'coMaking',
      'coMakerInvitations',
      'votes',
      'savedLaunches',
      'following',
      'mutedPeople',
      'comments',
      'auditReports',
      'contentReports',
      'pictures',
      'webhooks',
      'notifications',
      'invitations',
      'decisionsAboutYou',
      'decisionsByYou',
      'emailsWaiting',
    ])
    expect(data.profile).toMatchObject({
      email,
      handle: 'quentin',
      deletion: { dueAt: '2026-03-09T09:00:00.000Z', liveLaunchesStay: true },
    })
    expect(data.launches.map(({ slug, status }: { slug: string; status: string }) => `${slug} ${status}`)).toEqual([
      'draft draft',
      'live live',
      'shared draft',
      'soon scheduled',
    ])
    expect(data.launches[1]).toMatchObject({
      url: expect.not.stringContaining('/launches/'),
      productUrl: 'https://launches.example/launches/live/',
      impressions: 7,
      clicks: 2,
      impressionsAndClicksByDay: [{ day: '2026-03-05', impressions: 7, clicks: 2 }],
      otherPlacesToLaunch: {
        settings: { answers: { email }, budget: 0 },
        directories: [{ directory: 'dry-dock', state: 'live', note: `My login there: ${email}` }],
      },
      history: [{ event: 'create', by: 'you' }, { by: 'Slipway' }],
      updates: [{ text: `Mail ${email}` }],
    })
    expect(data.votes).toHaveLength(2)
    expect(data.savedLaunches.map(({ areUpdatesMuted }: { areUpdatesMuted: boolean }) => areUpdatesMuted)).toEqual([true])
    expect(data.comments).toMatchObject([{ launchUrl: 'https://launches.example/launches/other/' }, {}])
    expect(data.decisionsAboutYou).toMatchObject([{ decision: 'suspend', reason: `Spam by ${email}` }])
    expect(data.emailsWaiting).toMatchObject([{ to: email }, { to: 'new@people.example' }])
    expect(data.webhooks).toMatchObject([{ events: ['launch.live'], deliveries: [{ event: 'launch.live', responseStatus: 503 }] }])
    expect(data.notifications).toEqual([{ launch: 'Acme', launchUrl: null, at: expect.any(String), about: 'reply', isRead: false }])
    expect(data.waysToSignIn[2]).toEqual({ kind: 'Authenticator app' })
    expect(data.waysToSignIn.map(({ kind }: { kind: string }) => kind)).toEqual(['Google', 'Passkey', 'Authenticator app'])
  })

  it('has no secrets, no hashes, and nothing about anybody else', async () => {
    const { json } = await exportQuentin()
    for (const secret of ['a-network', 'sealed', 'whsec_', 'hash of', 'BCDF-GHJK', '"token', 'credentialID', 'zoe', 'Zoe', 'Thanks'])
      expect(json).not.toContain(secret)
  })

  it('of somebody unknown is an error, not a file', async () => {
    const { store } = await openStore(await makeStoreFolder())
    const world = { ...erasingWorld(store), siteUrl: 'https://launches.example' }
    await expect(exportAccount(world, 'nobody')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
