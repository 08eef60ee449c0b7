import type { Fill } from './use-fill.ts'
import { plural } from '../../shared/plural.ts'

/** The buttons below the preview. `onPress` is null while there is nothing to do. */
export function fillActions({ plan, form, isReading, unticked, fill, undo, read }: Fill): {
  label: string
  onPress: (() => void) | null
  isPrimary?: boolean
}[] {
  if (plan === null) return []
  const count = plan.toFill.filter(({ id }) => !unticked.has(id)).length
  const again = { label: 'Read page again', onPress: isReading ? null : read }
  const isUndoable = form !== null && form.filled.length > 0
  const first = isUndoable ? [{ label: 'Undo filling', onPress: undo }] : [again]
  if (plan.mode.is !== 'fill') return first
  if (count === 0) return isUndoable ? [...first, again] : first
  return [...first, { label: `Fill ${plural(count, 'field')}`, onPress: fill, isPrimary: true }]
}
