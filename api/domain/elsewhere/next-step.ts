import { dayWords } from '../../../shared/ui/day-words.ts'
import type { DirectoryEntry } from '../directories/records.ts'
import { addDays } from '../launch/launch.ts'
import { wayOf } from './fields/ways.ts'
import { waitOf } from './timing.ts'
import { isGone } from './proofs.ts'
import type { DirectorySubmission, SubmissionState } from './records.ts'
import { missOf, sentOn } from './states.ts'
import { plural } from '../../../shared/plural.ts'

const daysWords = (days: number) => plural(days, 'day')
const short = (day: string) => dayWords(day, 'short')

export function waitWords({ facts }: Pick<DirectoryEntry, 'facts'>): string {
  if (facts.waitDays === undefined) return facts.reviewWait?.value ?? 'Review time unknown'
  return facts.waitDays.value === 0 ? 'Goes live immediately' : `About ${daysWords(facts.waitDays.value)}`
}

type Place = { entry: DirectoryEntry; submission: DirectorySubmission; accountBy: string | null; today: string }

export function nextStep({ entry, submission, accountBy, today }: Place): string {
  const steps: Record<SubmissionState, () => string> = {
    planned: () => firstStep(entry, submission, accountBy, today) ?? `Check the prepared texts. ${howTo(entry)}`,
    prepared: () => firstStep(entry, submission, accountBy, today) ?? howTo(entry),
    opened: () => 'Submit it there, then mark it as submitted.',
    sent: () => awaited(entry, submission, today),
    waiting: () => awaited(entry, submission, today),
    live: () => afterLastCheck(submission),
    refused: () => 'Fix what they asked for and plan it again, or leave it.',
    lost: () =>
      submission.proofs.at(-1)?.gone === true
        ? 'Your listing’s page is gone. Ask them why, or enter its new URL and check it.'
        : 'Your link is gone. Ask them why, then check the listing again.',
  }
  return steps[submission.state]()
}

/** How to submit there, as a sentence. */
function howTo(entry: DirectoryEntry): string {
  const { name, facts } = entry
  const words: Record<ReturnType<typeof wayOf>, string> = {
    form: facts.submitUrl === undefined ? `Open ${name} and look for how to submit.` : 'Open its submit page and fill in the form.',
    post: `Read the rules of ${name}, then post it there.`,
    line: 'Add the line where it belongs in the list, then open a pull request.',
    email: 'Find its editors’ address, then send them the email.',
  }
  return words[wayOf(entry)]
}

/** What to do about a live listing. */
function afterLastCheck({ state, proofs, checkOn }: DirectorySubmission): string {
  const last = proofs.at(-1)
  const again = checkOn === null ? 'Check it again.' : `We check again on ${short(checkOn)}.`
  const day = last === undefined ? '' : short(last.at.slice(0, 10))
  if (last?.verdict === 'error') return `We couldn’t read your listing on ${day}. ${again}`
  const miss = missOf({ state, proofs })
  if (miss?.gone === true) return `Your listing’s page is gone. Enter its new URL, or ask them. ${again}`
  if (miss !== null)
    return miss.verdict === 'hidden'
      ? `Your link was hidden from visitors on ${day}. ${again}`
      : `We didn’t find your link on ${day}. ${again}`
  if (last !== undefined && isGone(last)) return 'Your link only shows in a browser: open the listing in yours to check it.'
  return checkOn === null ? 'Nothing to do. Your link is there.' : `Nothing to do. We check your link again on ${short(checkOn)}.`
}

/** An account has to be some days old, and the maker hasn’t said that they have one. */
export const lacksAccount = (
  { facts }: Pick<DirectoryEntry, 'facts'>,
  { accountSince }: Pick<DirectorySubmission, 'accountSince'>,
): boolean => (facts.accountAge?.value ?? 0) > 0 && (accountSince ?? null) === null

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
  const last = submission.proofs.at(-1)
  if (last !== undefined && isGone(last))
    return `We didn’t find your link on ${short(last.at.slice(0, 10))}. Once it’s there, check the listing again.`
  if (submission.listingUrl !== null) return 'Check the listing: a link to your product makes it live.'
  const sent = sentOn(submission)
  const by = sent === null ? null : addDays(sent, waitOf(entry))
  const isKnown = entry.facts.waitDays !== undefined
  if (by === null) return 'Enter the listing’s URL once it’s up.'
  if (by < today)
    return isKnown ? `An answer was expected by ${short(by)}. See if the listing is up, or ask them.` : 'See if the listing is up.'
  return isKnown ? `Expect an answer by ${short(by)}. Then enter the listing’s URL.` : 'Enter the listing’s URL once it’s up.'
}
