import { categoryLabel } from '../../../../shared/listing/taxonomy.ts'
import { pricingWords } from '../../../../shared/ui/launch-words.ts'
import type { Launch } from '../../../domain/launch/launch.ts'
import { imageUrl } from '../../parts/web-url.ts'
import { Written } from '../../parts/written.tsx'
import { LazyImage } from '../../parts/lazy-image.tsx'

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
