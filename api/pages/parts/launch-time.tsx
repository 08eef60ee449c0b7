import { launchTimestamp, launchWords, weeklyLaunchWords } from '../../domain/launch/launch-time.ts'

/** When the launches of a day go live. A script (browser/launch-time.ts) adds the visitor’s time. */
export const LaunchTime = ({ day }: { day: string }) => <time dateTime={launchTimestamp(day)}>{launchWords(day)}</time>

/** When launches go live each week, going by one launch day. */
export const WeeklyLaunchTime = ({ day }: { day: string }) => (
  <time dateTime={launchTimestamp(day)} data-weekly>
    {weeklyLaunchWords(day)}
  </time>
)
