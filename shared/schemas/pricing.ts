import { Type } from 'typebox'
import { pricings } from '../vocabulary.ts'

/** Interface section 2.1. */
export const Pricing = Type.Enum([...pricings], { description: 'Pricing model.' })
