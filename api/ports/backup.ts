/** An S3-compatible store. Contains keys. */
export type S3Settings = {
  bucket: string
  /** Empty, or ends with a slash. */
  prefix: string
  endpoint: string
  region: string
  accessKey: string
  secretKey: string
  sessionToken: string | null
}

export type Retention = {
  keep: number
  /** How many days each is kept; null for no limit. */
  keepDays: number | null
}

/** A time of day, in UTC. */
export type TimeOfDay = { hour: number; minute: number }

export type BackupSettings = {
  to: { folder: string } | { s3: S3Settings }
  retention: Retention
  /** When the service makes a backup every day; null if it doesn’t. */
  at: TimeOfDay | null
  /** Whether the service restores the newest backup every week to see that it can. */
  checksWeekly: boolean
}

/** In bytes; null for what can’t be measured. `free` is on the disk with the data, or else with the pictures. */
export type StorageSizes = Record<'data' | 'pictures' | 'free', number | null>
