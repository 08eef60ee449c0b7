import { badgeVerdict } from '../../badge.ts'
import { defineCheck, fail, pass, paste, warn } from '../../check.ts'
import { isIndexable } from '../../indexability.ts'
import { nameOf } from '../../words/own-words.ts'
import { badgeEmbed } from '../../snippets.ts'

/** A free launch asks for the badge; for others, and before a plan is chosen, it is a recommendation. */
export const badge = defineCheck({
  id: 'badge',
  label: 'Launch badge',
  weight: 2,
  needs: ['catalog'],
  run(facts) {
    const { siteUrl, slug, plan, duplicate } = facts.catalog
    const indexable = isIndexable(facts)
    const { status, reason } = badgeVerdict(facts.page, { siteUrl, slug, indexable })
    if (status === 'ok') return pass(reason)
    const where = {
      absent: 'Put this on the page, for example into its footer',
      loose: `Replace the link on the page with this${indexable ? '' : ', on a page that search engines may show'}`,
      error: 'Let the server send this in the HTML of the page, not a script',
    }
    const later = duplicate?.kind === 'listed' ? '' : '; its link opens on launch day'
    const fix = paste(`${where[status]}${later}:`, badgeEmbed({ slug, name: nameOf(facts) }, siteUrl))
    return status === 'absent' && plan === 'free' ? fail(reason, fix) : warn(reason, fix)
  },
})
