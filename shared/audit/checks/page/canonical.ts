import { hostOf } from '../../../hosts.ts'
import { addressNote, isLocal, isSameSite, publicUrl, urlError } from '../../address.ts'
import { defineCheck, fail, pass, paste, warn } from '../../check.ts'
import { linkTag } from '../../snippets.ts'

/** A page under development may name its public URL, which isn’t the local one. */
export const canonical = defineCheck({
  id: 'canonical',
  label: 'Canonical URL',
  weight: 3,
  learnMore: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  run({ page }) {
    const [first, ...others] = new Set(page.canonicals)
    const tag = linkTag('canonical', publicUrl(page))
    if (first === undefined) return warn('No canonical URL.', paste(`Add this to your <head>${addressNote(page)}:`, tag))
    if (others.length > 0) {
      const detail = `${others.length + 1} conflicting canonical URLs; search engines ignore all of them.`
      return fail(detail, paste(`Remove all canonical links and add this to your <head>${addressNote(page)}:`, tag))
    }
    const replace = paste(`Replace the canonical link to ${first} with this${addressNote(page)}:`, tag)
    const error = urlError(first, page)
    if (error !== null) return fail(`The canonical URL ${first} ${error}.`, replace)
    if (!isSameSite(first, page.url) && !isLocal(page.url)) {
      return fail(`The canonical URL points to another site (${hostOf(first)}).`, replace)
    }
    if (page.url.startsWith('https:') && first.startsWith('http:'))
      return warn('The canonical URL uses http:// on an https:// page.', replace)
    return pass(`Found: ${first}`)
  },
})
