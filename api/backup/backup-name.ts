const pattern = /^slipway-(?<day>\d{4}-\d\d-\d\d)T(?<hour>\d\d)-(?<minute>\d\d)-(?<second>\d\d)Z\.tar\.gz$/u

/** The file name of a backup taken at this time. Names sort by time. */
export const backupName = (takenAt: Date): string => `slipway-${takenAt.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`

/** When a backup was taken, by its name; null if it isn’t one of ours. */
export function takenAtOf(name: string): Date | null {
  const { day, hour, minute, second } = pattern.exec(name)?.groups ?? {}
  const takenAt = new Date(`${day}T${hour}:${minute}:${second}Z`)
  return Number.isNaN(takenAt.getTime()) ? null : takenAt
}
