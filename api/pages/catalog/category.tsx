import { paths } from '../../../shared/paths.ts'
import { follow, isFollowed } from '../../actions/community/follows.ts'
import type { FollowKind } from '../../domain/community/follow.ts'
import { UnlessSuspended } from '../document/unless-suspended.tsx'
import { withFlash, Flash, Rejection } from '../forms/flash.tsx'
import { Form } from '../forms/form.tsx'
import { defineForm, definePage } from '../page/define-page.ts'
import { signInFirst, OtherPageFirst } from '../session/session.ts'
import { Button } from '../parts/button.tsx'
import { categoryLabel, currentCategory } from '../../../shared/listing/taxonomy.ts'
import { listUpvoted } from '../../actions/votes/toggle-upvote.ts'
import { Failure } from '../../domain/failure.ts'
import { feedPaths } from '../../domain/feed-paths.ts'
import { feedAlternates, type PageHead } from '../document/layout.tsx'
import { catalogSheet, readCatalog, type Catalog } from './catalog-sheet.tsx'
import { siteName } from '../../domain/settings/current-site.ts'

/** Of every page with a FollowButton. */
export const followForm = defineForm(follow, {
  fields: (form): { kind: FollowKind; of: string; wanted: boolean } => ({
    kind: form.get('kind') === 'maker' ? 'maker' : 'category',
    of: form.get('of') ?? '',
    wanted: form.get('wanted') !== 'no',
  }),
  signedOut: signInFirst,
  says: {
    'follow-maker': 'Following. You’ll get a notification when they launch.',
    'follow-category': () => ({
      text: 'Following. You can get its new launches in a weekly email.',
      action: <a href={paths.emailChoices()}>Email preferences</a>,
    }),
  },
  next: (_, { path }, form) => (form.get('wanted') === 'no' ? path : withFlash(path, `follow-${form.get('kind')}`)),
  shows: ['FORBIDDEN'],
  rejected: 'Not followed',
})

type Props = {
  kind: FollowKind
  of: string
  name: string
  /** Null when signed out. */
  followed: boolean | null
}

export const FollowButton = ({ kind, of, name, followed }: Props) => (
  <UnlessSuspended>
    <Form name="follow" about={{ kind, of, wanted: followed ? 'no' : 'yes' }} class="" rejected={null}>
      <Button class="sw-button--small" aria-pressed={followed ?? false} words={followed ? 'Following' : 'Follow'} of={` ${name}`} />
    </Form>
  </UnlessSuspended>
)

/** The launches of a category. NOT_FOUND for a category that doesn’t exist. */
export const categoryPage = definePage({
  path: paths.category,
  access: 'anyone',
  async load(request) {
    const { category } = request.params
    const current = currentCategory(category)
    if (current === null) throw new Failure('NOT_FOUND', 'Category not found.')
    if (current !== category)
      throw new OtherPageFirst(paths.category({ category: current }, { order: request.query.get('order') ?? undefined }), 308)
    const { world, account } = request
    const [catalog, upvoted, followed] = await Promise.all([
      readCatalog(request, category),
      account === null ? null : listUpvoted(world, account),
      isFollowed(world, category, account),
    ])
    return { catalog, upvoted, followed }
  },
  forms: { follow: followForm },
  view({ followed, ...data }, request) {
    const { category } = data.catalog
    const top = (
      <div class="wrap stack gap-5">
        <Flash />
        <Rejection />
      </div>
    )
    const beside = <FollowButton kind="category" of={category} name={categoryLabel(category)} followed={followed} />
    return catalogSheet({ ...data, head: headOf(data.catalog, request.world.siteUrl), top, beside }, request)
  },
})

function headOf({ category, order, isFirst, state }: Catalog, siteUrl: string): PageHead {
  const label = categoryLabel(category)
  const section = { section: 'catalog', styles: 'catalog' } as const
  const description = `New ${label} products, newest first: what they do, what they cost and who makes them.`
  if (!isFirst || state.kind === 'refused') return { ...section, title: `${label} · ${siteName()}`, description, canonical: null }
  const path = paths.category({ category })
  const alternates = feedAlternates(feedPaths.category(category), `${label}: new launches on ${siteName()}`)
  if (order === 'top')
    return {
      ...section,
      title: `${label}: top launches on ${siteName()}`,
      description: `The best new ${label} products of the last four weeks, ranked by votes on ${siteName()}.`,
      canonical: null,
      alternates,
    }
  return { ...section, title: `${label}: new launches on ${siteName()}`, description, canonical: siteUrl + path, alternates }
}
