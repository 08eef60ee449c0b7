import { quotaFailure, waitOf, type Quota, type QuotaName, type Quotas } from '../../domain/quotas.ts'
import type { CountedQuota, Counter, CreateCounter, Limiters, Used } from '../../ports/limits.ts'
import { countHere } from './count-here.ts'

/** Counts each quota; `createShared` counts for all processes together, `createOwn` for this one or this machine’s. */
export function createLimiters(quotas: Quotas, createShared: CreateCounter = countHere, createOwn: CreateCounter = countHere): Limiters {
  const count = (name: string, quota: Quota): CountedQuota => {
    const create = quota.shared ? createShared : createOwn
    return countQuota(quota.header ?? name, quota, create(name, quota.seconds))
  }
  const entries = (Object.keys(quotas) as QuotaName[]).map((name) => [name, count(name, quotas[name])])
  return Object.fromEntries(entries) as Limiters
}

function countQuota(name: string, quota: Quota, counter: Counter): CountedQuota {
  const stateOf = (holders: Parameters<CountedQuota['take']>[0], used: readonly Used[], isFull: boolean) => {
    let tightest = { share: 1, units: 0, left: quota.points, msLeft: quota.seconds * 1000 }
    for (const [at, { key, units, msLeft }] of used.entries()) {
      const share = holders.find((holder) => holder.key === key)?.share ?? 1
      const left = quota.points * share - units
      if (at === 0 || left < tightest.left) tightest = { share, units, left, msLeft }
    }
    const { share, units, left, msLeft } = tightest
    return {
      used: units,
      left: Math.min(quota.points, Math.max(0, left)),
      wait: waitOf(quota, msLeft),
      rejection: isFull ? quotaFailure(name, quota, share, msLeft) : null,
    }
  }
  return {
    name,
    quota,
    async take(holders, units = 1) {
      const rooms = holders.map(({ key, share }) => ({ key, max: quota.points * share }))
      const { used, isFull } = await counter.use(rooms, units)
      return stateOf(holders, used, isFull)
    },
    giveBack: async (holders, units = 1) => stateOf(holders, await counter.giveBack(keysOf(holders), units), false),
    clear: (holders) => counter.clear(keysOf(holders)),
  }
}

const keysOf = (holders: readonly { key: string }[]): string[] => holders.map(({ key }) => key)
