import { dayWords } from '../../../shared/ui/day-words.ts'
import { paths } from '../../../shared/paths.ts'
import { composePlan, type Place } from '../../domain/elsewhere/compose-plan.ts'
import { mondayOf } from '../../domain/elsewhere/week-plan.ts'
import { weekAhead } from '../../domain/elsewhere/week-ahead.ts'
import { dayOf } from '../../domain/launch/launch-plan.ts'
import { button, text } from '../frame/mail-document.ts'
import { count, type Part } from './part.ts'
import type { Reader, Told } from './told.ts'

/** The email of a week’s places, as the plan is now; null if nothing is left to do. */
export async function weekPart(store: Reader, siteUrl: string, { launch }: Told, now: Date): Promise<Part | null> {
  const plan = await store.get('elsewherePlans', launch.id)
  if (plan === null || plan.reminders === null) return null
  const submissions = await store.list('directorySubmissions', 'launchId', launch.id)
  const entries = await Promise.all(submissions.map(({ slug }) => store.get('directoryEntries', slug)))
  const today = dayOf(now)
  const known = entries.filter((entry) => entry !== null)
  const { places } = composePlan({ launch, plan, entries: known, submissions, today })
  const { send, accounts } = weekAhead(places, mondayOf(today))
  const all = [...send, ...accounts]
  if (all.length === 0) return null
  return {
    subject: `${launch.name}: ${count(all.length, 'place', 'places')} to launch this week`,
    title: `This week for ${launch.name}`,
    blocks: [
      text('From your plan of other places to launch:'),
      { kind: 'steps', steps: all.map((place) => ({ title: titleOf(place, today), text: place.next })) },
      button('Open plan', `${siteUrl}${paths.submissionPlan(launch)}`),
      text('You can turn these emails off for this launch in the plan’s settings.'),
    ],
  }
}

function titleOf({ entry, day }: Place, today: string): string {
  if (day === null) return entry.name
  return day < today ? `${entry.name}, planned for ${dayWords(day, 'short')}` : `${entry.name}, ${dayWords(day, 'weekday')}`
}
