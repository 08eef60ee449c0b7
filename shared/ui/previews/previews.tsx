import { afterFixes } from '../../previews/after-fixes.ts'
import { networks } from '../../previews/networks/networks.ts'
import type { PreviewFacts } from '../../previews/preview-facts.ts'
import type { Check } from '../../schemas/readiness.ts'
import { dayWords } from '../day-words.ts'
import { PreviewCard, type SourceOf } from './preview-card.tsx'

type Props = {
  facts: PreviewFacts
  /** Findings whose fixes change the previews; none for a page without suggestions. */
  checks?: readonly Pick<Check, 'status' | 'fix'>[]
  sourceOf: SourceOf
  title?: string
  /** Unique among the previews on a page. */
  name?: string
}

/**
 * How search results and link previews show a page, now and after the suggested fixes. Works without scripts: a radio button chooses which of
 * the two lists is shown.
 */
export function Previews({ facts, checks = [], sourceOf, title = 'Previews', name = 'previews' }: Props) {
  const fixed = afterFixes(facts, checks)
  return (
    <section class="sw-previews" aria-labelledby={`${name}-title`}>
      <h2 id={`${name}-title`}>{title}</h2>
      {fixed !== null && (
        <fieldset class="sw-previews__choice inline sunken framed rounded">
          <legend class="sw-hidden">Preview version</legend>
          <label>
            <input type="radio" name={name} value="now" checked /> Now
          </label>
          <label>
            <input type="radio" name={name} value="fixed" /> After fixes
          </label>
        </fieldset>
      )}
      <Cards facts={facts} kind="now" heading="Now" sourceOf={sourceOf} />
      {fixed !== null && <Cards facts={fixed} kind="fixed" heading="After fixes" sourceOf={sourceOf} />}
      <Rules />
    </section>
  )
}

type CardsProps = { facts: PreviewFacts; kind: 'now' | 'fixed'; heading: string; sourceOf: SourceOf }

const Cards = ({ facts, kind, heading, sourceOf }: CardsProps) => (
  <div class={`sw-previews__list sw-previews__list--${kind}`}>
    <h3 class="sw-hidden">{heading}</h3>
    <ul>
      {networks.map((network) => (
        <PreviewCard key={network.id} network={network} preview={network.show(facts)} lang={facts.lang} sourceOf={sourceOf} />
      ))}
    </ul>
  </div>
)

/** The sources of the previews’ rules. */
const Rules = () => (
  <details class="sw-previews__rules above-4 soft tiny">
    <summary>Where these rules come from</summary>
    <p>Networks change their cards without notice and cut text to fit the screen, so lengths are approximate.</p>
    <dl>
      {networks.map(({ id, name, rules: { published, reported } }) => (
        <div key={id}>
          <dt>{name}</dt>
          {published.map((source) => (
            <Source key={source.url} {...source} />
          ))}
          {reported !== null && (
            <dd>
              Not documented by {name}: {reported.what}
            </dd>
          )}
          {reported?.by.map((source) => (
            <Source key={source.url} {...source} />
          ))}
        </div>
      ))}
    </dl>
  </details>
)

const Source = ({ url, read }: { url: string; read: string }) => (
  <dd>
    <a href={url} rel="noreferrer" target="_blank">
      {url.replace(/^https:\/\//, '')}
    </a>{' '}
    (read {dayWords(read)})
  </dd>
)
