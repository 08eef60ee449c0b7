import { defineCheck, fail, pass, paste, warn } from '../../check.ts'
import type { FurtherFault } from '../../facts-around.ts'
import { shortUrl } from '../../other-pages.ts'
import { fileName } from '../../words/subject.ts'
import resourceNames from '../rendered/resource-names.json' with { type: 'json' }

const named = 3
const whyOf = ({ status, reason }: FurtherFault) => reason ?? (status === null ? 'no response' : `status ${status}`)

/** What `failed-requests`, `broken-images` and `links` check, on the other pages of the site. */
export const pageLinks = defineCheck({
  id: 'page-links',
  label: 'Files and links of other pages',
  weight: 3,
  learnMore: 'https://www.rfc-editor.org/rfc/rfc9110#name-client-error-4xx',
  needs: ['further'],
  run({ page, further: { count, failed, heavy = [] } }) {
    if (count === 0) return pass('Other pages load and link to nothing else that could be requested.')
    const [first] = heavy
    if (failed.length === 0 && first !== undefined) {
      const weights = heavy.map((one) => `${one.page}: ${one.url} (${(one.bytes / 1_000_000).toFixed(1)} MB)`)
      const others = heavy.length > 1 ? ', and other pages more like it' : ''
      const detail = `${shortUrl(first.page, page)} shows ${fileName(first.url)}, which weighs ${(first.bytes / 1_000_000).toFixed(1)} MB${others}.`
      return warn(detail, paste('Save these as AVIF or WebP, in the size in which they’re shown:', weights.join('\n')))
    }
    if (failed.length === 0) return pass(`What other pages load and link to works: ${count} checked.`)
    const kindOf = ({ kind }: FurtherFault) => (kind === null ? 'link' : resourceNames[kind])
    const nameOf = (one: FurtherFault) => (one.text === null ? 'canonical URL' : one.text === '' ? kindOf(one) : `link “${one.text}”`)
    const betterFor = ({ url, kind }: FurtherFault) =>
      kind === null ? undefined : page.resources.find((own) => own.kind === kind && fileName(own.url) === fileName(url))?.url
    const said = failed.slice(0, named).map((one) => {
      const target = shortUrl(one.url, page)
      const what =
        one.text === null
          ? `declares ${target} as canonical`
          : one.kind === null
            ? `links to ${target}`
            : `doesn’t get its ${kindOf(one)} ${target}`
      return `${shortUrl(one.page, page)} ${what} (${whyOf(one)})`
    })
    const more = failed.length > named ? `; and ${failed.length - named} more` : ''
    const lines = failed.map((one) => {
      const better = betterFor(one)
      const instead = better === undefined ? '' : `; this page loads it from ${better}`
      return `${one.page}: ${one.url} (${nameOf(one)}, ${whyOf(one)}${instead})`
    })
    const fix = paste('Fix these URLs on the pages named, or restore what they lead to:', lines.join('\n'))
    const isGrave = failed.some(({ kind }) => kind === 'style' || kind === 'script')
    return (isGrave ? fail : warn)(`${said.join('; ')}${more}.`, fix)
  },
})
