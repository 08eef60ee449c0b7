import { waitWords } from '../../../shared/ui/day-words.ts'
import { limits } from '../../../shared/vocabulary.ts'
import { paths } from '../../../shared/paths.ts'
import { renderPage } from '../document/layout.tsx'
import { currentViewer } from '../document/viewer.ts'
import { LinkButton } from '../parts/button.tsx'
import words from './words.json' with { type: 'json' }
import { siteName } from '../../domain/settings/current-site.ts'

type ShownFailure = { status: number; code: string; message: string; data?: Record<string, unknown> }

const titles: Record<number, string> = words.titles

/** The error page for any failure. `requestId` lets the operator find the request in the log. */
export function renderFailurePage(failure: ShownFailure, requestId: string, from: string | null = null): Buffer {
  const { status, message, data } = failure
  const isSuspension = status === 403 && currentViewer()?.suspension !== undefined
  const title = isSuspension
    ? 'You can’t do this while your account is suspended'
    : (titles[status] ?? (status >= 500 ? titles[500] : titles[400]) ?? '')
  const wait = data?.['retryAfter']
  const text = withoutRepeats(message, title, typeof wait === 'number')
  return renderPage(
    { title: `${title} · ${siteName()}`, description: message, canonical: null, styles: 'plain' },
    <div class="wrap failure">
      <p class="failure__status">{status}</p>
      <h1>{title}</h1>
      {text !== '' && <p class="failure__message text-width soft large wraps">{text}</p>}
      {status === 404 && search}
      {typeof wait === 'number' && <Wait seconds={wait} />}
      {typeof wait !== 'number' && (isSuspension ? <AfterRejection from={from} /> : nextSteps)}
      {status >= 500 && (
        <p class="above-5 soft smaller">
          If this keeps happening, contact support with this ID: <code>{requestId}</code>
        </p>
      )}
    </div>,
  )
}

/** The message without what the page already says in its heading or its countdown. */
function withoutRepeats(message: string, title: string, hasWait: boolean): string {
  const text = hasWait ? message.replace(/\s*(Please )?try again in [^.]*\.$/i, '') : message
  return text.replace(/\.$/, '') === title ? '' : text
}

/** The time to wait. browser/launch-time.ts counts it down, then shows the link. */
const Wait = ({ seconds }: { seconds: number }) => (
  <>
    <p class="above-4 large bold figures" data-wait={seconds}>
      Try again in {waitWords(seconds)}.
    </p>
    <p class="failure__next row center gap-3 above-5">
      <a class="sw-button" href="" data-retry hidden>
        Try again
      </a>
    </p>
  </>
)

const AfterRejection = ({ from }: { from: string | null }) => (
  <p class="failure__next row center gap-3 above-5">
    <LinkButton href={from ?? '/'} words={from === null ? 'Go to catalog' : 'Go back'} />{' '}
    <a href={paths.about({}, 'contact')}>Contact whoever runs this site</a>
  </p>
)

const search = (
  <form class="failure__search line gap-2 above-4" role="search" aria-label="Launches by name" action={paths.home()} method="get">
    <input
      class="field"
      type="search"
      name="query"
      maxLength={limits.queryLength}
      placeholder="Search launches"
      aria-label="Search launches"
      autocomplete="off"
    />
    <button class="sw-button sw-button--primary">Search</button>
  </form>
)

const nextSteps = (
  <p class="failure__next row center gap-3 above-5">
    <LinkButton href={paths.home()} words="Browse launches" />
  </p>
)
