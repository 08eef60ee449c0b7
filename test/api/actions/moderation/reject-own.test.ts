import { afterEach, beforeEach, expect, it } from 'vitest'
import { moveLaunch } from '../../../../api/actions/launches/move-launch.ts'
import { dismissReports } from '../../../../api/actions/moderation/reports/decide-on-reports.ts'
import type { Profile } from '../../../../api/domain/records.ts'
import { ada, mia, openLaunchWorld, type LaunchWorld } from '../../../support/launch-world.ts'
import { literalLaunch } from '../../../support/literal-launch.ts'
import { putAll } from '../../../support/put-all.ts'

const submittedAt = '2026-11-17T09:00:00.000Z'
const own = literalLaunch({ slug: 'own', ownerId: 'mia', status: 'pending_review', plan: 'free', submittedAt })
const at = '2026-11-18T09:00:00.000Z'
let catalog: LaunchWorld
beforeEach(async () => {
  catalog = await openLaunchWorld({ launches: [own] })
  const reported = { id: 'own:bob', subject: 'launch', subjectId: 'own', launchId: 'own', accountId: 'bob', text: '', at } as const
  await putAll(catalog.world.store, 'flags', [{ ...reported, reason: 'spam', state: 'open' }])
})
afterEach(() => catalog.close())

const approve = () =>
  moveLaunch(catalog.world, 'own', { event: 'approve', launchDate: '2026-11-23', seen: submittedAt, confirmedPlan: '' }, mia)
const dismiss = () => dismissReports(catalog.world, { subjectId: 'own', until: at }, mia)
const outcome = (work: () => Promise<unknown>) =>
  work().then(
    () => 'done',
    ({ code }: { code: string }) => code,
  )
const suspension = { at, until: null, reason: 'Gone rogue', by: null }
const { emailProven: _, ...unproven } = ada

it.each<[string, Profile | null, boolean, string]>([
  ['there is another moderator', ada, true, 'FORBIDDEN'],
  ['the other is suspended', { ...ada, suspension }, true, 'done'],
  ['the other’s suspension is over', { ...ada, suspension: { ...suspension, until: at } }, true, 'FORBIDDEN'],
  ['the other hasn’t verified that email, but has to', unproven, true, 'done'],
  ['the other hasn’t verified that email, and needn’t', unproven, false, 'FORBIDDEN'],
  ['the other has no account', null, true, 'done'],
])('a moderator who approves an own launch, or dismisses reports about it, while %s', async (_, other, prove, expected) => {
  const named = other === null ? 'nobody@example.com' : other.email
  Object.assign(catalog.world, { moderators: new Set([mia.email, named]), moderatorsProve: prove })
  if (other !== null) await putAll(catalog.world.store, 'profiles', [other])
  expect([await outcome(dismiss), await outcome(approve)]).toEqual([expected, expected])
})

it('is told who can', async () => {
  catalog.world.moderators = new Set([mia.email, ada.email])
  await expect(approve()).rejects.toMatchObject({ message: 'This is your own, so you can’t decide on it. Ask another moderator: Ada.' })
})
