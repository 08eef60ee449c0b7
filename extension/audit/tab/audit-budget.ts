import { cpuShare } from '../../../shared/rendered/cpu-share.ts'

/** How long the checks may take, in milliseconds of CPU time: the popup freezes meanwhile. An ordinary page takes a fiftieth of it. */
const maxAuditMs = 3000
/** With less of the CPU than this, the popup would freeze for too long. */
const minShare = 0.25

/**
 * Says when the time is used up. It starts with the first call, so that something is always checked. Time in which the computer did other
 * work doesn’t count: how much that was is only measured once the wall-clock time is up.
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
