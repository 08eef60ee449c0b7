import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { killSenders, moments, type Figures } from '../api/mail/kill-senders.ts'
import { startPostgres } from '../support/postgres.ts'
import { adopt } from './child-service.ts'
import type { Outcome } from './fault.ts'

/** Kills processes that queue and send emails about events from a folder, and as many that do so from a database. */
export async function killMail(rounds: number): Promise<Outcome> {
  const chosen = Array.from({ length: rounds }, (_, at) => moments[at % moments.length] ?? 'any')
  const folder = await mkdtemp(join(tmpdir(), 'slipway-mail-'))
  const postgres = await startPostgres()
  try {
    const figures = await Promise.all([killSenders(folder, chosen, adopt), killSenders(postgres.url, chosen, adopt)])
    const total = (figure: keyof Figures) => figures.reduce((sum, each) => sum + each[figure], 0)
    const beyond = total('doubled') - total('unnoted')
    return {
      rounds: total('kills'),
      acknowledged: total('stored') + total('told'),
      lost: total('lost'),
      misses: [
        ...(beyond > 0 ? [`${beyond} emails sent twice although their acceptance was noted`] : []),
        ...(total('retold') > 0 ? [`${total('retold')} events told twice, in different emails`] : []),
      ],
      note: `${total('unnoted')} accepted but not yet noted when the process was killed; ${total('doubled')} sent twice`,
    }
  } finally {
    await postgres.stop()
    await rm(folder, { recursive: true })
  }
}
