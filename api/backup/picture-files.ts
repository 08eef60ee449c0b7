import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { ifThere } from '../store/embedded/journal/disk.ts'
import type { ArchiveFile } from './archive.ts'
import type { BackupPlace } from './places/backup-place.ts'

/** Uploaded pictures have this folder of their own in an archive, as they have in a data folder. */
const folderName = 'uploads'

/** The uploaded pictures as files of a backup. */
export async function pictureFiles(place: BackupPlace | undefined): Promise<ArchiveFile[]> {
  const files: ArchiveFile[] = []
  for (const { name } of (await place?.list()) ?? []) files.push(await pictureFile(place, name))
  return files
}

async function pictureFile(place: BackupPlace | undefined, name: string): Promise<ArchiveFile> {
  const content = async function* (): AsyncGenerator<Uint8Array> {
    if (place !== undefined) yield* (await place.read(name)) as AsyncIterable<Uint8Array>
  }
  const digest = createHash('sha256')
  let bytes = 0
  for await (const chunk of content()) {
    digest.update(chunk)
    bytes += chunk.length
  }
  return { name: `${folderName}/${name}`, bytes, sha256: digest.digest('hex'), content }
}

/** Moves restored pictures from the folder that they were unpacked into to where they’re kept, unless that’s in `target`. */
export async function restorePictures(unpacked: string, place: BackupPlace | undefined, target?: string): Promise<void> {
  const folder = join(unpacked, folderName)
  if (place === undefined || (target !== undefined && place.label === resolve(target, folderName))) return
  for (const name of (await ifThere(readdir(folder))) ?? [])
    if (!(await place.has(name))) await place.write(name, createReadStream(join(folder, name)))
  await rm(folder, { recursive: true, force: true })
}
