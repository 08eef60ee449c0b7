/** After a failed write nobody knows what the disk holds, so nothing more is acknowledged. Reads go on; a restart reads the truth. */
export class WritesStopped extends Error {
  override name = 'WritesStopped'

  constructor(cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    super(`The store takes no more changes since a write failed (${reason}). Reads go on. Cure the cause, then restart.`, { cause })
  }
}
