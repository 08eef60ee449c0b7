import { imageUrl } from '../parts/web-url.ts'

/** The first screenshot large, the others as thumbnails below it. Each links to the full image. */
export function Gallery({ name, screenshots }: { name: string; screenshots: string[] }) {
  const addresses = screenshots.flatMap((address) => imageUrl(address) ?? [])
  if (addresses.length === 0) return null
  return (
    <section class="gallery" aria-label="Screenshots">
      <ul>
        {addresses.map((address, index) => (
          <li key={address}>
            <a href={address} rel="nofollow ugc">
              <img
                src={address}
                alt={`${name}, screenshot ${index + 1} of ${addresses.length}`}
                width={1280}
                height={800}
                loading={index === 0 ? 'eager' : 'lazy'}
                decoding="async"
                referrerpolicy="no-referrer"
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
