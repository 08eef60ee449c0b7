import { Fragment, type ComponentChildren, type ComponentType } from 'preact'
import type { Kind } from '../../../shared/fields/field.ts'
import { fieldOf, type FieldKey, type Listing } from '../../../shared/fields/listing-fields.ts'
import { hostOf } from '../../../shared/hosts.ts'
import { changedFields } from '../../domain/moderation/changes.ts'
import type { EditedAlts } from '../../domain/moderation/records.ts'
import { addStylesheet } from '../document/assets.ts'
import { fieldWords } from '../../domain/listing/read-field.ts'
import { imageUrl, webUrl } from '../parts/web-url.ts'
import { wordDifference } from './word-difference.ts'
import { LazyImage } from '../parts/picture.tsx'

const stylesheet = addStylesheet('difference')

export const DifferenceStyles = () => <link rel="stylesheet" href={stylesheet} />

type Props = { before: Listing; after: Listing; alts?: EditedAlts | undefined }

/** Every field in which two versions of a listing differ, below other changes given as children. Links are text, so that nobody follows one by accident. */
export const ListingDifference = ({ before, after, alts = {}, children }: Props & { children?: ComponentChildren }) => (
  <dl class="difference grid gap-4">
    {children}
    {changedFields(before, after).map((field) => (
      <div key={field}>
        <dt class="soft smaller bold">{fieldOf(field).label}</dt>
        <dd>
          <FieldDifference field={field} before={before} after={after} />
        </dd>
      </div>
    ))}
    {Object.entries(alts).map(([path, { approved, edited }]) => (
      <TextDifference key={path} before={approved} after={edited}>
        What{' '}
        <a href={path} target="_blank">
          a screenshot
        </a>{' '}
        shows
      </TextDifference>
    ))}
  </dl>
)

type Text = { before: string; after: string; children: ComponentChildren }

export const TextDifference = ({ before, after, children }: Text) => (
  <div>
    <dt class="soft smaller bold">{children}</dt>
    <dd>
      <Words before={[before]} after={[after]} />
    </dd>
  </div>
)

/** How the two versions of a field of each kind are put side by side. */
const comparisons: Record<Kind, ComponentType<{ before: string[]; after: string[] }>> = {
  line: Words,
  text: Words,
  handle: Words,
  site: Items,
  link: Items,
  choice: Items,
  choices: Items,
  flag: Items,
  discount: Items,
  picture: Pictures,
  pictures: Pictures,
}

function FieldDifference({ field, before, after }: Props & { field: FieldKey }) {
  const Comparison = comparisons[fieldOf(field).kind]
  return <Comparison before={partsOf(field, before)} after={partsOf(field, after)} />
}

/** What is compared as a whole: the options, links or pictures of a field, or all of its words. */
function partsOf(key: FieldKey, listing: Listing): string[] {
  const value = listing[key] ?? null
  const { kind, label, short = label } = fieldOf(key)
  if (Array.isArray(value)) return value.map((part) => fieldWords(key, [part]))
  if (kind === 'site' || kind === 'link') return linkWords(fieldWords(key, value))
  const words = fieldWords(key, value)
  return [words === '' && comparisons[kind] === Items ? `No ${short.toLowerCase()}` : words]
}

function Words({ before: [before = ''], after: [after = ''] }: { before: string[]; after: string[] }) {
  return (
    <p class="page-width wraps lines" dir="auto">
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

function Items({ before, after }: { before: string[]; after: string[] }) {
  return (
    <ul class="gap-2-3 row">
      {[...new Set([...before, ...after])].map((item) => (
        <li key={item}>{!after.includes(item) ? <del>{item}</del> : !before.includes(item) ? <ins>{item}</ins> : <bdi>{item}</bdi>}</li>
      ))}
    </ul>
  )
}

/** The host first: it says who a link leads to. */
const linkWords = (address: string): string[] =>
  address === '' ? [] : [webUrl(address) === null ? address : `${hostOf(address)} (${address})`]

function Pictures({ before, after }: { before: string[]; after: string[] }) {
  return (
    <div class="difference__pictures halves grid gap-4">
      <PictureList label="Before" addresses={before} others={after} mark="Removed" />
      <PictureList label="After" addresses={after} others={before} mark="Added" />
    </div>
  )
}

type PictureListProps = { label: string; addresses: string[]; others: string[]; mark: 'Removed' | 'Added' }

const PictureList = ({ label, addresses, others, mark }: PictureListProps) => (
  <figure class="flat shrinks">
    <figcaption class="below-2 smaller">{label}</figcaption>
    {addresses.length === 0 && <p class="difference__none">None</p>}
    <ul class="grid gap-3">
      {addresses.map((address, index) => {
        const source = imageUrl(address)
        const isChanged = !others.includes(address)
        return (
          <li key={address} class={isChanged ? `difference__picture--${mark.toLowerCase()}` : undefined}>
            {source !== null && (
              <LazyImage
                class="block whole sunken framed rounded-small"
                src={source}
                alt={`Picture ${index + 1}`}
                width={160}
                height={100}
              />
            )}
            <p>
              {isChanged && <strong class={mark === 'Added' ? 'good' : 'bad'}>{mark}</strong>}{' '}
              <bdi>{webUrl(address) === null ? 'This site' : hostOf(address)}</bdi>
            </p>
          </li>
        )
      })}
    </ul>
  </figure>
)
