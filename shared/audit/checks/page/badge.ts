import { badgeVerdict, slugPlaceholder } from '../../badge.ts'
import { defineCheck, fail, pass, paste, warn } from '../../check.ts'
import { isIndexable } from '../../indexability.ts'
import { nameOf } from '../../words/own-words.ts'
import { badgeEmbed } from '../../snippets.ts'

/** Required for a free launch; recommended for others, and before a plan is chosen. */
export const badge = defineCheck({
  id: 'badge',
  label: 'Launch badge',
  weight: 2,
  needs: ['catalog'],
  run(facts) {
    const { siteUrl, slug, plan, duplicate, forDraft } = facts.catalog
    const indexable = isIndexable(facts)
    const { status, reason } = badgeVerdict(facts.page, { siteUrl, slug, indexable })
    if (status === 'ok') return pass(reason)
    const visible = indexable ? '' : ', and let search engines index the page'
    const where = {
      absent: `Add this to your page, e.g. in the footer${visible}`,
      loose: `Replace the link on your page with this${visible}`,
      error: 'Render this on the server, not with JavaScript',
    }
    const later = duplicate?.kind === 'listed' ? '' : '; the link goes live on launch day'
    const fix = paste(`${where[status]}${later}:`, badgeEmbed({ slug: forDraft ? slugPlaceholder : slug, name: nameOf(facts) }, siteUrl))
    return status === 'absent' && plan === 'free' ? fail(reason, fix) : warn(reason, fix)
  },
})
