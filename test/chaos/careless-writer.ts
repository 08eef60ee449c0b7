import { countUntilKilled } from '../api/store/embedded/counting-writer.ts'
import { nodeDisk, type Disk } from '../../api/store/embedded/journal/disk.ts'

/** A disk on which nothing is ever flushed. */
const unsynced: Disk = {
  ...nodeDisk,
  open: async (path, flags) => {
    const file = await nodeDisk.open(path, flags)
    return {
      read: (...range) => file.read(...range),
      write: (...range) => file.write(...range),
      datasync: () => Promise.resolve(),
      truncate: (length) => file.truncate(length),
      close: () => file.close(),
    }
  },
  syncFolder: () => Promise.resolve(),
}

await countUntilKilled(process.argv[2] ?? '', unsynced)
