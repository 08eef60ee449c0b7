import { readFileSync } from 'node:fs'
import type { SampleProduct, UpcomingProduct } from './sample-product.ts'

/** The tests check each product. */
const read = (name: string): unknown => JSON.parse(readFileSync(new URL(`./launches/${name}.json`, import.meta.url), 'utf8'))

/** Products that have launched; those of `world` have words in other than Latin letters. */
export const published = ['building', 'working', 'making', 'living', 'world'].flatMap((name) => read(name) as SampleProduct[])

/** Products on their way: nobody but their makers sees them in the catalog, and some hold places in the weeks to come. */
export const upcoming = read('upcoming') as UpcomingProduct[]

export const sampleProducts: SampleProduct[] = [...published, ...upcoming]
