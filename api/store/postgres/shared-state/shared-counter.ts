import { sql } from 'kysely'
import type { Counter, CreateCounter } from '../../../ports/limits.ts'
import type { KeyedHash } from './shared-secret.ts'
import type { Database } from '../tables/migrate.ts'
import { minuteMs } from '../../../../shared/durations.ts'

type Row = { key: string; points: number; expire: string; isCounted: boolean }

/** Counts in the database, so that all processes share each quota. All blocks of a caller are counted in one statement. */
export const countTogether =
  (db: Database, keyedHash: KeyedHash): CreateCounter =>
  (name, seconds) => {
    /** The same length for every key, and no IP address in it. */
    const hashOf = (key: string) => keyedHash(`${name}:${key}`)
    const usedOf = (keys: readonly string[], rows: readonly Row[], now: number) => {
      const byHash = new Map(rows.map((row) => [row.key, row]))
      return keys.flatMap((key) => {
        const row = byHash.get(hashOf(key))
        return row === undefined ? [] : [{ key, units: row.points, msLeft: Math.max(0, Number(row.expire) - now) }]
      })
    }

    const giveBack: Counter['giveBack'] = async (keys, units) => {
      const now = Date.now()
      const hashes = keys.map(hashOf)
      // Locked in the order in which units are counted, or two statements could deadlock.
      const { rows } = await sql<Row>`
        with held as (
          select key from "rateLimits" where key = any(${hashes}::text[]) and expire > ${now}
          order by array_position(${hashes}::text[], key) for update
        )
        update "rateLimits" set points = greatest(points - ${units}, 0) where key in (select key from held)
        returning key, points, expire`.execute(db)
      return usedOf(keys, rows, now)
    }

    return {
      async use(rooms, units) {
        const now = Date.now()
        const keys = rooms.map(({ key }) => key)
        const hashes = keys.map(hashOf)
        const max = rooms.map(({ max }) => max)
        const { rows } = await sql<Row>`
          with asked as (
            select * from unnest(${hashes}::text[], ${max}::float8[]) with ordinality as asked (key, most, place)
          ), begun as (
            select key, points, expire from "rateLimits" where key = any(${hashes}::text[]) and expire > ${now}
          ), counted as (
            insert into "rateLimits" as held (key, points, expire)
            select key, ${units}::integer, ${now + seconds * 1000}::bigint from asked
            where not exists (select from begun join asked using (key) where points + ${units} > most)
            order by place
            on conflict (key) do update set
              points = case when held.expire > ${now} then held.points + ${units} else excluded.points end,
              expire = case when held.expire > ${now} then held.expire else excluded.expire end
            returning key, points, expire
          )
          select key, points, expire, true as "isCounted" from counted
          union all select key, points, expire, false from begun where not exists (select from counted)`.execute(db)
        const used = usedOf(keys, rows, now)
        if (rows[0]?.isCounted !== true) return { isFull: true, used }
        // Another process counted at the same moment and came first.
        const isFull = rooms.some(({ key, max }) => used.some((each) => each.key === key && each.units > max))
        return isFull ? { isFull, used: await giveBack(keys, units) } : { isFull, used }
      },
      giveBack,
      async clear(keys) {
        await sql`delete from "rateLimits" where key = any(${keys.map(hashOf)}::text[])`.execute(db)
      },
    }
  }

const betweenClearings = 10 * minuteMs

/** Deletes expired counts regularly. Returns a function that stops it. */
export function clearCounts(db: Database): () => void {
  const clear = () => {
    sql`delete from "rateLimits" where expire < ${Date.now()}`.execute(db).catch(() => undefined) // the connection reports it, and the next run retries
  }
  const timer = setInterval(clear, betweenClearings).unref()
  return () => clearInterval(timer)
}
