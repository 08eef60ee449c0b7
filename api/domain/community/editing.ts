import type { Comment } from '../records.ts'
import { minuteMs } from '../../../shared/durations.ts'

export const editMinutes = 15

export const isEditable = ({ at }: Pick<Comment, 'at'>, now: Date): boolean => now.getTime() - Date.parse(at) < editMinutes * minuteMs
