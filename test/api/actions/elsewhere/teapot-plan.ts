import type { SettingsInput } from '../../../../api/domain/elsewhere/read-settings.ts'
import { openLaunchWorld, type LaunchWorld } from '../../../support/launch-world.ts'
import { literalEntry, putDirectories } from '../../../support/literal-directory.ts'
import { literalLaunch } from '../../../support/literal-launch.ts'

/** Ada’s draft, and directories of every kind, on Wednesday, November 18, 2026. */
export async function openTeapot(): Promise<LaunchWorld> {
  const opened = await openLaunchWorld({
    launches: [literalLaunch({ slug: 'teapot', name: 'Teapot', ownerId: 'ada', categories: ['ai'], requestedLaunchDate: '2026-12-07' })],
  })
  await putDirectories(opened.world, [
    literalEntry('dry-dock', {
      type: 'community',
      free: true,
      waitDays: 0,
      accountAge: 7,
      submitUrl: 'https://submit.dry-dock.example/new',
      automation: 'limited',
      automationRule: 'No bots.',
      recipe: { tagline: ['Tagline', 'product[tagline]'], url: ['Website'] },
    }),
    literalEntry('for-ai', { type: 'community', free: true, account: 'Email', waitDays: 14, categories: ['ai'] }),
    literalEntry('for-games', { free: true, account: 'Email', categories: ['games'] }),
    literalEntry('pricey', { type: 'community', free: false, account: 'Email', cost: 40, suits: ['ai'] }),
    literalEntry('dear', { type: 'community', free: false, account: 'Email', cost: 30, suits: ['ai'] }),
    literalEntry('gone', {}, { state: 'closed', closed: { reason: 'sold', source: 'x', day: '2026-01-01' } }),
  ])
  return opened
}

export const own = { slug: 'teapot' }
export const at = (directory: string) => ({ ...own, directory })
export const settings: SettingsInput = {
  budget: '0',
  hours: '2',
  languages: 'en',
  countries: '',
  releasedOn: '',
  platforms: ['web'],
  followedOnly: false,
  acceptsBadges: false,
  reminders: true,
  isReleased: true,
  isOpenSource: false,
}
