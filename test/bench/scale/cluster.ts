import { Client } from 'pg'
import { moveToDatabase } from '../../../api/store/move/move-out.ts'
import { startPostgres } from '../../support/postgres.ts'
import { Visitor } from '../../support/visitor.ts'
import type { Folders } from '../catalog/folders.ts'
import { startSlipway, type Server } from '../server.ts'
import { createCgroup, type Cgroup } from './cgroup.ts'
import { size } from './kinds.ts'

/** People who vote and look at pages signed in. */
const people = 16

export type Process = { server: Server; group: Cgroup }

/** Processes on one database, each in a cgroup, and the database in one of its own, where its CPU is counted but not limited. */
export type Cluster = {
  processes: Process[]
  database: { admin: Client; group: Cgroup }
  cookies: string[]
  close: () => Promise<void>
}

export async function startCluster(folders: Folders, count: number): Promise<Cluster> {
  const ends: (() => unknown)[] = []
  const close = async () => {
    for (const end of ends.toReversed()) await end()
  }
  try {
    const postgres = await startPostgres(true, ['shared_preload_libraries=pg_stat_statements', 'max_connections=100'])
    const group = createCgroup()
    ends.push(group.remove, postgres.stop)
    group.add(postgres.pid)
    await moveToDatabase({ folder: await folders.folderOf(size), databaseUrl: postgres.url, secret: null, say: () => undefined })
    const admin = new Client({ connectionString: postgres.url })
    await admin.connect()
    ends.push(() => admin.end())
    await admin.query('create extension pg_stat_statements')
    await admin.query('vacuum analyze') // as it is a while after a load
    const processes: Process[] = []
    for (let at = 0; at < count; at += 1) {
      const own = createCgroup()
      ends.push(own.remove)
      const server = await startSlipway('', { DATABASE_URL: postgres.url, TRUST_PROXY: '1', SIGN_UPS_PER_HOUR: '1000' })
      ends.push(server.stop)
      own.add(server.pid)
      processes.push({ server, group: own })
    }
    const cookies = await signUp(processes[0]?.server.port ?? 0)
    await proveEmails(admin)
    return { processes, database: { admin, group }, cookies, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function signUp(port: number): Promise<string[]> {
  const visitors = Array.from({ length: people }, (_, at) => new Visitor(`http://127.0.0.1:${port}`).signUp(`voter-${at}@bench.test`))
  return (await Promise.all(visitors)).map(({ cookieHeader }) => cookieHeader)
}

/** Only votes of people whose email is verified count, and change a launch. */
async function proveEmails(admin: Client): Promise<void> {
  await admin.query(`update "authUsers" set data = jsonb_set(data::jsonb, '{emailVerified}', 'true')`)
  await admin.query(`update profiles set data = jsonb_set(data::jsonb, '{emailProven}', 'true')`)
}
