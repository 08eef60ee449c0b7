import { dayWords } from '../../../shared/ui/day-words.ts'
import { paths } from '../../../shared/paths.ts'
import { listSaved, muteSaved, saveLaunch, savedPerPage, type SavedLaunch, type SavedPage } from '../../actions/community/bookmarks.ts'
import { Logo } from '../parts/picture.tsx'
import { signInFirst } from '../session/session.ts'
import { defineForm, definePage } from '../page/define-page.ts'
import { privateSheet } from '../page/account-sheet.tsx'
import { Form } from '../forms/form.tsx'
import { isViewerSuspended } from '../document/unless-suspended.tsx'
import { addStylesheet } from '../document/assets.ts'
import { Empty } from '../parts/empty.tsx'
import { plural, pluralForm } from '../../../shared/plural.ts'
import { Button } from '../parts/button.tsx'

const stylesheet = addStylesheet('saved')

const launchOf = (form: URLSearchParams): string => form.get('launch') ?? ''

export const savedPage = definePage({
  path: paths.saved,
  access: 'member',
  async load({ world, query, account }) {
    const page = Math.max(1, Number.parseInt(query.get('page') ?? '', 10) || 1)
    return { page, found: await listSaved(world, page, account) }
  },
  forms: {
    mute: defineForm(muteSaved, {
      fields: (form) => ({ slug: launchOf(form), isMuted: true }),
      signedOut: signInFirst,
      says: 'Updates muted. You won’t get notifications about them.',
    }),
    unmute: defineForm(muteSaved, {
      fields: (form) => ({ slug: launchOf(form), isMuted: false }),
      signedOut: signInFirst,
      says: 'Updates turned on.',
    }),
    remove: defineForm(saveLaunch, {
      fields: (form) => ({ slug: launchOf(form), wanted: false }),
      signedOut: signInFirst,
      says: 'Removed from your saved launches.',
    }),
  },
  view: ({ page, found }) =>
    privateSheet({
      title: 'Saved launches',
      description: 'The launches you saved, last saved first, and whether you get notifications about their updates.',
      section: 'catalog',
      extra: <link rel="stylesheet" href={stylesheet} />,
      look: 'saved',
      lead: 'Only you can see this list. You’ll get a notification when one of these launches posts an update.',
      children: <SavedList found={found} page={page} />,
    }),
})

const SavedList = ({ found: { saved: rows, total, unlisted }, page }: { found: SavedPage; page: number }) => (
  <>
    {rows.length === 0 ? (
      <Empty title={total === 0 ? 'Nothing saved yet' : 'You’ve reached the end'}>
        <p>
          Press Save on a launch to add it here. <a href={paths.home()}>Browse launches</a>
        </p>
      </Empty>
    ) : (
      <ol class="saved__list">
        {rows.map((row) => (
          <Row key={row.bookmark.id} row={row} />
        ))}
      </ol>
    )}
    {unlisted > 0 && (
      <p class="soft smaller">
        {plural(unlisted, 'saved launch isn’t', 'saved launches aren’t')} live right now. You’ll see{' '}
        {pluralForm(unlisted, 'it here if it goes', 'them here if they go')} live again.
      </p>
    )}
    {total > savedPerPage && (
      <nav class="row gap-2" aria-label="Pages">
        {page > 1 && <a href={paths.saved({ page: page - 1 })}>Newer</a>}
        {page * savedPerPage < total && <a href={paths.saved({ page: page + 1 })}>Older</a>}
      </nav>
    )}
  </>
)

function Row({ row: { launch, bookmark } }: { row: SavedLaunch }) {
  const { slug, name, tagline, logo } = launch
  const isMuted = bookmark.isMuted === true
  const isSuspended = isViewerSuspended()
  return (
    <li class="saved__row grid center underlined">
      <Logo address={logo} slug={slug} size={48} class="saved__logo covers" />
      <div class="saved__text wraps">
        <h2>
          <a class="line-on-hover" href={paths.launch(launch)}>
            <bdi>{name}</bdi>
          </a>
        </h2>
        <p>
          <bdi>{tagline}</bdi>
        </p>
        <p class="soft smaller">
          Saved <time dateTime={bookmark.at}>{dayWords(bookmark.at.slice(0, 10))}</time>
          {isMuted && ' · Updates muted'}
        </p>
      </div>
      {!isSuspended && (
        <Form name="mute" others={['unmute', 'remove']} about={{ launch: slug }} class="saved__actions row gap-2" rejected={null}>
          <button class="sw-button sw-button--small" name="do" value={isMuted ? 'unmute' : 'mute'}>
            {isMuted ? 'Unmute updates' : 'Mute updates'}
            <span class="sw-hidden"> from {name}</span>
          </button>
          <Button class="sw-button--small" name="do" value="remove" words="Remove" of={` ${name}`} />
        </Form>
      )}
    </li>
  )
}
