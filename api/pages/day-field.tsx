import { isDay } from '../domain/launch-plan.ts'

type Props = { id: string; name: string; value: string; min?: string; max?: string; described?: string | undefined; invalid?: boolean }

/** A date field shows nothing of what is no day, so that is given back in a plain one. */
export function DayField({ id, name, value, min, max, described, invalid = false }: Props) {
  const shared = { id, name, value, 'aria-describedby': described, 'aria-invalid': invalid ? ('true' as const) : undefined }
  return value === '' || isDay(value) ? (
    <input class="field field--day" type="date" min={min} max={max} {...shared} />
  ) : (
    <input class="field field--day" type="text" placeholder="YYYY-MM-DD" {...shared} />
  )
}
