import type { CheckDefinition } from '../check.ts'
import { https } from './https.ts'
import { metaDescription } from './meta-description.ts'
import { title } from './title.ts'

/** Every check, in the order of a report. A new one is a file in this folder and a line here. */
export const checks: readonly CheckDefinition[] = [https, title, metaDescription]
