import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { getProduct } from '../../../../api/actions/catalog/get-product.ts'
import { literalCaller } from '../../../support/literal-caller.ts'
import { literalLaunch } from '../../../support/literal-launch.ts'
import { liveLaunch } from '../../../support/live-launch.ts'
import { openCatalog, type OpenCatalog } from '../../../support/open-catalog.ts'

describe('getProduct', () => {
  let catalog: OpenCatalog
  beforeEach(async () => {
    const unpublished = (['draft', 'pending_review', 'scheduled', 'rejected'] as const).map((status) =>
      literalLaunch({ slug: status, status }),
    )
    catalog = await openCatalog([liveLaunch({ aliases: ['kettle'] }), ...unpublished])
  })
  afterEach(() => catalog.close())

  it.each(['teapot', 'kettle'])('answers at %s with the canonical slug', async (slug) => {
    const product = await getProduct(catalog.world, { slug }, literalCaller())
    expect(product).toMatchObject({
      slug: 'teapot',
      productUrl: 'https://slipway.example/launches/teapot/',
      logo: 'https://slipway.example/logo.svg',
    })
  })

  it.each(['nothing', 'draft', 'pending_review', 'scheduled', 'rejected', '__proto__', 'TEAPOT'])('finds no launch at %s', async (slug) => {
    await expect(getProduct(catalog.world, { slug }, literalCaller())).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'Launch not found. Try searching the catalog.',
    })
  })
})
