import { defineCheck, fail, pass, paste } from '../../check.ts'
import type { AuditFacts } from '../../facts.ts'
import { isForbidden } from '../../content-policy.ts'
import { joinWords } from '../../../join-words.ts'
import { isSameSite } from '../../address.ts'
import { visitedUrl } from '../../other-pages.ts'

/** Pages of services that offer another URL for embedding and refuse to be shown by this one. */
const notEmbeddable =
  /^https?:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?|shorts\/|@|channel\/|playlist\?)|youtu\.be\/|(?:www\.)?vimeo\.com\/\d+|(?:www\.)?google\.[a-z.]+\/maps\/(?:place|search|dir|@)(?!.*output=embed)|maps\.app\.goo\.gl\/|open\.spotify\.com\/(?!(?:intl-\w+\/)?embed))/i

/** Why a frame of the page stays blank, as the rest of a sentence, by its URL. */
function blankFrames(facts: AuditFacts): { url: string; why: string }[] {
  const { page, frames = [] } = facts
  const forbidden = page.frames.filter((url) => isForbidden(facts, ['frame-src', 'child-src', 'default-src'], url))
  const known = new Set([...forbidden, ...frames.flatMap(({ url, refusal }) => (refusal === null ? [] : [url]))])
  const refused = page.frames.filter((url) => notEmbeddable.test(url) && !known.has(url))
  return [
    ...refused.map((url) => ({ url, why: 'its site doesn’t allow embedding' })),
    ...forbidden.map((url) => ({ url, why: 'the page’s own Content-Security-Policy (frame-src) forbids it' })),
    ...frames.flatMap(({ url, refusal, status }) => {
      if (refusal !== null) return [{ url, why: `it’s sent with ${refusal}` }]
      return status === 404 || status === 410 ? [{ url, why: `it returns ${status}` }] : []
    }),
  ]
}

/** HTML Standard, “X-Frame-Options”; CSP Level 3, frame-ancestors: browsers show a frame only where its own server allows that. */
export const frames = defineCheck({
  id: 'frames',
  label: 'Embedded pages',
  weight: 3,
  learnMore: 'https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/X-Frame-Options',
  needsOne: ['frames', 'transport'],
  run(facts) {
    const { page } = facts
    if (page.frames.length === 0) return pass('The page embeds no other pages.')
    const blank = blankFrames(facts)
    if (blank.length === 0) return pass('No embedded page refuses to be shown.')
    const isOwn = (url: string) => isSameSite(visitedUrl(url, page), page.url)
    const detail = `${blank.length === 1 ? 'An embedded page stays' : `${blank.length} embedded pages stay`} blank: ${joinWords(blank.map(({ url, why }) => `${url} (${why})`))}.`
    const urls = blank.map(({ url }) => url)
    const fix = blank.every(({ url, why }) => isOwn(url) && why.startsWith('it’s sent'))
      ? paste(`Replace X-Frame-Options and frame-ancestors of ${joinWords(urls)} with:`, "Content-Security-Policy: frame-ancestors 'self'")
      : paste('Use the URLs that these sites offer for embedding, and allow them in frame-src, or just link to:', urls.join('\n'))
    return fail(detail, fix)
  },
})
