import { Fragment } from 'preact'
import { hostOf } from '../../../../shared/hosts.ts'
import { categoryLabel } from '../../../../shared/listing/taxonomy.ts'
import { pricingWords } from '../../../../shared/ui/launch-words.ts'
import type { Listing } from '../../../domain/launch/launch.ts'
import { changedFields } from '../../../domain/moderation/listing-changes.ts'
import { addStylesheet } from '../../site/assets.ts'
import { discountWords } from '../discount-words.ts'
import { imageUrl, webUrl } from '../web-url.ts'
import { wordDifference } from './word-difference.ts'

const stylesheet = addStylesheet('difference')

export const DifferenceStyles = () => <link rel="stylesheet" href={stylesheet} />

const labels: Record<keyof Listing, string> = {
  name: 'Name',
  tagline: 'Tagline',
  description: 'Description',
  url: 'Product URL',
  categories: 'Categories',
  pricing: 'Pricing',
  openSource: 'License',
  logo: 'Logo',
  screenshots: 'Screenshots',
  twitterUsername: 'X (Twitter) handle',
  demoVideoUrl: 'Demo video',
  discount: 'Launch discount',
  firstComment: 'First comment',
  targetKeyword: 'Keywords',
}

type Props = { before: Listing; after: Listing }

/** Every field in which two versions of a listing differ. Links are text, so that nobody follows one by accident. */
export function ListingDifference({ before, after }: Props) {
  return (
    <dl class="difference">
      {changedFields(before, after).map((field) => (
        <div key={field}>
          <dt>{labels[field]}</dt>
          <dd>
            <FieldDifference field={field} before={before} after={after} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function FieldDifference({ field, before, after }: Props & { field: keyof Listing }) {
  switch (field) {
    case 'categories':
      return <Items before={before.categories.map(categoryLabel)} after={after.categories.map(categoryLabel)} />
    case 'logo':
      return <Pictures before={[before.logo]} after={[after.logo]} />
    case 'screenshots':
      return <Pictures before={before.screenshots} after={after.screenshots} />
    case 'url':
    case 'demoVideoUrl':
      return <Items before={linkWords(before[field])} after={linkWords(after[field])} />
    case 'pricing':
    case 'openSource':
    case 'discount':
      return <Items before={factWords(field, before)} after={factWords(field, after)} />
    default:
      return <Words before={before[field] ?? ''} after={after[field] ?? ''} />
  }
}

function Words({ before, after }: { before: string; after: string }) {
  return (
    <p class="difference__text" dir="auto">
      {wordDifference(before, after).map(({ kind, text }, index) => {
        if (kind === 'same') return text
        const Mark = kind === 'removed' ? 'del' : 'ins'
        const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? []
        return (
          <Fragment key={index}>
            {words !== '' && before}
            <Mark>{words || text}</Mark>
            {words !== '' && after}
          </Fragment>
        )
      })}
    </p>
  )
}

/** What was removed, kept and added. */
function Items({ before, after }: { before: string[]; after: string[] }) {
  return (
    <ul class="difference__items">
      {[...new Set([...before, ...after])].map((item) => (
        <li key={item}>{!after.includes(item) ? <del>{item}</del> : !before.includes(item) ? <ins>{item}</ins> : <bdi>{item}</bdi>}</li>
      ))}
    </ul>
  )
}

/** The host first: it says who a link leads to. */
function linkWords(address: string | null): string[] {
  if (address === null || address === '') return []
  return [webUrl(address) === null ? address : `${hostOf(address)} (${address})`]
}

function factWords(field: 'pricing' | 'openSource' | 'discount', listing: Listing): string[] {
  if (field === 'pricing') return [listing.pricing === null ? 'No pricing' : pricingWords[listing.pricing]]
  if (field === 'openSource') return [listing.openSource ? 'Open source' : 'Not open source']
  return [(listing.discount && discountWords(listing.discount)) || 'No discount']
}

/** Pictures before and after, side by side. */
function Pictures({ before, after }: { before: string[]; after: string[] }) {
  return (
    <div class="difference__pictures">
      <PictureList label="Before" addresses={before} others={after} mark="Removed" />
      <PictureList label="After" addresses={after} others={before} mark="Added" />
    </div>
  )
}

type PictureListProps = { label: string; addresses: string[]; others: string[]; mark: 'Removed' | 'Added' }

function PictureList({ label, addresses, others, mark }: PictureListProps) {
  return (
    <figure>
      <figcaption>{label}</figcaption>
      {addresses.length === 0 && <p class="difference__none">None</p>}
      <ul>
        {addresses.map((address, index) => {
          const source = imageUrl(address)
          const isChanged = !others.includes(address)
          return (
            <li key={address} class={isChanged ? `difference__picture--${mark.toLowerCase()}` : undefined}>
              {source !== null && (
                <img
                  src={source}
                  alt={`Picture ${index + 1}`}
                  width={160}
                  height={100}
                  loading="lazy"
                  decoding="async"
                  referrerpolicy="no-referrer"
                />
              )}
              <p>
                {isChanged && <strong>{mark}</strong>} <bdi>{webUrl(address) === null ? 'This site' : hostOf(address)}</bdi>
              </p>
            </li>
          )
        })}
      </ul>
    </figure>
  )
}
