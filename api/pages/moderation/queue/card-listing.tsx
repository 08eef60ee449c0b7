import { categoryLabel } from '../../../../shared/listing/taxonomy.ts'
import { pricingWords } from '../../../../shared/ui/launch-words.ts'
import type { Launch } from '../../../domain/launch/launch.ts'
import { imageUrl } from '../../parts/web-url.ts'

/** A longer description is folded after this many characters. */
const shownCharacters = 420

/** What visitors will read and see: the description, the categories and the screenshots. */
export function CardListing({ launch }: { launch: Launch }) {
  const { name, description, categories, pricing, openSource, screenshots } = launch
  const facts = [...categories.map(categoryLabel), pricing && pricingWords[pricing], openSource && 'Open source'].filter(Boolean)
  return (
    <>
      <Description text={description} />
      {facts.length > 0 && (
        <ul class="pending__tags" aria-label="Categories and pricing">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      <Screenshots name={name} screenshots={screenshots} />
    </>
  )
}

function Description({ text }: { text: string }) {
  const characters = Array.from(text)
  if (characters.length <= shownCharacters + 80)
    return (
      <p class="pending__description" dir="auto">
        {text}
      </p>
    )
  return (
    <details class="pending__more">
      <summary>
        <span class="pending__description" dir="auto">
          {characters.slice(0, shownCharacters).join('')}…
        </span>{' '}
        <span class="pending__more-words">Read all</span>
      </summary>
      <p class="pending__description" dir="auto">
        {text}
      </p>
    </details>
  )
}

/** Thumbnails; each opens the picture in a new tab, so that the queue stays where it is. */
function Screenshots({ name, screenshots }: { name: string; screenshots: string[] }) {
  const addresses = screenshots.flatMap((address) => imageUrl(address) ?? [])
  if (addresses.length === 0) return <p class="pending__none">No screenshots.</p>
  return (
    <ul class="pending__pictures">
      {addresses.map((address, index) => (
        <li key={address}>
          <a href={address} target="_blank" rel="nofollow noopener noreferrer">
            <img
              src={address}
              alt={`${name}, screenshot ${index + 1} of ${addresses.length} (opens in a new tab)`}
              width={160}
              height={100}
              loading="lazy"
              decoding="async"
              referrerpolicy="no-referrer"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
