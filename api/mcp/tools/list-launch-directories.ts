import { Type, type Static } from 'typebox'
import type { Directory } from '../../../shared/schemas/directory.ts'
import { limits } from '../../../shared/vocabulary.ts'
import { readDirectories, type KnownDirectory } from '../../actions/directories/read-directories.ts'
import type { World } from '../../ports/world.ts'
import { howToContinue, pageOf, toOutput, type Page } from '../pages.ts'
import { defineWiderTool } from '../tool.ts'
import { pluralForm } from '../../../shared/plural.ts'

const maxOnPage = 25

const Own = Type.Object({
  limit: Type.Optional(Type.Integer({ minimum: 1, default: maxOnPage, description: `Up to ${maxOnPage}; filter to find others sooner.` })),
  query: Type.Optional(
    Type.String({ maxLength: limits.queryLength, description: 'Search terms; all must match the name, tagline, focus or pricing.' }),
  ),
  free: Type.Optional(Type.Boolean({ description: 'Only those with a free listing.' })),
  followed: Type.Optional(Type.Boolean({ description: 'Only those known to give at least some followed links.' })),
  minDomainRating: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
  cursor: Type.Optional(Type.String({ maxLength: limits.slugLength, description: 'nextCursor of the previous page.' })),
})
type Given = Static<typeof Own>

export const listLaunchDirectories = defineWiderTool({
  endpoint: 'listDirectories',
  ownInput: Own,
  ownOutput: Type.Object({ nextCursor: Type.String() }),
  action: listPage,
  outputOf: toOutput,
  title: 'List launch directories',
  description:
    'Lists other places to launch a product, from dated sources, highest domain rating first: whether links are followed, what a listing costs, how much ' +
    'work it is to submit, whether a badge is required. At most 25 a page; filter to keep it short. Submitting there is up to the user: this service ' +
    'doesn’t submit anywhere else. Needs no account.',
  annotations: { readOnlyHint: true, openWorldHint: false },
  introduce(page) {
    if (page.total === 0) return 'No directories match. Try removing a filter.'
    const { items, total, asked } = page
    const max = asked > maxOnPage ? ` A page has at most ${maxOnPage}.` : ''
    const of = items.length === total ? '' : ` of ${total}`
    return `${items.length}${of} ${pluralForm(total, 'directory', 'directories')}, highest domain rating first.${max}${howToContinue(page)}`
  },
})

async function listPage(world: World, { limit = maxOnPage, cursor, ...filters }: Given): Promise<Page<Directory> & { asked: number }> {
  const wanted = (await readDirectories(world)).filter(isWanted(filters)).map(({ directory }) => directory)
  return { ...pageOf(wanted, cursor, Math.min(limit, maxOnPage)), asked: limit }
}

const isWanted = ({ query = '', free = false, followed = false, minDomainRating = 0 }: Given) => {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  const hasWords = (text: string) => words.every((word) => text.includes(word))
  return ({ directory: { name, tagline, focus, pricing, linkType, domainRating }, entry }: KnownDirectory): boolean =>
    (words.length === 0 || hasWords([name, tagline, focus, pricing].join(' ').toLowerCase())) &&
    (!free || entry.facts.free?.value === true) &&
    (!followed || linkType === 'dofollow' || linkType === 'mixed') &&
    domainRating >= minDomainRating
}
