import { readSettings, type SettingsInput } from '../../domain/elsewhere/read-settings.ts'
import { refuseFaults } from '../../domain/field-faults.ts'
import { dayOf } from '../../domain/launch/launch-plan.ts'
import type { Profile } from '../../domain/records.ts'
import type { World } from '../../ports/world.ts'
import { changePlan } from './change-plan.ts'

/** Saves what the owner of a launch wants of its plan. Throws NOT_FOUND, BAD_REQUEST with every error. */
export async function saveSettings(
  world: Pick<World, 'store' | 'clock'>,
  { slug, ...input }: SettingsInput & { slug: string },
  account: Profile,
): Promise<void> {
  const { settings, faults } = readSettings(input, dayOf(world.clock()))
  refuseFaults(faults)
  await changePlan(world, { slug }, account, async (transaction, { plan }) => {
    await transaction.put('elsewherePlans', { ...plan, ...settings, at: world.clock().toISOString() })
  })
}
