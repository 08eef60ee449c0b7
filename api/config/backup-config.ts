import { join, resolve, sep } from 'node:path'
import type { BackupSettings, S3Settings, TimeOfDay } from '../ports/backup.ts'

type Readers = {
  given: (name: string) => string | undefined
  integer: (name: string, standard: number, min: number, max: number) => number
  errors: string[]
}

/** Null if BACKUP_TO isn’t set. `dataDir` is the folder that is backed up; null for a database. No message repeats a key. */
export function readBackupSettings({ given, integer, errors }: Readers, dataDir: string | null): BackupSettings | null {
  const keep = integer('BACKUP_KEEP', 7, 1, 10_000)
  const keepDays = integer('BACKUP_KEEP_DAYS', 0, 0, 36_500)
  const at = readTime(given('BACKUP_AT'), errors)
  const checksWeekly = readCheck(given('BACKUP_CHECK'), errors)
  const text = given('BACKUP_TO')
  const s3 = readS3('BACKUP_TO', text, given, errors)
  if (text === undefined) {
    const unused = ['BACKUP_AT', 'BACKUP_CHECK'].filter((name) => given(name) !== undefined)
    if (unused.length > 0) errors.push(`${unused.join(' and ')} without BACKUP_TO: set BACKUP_TO too, or no backup is made.`)
    return null
  }
  if (checksWeekly && at === null) errors.push('BACKUP_CHECK without BACKUP_AT: the service only checks backups that it makes itself.')
  const to = s3 === null ? { folder: resolve(text) } : { s3 }
  if (dataDir !== null && 'folder' in to && `${to.folder}${sep}`.startsWith(`${dataDir}${sep}`))
    errors.push('BACKUP_TO must be outside DATA_DIR, and best on another disk.')
  return { to, retention: { keep, keepDays: keepDays === 0 ? null : keepDays }, at, checksWeekly }
}

/** Where uploaded pictures are kept: a folder, by default in the data folder, or an S3 bucket. */
export function readPicturesTo({ given, errors }: Pick<Readers, 'given' | 'errors'>, dataDir: string): BackupSettings['to'] {
  const text = given('PICTURES_TO')
  const s3 = readS3('PICTURES_TO', text, given, errors)
  return s3 === null ? { folder: resolve(text ?? join(dataDir, 'uploads')) } : { s3 }
}

function readTime(text: string | undefined, errors: string[]): TimeOfDay | null {
  if (text === undefined) return null
  const { hour, minute } = /^(?<hour>\d\d):(?<minute>\d\d)$/.exec(text)?.groups ?? {}
  if (Number(hour) < 24 && Number(minute) < 60) return { hour: Number(hour), minute: Number(minute) }
  errors.push(`BACKUP_AT must be a time of day in UTC such as 03:00, not "${text}".`)
  return null
}

function readCheck(text: string | undefined, errors: string[]): boolean {
  if (text !== undefined && text !== 'weekly') errors.push(`BACKUP_CHECK must be weekly or unset, not "${text}".`)
  return text === 'weekly'
}

/** The variables are those of Amazon’s own tools; other S3-compatible stores document the same ones. Null for a folder. */
function readS3(name: string, text: string | undefined, given: Readers['given'], errors: string[]): S3Settings | null {
  const endpoint = given('AWS_ENDPOINT_URL_S3') ?? given('AWS_ENDPOINT_URL')
  const region = given('AWS_REGION') ?? given('AWS_DEFAULT_REGION') ?? 'us-east-1'
  const [accessKey, secretKey, sessionToken] = [
    given('AWS_ACCESS_KEY_ID'),
    given('AWS_SECRET_ACCESS_KEY'),
    given('AWS_SESSION_TOKEN') ?? null,
  ]
  if (text === undefined || !/^[a-z][a-z0-9+.-]*:\/\//i.test(text)) return null
  const { bucket, path = '' } = /^s3:\/\/(?<bucket>[a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(?<path>[\w!*'()./-]*))?$/.exec(text)?.groups ?? {}
  if (bucket === undefined) errors.push(`${name} must be a folder, or s3://bucket/prefix with a valid bucket name.`)
  const url = URL.parse(endpoint ?? `https://s3.${region}.amazonaws.com`)
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.search !== '' || url.hash !== '')
    errors.push('AWS_ENDPOINT_URL_S3 must be the https URL of an S3-compatible store, such as https://s3.example.net.')
  if (accessKey === undefined || secretKey === undefined)
    errors.push(
      `${name} is an S3 bucket: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY to keys that can list, read, write and delete in it.`,
    )
  const prefix = path.replace(/^\/+|\/+$/g, '')
  return {
    bucket: bucket ?? '',
    prefix: prefix === '' ? '' : `${prefix}/`,
    endpoint: url?.href ?? '',
    region,
    accessKey: accessKey ?? '',
    secretKey: secretKey ?? '',
    sessionToken,
  }
}
