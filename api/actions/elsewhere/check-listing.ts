import { Type } from 'typebox'
import { hostOf } from '../../../shared/hosts.ts'
import { isDirectorys } from '../../../shared/proof/own-site.ts'
import type { Proof } from '../../domain/elsewhere/records.ts'
import { fieldError, throwFieldErrors } from '../../domain/failure.ts'
import { webAddress } from '../../domain/listing/listing-address.ts'
import { uncounted } from '../access/caller.ts'
import { defineAction } from '../define-action.ts'
import { changePlan, noPlace, readPlace } from './read-plan.ts'
import { storeProof, visitListing } from './prove-listing.ts'

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
