import { copyFile, mkdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { nodeDisk, publish, temporarySuffix, writeTemporary, type Disk } from '../../store/embedded/journal/disk.ts'
import { header } from '../../store/embedded/journal/snapshot.ts'
import { decodeLine, encodeBatch, encodeLine, readLines, type Batch, type End } from '../../store/embedded/journal/line.ts'
import { recover } from '../../store/embedded/journal/recover.ts'
import type { Diagnosis } from './examine-folder.ts'
import type { Examined } from './examine-file.ts'

/** Empty batches replace what is given up. The folder must be locked. Returns where the copies of the damaged files are. */
export async function dropDamage(folder: string, { files }: Diagnosis, now: Date): Promise<string> {
  const damaged = files.filter(({ corruptions, hasEnd }) => corruptions.length > 0 || !hasEnd)
  const copies = join(folder, `damaged-${now.toISOString().slice(0, 19).replaceAll(':', '-')}`)
  await mkdir(copies, { mode: 0o700 })
  for (const { path } of damaged) {
    const copy = join(copies, basename(path))
    await copyFile(path, copy)
    const file = await nodeDisk.open(copy, 'r+')
    await file.datasync()
    await file.close()
  }
  await nodeDisk.syncFolder(copies)
  await nodeDisk.syncFolder(folder)
  for (const file of damaged) await writeTemporary(nodeDisk, file.path, await repairedLines(file))
  await tryOut(folder, new Set(damaged.map(({ path }) => path)))
  for (const { path } of damaged) await publish(nodeDisk, folder, path)
  return copies
}

/** All that can be read of a file, with numbers that follow one another. */
async function repairedLines({ path, kind, first, next }: Examined): Promise<Buffer[]> {
  const lines = [header(kind, first)]
  let expected = kind === 'snapshot' ? 1 : first
  const fill = (end: number) => {
    for (; expected < end; expected += 1) lines.push(encodeBatch(expected, []))
  }
  for await (const { bytes, hasNewline } of readLines(nodeDisk, path)) {
    const line = hasNewline || bytes.at(-1) !== 0 ? bytes : bytes.subarray(0, -1)
    const content = decodeLine(line) as Partial<Batch & End> | null
    if (content === null || !Array.isArray(content.ops) || content.n === undefined || content.n < expected) continue
    fill(content.n)
    lines.push(Buffer.concat([line, newline]))
    expected += 1
  }
  fill(next)
  if (kind === 'snapshot') lines.push(encodeLine(JSON.stringify({ end: expected - 1 } satisfies End)))
  return lines
}

const newline = Buffer.from('\n')

/** Opens the folder as a start would, with the repaired files in place of the damaged ones. Throws Damage if that fails. */
async function tryOut(folder: string, repaired: ReadonlySet<string>): Promise<void> {
  const reject = () => Promise.resolve()
  const disk: Disk = {
    ...nodeDisk,
    open: async (path) => ({
      ...(await openForReading(repaired.has(path) ? path + temporarySuffix : path)),
      write: async (_buffer, _offset, length) => ({ bytesWritten: length }),
      datasync: reject,
      truncate: reject,
    }),
    rename: reject,
    remove: reject,
    syncFolder: reject,
  }
  const { journal } = await recover(disk, folder)
  await journal.close()
}

async function openForReading(path: string): Promise<Awaited<ReturnType<Disk['open']>>> {
  const file = await nodeDisk.open(path, 'r')
  return {
    read: (...given) => file.read(...given),
    write: (...given) => file.write(...given),
    datasync: () => file.datasync(),
    truncate: (length) => file.truncate(length),
    close: () => file.close(),
  }
}
