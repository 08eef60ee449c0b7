import { hostOf } from '../../../hosts.ts'
import { addressNote, isLocal, isSameSite, publicUrl } from '../../address.ts'
import { defineCheck, fail, pass, paste, warn } from '../../check.ts'
import { linkTag } from '../../snippets.ts'

/** A page under development may name its public address, which is another site than the local one. */
export const canonical = defineCheck({
  id: 'canonical',
  label: 'Canonical address',
  weight: 3,
  run({ page }) {
    const [first, ...others] = new Set(page.canonicals)
    const tag = linkTag('canonical', publicUrl(page))
    if (first === undefined) return warn('The page names no canonical address.', paste(`Put this into <head>${addressNote(page)}:`, tag))
    const replace = paste(`Replace the canonical link in <head> with this one${addressNote(page)}:`, tag)
    if (others.length > 0) return fail(`${others.length + 1} different canonical addresses: search engines ignore them all.`, replace)
    if (!isSameSite(first, page.url) && !isLocal(page.url)) {
      return fail(`It sends search engines to another site, ${hostOf(first)}.`, replace)
    }
    if (page.url.startsWith('https:') && first.startsWith('http:')) return warn('It names the http address of an https page.', replace)
    return pass(`Found: ${first}`)
  },
})
