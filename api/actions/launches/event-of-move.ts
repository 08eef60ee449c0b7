import type { Launch } from '../../domain/launch/launch.ts'
import type { Move } from '../../domain/launch/life-cycle.ts'
import type { EventFacts } from '../../notices/kinds.ts'

/** What people are notified of after a move; null for moves that nobody is notified of. */
export function eventOfMove(step: Move, { rejectionReason }: Launch): EventFacts | null {
  const reason = rejectionReason ?? ''
  switch (step.event) {
    case 'submit':
      return { kind: 'submitted', facts: {} }
    case 'approve':
      // What is published at once is told as live.
      return step.atOnce === true ? null : { kind: 'approved', facts: { launchDate: step.launchDate } }
    case 'reject':
      return { kind: 'rejected', facts: { reason } }
    case 'stop':
      return { kind: 'stopped', facts: { reason } }
    case 'take_down':
      return { kind: 'taken-down', facts: { reason } }
    case 'publish':
      return { kind: 'live', facts: {} }
    default:
      return null
  }
}
