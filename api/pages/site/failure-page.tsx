import type { ComponentChildren } from 'preact'
import { renderPage } from '../parts/layout.tsx'

type ShownFailure = { status: number; code: string; message: string; data?: Record<string, unknown> }

const titles: Record<number, string> = {
  400: 'That request did not make sense',
  403: 'That is not yours to open',
  404: 'Nothing is moored here',
  405: 'That cannot be done here',
  413: 'That was too much at once',
  415: 'That came in the wrong form',
  429: 'A moment, please',
  500: 'Something broke on our side',
  503: 'We cannot answer right now',
}

/** A designed page for any failure; `requestId` helps the operator to find what happened. */
export function renderFailurePage(failure: ShownFailure, requestId: string): string {
  const { status, message, data } = failure
  const title = titles[status] ?? (status >= 500 ? titles[500] : titles[400]) ?? ''
  const wait = data?.['retryAfter']
  return renderPage(
    { title: `${title} · Slipway`, description: message, canonical: null },
    <div class="wrap failure">
      <p class="failure__status">{status}</p>
      <h1>{title}</h1>
      <p class="failure__message">{message}</p>
      {typeof wait === 'number' && (
        <p>
          You can try again in <strong>{waitWords(wait)}</strong>.
        </p>
      )}
      <NextSteps status={status} />
      {status >= 500 && (
        <p class="failure__id">
          If it stays this way, tell the operator this number: <code>{requestId}</code>
        </p>
      )}
    </div>,
  )
}

/** `seconds` as people say it. */
export function waitWords(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}

function NextSteps({ status }: { status: number }): ComponentChildren {
  if (status !== 404) {
    return (
      <p class="failure__next">
        <a class="sw-button" href="/">
          Go to the catalog
        </a>
      </p>
    )
  }
  return (
    <form class="failure__next" role="search" action="/" method="get">
      <label class="sw-hidden" for="search">
        Search launches
      </label>
      <input class="field" id="search" type="search" name="query" placeholder="Search launches" data-search />
      <button class="sw-button" type="submit">
        Search
      </button>
      <a href="/">All launches</a>
    </form>
  )
}
