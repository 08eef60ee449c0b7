import type { Context } from 'koa'
import { getProduct } from '../actions/get-product.ts'
import type { World } from '../actions/world.ts'
import { callerOf } from '../http/caller.ts'
import { validateInput } from '../http/validate.ts'
import type { Product } from '../../shared/schemas/product.ts'
import { applicationCategory } from './application-category.ts'
import { Gallery } from './launch-gallery.tsx'
import { LaunchFacts } from './launch-facts.tsx'
import { Logo, Upvotes } from './launch-row.tsx'
import { renderPage } from './layout.tsx'
import { hostWords, webAddress } from './web-address.ts'

/** One launch. A retired slug leads to the canonical one with 308. Throws Failure NOT_FOUND. */
export async function launch(world: World, ctx: Context & { params: Record<string, string> }): Promise<void> {
  const input = validateInput('getProduct', { params: ctx.params })
  const product = await getProduct(world, input, callerOf(ctx))
  if (product.slug !== input.slug) {
    ctx.status = 308
    ctx.set('Location', `/launches/${encodeURIComponent(product.slug)}/`)
    ctx.body = ''
    return
  }
  const { name, tagline, description, productUrl, screenshots } = product
  ctx.type = 'html'
  ctx.body = renderPage(
    {
      title: `${name}: ${tagline}`,
      description: clip(description === '' ? tagline : description, 158),
      canonical: productUrl,
      image: screenshots.find((address) => webAddress(address) !== null && /\.(png|jpe?g|webp)$/i.test(new URL(address).pathname)),
      section: 'catalog',
      data: softwareApplication(product),
    },
    <LaunchPage product={product} />,
  )
}

/** At most `length` characters, cut between words. */
function clip(text: string, length: number): string {
  const plain = text.replaceAll(/\s+/g, ' ').trim()
  return plain.length <= length ? plain : `${plain.slice(0, length - 1).replace(/\s+\S*$/, '')}…`
}

function softwareApplication(product: Product): object {
  const { name, description, url, logo, screenshots, categories, pricing, maker, launchDate } = product
  return {
    '@type': 'SoftwareApplication',
    name,
    description,
    url,
    image: logo,
    ...(screenshots.length > 0 && { screenshot: screenshots }),
    applicationCategory: applicationCategory(categories),
    operatingSystem: 'Any',
    datePublished: launchDate,
    author: { '@type': 'Person', name: maker.name },
    // Only what the listing knows: a price is stated where the product is free.
    ...((pricing === 'free' || pricing === 'freemium') && { offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' } }),
  }
}

function LaunchPage({ product }: { product: Product }) {
  const { name, tagline, url, logo, upvotes, description, screenshots } = product
  const address = webAddress(url)
  return (
    <article class="wrap launch">
      <header class="launch__head">
        <Logo address={logo} size={88} class="launch__logo" />
        <div class="launch__name">
          <h1>{name}</h1>
          <p>{tagline}</p>
        </div>
        <div class="launch__actions">
          {address !== null && (
            <a class="sw-button sw-button--primary" href={address} rel="nofollow ugc">
              Visit {hostWords(address)}
            </a>
          )}
          <Upvotes count={upvotes} />
        </div>
      </header>
      <div class="launch__body">
        <div class="launch__main">
          <Gallery name={name} screenshots={screenshots} />
          <div class="prose">
            {description.split(/\n{2,}/).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <LaunchFacts product={product} />
      </div>
    </article>
  )
}
