import { compareVersions } from './compare-versions.ts'

/** From `introduced` until before `fixed`, or up to `lastAffected`; without either, every later version. */
export type AffectedRange = { introduced: string; fixed?: string; lastAffected?: string }

/** What an advisory says about one package. `versions` are affected ones that no range covers. */
export type Advisory = { id: string; package: string; modified: string; summary: string; ranges: AffectedRange[]; versions: string[] }

/** Advisories about locked packages, and where and when they come from. */
export type AdvisoryList = { source: string; imported: string; advisories: Advisory[] }

export type Locked = { name: string; version: string }
export type LockFile = { packages: Record<string, { name?: string; version?: string; link?: boolean }> }

const folder = 'node_modules/'

/** Every package that a lock file installs, in each of its versions. */
export function lockedPackages({ packages }: LockFile): Locked[] {
  const found = Object.entries(packages).flatMap(([path, { name = path.slice(path.lastIndexOf(folder) + folder.length), version, link }]) =>
    path.includes(folder) && version !== undefined && link !== true ? [{ name, version }] : [],
  )
  return [...new Map(found.map((one) => [`${one.name}@${one.version}`, one])).values()]
}

export const isAffected = (version: string, { ranges, versions }: Pick<Advisory, 'ranges' | 'versions'>): boolean =>
  versions.includes(version) || ranges.some((range) => isWithin(version, range))

const isWithin = (version: string, { introduced, fixed, lastAffected }: AffectedRange): boolean =>
  (introduced === '0' || compareVersions(version, introduced) >= 0) &&
  (fixed === undefined || compareVersions(version, fixed) < 0) &&
  (lastAffected === undefined || compareVersions(version, lastAffected) <= 0)

/** A line for each locked version that an advisory is about. */
export const affectedLines = (locked: readonly Locked[], advisories: readonly Advisory[]): string[] =>
  locked.flatMap(({ name, version }) =>
    advisories
      .filter((advisory) => advisory.package === name && isAffected(version, advisory))
      .map(({ id, summary }) => `${name}@${version}: ${summary} (https://osv.dev/vulnerability/${id})`),
  )
