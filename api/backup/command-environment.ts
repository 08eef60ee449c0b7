import type { BackupSettings } from '../ports/backup.ts'
import type { Source } from './make-backup.ts'

/** The environment in which `npm run backup` does what these settings say, whatever that of this process says. */
export function commandEnvironment({ to, retention }: BackupSettings, source: Source): NodeJS.ProcessEnv {
  const { DATABASE_URL: _url, DATABASE_READ_URL: _readUrl, BACKUP_AT: _at, BACKUP_CHECK: _check, ...others } = process.env
  return {
    ...others,
    ...('folder' in source ? { DATA_DIR: source.folder } : { DATABASE_URL: source.databaseUrl }),
    BACKUP_KEEP: String(retention.keep),
    BACKUP_KEEP_DAYS: String(retention.keepDays ?? 0),
    ...('folder' in to ? { BACKUP_TO: to.folder } : s3Environment(to.s3)),
  }
}

function s3Environment({
  bucket,
  prefix,
  endpoint,
  region,
  accessKey,
  secretKey,
  sessionToken,
}: Extract<BackupSettings['to'], { s3: unknown }>['s3']) {
  return {
    BACKUP_TO: `s3://${bucket}/${prefix}`,
    AWS_ENDPOINT_URL_S3: endpoint,
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: accessKey,
    AWS_SECRET_ACCESS_KEY: secretKey,
    ...(sessionToken !== null && { AWS_SESSION_TOKEN: sessionToken }),
  }
}
