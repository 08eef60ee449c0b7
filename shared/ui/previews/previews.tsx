import { afterFixes } from '../../previews/after-fixes.ts'
import { networks } from '../../previews/networks/networks.ts'
import type { PreviewFacts } from '../../previews/preview-facts.ts'
import type { Check } from '../../schemas/readiness.ts'
import { dayWords } from '../day-words.ts'
import { BrowserTab, PreviewCard, type SourceOf } from './preview-card.tsx'

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
      <div class="row gap-2">
        {fixed !== null && <Choice legend="Preview version" name={name} labels={{ now: 'Now', fixed: 'After fixes' }} />}
        <Choice legend="Color scheme" name={`${name}-scheme`} labels={{ system: 'Auto', light: 'Light', dark: 'Dark' }} />
      </div>
      <Cards facts={facts} kind="now" heading="Now" sourceOf={sourceOf} />
      {fixed !== null && <Cards facts={fixed} before={facts} kind="fixed" heading="After fixes" sourceOf={sourceOf} />}
      <Rules />
    </section>
  )
}

/** Radio buttons, the first of them chosen: the style sheet shows what they say. */
const Choice = ({ legend, name, labels }: { legend: string; name: string; labels: Record<string, string> }) => (
  <fieldset class="sw-previews__choice inline sunken framed rounded">
    <legend class="sw-hidden">{legend}</legend>
    {Object.entries(labels).map(([value, label], at) => (
      <label key={value} class="anchor rounded-small soft tiny bold pressable">
        <input class="flat pressable" type="radio" name={name} value={value} checked={at === 0} /> {label}
      </label>
    ))}
  </fieldset>
)

/** How many networks are always drawn: those where launches are most often found and shared. The others are collapsed. */
const first = 3

type CardsProps = { facts: PreviewFacts; before?: PreviewFacts; kind: 'now' | 'fixed'; heading: string; sourceOf: SourceOf }

/** A card without a picture is described in words, and so is one that the fixes don’t change. `before` are the facts without fixes. */
function Cards({ facts, before, kind, heading, sourceOf }: CardsProps) {
  const shown = networks.map((network) => ({ network, preview: network.show(facts) }))
  const isSame = ({ network, preview }: (typeof shown)[number]) =>
    before !== undefined && JSON.stringify(network.show(before)) === JSON.stringify(preview)
  const rest = shown.slice(first)
  const drawn = rest.filter((one) => one.preview.picture !== null && !isSame(one))
  const told = rest.filter((one) => !drawn.includes(one))
  const card = ({ network, preview }: (typeof shown)[number]) => (
    <PreviewCard key={network.id} network={network} preview={preview} lang={facts.lang} sourceOf={sourceOf} />
  )
  return (
    <div class={`sw-previews__list--${kind}`}>
      <h3 class="sw-hidden">{heading}</h3>
      <BrowserTab facts={facts} sourceOf={sourceOf} />
      {before !== undefined && (
        <p class="above-3 soft tiny">
          Only what others show of your page: the page itself isn’t redrawn. Audit again once the fixes are live, and its report shows what
          changed.
        </p>
      )}
      <ul class="sw-previews__cards grid at-start bare">{shown.slice(0, first).map(card)}</ul>
      <details class="sw-previews__rest above-4">
        <summary class="small medium pressable">{rest.length} more networks</summary>
        {drawn.length > 0 && <ul class="sw-previews__cards grid at-start bare">{drawn.map(card)}</ul>}
        {told.length > 0 && (
          <ul class="list above-3 small">
            {told.map((one) => (
              <li key={one.network.id}>
                <b>{one.network.name}:</b> {isSame(one) ? 'Unchanged.' : one.preview.notes.join(' ') || 'Text without a picture.'}
              </li>
            ))}
          </ul>
        )}
      </details>
    </div>
  )
}

const Rules = () => (
  <details class="sw-previews__rules above-4 soft tiny">
    <summary class="pressable">Where these rules come from, and what differs</summary>
    <p>
      We draw these cards ourselves, in each network’s light and dark mode: fonts, spacing and exact colors differ from theirs. They change
      their cards without notice and cut text to fit the screen, so lengths are approximate.
    </p>
    <dl class="flat">
      {networks.map(({ id, name, rules: { read, published, reported } }) => (
        <div key={id} class="above-2">
          <dt class="bold">{name}</dt>
          {[...published, ...reported.by].map((url) => (
            <dd key={url} class="flat wraps">
              <a href={url} rel="noreferrer" target="_blank">
                {url.replace(/^https:\/\//, '')}
              </a>{' '}
              (read {dayWords(read)})
            </dd>
          ))}
          <dd class="flat wraps">
            Not documented by {name}: {reported.what}
          </dd>
        </div>
      ))}
    </dl>
  </details>
)
