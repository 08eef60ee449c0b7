import { pictureSources } from '../../../domain/pictures/picture.ts'
import { fixed } from '../../parts/fixed.ts'
import { imageUrl } from '../../parts/web-url.ts'
import { LazyImage } from '../../parts/picture.tsx'

const Chevron = ({ path }: { path: string }) => (
  <svg class="drawn" viewBox="0 0 16 16" width="18" height="18" stroke-width="2" aria-hidden="true">
    <path d={path} />
  </svg>
)

const Arrow = ({ step, look = '', label, path }: { step: number; look?: string; label: string; path: string }) => (
  <button
    type="button"
    class={`gallery__arrow raised in-middle edged lit grid bare ink pressable${look}`}
    data-step={step}
    aria-label={label}
    hidden
  >
    <Chevron path={path} />
  </button>
)

/** Shown by the script, which makes them work. A gallery with one picture hides them (gallery.css). */
const arrows = fixed(() => (
  <>
    <Arrow step={-1} look=" gallery__arrow--back" label="Previous screenshot" path="M10 2.5 4.5 8l5.5 5.5" />
    <Arrow step={1} label="Next screenshot" path="M6 2.5 11.5 8 6 13.5" />
  </>
))

const lightboxBar = fixed(() => (
  <form class="line center between gap-4 pad-3-4 figures" method="dialog">
    <p role="status" data-counter></p>
    <button class="sw-button">Close</button>
  </form>
))

function sourcesOf(address: string, shown: string) {
  const { src, srcset, sizes, width, height } = pictureSources(address, shown) ?? { src: address, width: 1280, height: 800 }
  return { src, srcset, sizes, width, height }
}

/**
 * The screenshots as a strip to swipe through, with thumbnails below. Each links to the full image; browser/gallery.ts opens it in the dialog
 * instead. `data-shot` joins a screenshot with its thumbnail.
 */
export function Gallery({ name, screenshots, alts = {} }: { name: string; screenshots: string[]; alts?: Record<string, string> }) {
  const addresses = [...new Set(screenshots.flatMap((address) => imageUrl(address) ?? []))]
  if (addresses.length === 0) return null
  return (
    <div class="gallery stack" data-gallery>
      <section class="stack gap-3" aria-label="Screenshots" data-carousel>
        <div class="gallery__view anchor">
          <ul class="gallery__strip line sunken framed rounded" data-strip>
            {addresses.map((address, index) => (
              <li class="shrinks" key={address} id={`screenshot-${index + 1}`} data-shot={index}>
                <a class="block" href={address} rel="nofollow ugc">
                  <img
                    class="block whole"
                    {...sourcesOf(address, '(max-width: 60rem) 100vw, 48rem')}
                    alt={alts[address] || `${name}, screenshot ${index + 1} of ${addresses.length}`}
                    loading={index === 0 ? 'eager' : 'lazy'}
                    fetchpriority={index === 0 ? 'high' : undefined}
                    decoding="async"
                    referrerpolicy="no-referrer"
                  />
                </a>
              </li>
            ))}
          </ul>
          {addresses.length > 1 && arrows()}
        </div>
        {addresses.length > 1 && (
          <ol class="gallery__thumbs grid gap-3">
            {addresses.map((address, index) => (
              <li key={address} data-shot={index}>
                <a
                  class="block sunken framed rounded-small clip"
                  href={`#screenshot-${index + 1}`}
                  aria-current={index === 0 ? 'true' : undefined}
                >
                  <LazyImage
                    class="block whole"
                    src={pictureSources(address, '')?.small ?? address}
                    alt={`Show screenshot ${index + 1}`}
                    width={160}
                    height={100}
                  />
                </a>
              </li>
            ))}
          </ol>
        )}
      </section>
      <dialog class="lightbox edgeless bare ink" aria-label={`Screenshots of ${name}`} data-carousel>
        {lightboxBar()}
        <div class="gallery__view anchor">
          <ul class="lightbox__strip line" data-strip></ul>
          {addresses.length > 1 && arrows()}
        </div>
      </dialog>
    </div>
  )
}
