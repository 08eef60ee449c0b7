import { Type } from 'typebox'
import { submissionStates, type DirectorySubmission, type Proof } from '../../domain/elsewhere/records.ts'
import { moved } from '../../domain/elsewhere/states.ts'
import { fieldError, lengthErrors, throwFieldErrors, Failure } from '../../domain/failure.ts'
import { addDays, dayOf, isDay, planningDays } from '../../domain/launch/launch.ts'
import { webAddress } from '../../domain/listing/listing-address.ts'
import { plainText } from '../../domain/plain-text.ts'
import type { Profile } from '../../domain/records.ts'
import type { Transaction } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'
import { defineAction } from '../define-action.ts'
import { changePlan, noPlace, readPlace } from './read-plan.ts'
import { hostOf } from '../../../shared/hosts.ts'
import { isDirectorys } from '../../../shared/proof/own-site.ts'
import { uncounted } from '../access/caller.ts'
import { storeProof, visitListing } from './prove-listing.ts'

type NotingWorld = Pick<World, 'store' | 'clock'>
type Address = { slug: string; directory: string }

const maxNoteLength = 1000

/** Notes how far a submission is. Throws NOT_FOUND, CONFLICT for a move that isn’t possible. */
export const noteState = defineAction({
  access: 'lead',
  quota: 'planChanges',
  input: Type.Object({ slug: Type.String(), directory: Type.String(), state: Type.Enum([...submissionStates]) }),
  run: (world, { state, ...address }, account) =>
    noteSubmission(world, address, account, (submission, { at }) => moved(submission, state, at)),
})

/**
 * Notes where the listing is; an empty URL clears it. Throws NOT_FOUND, BAD_REQUEST, and CONFLICT for another URL than the one at which the
 * link was found.
 */
export const noteListing = defineAction({
  access: 'lead',
  quota: 'planChanges',
  input: Type.Object({ slug: Type.String(), directory: Type.String(), listingUrl: Type.String() }),
  async run(world, { listingUrl, ...address }, account) {
    const text = listingUrl.trim()
    const url = text === '' ? null : webAddress(text, { assumeHttps: true })
    if (text !== '' && url === null)
      throwFieldErrors([fieldError('listingUrl', 'Enter the URL of your listing there, starting with https://.', 'url')])
    await noteSubmission(world, address, account, (submission) => {
      if (submission.state === 'live' && url !== submission.listingUrl)
        throw new Failure('CONFLICT', 'We found your link at the URL saved here. To change it, check the new one.')
      return { ...submission, listingUrl: url }
    })
  },
})

/** Saves the account of a directory, and its day and note if they’re given. Throws NOT_FOUND, BAD_REQUEST with every error. */
export const saveDetails = defineAction({
  access: 'lead',
  quota: 'planChanges',
  input: Type.Object({
    slug: Type.String(),
    directory: Type.String(),
    plannedFor: Type.Optional(Type.String()),
    accountSince: Type.String(),
    note: Type.Optional(Type.String()),
  }),
  async run(world, { slug, directory, ...input }, account) {
    const today = dayOf(world.clock())
    const [plannedFor, accountSince, note] = [input.plannedFor?.trim(), input.accountSince.trim(), plainText(input.note ?? '')]
    const last = addDays(today, planningDays)
    throwFieldErrors([
      ...(plannedFor === undefined || plannedFor === '' || (isDay(plannedFor) && plannedFor <= last)
        ? []
        : [fieldError('plannedFor', `Enter a day within the next year, such as ${addDays(today, 14)}.`, 'date')]),
      ...(accountSince === '' || (isDay(accountSince) && accountSince <= today)
        ? []
        : [fieldError('accountSince', `Enter the day you created the account, today or earlier, such as ${addDays(today, -30)}.`, 'date')]),
      ...lengthErrors('note', note, maxNoteLength),
    ])
    await noteSubmission(world, { slug, directory }, account, (noted, { day }) => {
      const { isDayChosen, ...submission } = noted
      // The form shows the day that we propose: sending it back chooses nothing.
      const isKept = plannedFor === (submission.plannedFor ?? day)
      return {
        ...(plannedFor === undefined ? noted : submission),
        accountSince: accountSince === '' ? null : accountSince,
        ...(plannedFor !== undefined && { plannedFor: plannedFor === '' ? null : plannedFor }),
        ...(plannedFor && (isDayChosen === true || !isKept) && { isDayChosen: true as const }),
        ...(input.note !== undefined && { note }),
      }
    })
  },
})

/** Changes the current state of one submission of an own launch. Throws NOT_FOUND. */
export const noteSubmission = (
  world: NotingWorld,
  { slug, directory }: Address,
  account: Profile,
  apply: (
    submission: DirectorySubmission,
    /** `day`: when it’s to be sent, noted or proposed. */
    given: { at: string; transaction: Transaction; day: string | null },
  ) => DirectorySubmission | Promise<DirectorySubmission>,
): Promise<void> =>
  changePlan(world, { slug }, account, async (transaction, { launch, places }) => {
    const submission = await transaction.get('directorySubmissions', `${launch.id}:${directory}`)
    if (submission === null) throw noPlace()
    const day = places.find(({ entry }) => entry.id === directory)?.day ?? null
    const at = world.clock().toISOString()
    await transaction.put('directorySubmissions', await apply(submission, { at, transaction, day }))
  })

/** The URL of a listing, as typed. Throws BAD_REQUEST if it isn’t a page of the directory. */
export function readListingUrl(typed: string, { name, url }: { name: string; url: string }): string {
  const text = typed.trim()
  const page = webAddress(text, { assumeHttps: true })
  if (text === '' || page === null) {
    throwFieldErrors([fieldError('listingUrl', 'Enter the URL of your listing there, starting with https://.', 'url')])
  } else if (!isDirectorys(page, url)) {
    throwFieldErrors([fieldError('listingUrl', `Enter a page of ${name} (${whereOf(url, page)}), not ${whereOf(page, url)}.`, 'host')])
  }
  return page ?? text
}

/** Names a page by its host, and by its path as well if the other page has the same host. */
const whereOf = (text: string, other: string): string =>
  hostOf(text) + (hostOf(text) === hostOf(other) ? new URL(text).pathname.replace(/\/+$/, '') : '')

/**
 * Visits the listing of an own launch at a directory and keeps what was found. Only a link to the product makes it live. Throws NOT_FOUND, BAD_REQUEST
 * for a URL that isn’t the directory’s, and SERVICE_UNAVAILABLE if the crawler is busy.
 */
export const checkListing = defineAction({
  access: 'lead',
  quota: 'planChanges',
  visits: 'listingChecks',
  input: Type.Object({ slug: Type.String(), directory: Type.String(), listingUrl: Type.String() }),
  async run(world, { slug, directory, listingUrl }, account, { ip, visit = uncounted }): Promise<Proof['verdict']> {
    const { launch, place } = await readPlace(world, { slug, directory }, account)
    const page = readListingUrl(listingUrl, place.entry)
    const found = await visit(() => visitListing(world, page, place.entry, launch.url, ip))
    const isToTell = await changePlan(world, { slug }, account, async (transaction, own) => {
      const submission = await transaction.get('directorySubmissions', `${own.launch.id}:${directory}`)
      if (submission === null) throw noPlace()
      // The product’s URL was edited meanwhile, so what was found is about another site.
      if (own.launch.url !== launch.url) return false
      return storeProof(world, transaction, submission, found)
    })
    if (isToTell) world.events.wake()
    return found.verdict
  },
})
