import { onTestFinished } from 'vitest'
import type { LeaderLog } from '../../../../../api/store/postgres/standbys/leader-log.ts'
import { Standbys, type StandbyUse } from '../../../../../api/store/postgres/standbys/standbys.ts'
import type { PostgresPair } from '../../../../support/postgres-pair.ts'

type Server = Pick<PostgresPair['primary'], 'port' | 'query'>
export type SaidLeader = Partial<LeaderLog> & { system?: string; isOutdated?: boolean }

export const urlOf = ({ port }: { port: number }) => `postgres://slipway@127.0.0.1:${port}/catalog`

/** Standbys that are compared with a leader that is said to be so. */
export function compareStandby(primary: Server, member: { port: number }, leader: SaidLeader) {
  const uses: StandbyUse[] = []
  const lastLog = { timeline: 1, position: 0n, publicPosition: 0n, ...leader }
  const logs = { log: () => (leader.isOutdated === true ? null : lastLog), lastLog: () => lastLog }
  const askSystem = async () => leader.system ?? String((await primary.query(systemOf))[0]?.['system'])
  const standbys = new Standbys({ readUrl: urlOf(member), ...logs, askSystem, onUse: (use) => uses.push(use) })
  onTestFinished(() => standbys.close())
  return { standbys, uses }
}
const systemOf = 'select system_identifier::text as system from pg_control_system()'
