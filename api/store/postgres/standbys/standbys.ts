import { readDatabaseAddress } from '../../../net/database-address.ts'
import { sql } from 'kysely'
import type { Database } from '../tables/migrate.ts'
import { PositionTimes, type LeaderLog } from './leader-log.ts'
import { Standby } from './standby.ts'

export type StandbyStats = { host: string; isUsed: boolean; lag: number }
/** A standby that is used from now on, or why it isn’t. `isAgain` if it has been used before. */
export type StandbyUse = { host: string; error: string | null; isAgain: boolean }

type Options = {
  readUrl: string
  /** What the leader’s log is known to contain; null if something may have changed since. */
  log: () => LeaderLog | null
  /** What it was last known to contain; null if unknown. */
  lastLog: () => LeaderLog | null
  /** The identifier of the leader’s cluster. */
  askSystem: () => Promise<string>
  onUse: (use: StandbyUse) => void
}

/** The standbys of DATABASE_READ_URL. Each is used while it shows every public change that this process knows of. */
export class Standbys {
  readonly #all: Standby[]
  readonly #options: Options
  readonly #isUsed = new Map<Standby, boolean>()
  readonly #everUsed = new Set<Standby>()
  #turn = 0
  /** With the timeline it was asked for: another one may be that of another cluster. */
  #system: { timeline: number | null; id: string | null } | null = null

  constructor(options: Options) {
    const { address } = readDatabaseAddress(options.readUrl, 'standbys')
    const hosts = address.hosts.length > 0 ? address.hosts : [{}]
    const times = new PositionTimes()
    const leader = { log: options.lastLog, system: () => this.#leaderSystem(), times }
    this.#options = options
    this.#all = hosts.map((host) => new Standby({ connectionString: address.url, ...host }, leader, (standby) => this.#note(standby)))
  }

  /** One that shows every public change this process knows of, in turns; null if none does within a moment. */
  async choose(): Promise<Standby | null> {
    const log = this.#options.log()
    if (log === null) return null
    const standbys = this.#all.filter(({ error }) => error === null)
    const ready = standbys.filter((standby) => standby.has(log))
    if (ready.length > 0) return ready[this.#turn++ % ready.length] ?? null
    const late = standbys.map(async (standby) => ((await standby.reach(log)) ? standby : Promise.reject(new Error('late'))))
    return Promise.any(late).catch(() => null)
  }

  /** Whether one shows every public change this process knows of. */
  isReady(): boolean {
    const log = this.#options.log()
    return log !== null && this.#all.some((standby) => standby.has(log))
  }

  stats(): StandbyStats[] {
    return this.#all.map(({ name, error, lag }) => ({ host: name, isUsed: error === null, lag: lag / 1000 }))
  }

  async close(): Promise<void> {
    await Promise.all(this.#all.map((standby) => standby.close()))
  }

  #note(standby: Standby): void {
    const { name, error } = standby
    if (this.#isUsed.get(standby) === (error === null)) return
    this.#isUsed.set(standby, error === null)
    this.#options.onUse({ host: name, error, isAgain: this.#everUsed.has(standby) })
    if (error === null) this.#everUsed.add(standby)
  }

  #leaderSystem(): string | null {
    const timeline = this.#options.lastLog()?.timeline ?? null
    if (timeline !== null && this.#system?.timeline !== timeline) {
      const asked = (this.#system = { timeline, id: null as string | null })
      this.#options.askSystem().then(
        (id) => (asked.id = id),
        () => {
          if (this.#system === asked) this.#system = null // asked again next time
        },
      )
    }
    return this.#system?.id ?? null
  }
}

/** The identifier of the cluster that a server belongs to, with all its standbys. */
export async function askSystem(db: Database): Promise<string> {
  const { rows } = await sql<{ system: string }>`select system_identifier::text as system from pg_control_system()`.execute(db)
  return rows[0]?.system ?? ''
}
