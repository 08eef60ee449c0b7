import { type PreviewFacts, plainHost } from '../../previews/preview-facts.ts'
import type { Network } from '../../previews/networks/network.ts'
import type { Preview, PreviewPicture } from '../../previews/preview.ts'
import { dayWords } from '../day-words.ts'

/** The source an image may be loaded from, or null if the page’s Content-Security-Policy forbids it. */
export type SourceOf = (url: string) => string | null

type Props = { network: Network; preview: Preview; lang: string | null; sourceOf: SourceOf }

/** The source of the preview’s rules, and when they were read. */
const sourceWords = ({ published: [own], read }: Network['rules']): string =>
  `Rules ${own === undefined ? 'as reported' : `from ${plainHost(own)}`}, ${dayWords(read)}`

/** A link as one network shows it, in that network’s light and dark colors. */
export function PreviewCard({ network, preview, lang, sourceOf }: Props) {
  const { id, name, rules } = network
  return (
    <li class={`sw-preview grid gap-2 shrinks sw-preview--${id}`}>
      <h4 class="line between gap-2 flat soft tiny bold">
        {name} <span class="light">{sourceWords(rules)}</span>
      </h4>
      <div class="sw-preview__stage pad-3 framed rounded wraps" lang={lang ?? undefined}>
        {preview.kind === 'link' ? <p class="sw-preview__link">{preview.url}</p> : <Card preview={preview} sourceOf={sourceOf} />}
      </div>
      {preview.notes.map((note) => (
        <p key={note} class="doubtful tiny tight">
          {note}
        </p>
      ))}
    </li>
  )
}

function Card({ preview, sourceOf }: Pick<Props, 'preview' | 'sourceOf'>) {
  const { siteName, host, title, description, picture, empty, icon, color } = preview
  const size = picture?.size ?? empty
  return (
    <div class={`sw-preview__card${size === null ? '' : ` sw-preview__card--${size}`}`}>
      {color !== null && <ColorBar color={color} />}
      {picture !== null ? <Picture picture={picture} sourceOf={sourceOf} /> : empty !== null && <Empty size={empty} />}
      <div class="sw-preview__text grid shrinks grows">
        {siteName !== null && (
          <p class="sw-preview__site gap-half line center">
            {icon !== null && <Icon url={icon} sourceOf={sourceOf} />}
            <bdi>{siteName}</bdi>
          </p>
        )}
        <p class="sw-preview__title small bold" dir="auto">
          {title}
        </p>
        {description !== null && (
          <p class="sw-preview__description" dir="auto">
            {description}
          </p>
        )}
        <p class="sw-preview__host unbroken clip">{host}</p>
      </div>
      {siteName === null && icon !== null && <Icon url={icon} sourceOf={sourceOf} />}
    </div>
  )
}

/** An image that fails to load leaves its frame empty, as on the networks. Without scripts, its alt text shows. */
const leaveFrame = ({ currentTarget }: { currentTarget: EventTarget }) => (currentTarget as HTMLElement).remove()

/** An image from its own host, which isn’t told what page shows it. */
function Picture({ picture: { url, alt, isNew, size }, sourceOf }: { picture: PreviewPicture; sourceOf: SourceOf }) {
  const source = isNew ? null : sourceOf(url)
  return (
    <div class={`sw-preview__picture rigid anchor clip sw-preview__picture--${size}`}>
      {source === null ? (
        <span class="sw-preview__stand-in grid bold middle">{isNew ? 'Your new image' : 'Your image'}</span>
      ) : (
        <img src={source} alt={alt} loading="lazy" decoding="async" referrerpolicy="no-referrer" onError={leaveFrame} />
      )}
    </div>
  )
}

const Empty = ({ size }: { size: 'large' | 'small' }) => (
  <div class={`sw-preview__picture rigid anchor clip sw-preview__picture--${size} sw-preview__picture--empty grid`}>
    <svg class="drawn" viewBox="0 0 24 24" width="24" height="24" stroke-width="1.75" role="img" aria-label="No image">
      <path d="M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1" />
    </svg>
  </div>
)

/** The tab of a browser, in which visitors see the page’s title and icon. */
export const BrowserTab = ({ facts: { url, title, favicon, lang }, sourceOf }: { facts: PreviewFacts; sourceOf: SourceOf }) => (
  <div class="sw-preview-tab lit above-4 framed rounded clip">
    <p class="sunken line center gap-2 small" lang={lang ?? undefined}>
      {favicon !== null && <Icon url={favicon} sourceOf={sourceOf} />}
      <bdi class="unbroken clip">{title ?? plainHost(url)}</bdi>
    </p>
    <p class="soft tiny unbroken clip">{url}</p>
  </div>
)

function Icon({ url, sourceOf }: { url: string; sourceOf: SourceOf }) {
  const source = sourceOf(url)
  return source === null ? (
    <span class="sw-preview__icon rigid" />
  ) : (
    <img
      class="sw-preview__icon rigid"
      src={source}
      alt=""
      width={20}
      height={20}
      loading="lazy"
      decoding="async"
      referrerpolicy="no-referrer"
      onError={leaveFrame}
    />
  )
}

/** Uses an attribute, since our Content-Security-Policy forbids inline styles. Anything that isn’t a color keeps the default. */
const ColorBar = ({ color }: { color: string }) => (
  <svg class="sw-preview__color" viewBox="0 0 4 4" preserveAspectRatio="none" aria-hidden="true">
    <path d="M0 0h4v4H0z" fill={/^#[\da-f]{3,8}$|^[a-z]+$|^(?:rgb|hsl)a?\([\d\s.,%/]+\)$/i.test(color) ? color : 'currentColor'} />
  </svg>
)
