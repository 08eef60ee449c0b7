import type { Transaction } from '../../../../api/ports/store.ts'
import { Failure } from '../../../../api/domain/failure.ts'
import { createPostgresStore } from '../../../../api/store/postgres/postgres-store.ts'
import { literalLaunch } from '../../../support/literal-launch.ts'

export type Race = keyof typeof races
/** How many of the callers of a process came through. */
export type Answer = { won: number }

const callers = 25
const full = new Failure('CONFLICT', 'This week is full.')
const at = '2026-03-02T09:00:00.000Z'
const [databaseUrl = '', who = ''] = process.argv.slice(2)

/** What a caller does in one transaction; one that throws a CONFLICT, or answers false, has lost. */
const races = {
  week: async ({ countReservations, put }: Transaction, caller: string) => {
    if ((await countReservations(2026, 53)) >= 10) throw full
    await put('launches', literalLaunch({ slug: caller, status: 'pending_review', week: { year: 2026, week: 53 } }))
    return true
  },
  slug: async ({ put }: Transaction, caller: string) => {
    await put('launches', literalLaunch({ id: caller, slug: 'prize' }))
    return true
  },
  handle: async ({ put }: Transaction, caller: string) => {
    await put('profiles', { id: caller, email: caller, name: '', handle: 'prize', createdAt: at })
    return true
  },
  code: async ({ get, put }: Transaction, caller: string) => {
    const pairing = await get('pairings', 'code')
    if (pairing?.state !== 'waiting') return false
    await put('pairings', { ...pairing, state: 'approved', client: caller })
    return true
  },
  sum: async ({ get, put }: Transaction) => {
    const launch = await get('launches', 'counted')
    if (launch === null) return false
    await put('launches', { ...launch, upvotes: launch.upvotes + 1 })
    return true
  },
}

const store = await createPostgresStore({ databaseUrl, onFailure: () => undefined })
const call = (race: Race, number: number): Promise<boolean> =>
  store
    .transact((transaction) => races[race](transaction, `${who}-${number}`))
    .catch((error: unknown) => {
      if (error instanceof Failure && error.code === 'CONFLICT') return false
      throw error
    })

process.on('message', (race: Race) => {
  void Promise.all(Array.from({ length: callers }, (_, number) => call(race, number))).then((outcomes) =>
    process.send?.({ won: outcomes.filter(Boolean).length } satisfies Answer),
  )
})
process.on('disconnect', () => void store.close())
process.send?.('ready')
