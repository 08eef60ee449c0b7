import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { createStorageMeter } from '../../../api/startup/storage-meter.ts'
import { startSite } from '../../support/crawler-sites.ts'

it('doesn’t wait for a bucket that never answers', async () => {
  const { url } = await startSite(() => {})
  const s3 = { endpoint: url, bucket: 'tides', prefix: '', region: 'eu', accessKey: 'a', secretKey: 'b', sessionToken: null }
  const backup = { to: { s3 }, retention: { keep: 7, keepDays: null }, at: null, checksWeekly: false }
  const config = { databaseUrl: 'postgres://tides', dataDir: tmpdir(), picturesTo: { s3 }, backup }
  const { listBackups, measureStorage } = createStorageMeter(config, { size: async () => 5 }, 50)
  await expect(listBackups?.()).rejects.toThrow('didn’t answer in time')
  expect(await measureStorage()).toEqual({ data: 5, pictures: null, free: null })
})
