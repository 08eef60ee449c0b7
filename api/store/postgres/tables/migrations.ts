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
import { up as oldestRelease } from './migrations/0011-oldest-release.ts'
import { up as directoryEvidence } from './migrations/0012-directory-evidence.ts'

/** `oldest`, if it removes something: the migration that the oldest release has which can run afterwards. */
export type ReleasedMigration = Pick<Migration, 'up'> & { oldest?: string }

/**
 * In order. A released migration is never changed; every change to the tables is a new one.
 *
 * During an upgrade, processes of two releases share the database. So from 0010 on, a migration either adds (a table, an index, a trigger, a
 * column that may be null or has a default), and the release before keeps working; or it removes what the release before no longer uses. To
 * rename or change something, add the new one, write both, then in the next release read the new one only, and in the one after it remove the
 * old. A migration that removes says in `oldest` which releases can still run; older ones refuse to start (allowed-releases.ts).
 */
export const migrations: Record<string, ReleasedMigration> = {
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
  '0011-oldest-release': { up: oldestRelease },
  '0012-directory-evidence': { up: directoryEvidence },
}
