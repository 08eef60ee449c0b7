import { dayWords } from '../../../shared/ui/day-words.ts'
import type { DirectoryEntry } from '../directories/records.ts'
import { addDays } from '../launch-plan.ts'
import { waitOf } from './order.ts'
import type { DirectorySubmission, SubmissionState } from './records.ts'

const daysWords = (days: number) => `${days} ${days === 1 ? 'day' : 'days'}`
const short = (day: string) => dayWords(day, 'short')

/** How long a directory takes, as people say it. */
export function waitWords({ facts }: Pick<DirectoryEntry, 'facts'>): string {
  if (facts.waitDays === undefined) return facts.reviewWait?.value ?? 'Wait not known'
  return facts.waitDays.value === 0 ? 'Live at once' : `About ${daysWords(facts.waitDays.value)}`
}

/** The day by which an answer can be expected; null unless one is awaited. */
export function expectedBy(
  entry: Pick<DirectoryEntry, 'facts'>,
  { state, since }: Pick<DirectorySubmission, 'state' | 'since'>,
): string | null {
  const sent = since.sent ?? since.waiting
  return (state === 'sent' || state === 'waiting') && sent !== undefined ? addDays(sent.slice(0, 10), waitOf(entry)) : null
}

type Place = { entry: DirectoryEntry; submission: DirectorySubmission; accountBy: string | null; today: string }

/** The one thing to do next at a directory, in one sentence. */
export function nextStep({ entry, submission, accountBy, today }: Place): string {
  const steps: Record<SubmissionState, () => string> = {
    planned: () => firstStep(entry, submission, accountBy, today) ?? 'Check the prepared texts, then open its submit page.',
    prepared: () => firstStep(entry, submission, accountBy, today) ?? 'Open its submit page and fill in the form.',
    opened: () => 'Submit the form there, then note it as sent.',
    sent: () => awaited(entry, submission, today),
    waiting: () => awaited(entry, submission, today),
    live: () =>
      submission.checkOn === null
        ? 'Nothing to do. Your link is there.'
        : `Nothing to do. We check your link again on ${short(submission.checkOn)}.`,
    refused: () => 'Fix what they named and plan it again, or leave it.',
    lost: () => 'Your link is gone. Ask them why, then check the listing again.',
  }
  return steps[submission.state]()
}

/** An account that has to age comes first. */
function firstStep(
  { facts }: DirectoryEntry,
  { accountSince }: DirectorySubmission,
  accountBy: string | null,
  today: string,
): string | null {
  const age = facts.accountAge?.value ?? 0
  if (age === 0) return null
  if (accountSince !== undefined && accountSince !== null) {
    const ready = addDays(accountSince, age)
    return ready > today ? `Wait until ${short(ready)}: your account has to be ${daysWords(age)} old.` : null
  }
  if (accountBy === null) return `Create an account at least ${daysWords(age)} before: it has to be that old.`
  return accountBy <= today
    ? `Create an account now: it has to be ${daysWords(age)} old.`
    : `Create an account by ${short(accountBy)}: it has to be ${daysWords(age)} old.`
}

function awaited(entry: DirectoryEntry, submission: DirectorySubmission, today: string): string {
  if (submission.listingUrl !== null) return 'Check the listing: a link to your product makes it live.'
  const by = expectedBy(entry, submission)
  const isKnown = entry.facts.waitDays !== undefined
  if (by === null) return 'Enter the listing’s URL once it’s up.'
  if (by < today)
    return isKnown ? `An answer was expected by ${short(by)}. See if the listing is up, or ask them.` : 'See if the listing is up.'
  return isKnown ? `Expect an answer by ${short(by)}. Then enter the listing’s URL.` : 'Enter the listing’s URL once it’s up.'
}
