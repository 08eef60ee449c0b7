import { readFileSync } from 'node:fs'
import { cpus, loadavg, release, tmpdir, totalmem, type } from 'node:os'

/** The machine's shape, as far as it bears on the figures. */
export function describeMachine(): string {
  const processors = cpus()
  const memory = Math.round(totalmem() / 1024 ** 3)
  return [
    `${processors.length} x ${processors[0]?.model.trim() ?? 'unknown processor'}`,
    `${memory} GB memory`,
    `Node ${process.versions.node}`,
    `${type()} ${release()}`,
    `${fileSystemOf(tmpdir())} below the data folders`,
  ].join(', ')
}

/** How busy it was over the last minute; the benchmarks alone make it about one. */
export const loadNow = (): string => (loadavg()[0] ?? 0).toFixed(1)

/** Type of the file system a folder is on; a name where the system tells it. */
function fileSystemOf(folder: string): string {
  let mounts: string
  try {
    mounts = readFileSync('/proc/mounts', 'utf8')
  } catch {
    return 'an unnamed file system'
  }
  const holding = mounts.split('\n').flatMap((line) => {
    const [, at = '', kind = ''] = line.split(' ')
    return at !== '' && `${folder}/`.startsWith(at === '/' ? '/' : `${at}/`) ? [{ at, kind }] : []
  })
  return holding.sort((a, b) => b.at.length - a.at.length)[0]?.kind ?? 'an unnamed file system'
}
