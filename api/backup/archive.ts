import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { createTarDecoder, type ParsedTarEntry } from 'modern-tar'
import { packTar } from 'modern-tar/fs'
import { BackupError, manifestName, parseManifest, type Manifest } from './manifest.ts'
import { ifThere } from '../store/embedded/journal/disk.ts'
import type { BackupPlace } from './places/backup-place.ts'

/** A file to be put into an archive. `content` can be read more than once. */
export type ArchiveFile = Manifest['files'][number] & { content: () => AsyncIterable<Uint8Array> }

/** The bytes of a backup: the manifest, then the files. */
export function writeArchive(manifest: Manifest, files: readonly ArchiveFile[]): Readable {
  const mtime = new Date(manifest.takenAt)
  const text = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)
  const tar = packTar([
    { type: 'content', target: manifestName, content: text, mode: 0o600, mtime },
    ...files.map(({ name, bytes, content }) => ({
      type: 'stream' as const,
      target: name,
      content: Readable.from(content(), { objectMode: false }),
      size: bytes,
      mode: 0o600,
      mtime,
    })),
  ])
  const gzip = createGzip()
  pipeline(tar, gzip).catch((error: unknown) => gzip.destroy(error instanceof Error ? error : new Error(String(error))))
  return gzip
}

/** The only names an archive may contain: nothing leaves the folder it is restored into. */
const allowedName =
  /^(?:(?:journal|snapshot)-\d{12,}\.ndjson|directories\.json|auth-secret|database\.dump|pictures\/[\w-]+\.png|uploads\/[\w-]+\.\d+\.webp)$/u

/** `accept` sees the manifest first, and may throw. Throws a BackupError if anything is missing, damaged or not in the manifest. */
export async function readArchive(archive: Readable, folder: string, accept: (manifest: Manifest) => void): Promise<Manifest> {
  const gunzip = createGunzip()
  const unpacked = pipeline(archive, gunzip)
  unpacked.catch(() => undefined) // the reader below gets the error
  try {
    return await unpack(gunzip, folder, accept)
  } catch (error) {
    if (error instanceof BackupError) throw error
    // Web streams wrap what zlib says in an error without a message.
    const cause = error instanceof Error && error.message === '' ? (error.cause ?? error) : error
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
    if (/^E[A-Z]+$/u.test(code)) throw cause // of the disk or the network
    throw new BackupError(`The backup is damaged or incomplete: ${cause instanceof Error ? cause.message : String(cause)}`)
  } finally {
    archive.destroy()
    gunzip.destroy()
    await unpacked.catch(() => undefined)
  }
}

async function unpack(tar: Readable, folder: string, accept: (manifest: Manifest) => void): Promise<Manifest> {
  let manifest: Manifest | null = null
  const missing = new Map<string, Manifest['files'][number]>()
  const decoder = createTarDecoder({ strict: true })
  Readable.toWeb(tar)
    .pipeTo(decoder.writable)
    .catch(() => undefined) // the loop below gets the error
  for await (const { header, body } of decoder.readable) {
    if (manifest === null) {
      if (header.name !== manifestName || header.size > 64 * 1024 * 1024) throw new BackupError('This isn’t a Slipway backup.')
      manifest = parseManifest(await new Response(body).text())
      accept(manifest)
      for (const file of manifest.files) missing.set(file.name, file)
      continue
    }
    const expected = missing.get(header.name)
    if (expected === undefined || !allowedName.test(header.name))
      throw new BackupError(`The backup contains an unexpected file: ${header.name}`)
    // Before it fills the disk.
    if (header.size !== expected.bytes)
      throw new BackupError(`The backup is damaged: ${header.name} has ${header.size} bytes instead of ${expected.bytes}.`)
    await writeChecked(body, join(folder, header.name), expected)
    missing.delete(header.name)
  }
  if (manifest === null) throw new BackupError('This isn’t a Slipway backup: it’s empty.')
  if (missing.size > 0) throw new BackupError(`The backup is incomplete: ${[...missing.keys()].join(', ')} missing.`)
  return manifest
}

async function writeChecked(body: ParsedTarEntry['body'], path: string, { name, bytes, sha256 }: Manifest['files'][number]): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const digest = createHash('sha256')
  let length = 0
  const summing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      digest.update(chunk)
      length += chunk.length
      done(null, chunk)
    },
  })
  // Not made before: it could fail while nobody listens yet.
  const content = Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0])
  await pipeline(content, summing, createWriteStream(path, { mode: 0o600, flush: true }))
  if (length !== bytes || digest.digest('hex') !== sha256)
    throw new BackupError(`The backup is damaged: ${name} doesn’t match its checksum.`)
}

export async function fileFrom(folder: string, name: string): Promise<ArchiveFile> {
  const digest = createHash('sha256')
  let bytes = 0
  const content = () => createReadStream(join(folder, name))
  for await (const chunk of content()) {
    digest.update(chunk as Buffer)
    bytes += (chunk as Buffer).length
  }
  return { name, bytes, sha256: digest.digest('hex'), content }
}

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
