import type { FactName } from '../../../shared/schemas/directory-facts.ts'
import { hostOf } from '../../../shared/hosts.ts'
import { dayWords } from '../../../shared/ui/day-words.ts'
import { kindLabels, type Kind } from '../../domain/directories/records.ts'
import { factForms, factWords } from '../../domain/directories/fact-values.ts'
import { webUrl } from '../parts/web-url.ts'

type Fact = { value: unknown; source: string; kind: Kind; day: string }

/** A fact of a description list. The last of those from one source says how they’re known. */
export function FactRow({ name, fact, isLast }: { name: FactName; fact: Fact | undefined; isLast: boolean }) {
  if (fact === undefined) return null
  const words = factWords(name, fact.value)
  const url = name === 'submitUrl' ? webUrl(words) : null
  return (
    <div class={`grid ${isLast ? 'underlined' : ''}`}>
      <dt class="soft">{factForms[name].label}</dt>
      <dd class="flat wraps">
        {url === null ? (
          words
        ) : (
          <a href={url} rel="nofollow">
            {words}
          </a>
        )}
      </dd>
      {isLast && (
        <dd class="flat wraps soft tiny">
          {kindLabels[fact.kind]}, <time dateTime={fact.day}>{dayWords(fact.day)}</time>: <Source text={fact.source} />
        </dd>
      )}
    </div>
  )
}

/** Where a fact comes from: a link if it begins with a page’s URL, and what is said of it (“public copy 71307657049”). */
export function Source({ text }: { text: string }) {
  const [, page = null, rest = ''] = /^(https?:\/\/\S+)(.*)$/su.exec(text) ?? []
  const url = webUrl(page)
  if (url === null) return <>{text}</>
  return (
    <>
      <a href={url} rel="nofollow" title={url}>
        {hostOf(url)}
      </a>
      {rest}
    </>
  )
}
