import { expect, it } from 'vitest'
import { openPool, defaultTimeouts } from '../../../../../api/store/postgres/connections/connections.ts'
import { Outage } from '../../../../../api/store/postgres/connections/database-failures.ts'
import { usePostgres } from '../../../../support/postgres-databases.ts'

const databases = usePostgres()

it('every connection has its timeouts before its first query, without startup parameters that a pooler would reject', async () => {
  const pool = openPool(await databases.create('bare'), new Outage(() => undefined), { ...defaultTimeouts, statement: 1234, idle: 2345 })
  const asked = await Promise.all(
    Array.from({ length: 3 }, () =>
      pool.query(
        `select name, setting, source from pg_settings where name in ('statement_timeout', 'idle_in_transaction_session_timeout') order by name`,
      ),
    ),
  )
  for (const { rows } of asked) {
    expect(rows).toEqual([
      { name: 'idle_in_transaction_session_timeout', setting: '2345', source: 'session' },
      { name: 'statement_timeout', setting: '1234', source: 'session' },
    ])
  }
  await pool.end()
})
