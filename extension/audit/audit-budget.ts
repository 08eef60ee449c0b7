import { cpuShare } from '../../shared/rendered/cpu-share.ts'

/** How long the checks may take, in milliseconds of the processor: the popup stands still meanwhile. An ordinary page takes a fiftieth of it. */
const maxAuditMs = 3000
/** With less of the CPU than this, the popup would stand still for too long. */
const minShare = 0.25

/**
 * Says when the time is used up, which runs from the first question on, so that something is always checked. Time in which the computer did other
 * work doesn’t count: only once the time is used up by the clock is it measured how much that was.
 */
export function startBudget(now: () => number = () => performance.now(), measureShare: () => number = cpuShare): () => boolean {
  let startedAt: number | null = null
  let allowed = maxAuditMs
  let isUsedUp = false
  return () => {
    const at = now()
    const spent = at - (startedAt ??= at)
    if (isUsedUp || spent <= allowed) return isUsedUp
    allowed = maxAuditMs / Math.max(measureShare(), minShare)
    return (isUsedUp = spent > allowed)
  }
}
