import { categoryLabel } from '../../../../shared/listing/taxonomy.ts'
import { pricingWords } from '../../../../shared/ui/launch-words.ts'
import type { Launch } from '../../../domain/launch/launch.ts'
import { imageUrl } from '../../parts/web-url.ts'
import { Written } from '../../parts/written.tsx'
import { LazyImage } from '../../parts/picture.tsx'
import { fieldKeys, fieldOf, type FieldKey } from '../../../../shared/fields/listing-fields.ts'
import { isEmpty, fieldWords } from '../../../domain/listing/read-field.ts'
import { fillSlug } from '../../../../shared/audit/badge.ts'
import { withLearnMore } from '../../../../shared/audit/checks/index.ts'
import { dayWords } from '../../../../shared/ui/day-words.ts'
import { FindingCard } from '../../../../shared/ui/finding-card.tsx'
import type { Crawl } from '../../../domain/records.ts'
import { plural } from '../../../../shared/plural.ts'

/** A longer description is folded after this many characters. */
const shownCharacters = 420

export function CardListing({ launch }: { launch: Launch }) {
  const { name, description, categories, pricing, openSource, screenshots } = launch
  const facts = [...categories.map(categoryLabel), pricing && pricingWords[pricing], openSource && 'Open source'].filter(Boolean)
  return (
    <>
      <Description text={description} />
      {facts.length > 0 && (
        <ul class="pending__tags row gap-2" aria-label="Categories and pricing">
          {facts.map((fact) => (
            <li class="smaller sunken pill" key={fact}>
              {fact}
            </li>
          ))}
        </ul>
      )}
      <Screenshots name={name} screenshots={screenshots} />
    </>
  )
}

function Description({ text }: { text: string }) {
  const characters = Array.from(text)
  if (characters.length <= shownCharacters + 80) return <Written class="pending__description page-width lines" text={text} />
  return (
    <details class="pending__more">
      <summary class="folds">
        <span class="pending__description page-width lines" dir="auto">
          {characters.slice(0, shownCharacters).join('')}…
        </span>{' '}
        <span class="pending__more-words medium unbroken">Read all</span>
      </summary>
      <Written class="pending__description page-width lines" text={text} />
    </details>
  )
}

/** Thumbnails; each opens the picture in a new tab, so that the queue stays where it is. */
function Screenshots({ name, screenshots }: { name: string; screenshots: string[] }) {
  const addresses = screenshots.flatMap((address) => imageUrl(address) ?? [])
  if (addresses.length === 0) return <p class="soft">No screenshots.</p>
  return (
    <ul class="pending__pictures row gap-3">
      {addresses.map((address, index) => (
        <li key={address}>
          <a class="block rounded-small" href={address} target="_blank" rel="nofollow noopener noreferrer">
            <LazyImage
              class="block whole sunken framed rounded-small covers"
              src={address}
              alt={`${name}, screenshot ${index + 1} of ${addresses.length} (opens in a new tab)`}
              width={160}
              height={100}
            />
          </a>
        </li>
      ))}
    </ul>
  )
}

const shownAbove: readonly FieldKey[] = [
  'name',
  'tagline',
  'url',
  'logo',
  'description',
  'categories',
  'pricing',
  'openSource',
  'screenshots',
]

/** All else that visitors will read, long texts last. */
const extraKeys = fieldKeys
  .filter((key) => !shownAbove.includes(key) && fieldOf(key).launchPage.as !== 'nothing')
  .toSorted((a, b) => Number(fieldOf(a).kind === 'text') - Number(fieldOf(b).kind === 'text'))

/** Addresses are shown as text, so that moderators see where they lead. */
export const CardExtras = ({ launch }: { launch: Launch }) => (
  <>
    {extraKeys
      .filter((key) => !isEmpty(launch[key]))
      .map((key) => {
        const { kind, label, short = label } = fieldOf(key)
        const words = fieldWords(key, launch[key])
        return (
          <div key={key}>
            <dt>{short}</dt>
            <dd>
              {kind === 'text' ? (
                <span class="pending__description page-width lines" dir="auto">
                  {words}
                </span>
              ) : (
                <bdi>{words}</bdi>
              )}
            </dd>
          </div>
        )
      })}
  </>
)

export function CardFindings({ crawl, slug }: { crawl: Crawl | null; slug: string }) {
  if (crawl === null) return <>Not audited yet.</>
  const checks = fillSlug(crawl.checks, slug)
  const [fails, warns] = (['fail', 'warn'] as const).map((status) => checks.filter((check) => check.status === status))
  const found = [...(fails ?? []), ...(warns ?? [])]
  const failed = (fails ?? []).map(({ label }) => label)
  const warned = (warns ?? []).length
  const line = (
    <>
      {crawl.score}/100 on {dayWords(crawl.at.slice(0, 10))}.{failed.length > 0 && ` Failed: ${failed.join(', ')}.`}
      {warned > 0 && <span class="soft light"> {plural(warned, 'warning')}.</span>}
    </>
  )
  if (found.length === 0) return line
  return (
    <details class="pending__findings">
      <summary class="pressable">{line}</summary>
      <div class="sw-report stack top gap-5 above-3">
        <ul class="sw-findings list card">
          {withLearnMore(found).map((check) => (
            <FindingCard key={check.id} check={check} canCopy={false} />
          ))}
        </ul>
      </div>
    </details>
  )
}
