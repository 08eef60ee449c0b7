import { building } from './launches/building.ts'
import { living } from './launches/living.ts'
import { making } from './launches/making.ts'
import { upcoming } from './launches/upcoming.ts'
import { working } from './launches/working.ts'
import { world } from './launches/world.ts'
import type { SampleProduct } from './sample-product.ts'

/** Products that have launched. */
export const published: SampleProduct[] = [building, working, making, living, world].flat()

export const sampleProducts: SampleProduct[] = [...published, ...upcoming]
