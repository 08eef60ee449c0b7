import type { Migration } from 'kysely/migration'
import { up as catalog } from './migrations/0001-catalog.ts'
import { up as sharedState } from './migrations/0002-shared-state.ts'
import { up as publicVersion } from './migrations/0003-public-version.ts'
import { up as mails } from './migrations/0004-mails.ts'
import { up as sessionNetworks } from './migrations/0005-session-networks.ts'
import { up as reports } from './migrations/0006-reports.ts'
import { up as community } from './migrations/0007-community.ts'
import { up as oauth } from './migrations/0008-oauth.ts'
import { up as launchDay } from './migrations/0009-launch-day.ts'
import { up as changeNotices } from './migrations/0010-change-notices.ts'

/** In order. A released migration is never changed; every change to the tables is a new one. */
export const migrations: Record<string, Migration> = {
  '0001-catalog': { up: catalog },
  '0002-shared-state': { up: sharedState },
  '0003-public-version': { up: publicVersion },
  '0004-mails': { up: mails },
  '0005-session-networks': { up: sessionNetworks },
  '0006-reports': { up: reports },
  '0007-community': { up: community },
  '0008-oauth': { up: oauth },
  '0009-launch-day': { up: launchDay },
  '0010-change-notices': { up: changeNotices },
}
