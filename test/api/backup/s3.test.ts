import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { backupName } from '../../../api/backup/backup-name.ts'
import { openPlace } from '../../../api/backup/places/backup-place.ts'
import { ConfigError, readConfig } from '../../../api/config/config.ts'
import { runS3Server, type S3Server } from '../../support/s3-server.ts'

let server: S3Server
beforeAll(async () => {
  server = await runS3Server()
})
afterAll(() => server.close())

const open = (settings: Record<string, string> = {}) => {
  const { backup } = readConfig({ ...server.settings, ...settings }, { production: false })
  if (backup === null) throw new Error('BACKUP_TO isn’t set')
  return openPlace(backup.to)
}
const name = (day: number) => backupName(new Date(Date.UTC(2026, 2, day)))

it('keeps backups of any length, lists the newest first, and leaves other objects alone', async () => {
  const place = open()
  expect(await place.list()).toEqual([])
  // More than one part, and not a whole number of them.
  const large = randomBytes(17 * 1024 * 1024 + 7)
  const chunks = function* () {
    for (let at = 0; at < large.length; at += 1_000_003) yield large.subarray(at, at + 1_000_003)
  }
  expect(await place.write(name(1), Readable.from(chunks(), { objectMode: false }))).toBe(large.length)
  expect(await place.write(name(2), Readable.from([Buffer.from('small')]))).toBe(5)
  await open({ BACKUP_TO: `s3://${server.bucket}` }).write(name(3), Readable.from([Buffer.from('elsewhere')]))
  expect(await place.list()).toEqual([
    { name: name(2), bytes: 5 },
    { name: name(1), bytes: large.length },
  ])
  expect((await buffer(await place.read(name(1)))).equals(large)).toBe(true)
  await place.remove(name(1))
  expect(await place.list()).toEqual([{ name: name(2), bytes: 5 }])
  expect(place.label).toBe(`s3://${server.bucket}/backups/`)
})

it('an upload that breaks off leaves no object', async () => {
  const before = await open().list()
  const broken = async function* () {
    yield randomBytes(9 * 1024 * 1024)
    throw new Error('the disk failed')
  }
  await expect(open().write(name(9), Readable.from(broken(), { objectMode: false }))).rejects.toThrow('the disk failed')
  expect(await open().list()).toEqual(before)
})

it('sends a part again that the store refused for a moment, and deletes the parts of an upload that failed', async () => {
  const large = randomBytes(9 * 1024 * 1024)
  const write = () => open().write(name(10), Readable.from([large], { objectMode: false }))
  const requests: string[] = []
  onTestFinished(() => server.intercept(() => null))
  let refusals = 1
  server.intercept((request) => (request.startsWith('PUT') && refusals-- > 0 ? 503 : null))
  expect(await write()).toBe(large.length)
  expect((await buffer(await open().read(name(10)))).equals(large)).toBe(true)
  await open().remove(name(10))

  server.intercept((request) => {
    requests.push(request.replace(/=\w{32}/, '=ID'))
    if (request.startsWith('PUT partNumber=2')) return 403
    return request.startsWith('DELETE') ? 204 : null
  })
  await expect(write()).rejects.toThrow('SlowDown: Please reduce your request rate.')
  expect(requests.at(-1)).toBe('DELETE uploadId=ID')
})

it('an upload that the store refuses lets go of what it was reading', async () => {
  const content = Readable.from(Array(64).fill(randomBytes(1024 * 1024)), { objectMode: false })
  onTestFinished(() => server.intercept(() => null))
  server.intercept((request) => (request.startsWith('POST uploads') ? 403 : null))
  await expect(open().write(name(11), content)).rejects.toThrow('SlowDown: Please reduce your request rate.')
  await expect.poll(() => content.destroyed).toBe(true)
})

it('says why the store refuses, without a key', async () => {
  const wrongKey = open({ AWS_SECRET_ACCESS_KEY: 'not the key' }).read(name(2))
  await expect(wrongKey).rejects.toThrow(/^s3:\/\/launches\/backups\/ at .*SignatureDoesNotMatch/)
  await expect(wrongKey).rejects.not.toThrow('not the key')
  await expect(open({ BACKUP_TO: 's3://elsewhere/' }).read(name(2))).rejects.toThrow('NoSuchBucket')
  await expect(open({ AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:1' }).list()).rejects.toThrow(/bad port|ECONNREFUSED/)
  await expect(open().read(name(8))).rejects.toThrow('NoSuchKey')
})

it('settings that don’t fit are reported at once', () => {
  const errorsOf = (settings: Record<string, string>) => {
    try {
      readConfig(settings, { production: false })
    } catch (error) {
      if (error instanceof ConfigError) return error.errors.map((each) => each.replace(/[:,;] .*/, ''))
    }
    return []
  }
  const keys = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' }
  expect(
    errorsOf({ BACKUP_TO: '/srv/backups', BACKUP_AT: '03:00', BACKUP_CHECK: 'weekly', BACKUP_KEEP: '30', BACKUP_KEEP_DAYS: '90' }),
  ).toEqual([])
  expect(errorsOf({ BACKUP_TO: 's3://my-bucket/some/prefix/', ...keys })).toEqual([])
  expect(errorsOf({ BACKUP_TO: 's3://my-bucket' })).toEqual(['BACKUP_TO is an S3 bucket'])
  expect(errorsOf({ BACKUP_TO: 'gs://my-bucket', ...keys })).toEqual(['BACKUP_TO must be a folder'])
  expect(errorsOf({ BACKUP_TO: 's3://b/', ...keys })).toEqual(['BACKUP_TO must be a folder'])
  expect(errorsOf({ BACKUP_TO: 's3://my-bucket', AWS_ENDPOINT_URL_S3: 'ftp://x', ...keys })).toEqual([
    'AWS_ENDPOINT_URL_S3 must be the https URL of an S3-compatible store',
  ])
  expect(errorsOf({ BACKUP_AT: '03:00', BACKUP_CHECK: 'weekly' })).toEqual(['BACKUP_AT and BACKUP_CHECK without BACKUP_TO'])
  expect(errorsOf({ BACKUP_TO: '/srv/b', BACKUP_CHECK: 'weekly' })).toEqual(['BACKUP_CHECK without BACKUP_AT'])
  expect(errorsOf({ BACKUP_TO: '/srv/b', BACKUP_AT: '24:00', BACKUP_CHECK: 'daily', BACKUP_KEEP: '0' })).toHaveLength(3)
  expect(errorsOf({ BACKUP_TO: 'data/backups' })).toEqual(['BACKUP_TO must be outside DATA_DIR'])
})
