import type { FieldName } from '../../../../shared/fill/fields.ts'
import type { DirectoryEntry } from '../../directories/records.ts'

/** How a place takes products: through a form, as a post, as a line in its list, or by an email to its editors. */
type Way = 'form' | 'post' | 'line' | 'email'

/** Without a URL, nothing is known about what kind of list it is. */
export type Place = Pick<DirectoryEntry, 'id' | 'facts'> & { url?: string }

/** Lists kept there are changed by pull requests. */
const repositories = /^https:\/\/(?:github\.com|gitlab\.com|codeberg\.org)\//

export function wayOf({ url = '', facts: { fields, type, submitUrl } }: Place): Way {
  if (fields !== undefined) return 'form'
  if (type?.value === 'community') return 'post'
  if (type?.value === 'newsletter' && submitUrl === undefined) return 'email'
  return type?.value === 'curated list' && repositories.test(url) ? 'line' : 'form'
}

/** What most places of a kind ask for, where a place’s own fields aren’t known. */
export const usualFields: Record<Way, readonly FieldName[]> = {
  form: [
    'name',
    'url',
    'tagline',
    'shortDescription',
    'description',
    'categories',
    'tags',
    'pricing',
    'makerName',
    'twitter',
    'video',
    'email',
    'logo',
    'screenshots',
  ],
  post: ['name', 'description', 'screenshots'],
  line: ['name', 'tagline', 'shortDescription'],
  email: ['name', 'description', 'logo', 'screenshots'],
}

type Say = (field: FieldName) => string
type Composed = { label: string; write: (say: Say) => string }

/** A draft may not have a tagline yet. */
const joined = (between: string, ...texts: string[]) => texts.filter((text) => text !== '').join(between)
const title = (say: Say) => joined(' – ', say('name'), say('tagline').replace(/(?<=[^.])\.$/u, ''))
const paragraphs = (...texts: string[]) => joined('\n\n', ...texts)

/** Texts that aren’t a field of a form, composed from what the fields say. No sentence is added to them. */
export const composed: Record<Way, Partial<Record<FieldName, Composed>>> = {
  form: {},
  post: {
    name: { label: 'Title', write: title },
    description: { label: 'Post', write: (say) => paragraphs(say('firstComment') || say('description'), say('url')) },
  },
  line: {
    name: { label: 'Title of the pull request', write: (say) => `Add ${say('name')}` },
    tagline: {
      label: 'Line for the list',
      write: (say) =>
        joined(' - ', `- [${say('name').replaceAll(/[[\]\\]/g, '\\$&')}](${say('url')})`, say('tagline').replace(/(?<=[^.!?…。])$/u, '.')),
    },
  },
  email: {
    name: { label: 'Subject', write: title },
    description: { label: 'Email', write: (say) => paragraphs(say('description'), say('url'), say('makerName')) },
  },
}
