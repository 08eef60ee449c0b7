import { join } from 'node:path'
import { temporarySuffix } from './disk.ts'

export type Kind = 'journal' | 'snapshot'

/** The number is the header's `first`, padded so that files sort in order. */
export const pathOf = (folder: string, kind: Kind, first: number): string =>
  join(folder, `${kind}-${String(first).padStart(12, '0')}.ndjson`)

const pattern = /^(?<kind>journal|snapshot)-(?<first>\d{12,})\.ndjson(?<temporary>\.tmp)?$/u

export type FolderContent = {
  /** `first` of every file, ascending. */
  journals: number[]
  snapshots: number[]
  /** Names of files whose writing was interrupted. */
  temporaries: string[]
}

/** The journal's files in a folder; there may be others beside them. */
export function sortNames(names: string[]): FolderContent {
  const firsts = (kind: Kind) =>
    names.flatMap((name) => {
      const groups = pattern.exec(name)?.groups
      return groups?.['kind'] === kind && groups['temporary'] === undefined ? [Number(groups['first'])] : []
    })
  return {
    journals: firsts('journal').sort((a, b) => a - b),
    snapshots: firsts('snapshot').sort((a, b) => a - b),
    temporaries: names.filter((name) => pattern.test(name) && name.endsWith(temporarySuffix)),
  }
}
